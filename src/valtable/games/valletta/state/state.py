"""What lies on the table.

Goods are counted, cards are kinds in sorted lists. A deck has no order: its next card is drawn
when it is drawn. `known` holds, per seat, the hand cards that everybody knows of (V22).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from valtable.games.valletta.box.components import Box
from valtable.games.valletta.options import VallettaOptions
from valtable.kernel.agenda import Frame
from valtable.kernel.state import State as BaseState

NOBODY: Final = -1
UNLIMITED: Final = 1_000_000

# The course of the final phase.
NORMAL: Final = 0
TRIGGERED: Final = 1
FINAL: Final = 2

LAST_HOUSE: Final = 0
POINTS_25: Final = 1
LAST_BARREL: Final = 2
TURN_LIMIT: Final = 3
TRIGGERS: Final = ("last_house_built", "points_reach_25", "jean_on_last_barrel", "turn_limit")


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


def facing_column(state: State) -> int:
    """The column of the section where Jean stands; NOBODY on the tower (V20)."""
    return NOBODY if state.jean == 0 else (state.jean - 1) // state.box.spaces_per_section
