"""Run the service in this process until it is told to stop."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from valtable.kernel.errors import Malformed
from valtable.lab.collecting import collect_seldom
from valtable.service.app import App
from valtable.service.settings import Settings
from valtable.service.wire.connection import Connection
from valtable.service.wire.socket import Socket


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
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until interrupted; says where, once it can be visited."""
    running = server(settings)
    collect_seldom()
    # The server stops on this signal, and then raises it again: that would end the process before it has tidied up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with bind(settings) as listening:
        host, port = listening.getsockname()[:2]
        announce(f"http://{'[' + host + ']' if ':' in host else host}:{port}/")
        running.run(sockets=[listening])


def bind(settings: Settings) -> socket.socket:
    """A socket that listens already, so that whoever is told the address can come at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise Malformed(f"{settings.host}:{settings.port}", f"cannot be served at ({error.strerror})") from None
    return listening
