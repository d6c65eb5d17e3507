"""Run the service in this process until it is told to stop."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import uvicorn

from valtable.kernel.errors import Malformed
from valtable.lab.collecting import collect_seldom
from valtable.service.app import App
from valtable.service.operating.logs import logger, set_up
from valtable.service.settings import Settings
from valtable.service.wire.connection import Connection
from valtable.service.wire.files import BACKLOG, fitting
from valtable.service.wire.socket import Socket

LOG = logger("valtable.service")


def server(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run. Nothing is compressed on the socket: it is small, and time is dearer."""
    config = uvicorn.Config(
        App(settings),
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=Connection,
        proxy_headers=False,  # the guard looks at them
        timeout_keep_alive=settings.keep_alive_seconds,
        ws=Socket,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="error" if settings.log_level == "error" else "warning",  # below it names every visitor's address
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until interrupted; says where, once it can be visited."""
    set_up(settings.log_format, settings.log_level, settings.access_log)
    settings = fitting(settings)
    running = server(settings)
    collect_seldom()
    # The server stops on this signal, and then raises it again: that would end the process before it has tidied up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with ExitStack() as stack:
        doors = [stack.enter_context(door) for door in open_doors(settings, running.config.app)]
        announce(f"{address_of(doors[0])}/")
        LOG.info("the service is open", address=address_of(doors[0]), database=str(settings.database))
        try:
            running.run(sockets=doors)
        finally:
            LOG.info("the service is closed")


def address_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"http://{'[' + host + ']' if ':' in host else host}:{port}"


def open_doors(settings: Settings, app: Any) -> list[socket.socket]:
    """Where people come in and, if that is wished, where the metrics are asked for."""
    doors = [bind(settings)]
    if settings.metrics_port is not None:
        try:
            doors.append(listen(settings.metrics_host, settings.metrics_port))
            app.hall.metrics_port = doors[1].getsockname()[1]
            if app.hall.metrics_port == doors[0].getsockname()[1]:
                raise Malformed("--metrics-port", "must be another than --port")
        except Malformed:
            for door in doors:
                door.close()
            raise
        LOG.info("metrics can be asked for", address=f"{address_of(doors[1])}/metrics")
    return doors


def bind(settings: Settings) -> socket.socket:
    return listen(settings.host, settings.port)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens already, so that whoever is told the address can come at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise Malformed(f"{host}:{port}", f"cannot be served at ({error.strerror})") from None
    return listening
