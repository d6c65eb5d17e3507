"""The city, cell by cell: what is printed, what was planted and built, what a family member would score there now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valencia.box.city import CELLS, FOUNTAIN, GUILDS, spot
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.phases.place import free_spaces
from valtable.games.valencia.scoring import points_at
from valtable.games.valencia.sight.observation.knowing import known_to
from valtable.games.valencia.sight.observation.labels import cells
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.features import SPECTATOR, Block, Row


def guild_cells(box: Box, seats: int) -> Sequence[str]:
    return [f"{guild}:{spot(cell)}" for guild in GUILDS for cell in range(CELLS)]


def write_guilds(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for guild, spaces in enumerate(state.city.of_guild):
        for cell in spaces:
            row[at + guild * CELLS + cell] = 1.0


def write_prices(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    price = state.city.price
    for cell in state.city.spaces:
        row[at + cell] = price[cell]


def write_bushes(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for bush in state.city.bushes:
        row[at + bush] = 1.0
    for bush in state.palms:
        row[at + bush] = 2.0


def write_fountains(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for cell in state.city.fountain_spaces:
        fountain = state.fountain_at[cell]
        row[at + cell] = 1.0 if fountain == NOBODY else 1.0 + state.box.fountain_points[fountain]


def write_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    known = known_to(state, viewer)
    for cell in state.city.spaces:
        row[at + cell] = points_at(known, cell)


def write_payable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR and state.members[seat]:
        for guild in range(FOUNTAIN):
            for cell in free_spaces(state.city, state.figures, guild, state.coins[seat]):
                row[at + cell] = 1.0


CITY: Final = (
    Block("space", "1 for the city spaces of each guild.", write_guilds, guild_cells, high=1),
    Block("price", "Coins for placing a family member there.", write_prices, cells),
    Block("bush", "1 for a bush at the upper left corner of the cell, 2 for a palm tree.", write_bushes, cells, high=2),
    Block("fountain", "1 for a fountain space, and the points of the fountain built there.", write_fountains, cells),
    Block("worth", "Points a family member would score there as the city stands.", write_points, cells),
    Block("payable", "1 if it is free and the viewer has a family member and the coins for it.", write_payable, cells,
          high=1),
)  # fmt: skip
