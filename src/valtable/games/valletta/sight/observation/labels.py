"""What single numbers of a block stand for."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.components import Box


def goods(box: Box, seats: int) -> Sequence[str]:
    return GOODS


def characters(box: Box, seats: int) -> Sequence[str]:
    return box.characters


def buildings(box: Box, seats: int) -> Sequence[str]:
    return box.buildings
