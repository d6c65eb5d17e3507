"""Every Domain of modules and packs: icons, price, points and power."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.modules.test_pack_citizens import finish
from tests.games.valeria.position import BOX, Table, at_table
from tests.games.valeria.prover import Card, Proof, printed, sets

CARDS = [card for card in printed("domain").values() if card["set"] != "base"]
ICONS = ["merchant"] * 4 + ["archer"] * 4 + ["mercenary"] * 4 + ["cleric"] * 4
QUIET = (5, 6)
CALM = (5, 3)
"""Dice without a 6, for games with Exekratys."""


def with_icons(card: Card, **more: Any) -> Table:
    """Seat 0 has four of each icon and stands before the Domain; everybody has something to lose."""
    seas = card["set"] == "crimson_seas"
    rivals = {1: ["merchant", "knight", "archer"], 2: ["cleric", "thief"]}
    table = at_table(
        seats=3, roll=CALM if seas else QUIET, citizens={0: ICONS} | rivals,
        slain={1: ["goblin", "troll"], 2: ["goblin"]}, **(sets(card["set"]) | more),
    )  # fmt: skip
    table.domain(15, card["id"])
    for seat in (1, 2):
        table.have(seat, gold=6, strength=6, magic=6)
    return table


@pytest.mark.rule("build")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_it_asks_for_its_icons_and_price_and_scores_its_points(card: Card) -> None:
    table = with_icons(card).have(0, gold=card["cost"] - 1, strength=0, magic=0)
    assert table.refusal("build 15") == "cannot_pay_build"
    table.have(0, gold=card["cost"])
    mine = table.state.citizens[0]
    for role, n in card["roles"].items():
        at = ("worker", "soldier", "shadow", "holy").index(role)
        table.state.citizens[0] = [k for k in mine if not BOX.citizen_roles[k][at]]
        table.state.citizens[0] += [k for k in mine if BOX.citizen_roles[k][at]][: n - 1]
        assert table.refusal("build 15") == "roles_missing"
    table.state.citizens[0] = mine
    table.play("build 15")
    assert table.score("domains", 0)[0] == card["vp"]


@pytest.mark.rule("effects")
@pytest.mark.parametrize("card", [c for c in CARDS if c["timing"] == "immediate"], ids=lambda card: card["id"])
def test_its_power_on_building_does_what_the_card_says(card: Card) -> None:
    table = with_icons(card)
    table.have(0, gold=card["cost"] + 20, strength=20, magic=20)
    if card["id"] == "solos_haven":
        table.seas.spent[0] = [1, 0, 2]
        table.seas.tomes[0] = [0, 0, 0]
    if card["id"] == "dampiars_workshop":
        table.seas.maps[0] = 0
    table.play("build 15")
    if table.asked[0][1] == "pay":
        table.play("pay_magic 0")
    proof = Proof(table)
    proof.expected = {"gold": 20, "strength": 20, "magic": 20, "vp": 0}
    proof.maps = 2 if card["set"] == "crimson_seas" and card["id"] != "dampiars_workshop" else 0
    proof.run(card["effects"])
    proof.check()
    if card["id"] == "solos_haven":
        assert table.seas.tomes[0] == [1, 0, 2]


@pytest.mark.rule("action-powers")
@pytest.mark.ruling("C44")
@pytest.mark.parametrize(
    "card", [c for c in CARDS if c["timing"] in ("own_action_start", "own_action_end")], ids=lambda card: card["id"]
)
@pytest.mark.parametrize("use", [True, False])
def test_its_power_at_the_start_or_end_of_the_action_phase(card: Card, use: bool) -> None:
    """The dice of the next turn ask everybody before they give anything, so an end can be read to the last token."""
    starts = card["timing"] == "own_action_start"
    rich = {"gold": 9, "strength": 9, "magic": 9}
    roll = CALM if card["set"] == "crimson_seas" else QUIET
    table = at_table(seats=3, roll=roll, domains={0: [card["id"]]}, purse={0: rich, 1: rich}, **sets(card["set"]))
    table.chance.outcomes["dice"] = [0, 1]
    if not starts:
        table.play("gain gold", "gain gold")
    proof, others = Proof(table), [table.has(1), table.has(2)]
    ((verb, value),) = card["effects"][0].items()
    if card["optional"] and not use:
        proof.play("no")
    elif verb == "pay_opponent":
        proof.play("seat 1")
        ((name, n),) = value["pay"].items()
        proof.expected[name] -= n
        others[0][name] += n
        proof.gain(value["gain"])
        gave = table.events("gave")[0].args
        assert (gave["other"], gave["gains"]) == ("seat:1", [f"resource:{name}"] * n)
    else:
        proof.run(card["effects"])
    proof.check()
    if verb != "steal":
        assert [table.has(1), table.has(2)] == others
    assert (table.state.active, table.asked[0][1]) == ((0, "action") if starts else (1, "harvest_choice"))


@pytest.mark.ruling("C44")
def test_several_powers_are_a_menu_and_thefts_come_before_done() -> None:
    rich = {"gold": 9, "strength": 9, "magic": 9}
    mine = ["red_hollow", "rime_temple", "switch_wind_fortress"]
    table = at_table(seats=3, domains={0: mine}, purse={0: rich, 1: rich, 2: rich}, flames_frost=True)
    table.play("gain gold", "gain gold")
    assert table.choices() == ["domain red_hollow", "domain rime_temple", "domain switch_wind_fortress"]
    assert table.refusal("done") == "powers_first"
    table.play("domain rime_temple")
    assert table.has(0)["vp"] == 1, "who picks it has said yes"
    table.play("domain red_hollow", "steal 1 strength")
    assert table.asked == [(0, "exchange")], "the last one is a plain question"
    table.play("no")
    two = at_table(seats=3, domains={0: ["rime_temple", "the_tower"]}, purse={0: rich}, flames_frost=True, promo=True)
    two.play("gain gold", "gain gold", "done")
    assert two.has(0)["vp"] == 0


@pytest.mark.ruling("C26")
@pytest.mark.parametrize("card", [c for c in CARDS if c["timing"] == "any_doubles"], ids=lambda card: card["id"])
def test_its_power_on_doubles_on_any_turn(card: Card) -> None:
    ((_, amounts),) = card["effects"][0].items()
    ((name, n),) = amounts.items()
    without = at_table(roll=(2, 2), **sets(card["set"]))
    table = at_table(roll=(2, 2), domains={1: [card["id"]]}, **sets(card["set"]))
    assert table.has(1)[name] == without.has(1)[name] + n
    plain = at_table(roll=(2, 1), domains={1: [card["id"]]}, **sets(card["set"]))
    finish(plain)
    assert plain.has(1)[name] <= without.has(1)[name] + 1


def test_domains_that_pay_for_slaying_and_building() -> None:
    table = at_table(domains={0: ["tepes_ridge_fortress"], 1: ["ravens_outpost"]}, shadowvale=True)
    table.monster(0, "goblin_king", "gargoyle").have(0, gold=0, strength=1, magic=0)
    before = table.has(1)["strength"]
    table.play("slay 0")
    assert table.has(0)["gold"] == 1
    assert table.has(1)["strength"] == before + 1, "Raven's Outpost, on an opponent's slay"
    table = at_table(citizens={0: ICONS}, domains={0: ["blasko_woods"]}, shadowvale=True)
    table.domain(15, "gargans_embrace").have(0, gold=BOX.domain_cost[BOX.domains.index("gargans_embrace")], magic=0)
    table.play("build 15")
    assert table.has(0)["magic"] == 1
    table = at_table(citizens={0: ICONS}, shadowvale=True)
    table.domain(15, "blasko_woods").have(0, gold=6, magic=0)
    table.play("build 15")
    assert table.has(0)["magic"] == 0, "it does not pay for itself"


@pytest.mark.ruling("C30")
def test_domains_that_change_prices() -> None:
    table = at_table(domains={0: ["defiant_ridge"]}, flames_frost=True).citizen(5, "cleric").have(0, gold=2, magic=0)
    assert table.refusal("recruit 5") == ""
    table = at_table(domains={0: ["fort_skyler"]}, flames_frost=True).monster(0, "goblin").have(0, strength=0, magic=0)
    assert table.refusal("slay 0") == "", "1 Strength less is nothing (C16)"
    table.monster(0, "basilisk").have(0, strength=5, magic=3)
    assert table.refusal("slay 0") == ""
    assert table.have(0, strength=4).refusal("slay 0") == "cannot_pay_slay"


def test_new_shilina_tower_lets_strength_pay_for_citizens() -> None:
    table = at_table(domains={0: ["new_shilina_tower"]}, flames_frost=True).citizen(5, "cleric", "cleric")
    table.have(0, gold=1, strength=2, magic=1)
    table.play("recruit 5")
    assert table.asked == [(0, "pay_strength")]
    assert table.choices() == ["pay_strength 1", "pay_strength 2"], "2 Gold and Magic are too little alone"
    table.play("pay_strength 1")
    assert table.has(0) == {"gold": 0, "strength": 1, "magic": 0, "vp": 0}
    table.have(0, gold=0, strength=4, magic=0).play("recruit 5")
    assert table.has(0)["strength"] == 0, "without any Gold; one more for the copy"


@pytest.mark.rule("dice-powers")
def test_domains_of_packs_that_change_the_roll() -> None:
    table = at_table(
        roll=(2, 3), domains={0: ["twilight_palace", "blood_moon_palace", "the_northern_wall"]},
        purse={0: {"magic": 2}}, luck={"reroll_0": [4, 5, 5]}, flames_frost=True, shadowvale=True,
    )  # fmt: skip
    assert table.asked == [(0, "dice")]
    assert "northern_wall" in table.choices()
    assert "reroll_both" in table.choices()
    table.play("northern_wall", table_minion(table))
    assert len(table.packs.banished[1]) == 1
    assert table.refusal("northern_wall") == "power_used"
    table.play("die twilight_palace 1")
    assert table.state.dice == [5, 3]
    table.play("reroll_both")
    assert table.state.dice == [6, 6]
    assert table.has(0)["magic"] == 0
    poor = at_table(roll=(2, 3), domains={0: ["blood_moon_palace", "palace_of_the_dawn"]}, shadowvale=True)
    assert poor.refusal("reroll_both") == "too_little_magic"
    none = at_table(roll=(2, 3), domains={0: ["the_northern_wall", "palace_of_the_dawn"]}, flames_frost=True)
    for slot in range(5):
        none.monster(slot, "troll")
    assert none.refusal("northern_wall") == "no_minion"


def table_minion(table: Table) -> str:
    minion = BOX.types.index("minion")
    at = next(s for s in range(5) if BOX.monster_type[table.state.stacks[s][-1]] == minion)
    return f"slot {at}"


@pytest.mark.ruling("R17")
def test_bonus_actions_of_domains_build_slay_and_sail() -> None:
    table = at_table(citizens={0: ICONS}, flames_frost=True)
    table.domain(15, "ararmartin_ridge").domain(16, "gargans_embrace").have(0, gold=30, magic=0)
    table.play("build 15", "build 16")
    assert len(table.state.domains[0]) == 2
    assert table.asked == [(0, "action")], "one action is left"
    table = at_table(citizens={0: ICONS}, shadowvale=True)
    table.domain(15, "vinpryce_barrens").monster(0, "goblin").have(0, gold=10, strength=1, magic=0)
    table.play("build 15", "slay 0")
    assert table.slain(0) == ["goblin"]
    table = at_table(roll=CALM, citizens={0: ICONS}, crimson_seas=True)
    table.domain(15, "dampiars_workshop").have(0, gold=6, strength=0, magic=0)
    table.seas.maps[0] = 0
    table.play("build 15", "sail exekratys", "resource strength")
    assert table.has(0)["strength"] == 2
    assert table.seas.maps[0] == 0
