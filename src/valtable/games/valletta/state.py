"""What lies on the table, and the few movers that change it.

Goods are counted, cards are kinds in sorted lists. A deck has no order: its next card is drawn
when it is drawn. `known` holds, per seat, the hand cards that everybody knows of (V22).
"""

from __future__ import annotations

from bisect import insort
from typing import Any, ClassVar, Final, final

from valtable.games.valletta.components import Box
from valtable.games.valletta.options import VallettaOptions
from valtable.kernel.agenda import Frame
from valtable.kernel.state import State as BaseState

NOBODY: Final = -1
UNLIMITED: Final = 1_000_000

# Frames of the agenda. PLAYING lies at the bottom during the whole turn; RUN is no question.
DRAFTING: Final = 0  # seat
PLAYING: Final = 1  # seat
RUN: Final = 2  # seat, program (whose steps), step, source (card played), note
BUILDING: Final = 3  # seat, construct, upgrade, discount gold, discount material, source
SAVING: Final = 4  # seat, building, is upgrade, discount gold, source
EXCHANGING: Final = 5  # seat, wanted, left, floor, then the goods given so far
GAINING: Final = 6  # seat, left, floor, source
NAMING: Final = 7  # seat, max, source: the good to be gained per icon
SWAP_GIVING: Final = 8  # seat, times left, source
SWAP_TAKING: Final = 9  # seat, given, times left, source
CHANGE_GIVING: Final = 10  # seat, number got, source
CHANGE_TAKING: Final = 11  # seat, given, left, floor, source, then the goods taken so far
PAYING: Final = 12  # seat, program, step, times left, source
PAYING_ANY: Final = 13  # seat, points, left, floor, source, whether an exchange may still come first
STEALING: Final = 14  # seat, source
TAXED: Final = 15  # seat that gives, seat that gets, source
STAFFING: Final = 16  # seat, may hire, may fire, source

# The course of the final phase.
NORMAL: Final = 0
TRIGGERED: Final = 1
FINAL: Final = 2

LAST_HOUSE, POINTS_25, LAST_BARREL, TURN_LIMIT = range(4)
TRIGGERS = ("last_house_built", "points_reach_25", "jean_on_last_barrel", "turn_limit")


@final
class State(BaseState):
    """Everything on the table; `display` and `cell_of` never change after set-up and are shared."""

    box: Box
    options: VallettaOptions
    rules: int
    seats: int
    first: int
    jean: int
    final: int
    display: tuple[int, ...]
    owner: list[int]
    upgraded: list[int]
    supply: list[int]
    draft: list[int]
    barrels: list[int]
    pool: list[int]
    slots: list[int]
    points: list[int]
    houses: list[int]
    turns: list[int]
    triggers: list[int]
    goods: list[list[int]]
    hand: list[list[int]]
    deck: list[list[int]]
    discard: list[list[int]]
    known: list[list[int]]
    agenda: list[Frame]
    cell_of: tuple[int, ...]  # = cells(display, len(box.buildings))
    neighbours: tuple[tuple[int, ...], ...]  # = box.neighbours[seats, options.neighbours_across_street]

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "agenda", "barrels", "box", "cell_of", "deck", "discard", "display", "draft", "final", "first", "goods",
        "hand", "houses", "jean", "known", "neighbours", "options", "owner", "points", "pool", "rules", "seats",
        "slots", "supply", "triggers", "turns", "upgraded",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "rules": int, "seats": int, "first": int, "jean": int, "final": int, "display": tuple[int, ...],
        "owner": list[int], "upgraded": list[int], "supply": list[int], "draft": list[int], "barrels": list[int],
        "pool": list[int], "slots": list[int], "points": list[int], "houses": list[int], "turns": list[int],
        "triggers": list[int], "goods": list[list[int]], "hand": list[list[int]], "deck": list[list[int]],
        "discard": list[list[int]], "known": list[list[int]], "agenda": list[Frame],
    }  # fmt: skip

    def __init__(
        self, box: Box, options: VallettaOptions, rules: int, seats: int, first: int, jean: int, final: int,
        display: tuple[int, ...], owner: list[int], upgraded: list[int], supply: list[int], draft: list[int],
        barrels: list[int], pool: list[int], slots: list[int], points: list[int], houses: list[int], turns: list[int],
        triggers: list[int], goods: list[list[int]], hand: list[list[int]], deck: list[list[int]],
        discard: list[list[int]], known: list[list[int]], agenda: list[Frame], cell_of: tuple[int, ...] | None = None,
        neighbours: tuple[tuple[int, ...], ...] | None = None,
    ) -> None:  # fmt: skip
        self.box = box
        self.options = options
        self.rules = rules
        self.seats = seats
        self.first = first
        self.jean = jean
        self.final = final
        self.display = display
        self.owner = owner
        self.upgraded = upgraded
        self.supply = supply
        self.draft = draft
        self.barrels = barrels
        self.pool = pool
        self.slots = slots
        self.points = points
        self.houses = houses
        self.turns = turns
        self.triggers = triggers
        self.goods = goods
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.known = known
        self.agenda = agenda
        self.cell_of = cells(display, len(box.buildings)) if cell_of is None else cell_of
        self.neighbours = box.neighbours[seats, options.neighbours_across_street] if neighbours is None else neighbours

    def copy(self) -> State:
        return State(
            self.box, self.options, self.rules, self.seats, self.first, self.jean, self.final, self.display,
            self.owner[:], self.upgraded[:], self.supply[:], self.draft[:], self.barrels[:], self.pool[:],
            self.slots[:], self.points[:], self.houses[:], self.turns[:], self.triggers[:],
            [x[:] for x in self.goods], [x[:] for x in self.hand], [x[:] for x in self.deck],
            [x[:] for x in self.discard], [x[:] for x in self.known], self.agenda[:], self.cell_of, self.neighbours,
        )  # fmt: skip


def cells(display: tuple[int, ...], buildings: int) -> tuple[int, ...]:
    """Where each building lies, NOBODY for those left in the box."""
    found = [NOBODY] * buildings
    for cell, building in enumerate(display):
        found[building] = cell
    return tuple(found)


# Movers


def take_good(state: State, seat: int, good: int, n: int) -> int:
    """Goods from the supply, as many as are left of those wanted (V30); how many there were."""
    n = min(n, state.supply[good])
    state.supply[good] -= n
    state.goods[seat][good] += n
    return n


def return_good(state: State, seat: int, good: int, n: int) -> None:
    state.goods[seat][good] -= n
    state.supply[good] += n


def pass_good(state: State, giver: int, taker: int, good: int) -> None:
    state.goods[giver][good] -= 1
    state.goods[taker][good] += 1


def gain_card(state: State, seat: int, kind: int) -> None:
    """A character arrives in the hand before everybody's eyes (V22)."""
    insort(state.hand[seat], kind)
    insort(state.known[seat], kind)


def leave_hand(state: State, seat: int, kind: int) -> None:
    """A card leaves the hand before everybody's eyes; one of that kind is no longer known to be there."""
    state.hand[seat].remove(kind)
    if kind in state.known[seat]:
        state.known[seat].remove(kind)


def facing_column(state: State) -> int:
    """The column of the section where Jean stands; NOBODY on the tower (V20)."""
    return NOBODY if state.jean == 0 else (state.jean - 1) // state.box.spaces_per_section
