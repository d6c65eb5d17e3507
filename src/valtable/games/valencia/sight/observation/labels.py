"""What single numbers of a block stand for."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valencia.box.city import CELLS, GUILDS, spot
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.box.printed_setup import STEP_NAMES


def goods(box: Box, seats: int) -> Sequence[str]:
    return GUILDS


def cards(box: Box, seats: int) -> Sequence[str]:
    return box.cards


def tasks(box: Box, seats: int) -> Sequence[str]:
    return box.tasks


def steps(box: Box, seats: int) -> Sequence[str]:
    return STEP_NAMES


def cells(box: Box, seats: int) -> Sequence[str]:
    """Row and column, as actions write them."""
    return [spot(cell) for cell in range(CELLS)]
