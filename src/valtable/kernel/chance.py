"""Chance lies outside the state and is passed in, in named streams.

What nobody knows yet is drawn when it is revealed, so an unordered pile is a *bag*: a sorted list
of ints from which a card is drawn late. `below` with one possible outcome is no chance: it
answers 0, draws nothing and is not recorded.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from valtable.kernel.errors import Broken

MASK = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where the dice fall. Subclasses say how; rules only ever ask `below`."""

    def below(self, stream: str, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


def draw(chance: Chance, stream: str, bag: list[int]) -> int:
    """Take one of the bag's members out of it, each equally likely; the bag stays sorted."""
    return bag.pop(chance.below(stream, len(bag)))


def shuffle(chance: Chance, stream: str, items: list[int]) -> None:
    """Put a list into random order in place (Fisher-Yates from the end, part of the log format)."""
    for last in range(len(items) - 1, 0, -1):
        other = chance.below(stream, last + 1)
        items[last], items[other] = items[other], items[last]


class FastChance(Chance):
    """A small private generator for search and study; never used for recorded play."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = (seed * 2654435769 + 0x9E3779B97F4A7C15) & MASK
        for _ in range(4):
            self.below("", 2)

    def below(self, stream: str, n: int) -> int:
        if n <= 1:
            return 0
        self.word = word = (self.word * 6364136223846793005 + 1442695040888963407) & MASK
        return ((word >> 33) * n) >> 31


class NoChance(Chance):
    """Refuses to draw: whatever is tried with it must not depend on luck."""

    def below(self, stream: str, n: int) -> int:
        if n == 1:
            return 0
        raise ChanceNeeded(stream)


class ChanceNeeded(Broken):
    """A draw was asked for where none may happen."""
