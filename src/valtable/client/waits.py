"""How long to wait before something is tried again: longer each time, and never all at the same moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

FIRST: Final = 0.25
MOST: Final = 15.0


class Waits:
    """Doubles from `first` to `most` seconds, each between a half and the whole of it by luck."""

    def __init__(self, first: float = FIRST, most: float = MOST, luck: Callable[[], float] = random.random) -> None:
        self._first = first
        self._most = most
        self._luck = luck
        self.tries = 0

    def next(self) -> float:
        longest = min(self._most, self._first * 2.0 ** min(self.tries, 30))
        self.tries += 1
        return longest * (0.5 + self._luck() / 2)

    def reset(self) -> None:
        self.tries = 0
