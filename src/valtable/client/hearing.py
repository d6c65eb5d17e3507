"""What happens at a table, for whoever listens: one queue per listener, which never grows without end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from valtable.client.errors import Left
from valtable.service.protocol import Announcement, Closing, Joined, Presence, Rewound, Update

News = Joined | Update | Rewound | Presence | Closing | Announcement
"""`Joined` is the whole table: after the first one, when there was no shorter way to come back."""
MOST_WAITING: Final = 1000


class Hearing:
    """An iterator over news. Who does not come to take them is told the whole table in their place."""

    def __init__(
        self,
        whole: Callable[[], Joined],
        failure: Callable[[], Exception | None],
        pulse: Callable[[], asyncio.Event],
    ) -> None:
        self._whole = whole
        self._failure = failure
        self._pulse = pulse
        self._waiting: deque[News] = deque()

    def put(self, news: News) -> None:
        self._waiting.append(news)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self._waiting.append(self._whole())

    def __aiter__(self) -> Hearing:
        return self

    async def __anext__(self) -> News:
        while not self._waiting:
            failure = self._failure()
            if isinstance(failure, Left):
                raise StopAsyncIteration
            if failure is not None:
                raise failure
            await self._pulse().wait()
        return self._waiting.popleft()
