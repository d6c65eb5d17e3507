"""Rulebook, "Game Components and Setup": the table before the first turn."""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.box.actions import GEMS, KINDS
from valtable.games.valdora.box.components import NONE, Box
from valtable.games.valdora.options import ValdoraOptions
from valtable.games.valdora.people.events import seat_ref
from valtable.games.valdora.phases.books import tell_face, uncover
from valtable.games.valdora.state.frames import MOVING
from valtable.games.valdora.state.state import EMPTY, NOBODY, NOT_OWNED, State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal

THREE: Final = 3


def set_up(box: Box, options: ValdoraOptions, rules: int, seats: int, chance: Chance, journal: Journal | None) -> State:
    """Pawns in the city with the harbor, coins by turn order (R24), gems on the roads, books on their right side."""
    first = chance.below("start", seats) if options.first_player == "random" else options.first_player
    coins = [box.start_coins[(seat - first) % seats] for seat in range(seats)]
    books = range(len(box.books))
    state = State(
        box, options, rules, seats, first, 1, 0, 0, box.coins - sum(coins), box.bonus_tiles,
        [box.start_space] * seats, coins, [0] * seats, [0] * seats,
        craftsmen_for(box, seats), [NOBODY] * len(box.crests), [0] * len(GEMS), [NONE for _ in books],
        [[EMPTY if owned else NOT_OWNED for owned in box.start_kinds] for _ in range(seats)],
        [[NONE] * len(KINDS) for _ in range(seats)], [[] for _ in range(seats)], [[] for _ in range(seats)],
        [[0] * len(box.crests) for _ in range(seats)], fill_roads(box, chance),
        [[] for _ in books], [[] for _ in books], [box.deck[book][:] for book in books], [(MOVING, first)],
    )  # fmt: skip
    if journal is not None:
        journal.tell("first_player", {"seat": seat_ref(first)})
    for book in books:
        uncover(state, book, chance)
        if journal is not None:
            tell_face(state, book, 1, journal)
    return state


def craftsmen_for(box: Box, seats: int) -> list[int]:
    """With three players one tile of four colours stays in the box (R25)."""
    return box.tiles_for_three[:] if seats == THREE else box.tiles[:]


def fill_roads(box: Box, chance: Chance) -> list[list[int]]:
    """Six gems on every road, drawn from the bag."""
    bag = [gem for gem, n in enumerate(box.gems) for _ in range(n)]
    roads = [[0] * len(GEMS) for _ in box.roads]
    for road in roads:
        for _ in range(box.gems_per_road):
            road[draw(chance, "stones", bag)] += 1
    return roads
