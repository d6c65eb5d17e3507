"""Rows of numbers for learning, made by writing what is there rather than by asking for everything that could be."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

FLOAT: Final = array("f").itemsize


class Row:
    """A row of 32-bit floats that grows block by block. Most are 0: only what is there is written, number by number.

    Turning a list of them into an array takes twice as long as everything that is done here.
    """

    def __init__(self) -> None:
        self.numbers = array("f")

    def zeros(self, size: int) -> int:
        """So many zeros; where they begin, for whoever writes among them."""
        start = len(self.numbers)
        self.numbers.frombytes(bytes(FLOAT * size))
        return start

    def add(self, values: list[float]) -> None:
        self.numbers.fromlist(values)

    def one_hot(self, at: int, size: int) -> None:
        """1 at this place of so many; none where it is outside."""
        start = self.zeros(size)
        if 0 <= at < size:
            self.numbers[start + at] = 1.0

    def tally(self, cards: Iterable[int], kinds: int) -> None:
        """How many of each kind."""
        numbers = self.numbers
        start = len(numbers)
        numbers.frombytes(bytes(FLOAT * kinds))
        for card in cards:
            numbers[start + card] += 1.0

    def whose(self, owner: int, order: Sequence[int]) -> None:
        """1 for this seat among all of them, in this order."""
        self.numbers.fromlist([1.0 if seat == owner else 0.0 for seat in order])
