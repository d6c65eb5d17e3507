"""How much one client's reading may cost: seconds of work, which come back with time. Many cheap reads are fine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic, thread_time

from valtable.service.problems import Trouble

MANY = 1000
"""Above so many purses, those that are full again are thrown away."""


class Purses:
    """A client's purse holds at most `most` seconds of work; every second `share` of one comes back."""

    def __init__(self, most: float, share: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._share = share
        self._clock = clock
        self._purses: dict[str, tuple[float, float]] = {}

    def left(self, client: str) -> float:
        left, then = self._purses.get(client, (self._most, 0.0))
        return min(self._most, left + (self._clock() - then) * self._share)

    def check(self, client: str) -> None:
        """Trouble if nothing is left, with how long it takes until there is."""
        left = self.left(client)
        if left <= 0:
            seconds = max(1, ceil(-left / self._share))
            raise Trouble("too_many_requests", seconds=seconds, limit="read_seconds")

    def pay(self, client: str, seconds: float) -> None:
        """What is known only afterwards may cost more than there is."""
        self._purses[client] = self.left(client) - seconds, self._clock()
        if len(self._purses) > MANY:
            self._purses = {one: purse for one, purse in self._purses.items() if self.left(one) < self._most}

    @contextmanager
    def paying(self, client: str) -> Iterator[None]:
        """Around work that waits for nothing: Trouble if nothing is left, else it is paid for by what it has taken."""
        self.check(client)
        begun = thread_time()
        try:
            yield
        finally:
            self.pay(client, thread_time() - begun)
