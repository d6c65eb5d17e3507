"""A second, slow reading of the effect language: it answers the questions of a card and says what must come of it.

Written from the component files alone. `Proof(table).run(effects)` plays a list of effects step by step and
`check` compares resources, Maps and cards with what was expected.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from tests.games.valeria.position import BOX, GAME, RESOURCES, Table
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.state.centre import citizen_at, domain_at, monster_at

Card = dict[str, Any]


@cache
def printed(kind: str, *files: str) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for file in files or (f"{kind}s", f"extra_{kind}s"):
        found |= {card["id"]: card for card in tomllib.loads(GAME.components.files[f"{file}.toml"])[kind]}
    return found


def sets(*names: str, **more: Any) -> dict[str, Any]:
    """Options with these modules in play."""
    return dict.fromkeys(names, True) | more


class Proof:
    def __init__(self, table: Table, seat: int = 0) -> None:
        self.table, self.seat = table, seat
        self.expected = table.has(seat)
        self.maps = table.seas.maps[seat] if table.state.seas is not None else 0

    def run(self, effects: list[Any], option: int = 0) -> Proof:
        for effect in effects:
            ((verb, value),) = effect.items()
            if verb == "choose":
                self.asked("choose", "harvest_choice")
                self.play(f"option {option}")
                self.run([value[option]])
            elif verb == "all":
                self.run(value)
            else:
                getattr(self, verb)(value)
        return self

    def check(self) -> None:
        assert self.table.has(self.seat) == self.expected
        if self.table.state.seas is not None:
            assert self.table.seas.maps[self.seat] == self.maps

    def asked(self, *kinds: str) -> None:
        while all(seat != self.seat for seat, _ in self.table.asked):
            other = self.table.asked[0][0]  # others come first; what they answer does not matter
            self.table.play(self.table.choices(other)[0], seat=other)
        mine = [kind for seat, kind in self.table.asked if seat == self.seat]
        assert mine, self.table.asked
        assert mine[0] in kinds

    def play(self, *steps: str) -> None:
        self.table.play(*steps, seat=self.seat)

    @property
    def state(self) -> Any:
        return self.table.state

    # Verbs

    def gain(self, amounts: dict[str, int]) -> None:
        for name, n in amounts.items():
            if name == "map":
                self.maps += n
            elif name == "wild" and n:
                self.asked("wild", "harvest_choice")
                self.play("resource magic")
                self.expected["magic"] += n
            elif name != "wild":
                self.expected[name] += n

    def gain_per(self, value: Card) -> None:
        n = self.count(value["per"])
        assert n > 1, "something to count"
        self.gain({name: n * amount for name, amount in value["gain"].items()})

    def count(self, per: Card) -> int:
        state, seat = self.table.state, self.seat
        citizens = [printed("citizen")[BOX.citizens[k]] for k in state.citizens[seat]]
        if per["count"] == "citizens":
            return sum("role" not in per or per["role"] in card["roles"] for card in citizens)
        if per["count"] == "domains":
            return int(sum(len(pile[seat]) for pile in (state.domains, self.table.packs.down_domains)))
        if per["count"] == "named":
            return 1 + sum(bool(card["name"] == per["name"]) for card in citizens)
        monsters = [card_of_monster(BOX.monsters[k]) for k in state.slain[seat]]
        wanted = {key: value for key, value in per.items() if key in ("area", "type", "name")}
        return sum(all(card.get(key) == value for key, value in wanted.items()) for card in monsters)

    def exchange(self, value: Card) -> None:
        """Only where it is offered; a menu of the Harvest names the card."""
        mine = next(d for d in GAME.decisions(self.state) if d.seat == self.seat)
        if mine.kind == "harvest":
            own = [c for c in self.table.choices(self.seat) if c != "done"]
            self.play(own[0])
        elif mine.kind == "exchange":
            self.play("yes")
        for name, n in value["pay"].items():
            if name == "wild":
                self.play("resource gold")
            self.expected["gold" if name == "wild" else name] -= n
        self.gain(value["gain"])

    def steal(self, value: Card) -> None:
        self.asked("steal")
        ((name, n),) = value["options"][0].items()
        at = RESOURCES.index(name)
        n = min(n, self.state.res[1][at])
        other = self.table.has(1)
        self.play(f"steal 1 {name}")
        self.expected[name] += n
        other[name] -= n
        for key, more in value.get("victim_gains", {}).items():
            other[key] += more
        assert self.table.has(1) == other

    def take_citizen(self, value: Card) -> None:
        for _ in range(value["count"]):
            self.asked("take_citizen")
            fitting = []
            for slot in (slot for slot in range(5, 15) if citizen_at(self.state, slot) != NONE):
                card = printed("citizen")[BOX.citizens[citizen_at(self.state, slot)]]
                named = card["name"] == value.get("name", card["name"])
                role = "role" not in value or value["role"] in card["roles"]
                if named and role and card["cost"] <= value.get("max_cost", 99):
                    fitting.append(slot)
            assert self.table.choices(self.seat) == [f"slot {slot}" for slot in fitting]
            before, kind = list(self.state.citizens[self.seat]), citizen_at(self.state, fitting[0])
            self.play(f"slot {fitting[0]}")
            assert sorted([*before, kind]) == self.state.citizens[self.seat]

    def take_domain(self, value: Card) -> None:
        self.asked("take_domain")
        slots = [slot for slot in range(15, 20) if domain_at(self.state, slot) != NONE]
        assert self.table.choices(self.seat) == [f"slot {slot}" for slot in slots]
        domain = domain_at(self.state, slots[0])
        self.play(f"slot {slots[0]}")
        assert domain in self.state.domains[self.seat]

    def take_noble(self, value: Card) -> None:
        self.token(2, self.table.seas.nobles[self.seat])

    def take_goods(self, value: Card) -> None:
        before = sum(self.table.seas.goods[self.seat])
        self.token(0, None)
        assert sum(self.table.seas.goods[self.seat]) == before + 1

    def take_tome(self, value: Card) -> None:
        before = sum(self.table.seas.tomes[self.seat])
        self.token(1, None)
        assert sum(self.table.seas.tomes[self.seat]) == before + 1

    def token(self, row: int, pile: list[int] | None) -> None:
        self.asked("island_card")
        kind = self.table.seas.rows[row][0]
        self.play("island 0")
        assert NONE not in self.table.seas.rows[row], "refilled"
        assert pile is None or kind in pile

    def take_monster(self, value: Card) -> None:
        self.asked("victim")
        before, other = len(self.state.slain[self.seat]), self.table.has(1)
        left = len(self.state.slain[1])
        self.play("seat 1")
        assert len(self.state.slain[1]) == left - 1
        assert len(self.state.slain[self.seat]) == before + (value["to"] == "self")
        for key, more in value.get("victim_gains", {}).items():
            other[key] += more
        assert self.table.has(1) == other

    def take_card(self, value: Card) -> None:
        self.asked("rival")
        self.play("seat 1")
        fitting = {k for k in self.state.citizens[1] if BOX.citizen_cost[k] <= value["max_cost"]}
        assert self.table.choices(self.seat) == [f"citizen {BOX.citizens[k]}" for k in sorted(fitting)]
        kind = min(fitting)
        self.play(f"citizen {BOX.citizens[kind]}")
        assert kind in self.state.citizens[self.seat]

    def banish(self, value: Card) -> None:
        kind, origin = value["kind"], value["from"]
        gone = self.table.packs.banished[("citizen", "monster", "domain", "noble").index(kind)]
        before = len(gone)
        if origin == "center":
            at = {"citizen": citizen_at, "monster": monster_at, "domain": domain_at}[kind]
            slots = [slot for slot in range(20) if at(self.state, slot) != NONE]
            if "type" in value:
                type_ = BOX.types.index(value["type"])
                slots = [slot for slot in slots if BOX.monster_type[monster_at(self.state, slot)] == type_]
            assert [c for c in self.table.choices(self.seat) if c != "no"] == [f"slot {slot}" for slot in slots]
            self.play(f"slot {slots[0]}")
        elif origin == "own":
            pile = (self.state.citizens if kind == "citizen" else self.state.slain)[self.seat]
            names = BOX.citizens if kind == "citizen" else BOX.monsters
            self.play(f"{kind} {names[pile[0]]}")
        elif origin == "opponent":
            self.play("seat 1")
            if kind == "citizen":
                self.play(f"citizen {BOX.citizens[self.state.citizens[1][0]]}")
        else:
            self.play("island 0")
        assert len(gone) == before + 1

    def flip(self, value: Card) -> None:
        if value["whose"] == "each_player":
            for seat in range(self.state.seats):
                self.table.play(f"citizen {BOX.citizens[self.state.citizens[seat][0]]}", seat=seat)
                assert len(self.table.packs.down_citizens[seat]) == 1
            return
        self.play("seat 1")
        domain = value["kind"] == "domain"
        pile = (self.state.domains if domain else self.state.citizens)[1]
        card = min(pile)
        self.play(f"{value['kind']} {(BOX.domains if domain else BOX.citizens)[card]}")
        assert (self.table.packs.down_domains if domain else self.table.packs.down_citizens)[1] == [card]

    def may(self, value: Card) -> None:
        """Declined here; that the action works is proved for each of them by hand."""
        self.asked("bonus_slay", "bonus_action")
        offered = {choice.split()[0] for choice in self.table.choices(self.seat)}
        assert offered == {"no", value["action"]}
        self.play("no")

    def add_cost(self, value: Card) -> None:
        self.asked("token")
        slot = next(slot for slot in range(20) if monster_at(self.state, slot) != NONE)
        self.play(f"slot {slot}")
        assert sum(self.state.tokens[slot][-1]) == sum(value["cost"].values())

    def refresh_tomes(self, value: Card) -> None:
        assert self.table.seas.spent[self.seat] == [0, 0, 0]

    def gain_stored(self, value: Card) -> None:
        self.expected["gold"] += STORED
        assert self.table.packs.stored == 0


STORED = 4


def card_of_monster(id_: str) -> Card:
    return {**printed("monster"), **printed("event", "events", "extra_events")}[id_]
