"""What is counted of a game: which things of its table can be taken, who goes first, how long it lasts.

Everything is read from the view and the table that people are shown at the end, so no rule is told twice. A game that
is not named here is counted by every card and tile that belongs to somebody at the end.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from valtable.kernel.game import AnyGame
from valtable.kernel.table import Table, Thing
from valtable.kernel.values import View


class Counted(msgspec.Struct, frozen=True):
    """What to look at in one game."""

    kinds: dict[str, str] = {}
    """Kinds of things (`building` of `building:bank_1`) with the word for many of them; none: every card and tile."""
    faces: dict[str, str] = {}
    """Kinds of which things of one name differ, with the mark that tells them apart."""
    first: str = ""
    """The field of the view that says at the beginning who goes first; empty: seat 0."""
    length: str = ""
    """The field of the view that says at the end how long it was, for the seat that played most; empty: decisions."""
    unit: str = "decisions"
    ends: tuple[str, ...] = ()
    """The reasons for which games without modules can end; one that never came is worth a word."""


COUNTED = {
    "valletta": Counted(
        kinds={"building": "buildings"},
        first="first",
        length="turns",
        unit="turns",
        ends=("last_house_built", "points_reach_25", "jean_on_last_barrel", "turn_limit"),
    ),
    "valdora": Counted(
        kinds={
            "workshop": "workshops",
            "craftsman": "craftsmen",
            "equipment": "equipment",
            "commission": "completed commissions",
        },
        faces={"commission": "points"},
        first="first",
        length="round",
        unit="rounds",
        ends=("craftsmen_gone", "round_limit"),
    ),
    "valencia": Counted(
        kinds={"task": "tasks", "council": "council seats"},
        first="holder",
        length="round",
        unit="rounds",
        ends=("five_rounds",),
    ),
    "valeria": Counted(
        kinds={"duke": "Dukes", "domain": "Domains", "monster": "Monsters", "citizen": "Citizens"},
        first="first",
        length="round",
        unit="rounds",
        ends=("monsters_slain", "domains_built", "stacks_exhausted", "round_limit"),
    ),
}
LIMITS = ("turn_limit", "round_limit")
"""Ends that no rulebook knows: they keep bots from playing for ever."""
UNOWNED = ("counter", "track", "figure")
"""Kinds of things that say how much there is, not what somebody took."""


def counted(game: AnyGame) -> Counted:
    return COUNTED.get(game.title, Counted())


def usual_players(game: AnyGame) -> int:
    """The player count that is looked at most closely: three where the game allows it, as on the page."""
    return min(game.max_seats, max(game.min_seats, 3))


def first_of(what: Counted, view: View) -> int:
    """Who goes first, asked before the first decision."""
    return int(getattr(view, what.first)) if what.first else 0


def length_of(what: Counted, view: View, decisions: int) -> int:
    value = getattr(view, what.length) if what.length else decisions
    return int(max(value) if isinstance(value, list) else value)


def lying(what: Counted, table: Table) -> Iterator[tuple[str, int | None, int]]:
    """Every thing that counts: its name, whose it is if it is anybody's, and how many."""
    for place in table.places:
        for thing in place.things:
            kind = thing.ref.partition(":")[0]
            if not thing.hidden and (kind in what.kinds if what.kinds else thing.kind not in UNOWNED):
                owner = place.seat if thing.seat is None else thing.seat
                if not place.aside:
                    yield name_of(what, kind, thing), owner, thing.count


def name_of(what: Counted, kind: str, thing: Thing) -> str:
    """The reference, with the mark that tells faces apart: `commission:white points=10`."""
    wanted = what.faces.get(kind)
    for mark, args in thing.marks if wanted else ():
        if mark == wanted:
            return f"{thing.ref} {wanted}={args.get('n', '')}"
    return thing.ref
