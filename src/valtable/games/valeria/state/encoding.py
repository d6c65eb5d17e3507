"""How modules are written: their fields beside those of the base game, flat, those of absent modules as well.

So the encoding of a game with modules is the same whichever of them it has, and old ones can be read.
"""

from __future__ import annotations

from typing import Any, Final

from valtable.games.valeria.box.components import NONE, UNDECIDED, Box
from valtable.games.valeria.modules.agents.state import Agents
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.relics.state import Relics
from valtable.games.valeria.modules.ward_towers.state import WardTowers

Part = Packs | CrimsonSeas | Agents | Relics | WardTowers
KEYS: Final[dict[type[Part], dict[str, str]]] = {
    Packs: {},
    CrimsonSeas: {},
    Agents: {"open": "agents", "bag": "agent_bag", "bottom": "agent_bottom"},
    Relics: {"dealt": "relics", "kept": "relic_kept", "bag": "relic_bag"},
    WardTowers: {"top": "tower", "bag": "tower_bag", "completed": "standing", "won": "banners_won"},
}
"""Each module, in the order they are written, with the fields that have another name on paper."""
MODULE_FIELDS: Final[dict[str, Any]] = {
    names.get(name, name): type_ for part, names in KEYS.items() for name, type_ in part.FIELDS.items()
}


def flat_fields(
    box: Box, seats: int, packs: Packs, seas: CrimsonSeas | None, agents: Agents | None, relics: Relics | None,
    towers: WardTowers | None,
) -> dict[str, object]:  # fmt: skip
    """The fields of all modules; those of an absent one as they were if it had brought nothing."""
    parts: tuple[Part, ...] = (
        packs,
        seas or no_seas(box, seats),
        agents or Agents([], [], []),
        relics or Relics([], [UNDECIDED] * seats, []),
        towers or no_towers(seats),
    )
    return {KEYS[type(part)].get(name, name): getattr(part, name) for part in parts for name in part.FIELDS}


def no_seas(box: Box, seats: int) -> CrimsonSeas:
    each = range(seats)
    return CrimsonSeas(
        [0] * seats, [[] for _ in each], [], [], [[0] * len(box.seas.goods) for _ in each], [[0, 0, 0] for _ in each],
        [[0, 0, 0] for _ in each], [[] for _ in each], [0, 0, 0],
    )  # fmt: skip


def no_towers(seats: int) -> WardTowers:
    return WardTowers(NONE, [], [NONE] * 3, 0, [0] * seats)
