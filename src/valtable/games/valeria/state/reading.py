"""States read from what `State.fields` has written."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from valtable.games.valeria.box.components import Box
from valtable.games.valeria.modules.agents.state import Agents
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.relics.state import Relics
from valtable.games.valeria.modules.ward_towers.state import WardTowers
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.state.encoding import MODULE_FIELDS, Part
from valtable.games.valeria.state.state import State
from valtable.kernel.state import State as BaseState
from valtable.kernel.state import decode_fields

PARTS: Final[tuple[type[Part], ...]] = (Packs, CrimsonSeas, Agents, Relics, WardTowers)


class WithModules(BaseState):
    """The fields of a game with modules."""

    FIELDS: ClassVar[dict[str, Any]] = State.FIELDS | MODULE_FIELDS


def read_state(box: Box, options: ValeriaOptions, data: bytes) -> State:
    """With modules the state has more fields; modules that are not in play fall away."""
    values: list[Any] = decode_fields(WithModules if options.modules else State, data)
    at = len(State.FIELDS)
    found: list[Any] = [None] * len(PARTS)
    for place, (part, is_in_play) in enumerate(zip(PARTS, in_play(options), strict=True)):
        if is_in_play:
            found[place] = part(*values[at : at + len(part.FIELDS)])
        at += len(part.FIELDS)
    return State(box, options, *values[: len(State.FIELDS)], *found)


def in_play(options: ValeriaOptions) -> tuple[bool, ...]:
    """As in `PARTS`."""
    return bool(options.modules), options.crimson_seas, options.agents, options.relics, options.ward_towers
