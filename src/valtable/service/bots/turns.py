"""Whose turn it is when a process becomes free: people who play come before tables at which only bots do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

P = TypeVar("P")


class Turns(Generic[P]):
    """Processes that are free, and who waits for one. The one used last is asked first: others need not be started."""

    def __init__(self, processes: Sequence[P]) -> None:
        self.free = list(processes)
        self._waiting: list[tuple[bool, int, asyncio.Future[P]]] = []
        self._numbers = count()

    async def take(self, later: bool) -> P:
        """The next that is free; `later` lets everybody else go first. Among equals in the order in which they came."""
        if self.free:
            return self.free.pop()  # then nobody waits
        turn: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (later, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())  # it had just come
            raise

    def give(self, process: P) -> None:
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():  # else whoever waited has gone
                turn.set_result(process)
                return
        self.free.append(process)
