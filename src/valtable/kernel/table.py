"""What lies on the table, for any screen: places with things in them.

A table is made from a view, so it holds nothing the viewer may not know. The generic page and
the terminal draw it; offers name the same things by the same references.

A thing says all that it is, so one that is made again of the same values may as well be the same object: what printed
cards look like is made once (`remembered`), and two tables are compared by seeing that the same things lie on them.
That is no secret shared: only values that the maker was given are in it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec

from valtable.kernel.refusal import Args

ThingKind = Literal["card", "tile", "counter", "track", "figure"]
MOST_REMEMBERED: Final = 1 << 12
"""So many different values one maker of things is remembered for; the longest unused are made anew."""
remembered = lru_cache(maxsize=MOST_REMEMBERED)
"""For functions of printed things and small numbers: called again with the same, they give the same object."""
MOST_MOMENTS: Final = 1 << 8
of_the_moment = lru_cache(maxsize=MOST_MOMENTS)
"""For functions that make a whole place, or sheet, of what lies there now: all who look on are given the same object,
also after moves that change nothing there. Such a one is large and seldom comes back, so few are remembered."""


class Thing(msgspec.Struct, frozen=True):
    """A thing by its reference (`building:bank_1`); hidden things have a kind and a number only.

    `count` is how many lie here, or where on a track it stands. `marks` are text keys with
    arguments for what else a person should see on it (an owner's house, a price).
    """

    ref: str
    kind: ThingKind
    count: int = 1
    hidden: bool = False
    seat: int | None = None
    marks: tuple[tuple[str, Args], ...] = ()


@remembered
def thing(ref: str, kind: ThingKind, count: int = 1) -> Thing:
    """So many of a thing that has nothing else to be seen on it."""
    return Thing(ref, kind, count)


@remembered
def hidden(ref: str, kind: ThingKind, count: int = 1) -> Thing:
    """So many of a thing that is seen from its back only."""
    return Thing(ref, kind, count, hidden=True)


class Chart(msgspec.Struct, frozen=True):
    """A place that is a map: where its things lie on it, and which are joined, by their order in the place.

    Positions count from the top left, within `width` and `height`. A thing's text may have an
    attribute `short`, which stands where the whole name has no room.
    """

    width: int
    height: int
    at: tuple[tuple[int, int], ...]
    links: tuple[tuple[int, int], ...]


class Corners(msgspec.Struct, frozen=True):
    """Things that lie where cells of another place meet: which place, and for each thing the row and the column.

    Row 1, column 1 is the point between the first four cells. A screen that cannot draw this shows a place of its own.
    """

    of: str
    at: tuple[tuple[int, int], ...]


class Place(msgspec.Struct, frozen=True):
    """A named place (text key `place-<kind>`), perhaps one seat's own, perhaps laid out in rows or as a map.

    What lies `aside` is for looking something up (how often a card occurs, which pages were seen):
    screens show it when it is asked for.
    Marks may have an attribute `sign`, which stands where their words have no room.
    """

    id: str
    kind: str
    things: tuple[Thing, ...]
    seat: int | None = None
    columns: int = 0
    chart: Chart | None = None
    aside: bool = False
    corners: Corners | None = None


class Table(msgspec.Struct, frozen=True):
    """All places, the shared ones first."""

    places: tuple[Place, ...]
