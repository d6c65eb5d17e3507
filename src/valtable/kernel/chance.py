"""Chance lies outside the state and is passed in, in named streams.

What nobody knows yet is drawn when it is revealed, so an unordered pile is a *bag*: a sorted list
of ints from which a card is drawn late. `below` with one possible outcome is no chance: it
answers 0, draws nothing and is not recorded.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from valtable.kernel.errors import Broken

WORD: Final = 0xFFFFFFFF
HALF: Final = 0x7FFFFFFF
FACTOR: Final = 1610736291
"""Times 2 ** 31, less one, it is a safe prime: every start but two is on a cycle of that length, or half of it."""


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
    """A small private generator for search and study; never used for recorded play.

    Multiply-with-carry: carry and number together stay below 2 ** 62, so that a draw needs no long arithmetic, and
    come back to where they began after 2 ** 60 draws. A machine word holds them and whatever is drawn below 2 ** 32;
    compiled, that is a tenth of a random game less than with ints of any size.
    """

    __slots__ = ("word",)
    word: i64

    def __init__(self, seed: int) -> None:
        self.word = start(seed)
        for _ in range(4):
            self.below("", 2)

    def below(self, stream: str, n: int) -> int:
        if n <= 1:
            return 0
        word: i64 = FACTOR * (self.word & HALF) + (self.word >> 31)
        self.word = word
        return ((word & HALF) * n) >> 31


def start(seed: int) -> i64:
    """With `mixed` for `seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03` modulo 2 ** 64: `mixed ^ mixed >> 29` modulo
    the cycle, plus one. In machine words: an interrupt that falls into long arithmetic is the end of compiled code.
    """
    below: i64 = seed & WORD
    above: i64 = seed >> 32 & WORD
    carried: i64 = below * 0x7F4A
    low: i64 = below * 0x7C15 + ((carried & 0xFFFF) << 16) + 0xD192ED03
    high: i64 = times(below, 0x9E37, 0x79B9) + times(above, 0x7F4A, 0x7C15) + (carried >> 16) + (low >> 32) + 0xD1B54A32
    high, low = high & WORD, low & WORD
    low ^= (high << 3 | low >> 29) & WORD
    high ^= high >> 29
    cycle: i64 = FACTOR * (HALF + 1) - 3
    return 1 + ((high << 31 | low >> 1) % cycle * 2 + (low & 1)) % cycle


def times(number: i64, high: i64, low: i64) -> i64:
    """The last 32 bits of `number`, which has as many, times `high << 16 | low`, with some above them."""
    return ((number * high & 0xFFFF) << 16) + number * low


class NoChance(Chance):
    """Refuses to draw: whatever is tried with it must not depend on luck."""

    def below(self, stream: str, n: int) -> int:
        if n == 1:
            return 0
        raise ChanceNeeded(stream)


class ChanceNeeded(Broken):
    """A draw was asked for where none may happen."""
