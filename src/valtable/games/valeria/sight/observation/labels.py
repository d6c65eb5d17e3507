"""What single numbers of a block stand for, and with which options a block is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.box.actions import RESOURCES
from valtable.games.valeria.box.components import Box
from valtable.games.valeria.box.derived import NUMBERS
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.options import ValeriaOptions

SLOTS: Final = (
    *[f"monster{area}" for area in range(1, 6)],
    *[f"citizen{number}" for number in NUMBERS],
    *[f"domain{stack}" for stack in range(1, 6)],
)


def slots(box: Box, seats: int) -> Sequence[str]:
    """The twenty slots of the centre, row by row."""
    return SLOTS


def stacks(box: Box, seats: int) -> Sequence[str]:
    return SLOTS[15:]


def costs(box: Box, seats: int) -> Sequence[str]:
    return RESOURCES


def resources(box: Box, seats: int) -> Sequence[str]:
    return (*RESOURCES, "vp")


def roles(box: Box, seats: int) -> Sequence[str]:
    return ROLES


def citizens(box: Box, seats: int) -> Sequence[str]:
    return box.citizens


def monsters(box: Box, seats: int) -> Sequence[str]:
    return box.monsters


def domains(box: Box, seats: int) -> Sequence[str]:
    return box.domains


def has_modules(options: ValeriaOptions) -> bool:
    return bool(options.modules)
