"""How much may be open at once: in all, and for each address."""

from __future__ import annotations

import logging
from collections import Counter
from time import monotonic

LOG = logging.getLogger("valtable.service")
QUIET = 60.0
"""Seconds between two lines in the log: a flood is not told drop by drop."""


class Crowd:
    """Counts who is there; `what` is what the log calls them."""

    def __init__(self, what: str, most_each: int, most: int | None = None) -> None:
        self._what = what
        self._most_each = most_each
        self._most = most
        self._here: Counter[str] = Counter()
        self._told = -QUIET

    @property
    def here(self) -> int:
        return self._here.total()

    def enter(self, household: str, alone: bool = True) -> bool:
        """Whether there is room for one more. One that is not `alone`, a proxy, speaks for many."""
        if self._most is not None and self.here >= self._most:
            self._tell("all addresses together have", self._most)
        elif alone and self._here[household] >= self._most_each:
            self._tell(f"{household} has", self._most_each)
        else:
            self._here[household] += 1
            return True
        return False

    def leave(self, household: str) -> None:
        self._here[household] -= 1
        if not self._here[household]:
            del self._here[household]

    def _tell(self, who: str, most: int) -> None:
        if monotonic() - self._told >= QUIET:
            self._told = monotonic()
            LOG.warning("%s %s %s open, the most that is allowed; more are turned away", who, most, self._what)
