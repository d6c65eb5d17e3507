"""Valeria's modules for the kit: option sets, and what modules score, counted from the printed files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tests.kits.base import AnyState, OptionSets
from valtable.games.valeria.options import MODULES, ValeriaOptions

SWITCHES: dict[str, tuple[object, ...]] = {
    "coxswain": ("seed", "printed"),
    "tower_discount": ("any", "strength_or_magic"),
    "tower_icons": (True, False),
    "tower_face": ("a", "b"),
    "exekratys_offering": ("own", "bank"),
    "agents_magic": (False, True),
    "mixed": (False, True),
    "no_duke": (False, False, False, True),
    "exhausted_deck": ("shuffled", "events_on_top", "one_and_one"),
    "new_domain_power": ("at_once", "next_turn"),
}
ABOUT = {
    "monster_events": ("exhausted_deck",), "crimson_seas": ("coxswain", "exekratys_offering"),
    "agents": ("agents_magic",), "ward_towers": ("tower_discount", "tower_icons", "tower_face"),
}  # fmt: skip
"""Switches that are about something a module brings."""
SHORT: dict[str, object] = {"round_limit": 6}
SHORTER_WITH_MORE = {1: 12, 2: 12, 3: 8, 4: 6, 5: 5}
"""Rounds in the short run, by players: long enough for every kind of question, short enough for every day."""
BRIEFER_WITH_MORE = {1: 10, 2: 8, 3: 6, 4: 5, 5: 4}
LONG: dict[str, object] = {"round_limit": 40}


def mix(number: int, limit: dict[str, object]) -> dict[str, object]:
    """A fixed random combination of modules and switches."""
    rng = Random(number)
    chosen: dict[str, object] = {name: True for name in MODULES if rng.random() < 0.5}
    if chosen.get("crimson_seas"):
        chosen.pop("margraves", None)
    for name, values in SWITCHES.items():
        chosen[name] = rng.choice(values)
    return chosen | limit


def effective(seats: int, options: Mapping[str, object]) -> dict[str, object]:
    """The options without those that could change nothing, and would be refused for it."""
    default = ValeriaOptions()
    chosen = {name: getattr(default, name) for name in default.__struct_fields__} | dict(options)
    idle = {"no_duke"} if seats == 1 else {"solo_low_sum", "solo_direct_attack"}
    for module, switches in ABOUT.items():
        if not chosen[module]:
            idle.update(switches)
    if not chosen["tower_icons"]:
        idle.add("tower_face")
    if chosen["crimson_seas"] or chosen["margraves"]:
        idle.add("herald")
    if chosen["no_duke"]:
        idle.add("duke_resources")
    if seats == 1 and chosen["exhausted_deck"] == "one_and_one":
        idle.add("exhausted_deck")
    return {name: value for name, value in options.items() if name not in idle}


ALL: dict[str, object] = dict.fromkeys((m for m in MODULES if m != "margraves"), True)
SWITCHED: dict[str, object] = {
    "crimson_seas": True, "ward_towers": True, "agents": True, "coxswain": "printed", "agents_magic": True,
    "tower_discount": "strength_or_magic", "tower_icons": False, "exekratys_offering": "bank",
}  # fmt: skip
TWISTS: dict[str, dict[str, object]] = {"ward_towers": {"tower_face": "b"}}  # a face matters only with its icons


def module_sets(limit: dict[str, object], mixes: int) -> OptionSets:
    """Everything that goes together, each module alone, and random combinations."""
    return {
        "everything": ALL | limit,
        "switched modules": SWITCHED | limit,
        **{name: {name: True} | TWISTS.get(name, {}) | limit for name in MODULES},
        **{f"mix {number}": mix(number, limit) for number in range(mixes)},
    }


MODULE_SETS = module_sets(SHORT, 3)
BRIEF_SETS = module_sets(SHORT, 5)
LONG_SETS = module_sets(LONG, 25)

Printed = Callable[[str], dict[str, Any]]
FILES = {"citizen": "citizens", "domain": "domains", "monster": "monsters", "event": "events"}


def printed_card(printed: Printed, id_: str, *kinds: str) -> Any:
    for kind in kinds:
        for file in (FILES[kind], f"extra_{FILES[kind]}"):
            for card in printed(file)[kind]:
                if card["id"] == id_:
                    return card
    raise LookupError(id_)


class ModuleScore:
    """Goods, Tomes, Nobles and Banners, slowly and plainly."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    @property
    def texts(self) -> set[str]:
        islands = self.printed("islands")
        keys = {f"goods-{card['id']}" for card in islands["goods_type"]}
        keys |= {f"tome-{card['id']}" for card in islands["tome_type"]}
        keys |= {f"island-{island['id']}" for island in islands["island"]}
        return keys | {f"starter-{card['id']}" for card in self.printed("starters")["starter"]}

    def nobles(self, state: AnyState, seat: int) -> int:
        return 0 if state.seas is None else len(state.seas.nobles[seat])

    def noble_icons(self, state: AnyState, seat: int) -> list[str]:
        if state.seas is None:
            return []
        return [self.printed("nobles")["noble"][kind]["role"] for kind in state.seas.nobles[seat]]

    def points(self, state: AnyState, seat: int, citizens: list[Any], domains: list[Any], monsters: list[Any]) -> int:
        total: int = 0 if state.towers is None else 5 * state.towers.won[seat]
        seas = state.seas
        if seas is None:
            return total
        islands = self.printed("islands")
        total += sum(islands["goods"]["set_vp"][n - 1] for n in seas.goods[seat] if n)
        total += sum(seas.tomes[seat]) + sum(seas.spent[seat])
        roles = [role for card in citizens for role in card["roles"]] + self.noble_icons(state, seat)
        roles += [role for card in domains for role, n in card["roles"].items() for _ in range(n)]
        gold, strength, magic = state.res[seat][:3]
        counts: dict[str, int] = {
            "citizen": len(citizens), "domain": len(domains), "monster": len(monsters), "gold": gold,
            "strength": strength, "magic": magic, "one_resource": max(gold, strength, magic),
            "goods": sum(seas.goods[seat]),
        }  # fmt: skip
        for kind in seas.nobles[seat]:
            for line in self.printed("nobles")["noble"][kind]["score"]:
                what, _, which = line["per"].partition(":")
                n = counts.get(what, 0)
                if what == "role":
                    n = roles.count(which)
                elif what == "monster_type":
                    n = sum(card["type"] == which for card in monsters)
                total += n // line.get("every", 1) * line["vp"]
        return total
