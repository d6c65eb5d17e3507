"""An HTTP connection that is given only so much time, of which an address has only so many.

The server itself waits for ever for the rest of a request, and for a browser to take its answer.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from valtable.service.addresses import household
from valtable.service.app import App
from valtable.service.http.entrance import VISIT
from valtable.service.problems import Trouble
from valtable.service.protocol import Closing
from valtable.service.wire.socket import LINGER, Socket


def turned_away() -> bytes:
    """Said before anything was asked, so in the language that most can read."""
    trouble = Trouble("too_many_requests")
    body = msgspec.json.encode(trouble.problem("en"))
    head = f"HTTP/1.1 {trouble.status} Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 60\r\n"
    return f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body


class Connection(H11Protocol):
    def __init__(self, config: Config, *others: Any, **named: Any) -> None:
        super().__init__(config, *others, **named)
        assert isinstance(config.app, App)
        self._hall = config.app.hall
        self._household = ""
        self._has_entered = False
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in H11Protocol
        super().connection_made(transport)
        if self._hall.metrics_port is not None and self.server and self.server[1] == self._hall.metrics_port:
            self._watch()  # whoever watches over the service comes in also when it is full
            return
        host = self.client[0] if self.client else ""
        self._household = household(host)
        alone = not self._hall.proxies.trusts(host)
        self._has_entered = self._hall.limits.connections.enter(self._household, alone)
        if self._has_entered:
            self._watch()
        else:
            transport.write(turned_away())
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest(self._deadline, self._reading)
        self._leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        socket.at_end = lambda: self._end_socket(socket)
        socket.farewell = msgspec.json.encode(Closing(self._hall.settings.back_seconds))

    def shutdown(self) -> None:
        self._hall.is_closing = True
        super().shutdown()
        self.loop.call_later(LINGER, self.transport.abort)  # also if an answer is still not read by then

    # What they send

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]:
            self._watch()  # else nothing is on its way, and it is kept alive for a while

    def _watch(self) -> None:
        """Give a request so long to begin, that is for its head, and what comes after its answer so long to end."""
        answered = bool(self.cycle) and self.cycle.response_complete
        state = self.conn.their_state
        if state is h11.IDLE or (state is h11.SEND_BODY and answered):
            if self._deadline is None:
                seconds = self._hall.settings.header_seconds
                self._deadline = self.loop.call_later(seconds, self._cut, "head")
        elif self._deadline is not None:
            self._rest(self._deadline)
            self._deadline = None

    # What they read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._check_reading(None)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._rest(self._reading)

    def _check_reading(self, before: int | None) -> None:
        """Whoever has not read anything since the last time will not."""
        left = self.transport.get_write_buffer_size()
        if before is not None and left >= before:
            self._cut("answer")
        else:
            self._reading = self.loop.call_later(self._hall.settings.body_seconds, self._check_reading, left)

    # The end

    def _cut(self, why: str) -> None:
        self._hall.metrics.dropped.labels(why).inc()
        self.transport.abort()

    def _end_socket(self, socket: Socket) -> None:
        self._leave()
        visit = getattr(socket, "scope", {}).get(VISIT)  # one that asked wrongly was never let in
        if visit is not None:
            visit.closed(socket.code)
        if socket.is_silent:
            self._hall.metrics.dropped.labels("ping").inc()

    def _leave(self) -> None:
        if self._has_entered:
            self._has_entered = False
            self._hall.limits.connections.leave(self._household)

    def _rest(self, *timers: asyncio.TimerHandle | None) -> None:
        for timer in timers:
            if timer is not None:
                timer.cancel()
