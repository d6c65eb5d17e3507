"""Whose turn it is when a process becomes free: tables at which somebody waits come first, and among those every
household in its turn, however many tables it has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from itertools import count
from typing import Generic, TypeVar

P = TypeVar("P")
Households = Callable[[], Collection[str]]
"""Who waits for it now: people come and go meanwhile."""
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
        self._awaited: dict[asyncio.Future[P], Collection[str]] = {}
        """Those of them for which somebody waits, with who that is."""
        self._others: dict[asyncio.Future[P], None] = {}
        """In the order in which they came, as those above."""
        self._numbers = count(1)
        self._last: dict[str, int] = {}
        """When each household's last turn was, counted in turns."""

    async def take(self, households: Households) -> P:
        turn: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = households
        self._place(turn)
        self._deal()
        try:
            return await turn
        except asyncio.CancelledError:
            self._leave(turn)
            if turn.done() and not turn.cancelled():
                self.give(turn.result())  # it had just come
            raise

    def look_again(self, households: Households) -> None:
        """Other people are there now than when it was looked last."""
        for turn in [turn for turn, asked in self._waiting.items() if asked == households]:
            self._place(turn)
        self._deal()

    def give(self, process: P) -> None:
        if process is self.aside:
            self.aside = None
        self.free.append(process)
        self._deal()

    def _place(self, turn: asyncio.Future[P]) -> None:
        for place in (self._awaited, self._others):
            place.pop(turn, None)
        if there := self._waiting[turn]():
            self._awaited[turn] = there
        else:
            self._others[turn] = None

    def _leave(self, turn: asyncio.Future[P]) -> None:
        for place in (self._waiting, self._awaited, self._others):
            place.pop(turn, None)

    def _deal(self) -> None:
        """Have those think whose turn it is."""
        while self.free and (turn := self._first()) is not None:
            process = self.free.pop()
            if turn in self._awaited:
                self._last[self._next_of(self._awaited[turn])] = next(self._numbers)
            else:
                self.aside = process
            self._leave(turn)
            turn.set_result(process)
        if len(self._last) > MANY:
            waiting = {one for there in self._awaited.values() for one in there}
            self._last = {one: last for one, last in self._last.items() if one in waiting}

    def _first(self) -> asyncio.Future[P] | None:
        """Among equals whoever came first; whoever has gone has not left yet, perhaps."""
        if self._all - len(self.free) - (self.aside is not None) < self._most:
            awaited = [(turn, there) for turn, there in self._awaited.items() if not turn.done()]
            if awaited:
                return min(awaited, key=lambda one: self._turn_of(self._next_of(one[1])))[0]
        if self.aside is not None:
            return None
        return next((turn for turn in self._others if not turn.done()), None)

    def _next_of(self, households: Collection[str]) -> str:
        return min(households, key=self._turn_of)

    def _turn_of(self, household: str) -> int:
        return self._last.get(household, 0)
