"""How a socket ends whose other side does not read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected

from valtable.service.run import bind
from valtable.service.settings import Settings
from valtable.service.wire import socket
from valtable.service.wire.socket import Socket

LARGE = 16_000_000
"""More than anything between two programs holds."""
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_who_never_reads_is_cut_off(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(socket, "LINGER", 0.1)
    asyncio.run(asyncio.wait_for(scene(), 60))
    assert caplog.text == "", "it is no fault of ours"


async def scene() -> None:
    sent, ended = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "x" * LARGE})
        sent.set()
        telling = asyncio.create_task(send({"type": "websocket.send", "text": "and more"}))
        while (await receive())["type"] != "websocket.disconnect":
            pass
        with pytest.raises(ClientDisconnected):
            await telling
        ended.set()

    often: dict[str, Any] = {"ws_ping_interval": 0.1, "ws_ping_timeout": 0.1}
    server = uvicorn.Server(uvicorn.Config(app, ws=Socket, lifespan="off", log_config=None, **often))
    with bind(Settings(database=Path("none"), port=0)) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        _, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(HANDSHAKE)
        await sent.wait()
        await ended.wait()
        server.should_exit = True
        await serving
        writer.close()
