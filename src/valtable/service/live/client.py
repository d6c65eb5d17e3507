"""One open socket: what it is sent waits in a queue, so that nobody at the table waits for it."""

from __future__ import annotations

import asyncio
from typing import Any

MOST_WAITING = 500
"""A client that is so many messages behind is sent away; it comes back and gets the whole table."""

LATER = 1013
"""Close code: try again later."""


class Client:
    def __init__(self, send: Any) -> None:
        self._send = send
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.dismissed = False

    def send(self, text: str) -> None:
        if self.dismissed:
            return
        if self._queue.qsize() >= MOST_WAITING:
            self.dismiss()
        else:
            self._queue.put_nowait(text)

    def dismiss(self) -> None:
        self.dismissed = True
        self._queue.put_nowait(None)

    async def deliver(self) -> None:
        """Send what comes, in order, until the client is dismissed."""
        try:
            while (text := await self._queue.get()) is not None:
                await self._send({"type": "websocket.send", "text": text})
            await self._send({"type": "websocket.close", "code": LATER, "reason": "come again"})
        except OSError:
            return  # the client has gone; its receiving side says so, too
