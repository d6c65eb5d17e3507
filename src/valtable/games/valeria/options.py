"""The options of Valeria: variants, the choice of cards, and the rulings that are switches.

Modules (Crimson Seas, Agents and so on) are not among them yet; `MODULES` lets a refusal name them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from valtable.kernel.game import Options

MODULES: Final = frozenset(
    {
        "crimson_seas", "agents", "relics", "wardens", "ward_towers", "margraves", "peasants_knights", "flames_frost",
        "shadowvale", "kings_guard", "undead_samurai", "gnolls", "kaharian", "fire_temple", "promo", "coxswain",
        "tower_discount", "tower_icons", "tower_face", "exekratys_offering", "agents_magic",
    }
)  # fmt: skip
"""Modules, and the switches that belong to them."""


class ValeriaOptions(Options, frozen=True):
    layout: Literal["random", "first_game", "glittering_gold", "mastery_over_magic", "monster_blood"] = "random"
    """Areas and Citizens at random, or one of the recommended set-ups (R38)."""
    areas: str = ""
    """Areas by choice, joined by `+` (`swamp+hills`); those not named come from the layout."""
    citizens: str = ""
    """Citizens by choice, joined by `+`; numbers without a named one are filled by the layout."""
    monster_events: bool = True
    """Whether Monster Events are shuffled into the Exhausted deck."""
    mixed: bool = False
    """Whether all kinds of a number are shuffled together, face-down (R35)."""
    no_duke: bool = False
    """Whether everybody scores alike instead of by a secret Duke (R36)."""
    solo_low_sum: bool = False
    """Solo: whether a sum of 2 to 6 wakes a Monster stack, too (R37)."""
    solo_direct_attack: bool = False
    """Solo: whether a rolled exhausted stack attacks its column directly (R37)."""
    herald: Literal["seed", "printed"] = "seed"
    """How often the Herald pays on doubles (C3)."""
    exhausted_deck: Literal["shuffled", "events_on_top", "one_and_one"] = "shuffled"
    """How the Exhausted deck is made (C4)."""
    duke_resources: Literal["pooled", "per_type"] = "pooled"
    """How leftover resources are divided for a Duke (C1)."""
    new_domain_power: Literal["at_once", "next_turn"] = "at_once"
    """When a lasting power of a new Domain begins (C9)."""
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Rounds after which the game is scored; 0 for none (C49)."""


def listed(names: str) -> list[str]:
    """The names in an option that holds several."""
    return names.split("+") if names else []
