"""What each seat has, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valdora.box.actions import GEMS, KINDS
from valtable.games.valdora.box.components import Box
from valtable.games.valdora.scoring import commission_points, workshop_points
from valtable.games.valdora.sight.looking import shows_completed
from valtable.games.valdora.sight.observation.labels import crests, kinds, spaces
from valtable.games.valdora.state.state import NOBODY, NOT_OWNED, State
from valtable.kernel.features import Block, Row


def loads(box: Box, seats: int) -> Sequence[str]:
    return [f"{KINDS[kind]}:{GEMS[gem]}" for gem, kind in box.loads]


def write_place(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at + state.pawns[seat]] = 1.0


def write_coins(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.coins[seat]


def write_provisions(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.provisions[seat]


def write_bonus(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.bonus[seat]


def write_equipment(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for kind, load in enumerate(state.loads[seat]):
        if load != NOT_OWNED:
            row[at + kind] = 1.0


def write_loads(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for kind, load in enumerate(state.loads[seat]):
        if load >= 0:
            row[at + state.box.load_of[load, kind]] = 1.0


def write_craftsmen(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for color, n in enumerate(state.craftsmen[seat]):
        row[at + color] = n


def write_workshops(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for color, owner in enumerate(state.workshops):
        if owner == seat:
            row[at + color] = 1.0


def write_to_workshop(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """Only where the workshop can still be opened by this seat."""
    for color, owner in enumerate(state.workshops):
        lacking = state.box.required[color] - state.craftsmen[seat][color]
        if owner == NOBODY and 0 < lacking <= state.tiles[color]:
            row[at + color] = lacking


def write_score(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    box, tiles = state.box, state.craftsmen[seat]
    points = box.color_points * (len(tiles) - tiles.count(0)) + box.bonus_points * state.bonus[seat]
    points += workshop_points(box, state.workshops, seat)
    for load in state.loads[seat]:
        points += box.gem_points * (load >= 0)
    if shows_completed(state.options, not state.agenda, viewer, seat):
        points += commission_points(box, state.completed[seat])
    row[at] = points


SEATS: Final = (
    Block("pawn", "1 for the space where its pawn stands.", write_place, spaces, high=1, each=True),
    Block("coins", "Coins in its purse.", write_coins, each=True),
    Block("provisions", "1 if it has provisions.", write_provisions, high=1, each=True),
    Block("bonus", "Bonus tiles it has.", write_bonus, each=True),
    Block("equipment", "1 for the equipment it has.", write_equipment, kinds, high=1, each=True),
    Block("load", "1 for the gem that each of its equipment carries.", write_loads, loads, high=1, each=True),
    Block("craftsmen", "Craftsmen of each colour it has hired.", write_craftsmen, crests, each=True),
    Block("workshop", "1 for the workshops it has opened.", write_workshops, crests, high=1, each=True),
    Block(
        "to_workshop",
        "Craftsmen it still needs to open the workshop of a colour; 0 where it has it or cannot open it any more.",
        write_to_workshop,
        crests,
        each=True,
    ),
    Block(
        "score",
        "Points if the game were over now, as far as the viewer knows: others' commissions lie face down.",
        write_score,
        each=True,
    ),
)
