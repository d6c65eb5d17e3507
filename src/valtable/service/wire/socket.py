"""A websocket that ends when it should: whoever does not read cannot hold it open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

LINGER = 3.0
"""Seconds in which the other side may still read what was written before the end."""


class Socket(WebSocketsSansIOProtocol):
    """Closing waits for all that was written to be read, for ever if need be; here it waits so long and no longer."""

    _ending: asyncio.TimerHandle | None = None
    at_end: Callable[[], None] | None = None
    """Called when the connection is gone."""
    is_silent = False
    """Whether it was ended because it does not answer."""
    farewell = b""
    """The last thing that is said when the service stops."""

    @property
    def code(self) -> int | None:
        """How it was closed: what they said, else what we said, else that nobody did. None if it was never opened."""
        if self.conn.state is State.CONNECTING or self.conn.handshake_exc is not None:
            return None
        said = self.conn.close_rcvd or self.conn.close_sent
        return int(said.code) if said is not None else CloseCode.ABNORMAL_CLOSURE

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.is_silent = True
        self._end_soon()

    def shutdown(self) -> None:
        if self.farewell and self.conn.state is State.OPEN:
            self.conn.send_text(self.farewell)
        super().shutdown()
        self._end_soon()

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the socket, as it should; it is no matter for the log."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            if self.conn.state is State.OPEN:  # else what came with it has ended the socket already
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """How long a message is has a limit, in how many pieces it comes has none: an empty piece is not kept."""
        if event.data or event.fin:
            super().handle_cont(event)

    async def send(self, message: Any) -> None:
        try:
            await super().send(message)
        except RuntimeError:
            if not self.close_sent:
                raise
            raise ClientDisconnected from None  # it was closed while this waited

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._ending is not None:
            self._ending.cancel()
        if self.at_end is not None:
            self.at_end()

    def _end_soon(self) -> None:
        if self._ending is None and not self.disconnected:
            self._ending = self.loop.call_later(LINGER, self.transport.abort)
