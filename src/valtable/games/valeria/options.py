"""The options of Valeria: modules, variants, the choice of cards, and the rulings that are switches."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from valtable.kernel.values import Condition, Group, Options, Pace

PACKS: Final = (
    "peasants_knights", "flames_frost", "shadowvale", "kings_guard", "undead_samurai", "gnolls", "kaharian",
    "fire_temple", "promo",
)  # fmt: skip
"""Packs that only add cards; each is the `set` of its cards."""
MODULES: Final = ("crimson_seas", "agents", "relics", "wardens", "ward_towers", "margraves", *PACKS)
ALL_TOGETHER: Final = {name: True for name in MODULES if name != "margraves"}
"""Everything that may be combined; the Margrave stands back for the Coxswain (R30)."""
PRESETS: Final[dict[str, dict[str, object]]] = {
    "first_game": {"layout": "first_game"},
    "crimson_seas": {"crimson_seas": True},
    "everything": dict(ALL_TOGETHER),
}
GROUPS: Final[dict[str, Group]] = {
    **dict.fromkeys(("layout", "areas", "citizens"), "layout"),
    **dict.fromkeys(("monster_events", *MODULES), "modules"),
    **dict.fromkeys(PACKS, "packs"),
    **dict.fromkeys(("mixed", "no_duke", "round_limit", "solo_low_sum", "solo_direct_attack"), "variants"),
    **dict.fromkeys(
        (
            "herald", "exhausted_deck", "duke_resources", "new_domain_power", "coxswain", "tower_discount",
            "tower_icons", "tower_face", "exekratys_offering", "agents_magic",
        ),
        "rulings",
    ),
}  # fmt: skip
ON: Final[list[bool | int | str]] = [True]
OFF: Final[list[bool | int | str]] = [False]
MORE: Final[list[bool | int | str]] = [2, 3, 4, 5]
CONDITIONS: Final = (
    # What cannot be on the table together (R30, R35, R36).
    Condition("no_duke", "seats", MORE, "no_duke_alone", always=True),
    Condition("margraves", "crimson_seas", OFF, "margraves_and_seas", always=True),
    Condition("crimson_seas", "margraves", OFF, "margraves_and_seas", always=True),
    Condition("kings_guard", "monster_events", ON, "guard_without_events", always=True),
    # Switches about something that only another option brings, or takes away (C54).
    Condition("solo_low_sum", "seats", [1], "only_alone"),
    Condition("solo_direct_attack", "seats", [1], "only_alone"),
    Condition("exhausted_deck", "monster_events", ON, "switch_needs"),
    Condition("coxswain", "crimson_seas", ON, "switch_needs"),
    Condition("exekratys_offering", "crimson_seas", ON, "switch_needs"),
    Condition("agents_magic", "agents", ON, "switch_needs"),
    Condition("tower_discount", "ward_towers", ON, "switch_needs"),
    Condition("tower_icons", "ward_towers", ON, "switch_needs"),
    Condition("tower_face", "ward_towers", ON, "switch_needs"),
    Condition("tower_face", "tower_icons", ON, "switch_needs"),
    Condition("herald", "margraves", OFF, "switch_idle"),
    Condition("herald", "crimson_seas", OFF, "switch_idle"),
    Condition("duke_resources", "no_duke", OFF, "switch_idle"),
    Condition("exhausted_deck", "seats", MORE, "deck_alone", ["one_and_one"]),
)
PACE: Final = Pace({1: 104, 2: 52, 3: 51, 4: 55, 5: 50}, {"crimson_seas": 23, "monster_events": -21})
"""Greedy bots, 20 to 100 games: `valtable simulate valeria --players 4 --games 100 --bots greedy`, and the same with
each module. The other modules make games no longer: their means lie 4 to 14 per cent below that without."""


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
    herald: Literal["book", "printed"] = "book"
    """How often the Herald pays on doubles (C3)."""
    exhausted_deck: Literal["shuffled", "events_on_top", "one_and_one"] = "shuffled"
    """How the Exhausted deck is made (C4)."""
    duke_resources: Literal["pooled", "per_type"] = "pooled"
    """How leftover resources are divided for a Duke (C1)."""
    new_domain_power: Literal["at_once", "next_turn"] = "at_once"
    """When a lasting power of a new Domain begins (C9)."""
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Rounds after which the game is scored; 0 for none (C49)."""
    crimson_seas: bool = False
    """The Island board with Goods, Tomes, Nobles and Maps, and the cards that go with it."""
    agents: bool = False
    relics: bool = False
    wardens: bool = False
    """A Warden above the Boss of each Area of the base game (R33)."""
    ward_towers: bool = False
    """Ward Towers in place of the fifth Domain stack (R34)."""
    margraves: bool = False
    """The Margrave in place of the Herald; not with Crimson Seas (R30)."""
    peasants_knights: bool = False
    flames_frost: bool = False
    shadowvale: bool = False
    kings_guard: bool = False
    undead_samurai: bool = False
    gnolls: bool = False
    kaharian: bool = False
    fire_temple: bool = False
    promo: bool = False
    coxswain: Literal["book", "printed"] = "book"
    """What the Coxswain pays (C2)."""
    tower_discount: Literal["any", "strength_or_magic"] = "any"
    """Where the discount of completed towers may fall (C18)."""
    tower_icons: bool = True
    """Whether a Banner asks for the icons on the tower (C40)."""
    tower_face: Literal["a", "b"] = "a"
    """Which face of the towers is used (C40)."""
    exekratys_offering: Literal["own", "bank"] = "own"
    """Whose resource is offered to Exekratys (R25)."""
    agents_magic: bool = False
    """Whether Magic stands in when an Agent is paid (C29)."""

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules and packs in play."""
        return tuple(name for name in MODULES if getattr(self, name))

    @property
    def sets(self) -> frozenset[str]:
        """The sets whose cards are in play (C43)."""
        return frozenset(("base", *self.modules))


def of_today(raw: dict[str, object]) -> dict[str, object]:
    """Options of older games, which called what the book says `seed`, as they are called today."""
    older = [name for name in ("herald", "coxswain") if raw.get(name) == "seed"]
    return raw | dict.fromkeys(older, "book")


def listed(names: str) -> list[str]:
    """The names in an option that holds several."""
    return names.split("+") if names else []
