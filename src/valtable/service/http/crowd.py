"""How much may be open at once: in all, and for each address."""

from __future__ import annotations

from collections import Counter
from time import monotonic

from valtable.service.operating.logs import logger
from valtable.service.operating.metrics import UNWATCHED, Metrics

LOG = logger("valtable.service")
QUIET = 60.0
"""Seconds between two lines in the log about one address, or about all: a flood is not told drop by drop."""
NAMED = 20
"""So many addresses are told of in that time, and no more."""
ALL = "all"


class Crowd:
    """Counts who is there; `what` is what the settings call them, with `_per_address` for how many each may have."""

    def __init__(self, what: str, most_each: int, most: int | None = None, metrics: Metrics = UNWATCHED) -> None:
        self._what = what
        self._most_each = most_each
        self._most = most
        self._here: Counter[str] = Counter()
        self._told: dict[str, float] = {}
        """Who has been told of lately, and when."""
        self._metrics = metrics

    @property
    def here(self) -> int:
        return self._here.total()

    def enter(self, household: str, alone: bool = True) -> bool:
        """Whether there is room for one more. One that is not `alone`, a proxy, speaks for many."""
        if self._most is not None and self.here >= self._most:
            self._refuse(self._what, self._most, ALL)
        elif alone and self._here[household] >= self._most_each:
            self._refuse(f"{self._what}_per_address", self._most_each, household)
        else:
            self._here[household] += 1
            return True
        return False

    def leave(self, household: str) -> None:
        self._here[household] -= 1
        if not self._here[household]:
            del self._here[household]

    def _refuse(self, limit: str, most: int, address: str) -> None:
        self._metrics.refused(limit)
        now = monotonic()
        self._told = {one: then for one, then in self._told.items() if now - then < QUIET}
        if address not in self._told and (address == ALL or len(self._told) < NAMED):
            self._told[address] = now
            LOG.warning("as many are open as may be; more are turned away", limit=limit, most=most, address=address)
