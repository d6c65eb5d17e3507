"""The options of Valencia: the layout of the city and the kinds of module 1 (Rulings 40, 41)."""

from __future__ import annotations

from typing import Final, Literal

from valtable.kernel.values import Condition, Group, Options, Pace

MODULE_KINDS: Final = ("joker", "nest_egg", "twin", "warehouse", "assistance", "wanderer", "powerhouse")


class ValenciaOptions(Options, frozen=True):
    layout: Literal["first_game", "random"] = "random"
    """The city as drawn for the first game, or tiles shuffled, turned and flipped (Ruling 41)."""
    reserve: bool = False
    """Whether spare tiles draw lots with those they stand in for; random layout, 3 to 5 players (Rulings 1, 41)."""
    joker: bool = False
    nest_egg: bool = False
    twin: bool = False
    warehouse: bool = False
    assistance: bool = False
    wanderer: bool = False
    powerhouse: bool = False

    @property
    def module(self) -> tuple[str, ...]:
        """The kinds of advanced cards in everybody's deck (Ruling 40)."""
        return tuple(kind for kind in MODULE_KINDS if getattr(self, kind))


PRESETS: Final[dict[str, dict[str, object]]] = {
    "first_game": {"layout": "first_game"},
    "other_city": {},
    "module_1": dict.fromkeys(MODULE_KINDS, True),
}
GROUPS: Final[dict[str, Group]] = {
    "layout": "layout",
    "reserve": "variants",
    **dict.fromkeys(MODULE_KINDS, "modules"),
}
CONDITIONS: Final = (
    Condition("reserve", "seats", [3, 4, 5], "no_spare_tiles"),
    Condition("reserve", "layout", ["random"], "no_spare_tiles"),
)
"""Spare tiles are laid in no city of two players, nor in that of the first game (Ruling 41)."""
PACE: Final = Pace({2: 121, 3: 128, 4: 121, 5: 120}, seconds=8)
"""Greedy bots: `valtable simulate valencia --players 3 --games 8 --bots greedy`. All plan at the same time."""
