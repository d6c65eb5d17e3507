"""Observations: a row of numbers for learning, in which each has a name, a meaning and a place.

A game tells its row as blocks. A block says what its numbers are called and mean, and writes them; where it stands
follows from the blocks before it. So what is said of a row and what is written cannot drift apart.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from valtable.kernel.chance import Chance
from valtable.kernel.values import Feature

SPECTATOR: Final = -1
FLOAT: Final = array("f").itemsize

Row: TypeAlias = "array[float]"
Write = Callable[[Any, int, int, Row, int], None]
"""From the state, for a viewer (or SPECTATOR), about a seat, into the row, from this place on: all is 0 there before.

It reads of the state only what the viewer's view holds. About nobody else: the seat is the viewer's, or 0.
"""
Labels = Callable[[Any, int], Sequence[str]]
"""By the box and the number of seats: what each number of a block stands for."""


def one(box: object, seats: int) -> Sequence[str]:
    """A block of a single number, which needs no label."""
    return ("",)


def by_seat(box: object, seats: int) -> Sequence[str]:
    """Seats clockwise from the viewer on: a seat's number tells nothing, its distance does."""
    return ("own", *[f"next{step}" for step in range(1, seats)])


def always(options: object) -> bool:
    return True


class Block:
    """Numbers of one meaning, side by side."""

    __slots__ = ("each", "high", "labels", "low", "meaning", "name", "only", "write")

    def __init__(
        self,
        name: str,
        meaning: str,
        write: Write,
        labels: Labels = one,
        *,
        low: float | None = 0,
        high: float | None = None,
        each: bool = False,
        only: Callable[[Any], bool] = always,
    ) -> None:
        """`each` is written once for each seat; `only` with these options; no bound is told where rules give none."""
        self.name, self.meaning, self.write, self.labels = name, meaning, write, labels
        self.low, self.high, self.each, self.only = low, high, each, only


class Plan:
    """Which block writes where, for a number of seats and options: what is about the table, then seat by seat."""

    __slots__ = ("empty", "features", "size", "writers")

    def __init__(self, blocks: Sequence[Block], box: object, seats: int, options: object) -> None:
        self.features: list[Feature] = []
        self.writers: list[tuple[Write, int, int]] = []
        """Each with the distance of the seat it is about and the place it begins at."""
        self.size = 0
        names, there = by_seat(box, seats), [block for block in blocks if block.only(options)]
        for block in there:
            if not block.each:
                self.add(block, block.name, 0, block.labels(box, seats))
        for step in range(seats):
            for block in there:
                if block.each:
                    self.add(block, f"{names[step]}.{block.name}", step, block.labels(box, seats))
        self.empty = array("f", bytes(FLOAT * self.size))

    def add(self, block: Block, name: str, step: int, labels: Sequence[str]) -> None:
        self.writers.append((block.write, step, self.size))
        low, high = block.low, block.high
        self.features.append(Feature(name, self.size, len(labels), block.meaning, low, high, tuple(labels)))
        self.size += len(labels)

    def row(self, state: Any, viewer: int, seats: int) -> Row:
        row = self.empty[:]
        self._write(state, viewer, seats, row, 0)
        return row

    def write(self, state: Any, viewer: int, seats: int, rows: Row, start: int) -> None:
        """The row into an array of many, from this place on."""
        rows[start : start + self.size] = self.empty
        self._write(state, viewer, seats, rows, start)

    def _write(self, state: Any, viewer: int, seats: int, rows: Row, start: int) -> None:
        """Most numbers are 0: only what is there is written."""
        me = 0 if viewer == SPECTATOR else viewer
        for write, step, at in self.writers:
            write(state, viewer, (me + step) % seats, rows, start + at)


class First(Chance):
    """The first of whatever could be: for the state that stands for a view, of which nobody asks what is hidden."""

    def below(self, stream: str, n: int) -> int:
        return 0


# What writers have in common


def fill(row: Row, at: int, values: Sequence[float]) -> None:
    for value in values:
        if value:
            row[at] = value
        at += 1


def one_hot(row: Row, at: int, place: int, size: int) -> None:
    """1 at this place of so many; none where it is outside."""
    if 0 <= place < size:
        row[at + place] = 1.0


def tally(row: Row, at: int, cards: Iterable[int]) -> None:
    """How many of each kind."""
    for card in cards:
        row[at + card] += 1.0


def whose(row: Row, at: int, owner: int, me: int, seats: int) -> None:
    """1 for this seat, counted from the viewer on; none for nobody."""
    if owner >= 0:
        row[at + (owner - me) % seats] = 1.0
