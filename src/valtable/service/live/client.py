"""One open socket: what it is sent waits in a queue, so that nobody at the table waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from sys import getsizeof
from typing import Any

from valtable.service.operating.metrics import UNWATCHED, Metrics

LATER = 1013
"""Close code: try again later."""


class Client:
    """One with more than `most` bytes waiting is sent away; it comes back and gets the whole table.

    That may be longer than `most`, and what is told before it could be read must not send away whoever reads at once:
    only what waits behind it counts.
    """

    def __init__(
        self, send: Any, most: int, metrics: Metrics = UNWATCHED, is_program: bool = False, host: str = ""
    ) -> None:
        self._send = send
        self.host = host
        """The address behind it."""
        self._goodbye = (LATER, "come again")
        self.is_program = is_program
        """Whether it has said that no person looks on through it."""
        self._most = most
        self._metrics = metrics
        self._waiting: deque[tuple[bytes, bool]] = deque()
        """Messages in order, each with whether it stands for itself: the whole table takes the place of the others."""
        self._bytes = 0
        self._whole = 0
        """So many of them are the whole table, which is the first of what waits."""
        self._news = asyncio.Event()
        self.dismissed = False
        self.is_full = False
        """Whether it was sent away because it does not read."""

    @property
    def waiting(self) -> int:
        """Bytes of memory that what has not been sent yet takes."""
        return self._bytes

    def send(self, text: bytes) -> None:
        """What has changed at the table."""
        self._put(text, is_answer=False)

    def send_whole(self, text: bytes) -> None:
        """The whole table. What waits to be told of it is in there already; answers are not, and come after it."""
        if self._whole and self._waiting[0][0] is text:
            return
        answers = [answer for answer, is_answer in self._waiting if is_answer]
        self._clear()
        self._put(text, is_answer=False)
        self._whole = self._bytes
        for answer in answers:
            self._put(answer, is_answer=True)

    def answer(self, text: bytes) -> None:
        """To something that this client has said; or what is said to everybody, and is no part of a table."""
        self._put(text, is_answer=True)

    def dismiss(self) -> None:
        self.dismissed = True
        self._news.set()

    def turn_away(self, code: int, reason: str) -> None:
        """For good: it need not come again, and is told nothing more."""
        if not self.dismissed:
            self._clear()
            self._goodbye = (code, reason)
            self.dismiss()

    async def deliver(self) -> None:
        """Send what comes, in order, until the client is dismissed."""
        try:
            while self._waiting or not self.dismissed:
                while self._waiting:
                    text, _ = self._waiting.popleft()
                    self._bytes -= getsizeof(text)
                    self._whole = 0
                    await self._send({"type": "websocket.send", "text": text.decode()})
                self._news.clear()
                if not self.dismissed:
                    await self._news.wait()
            code, reason = self._goodbye
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except OSError:
            return  # the client has gone; its receiving side says so, too

    def _put(self, text: bytes, is_answer: bool) -> None:
        if self.dismissed:
            return
        if self._bytes - self._whole > self._most:  # looked at before, so that a single message may have any length
            self._clear()
            self.is_full = True
            self._metrics.dropped.labels("queue").inc()  # now: it may take a while until its socket ends
            self.dismiss()
            return
        self._waiting.append((text, is_answer))
        self._bytes += getsizeof(text)
        self._news.set()

    def _clear(self) -> None:
        self._waiting.clear()
        self._bytes = self._whole = 0
