"""What lies on the table, for any screen: places with things in them.

A table is made from a view, so it holds nothing the viewer may not know. The generic page and
the terminal draw it; offers name the same things by the same references.

A thing says all that it is, so one that is made again of the same values may as well be the same object: what printed
cards look like is made once (`remembered`), and two tables are compared by seeing that the same things lie on them.
That is no secret shared: only values that the maker was given are in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from valtable.kernel.decision import Amount
from valtable.kernel.refusal import Args

Marks = tuple[tuple[str, Args], ...]
"""Text keys with their arguments."""
ThingKind = Literal["card", "tile", "counter", "track", "figure"]
Stands = Literal["open", "held", "seen", "unseen", "gone"]
"""Where a thing, or one copy of it, is as far as a viewer knows: to be had, with somebody, in a pile where it was seen,
where nobody knows, out of the game."""
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


# To look things up: all that could come up at this table, and what the viewer knows of it; made from a view, too.


class Reason(msgspec.Struct, frozen=True):
    """Why a price is another than is printed (text key `reason-<kind>`), and by how much."""

    kind: str
    n: int
    args: Args = {}


class Price(msgspec.Struct, frozen=True):
    """What the viewer would pay now in one thing: `printed` and the reasons together are `now`.

    `have`: how much of it the viewer has; None for a spectator, whose price is the printed one.
    """

    of: str
    printed: int
    now: int
    reasons: tuple[Reason, ...] = ()
    have: int | None = None


class Known(msgspec.Struct, frozen=True):
    """A thing with all that a viewer knows of it; `notes` are text keys `known-<kind>`.

    `short` is what is lacking for the prices; `payable` whether nothing is, None where nothing can be bought.
    `missing`: icons that it asks for and the viewer has not. `facets`: by what it can be found, values or references.
    `copies`: one for each copy that is printed for this table, in no order; none where they are not counted.
    """

    thing: Thing
    stands: Stands
    notes: Marks = ()
    prices: tuple[Price, ...] = ()
    short: tuple[Amount, ...] = ()
    payable: bool | None = None
    missing: tuple[str, ...] = ()
    facets: dict[str, tuple[str, ...]] = {}
    copies: tuple[Stands, ...] = ()
    rule: str = ""


class Shelf(msgspec.Struct, frozen=True):
    """One kind of things to be looked up (text key `shelf-<id>`), and what all of it tells together."""

    id: str
    known: tuple[Known, ...]
    notes: Marks = ()


def price_now(of: str, printed: int, now: int, reasons: list[Reason], have: int | None) -> Price:
    """A price whose parts add up: where what is taken off would be more than there is, that it stops at nothing is
    a reason of its own."""
    rest = now - printed - sum(reason.n for reason in reasons)
    stopped = [Reason("least", rest)] if rest > 0 and now == 0 else []
    return Price(of, printed, now, (*[reason for reason in reasons if reason.n], *stopped), have)


def lacking(prices: Sequence[Price]) -> tuple[Amount, ...]:
    """What is short of prices that nothing else can stand in for; nothing for a spectator."""
    short = [(price.of, price.now - price.have) for price in prices if price.have is not None]
    return tuple([Amount(of, n) for of, n in short if n > 0])


def copies_of(**counts: int) -> tuple[Stands, ...]:
    """So many copies of each: `copies_of(open=1, unseen=3)`."""
    order: tuple[Stands, ...] = ("open", "held", "seen", "unseen", "gone")
    return tuple([stands for stands in order for _ in range(counts.get(stands, 0))])
