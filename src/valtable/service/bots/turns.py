"""Whose turn it is when a process becomes free: tables at which somebody waits come first, and among those every
household in its turn, however many tables it has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from itertools import count
from typing import Generic, TypeVar

P = TypeVar("P")
Households = Callable[[], Collection[str]]
"""Who waits for it now, wherever they are: people come and go while they wait."""
MANY = 1000
"""Above so many households, those that wait for nothing are forgotten."""


class Turns(Generic[P]):
    """Processes that are free, and who waits for one. The one used last is asked first: others need not be started.

    At most one thinks for tables at which nobody waits, and at most `most` for the others.
    """

    def __init__(self, processes: Sequence[P], most: int) -> None:
        self.free = list(processes)
        self._all = len(self.free)
        self._most = most
        self.aside: P | None = None
        """The one that thinks where nobody waits."""
        self._waiting: dict[asyncio.Future[P], Households] = {}
        """In the order in which they came."""
        self._numbers = count(1)
        self._last: dict[str, int] = {}
        """When each household's last turn was, counted in turns."""

    async def take(self, households: Households) -> P:
        turn: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = households
        self.deal()
        try:
            return await turn
        except asyncio.CancelledError:
            self._waiting.pop(turn, None)
            if turn.done() and not turn.cancelled():
                self.give(turn.result())  # it had just come
            raise

    def give(self, process: P) -> None:
        if process is self.aside:
            self.aside = None
        self.free.append(process)
        self.deal()

    def deal(self) -> None:
        """Have those think whose turn it is; also when somebody has come or gone."""
        while self.free and (turn := self._first()) is not None:
            households = self._waiting.pop(turn)()
            process = self.free.pop()
            if households:
                self._last[self._next_of(households)] = next(self._numbers)
            else:
                self.aside = process
            turn.set_result(process)
        if len(self._last) > MANY:
            waiting = {one for households in self._waiting.values() for one in households()}
            self._last = {one: last for one, last in self._last.items() if one in waiting}

    def _first(self) -> asyncio.Future[P] | None:
        """Among equals whoever came first."""
        thinking = self._all - len(self.free) - (self.aside is not None)
        awaited: list[tuple[int, int, asyncio.Future[P]]] = []
        others: list[asyncio.Future[P]] = []
        for number, (turn, households) in enumerate(self._waiting.items()):
            if turn.done():
                continue  # whoever waited has gone
            if there := households():
                awaited.append((self._last.get(self._next_of(there), 0), number, turn))
            else:
                others.append(turn)
        if awaited and thinking < self._most:
            return min(awaited)[2]
        return others[0] if others and self.aside is None else None

    def _next_of(self, households: Collection[str]) -> str:
        return min(households, key=lambda one: (self._last.get(one, 0), one))
