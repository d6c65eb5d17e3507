"""Every Domain of the base game: icons, price, points and power."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.valeria.position import BOX, GAME, Table, at_table

CARDS = [d for d in tomllib.loads(GAME.components.files["domains.toml"])["domain"] if d["set"] == "base"]
PEOPLE = {"worker": "butcher", "soldier": "archer", "shadow": "rogue", "holy": "cleric"}
EVERYBODY = ["butcher"] * 3 + ["archer"] * 3 + ["rogue"] * 3 + ["cleric"] * 3


def builder(card: str, seats: int = 2, **more: Any) -> Table:
    """Somebody with every icon who can pay the Domain in slot 15 exactly."""
    cost = next(d["cost"] for d in CARDS if d["id"] == card)
    citizens = {0: EVERYBODY} | more.pop("citizens", {})
    table = at_table(seats, citizens=citizens, **more).domain(15, card)
    return table.have(0, gold=cost, strength=0, magic=0, vp=0)


@pytest.mark.rule("build")
@pytest.mark.rule("scoring")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_the_domain_asks_for_its_icons_and_price_and_scores_its_points(card: dict[str, Any]) -> None:
    people = [PEOPLE[role] for role, n in card["roles"].items() for _ in range(n)]
    table = at_table(citizens={0: people}).domain(15, card["id"]).have(0, gold=card["cost"], magic=0)
    assert table.refusal("build 15") == ""
    assert table.have(0, gold=card["cost"] - 1).refusal("build 15") == "cannot_pay_build"
    fewer = at_table(citizens={0: people[1:]}).domain(15, card["id"]).have(0, gold=20)
    refusal = fewer.refused("build 15")
    assert refusal is not None
    assert (refusal.reason, refusal.details["missing"]) == ("roles_missing", [f"role:{role_of(people[0])}"])
    table.have(0, gold=card["cost"]).play("build 15")
    assert BOX.domains.index(card["id"]) in table.state.domains[0]
    assert table.score("domains")[0] == card["vp"]


def role_of(citizen: str) -> str:
    return next(role for role, name in PEOPLE.items() if name == citizen)


# Once, when built


@pytest.mark.rule("free-citizens")
@pytest.mark.ruling("R16")
@pytest.mark.ruling("C34")
@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("darktide_harbour", ["slot 7", "slot 11"]),
        ("rogues_landing", ["slot 6", "slot 9", "slot 14"]),
        ("shattered_hand", ["slot 5", "slot 13"]),
        ("grimmwater_keep", [f"slot {n}" for n in (5, 6, 7, 9, 10, 11, 12, 13, 14)]),
        ("cloudriders_camp", ["slot 10", "slot 12"]),
    ],
)  # fmt: skip
def test_a_free_citizen_by_icon_or_printed_cost(card: str, fits: list[str]) -> None:
    table = builder(card).play("build 15")
    assert table.choices() == fits
    assert table.has(0)["strength"] == (3 if card == "cloudriders_camp" else 0)
    assert table.refusal("slot 8") == "not_suitable"
    assert table.refusal("slot 0") == "nothing_there"
    before = len(table.owns(0))
    table.play(fits[0])
    assert len(table.owns(0)) == before + 1


@pytest.mark.ruling("R17")
@pytest.mark.rule("actions")
def test_the_eye_of_asteraten_gives_strength_and_a_bonus_slay() -> None:
    table = builder("eye_of_asteraten").play("build 15")
    assert table.has(0)["strength"] == 5
    assert table.asked == [(0, "bonus_slay")]
    assert "no" in table.choices()
    table.play("slay 0")
    assert table.slain(0) == ["goblin"]
    assert table.asked == [(0, "action")]
    assert table.state.agenda[-1][2] == 1, "the bonus is not one of the two actions"
    assert builder("eye_of_asteraten").play("build 15", "no").slain(0) == []


@pytest.mark.rule("stealing")
def test_the_cutthroats_truce_takes_up_to_3_gold() -> None:
    table = builder("cutthroats_truce").have(1, gold=2, magic=5).play("build 15")
    assert table.has(0)["gold"] == 2
    assert table.has(1)["gold"] == 0
    three = builder("cutthroats_truce", seats=3).have(1, gold=2).have(2, gold=9).play("build 15")
    assert three.choices() == ["steal 1 gold", "steal 2 gold"]
    assert three.refusal("steal 1 magic") == "not_stolen"
    assert three.refusal("steal 0 gold") == "no_opponent"
    assert three.have(1, gold=0).refusal("steal 1 gold") == "they_have_none"
    assert three.play("steal 2 gold").has(0)["gold"] == 3


@pytest.mark.rule("returning")
@pytest.mark.ruling("R4")
@pytest.mark.ruling("C11")
def test_the_watcher_puts_a_monster_back_and_uncovers_its_stack() -> None:
    table = builder("watcher_on_the_water", slain={0: ["goblin", "goblin_king", "mimic"]})
    table.event(0, "bat_swarm")
    table.play("build 15")
    assert table.choices() == ["no", "monster goblin", "monster goblin_king"], "a slain Event has no stack"
    assert table.refusal("monster mimic") == "not_yours"
    assert table.refusal("citizen archer") == "not_yours"
    table.play("monster goblin_king")
    assert table.has(0)["vp"] == 3
    assert [BOX.monsters[card] for card in table.state.stacks[0]] == ["goblin_king"]
    assert [BOX.monsters[card] for card in table.state.bottom] == ["bat_swarm"]
    assert builder("watcher_on_the_water", slain={0: ["goblin"]}).play("build 15", "no").has(0)["vp"] == 0


@pytest.mark.rule("returning")
@pytest.mark.ruling("R5")
def test_the_nest_puts_a_citizen_back_and_never_a_starter() -> None:
    table = builder("nest_of_the_weaver_witch").play("build 15")
    assert table.choices() == ["no", "citizen cleric", "citizen archer", "citizen rogue", "citizen butcher"]
    table.play("citizen archer")
    assert table.has(0)["vp"] == 3
    assert len(table.state.stacks[8]) == 6


@pytest.mark.rule("captives")
@pytest.mark.ruling("R20")
def test_the_perch_takes_a_random_monster_without_its_reward() -> None:
    table = builder("purloiners_perch", seats=3, slain={1: ["goblin", "troll"], 2: ["giant"]}, luck={"captive_0": [1]})
    table.play("build 15")
    assert table.choices() == ["seat 1", "seat 2"]
    assert table.refusal("seat 0") == "no_opponent"
    table.play("seat 1")
    assert table.slain(0) == ["troll"]
    assert table.slain(1) == ["goblin"]
    assert table.has(0)["magic"] == 0
    none = builder("purloiners_perch", seats=3, slain={1: ["goblin"]}).play("build 15")
    assert none.slain(0) == ["goblin"], "one opponent is no question"
    two = builder("purloiners_perch", seats=4, slain={1: ["goblin"], 3: ["giant"]}).play("build 15")
    assert two.refusal("seat 2") == "no_monsters"


@pytest.mark.rule("exchanges")
@pytest.mark.ruling("C29")
def test_the_obelisk_turns_3_magic_into_3_points_once() -> None:
    table = builder("golden_obelisk_of_nae").have(0, gold=6, magic=3).play("build 15", "pay_magic 0")
    assert table.choices() == ["yes", "no"]
    assert table.play("yes").has(0) == {"gold": 0, "strength": 0, "magic": 0, "vp": 3}
    poor = builder("golden_obelisk_of_nae").have(0, gold=6, magic=2).play("build 15", "pay_magic 0")
    assert poor.asked == [(0, "action")], "what cannot be paid is not asked"


# Lasting powers


@pytest.mark.rule("action-powers")
@pytest.mark.ruling("C44")
@pytest.mark.parametrize(
    ("card", "gain"), [("blood_crow_army", "strength"), ("halfpenny_hill", "gold"), ("monolith_of_ostendaar", "magic")]
)
def test_the_action_phase_opens_with_1_more(card: str, gain: str) -> None:
    without, table = at_table(), at_table(domains={0: [card]})
    assert table.has(0)[gain] == without.has(0)[gain] + 1
    assert table.has(1) == without.has(1)


@pytest.mark.rule("action-powers")
@pytest.mark.ruling("C44")
def test_cathedral_and_orb_steal_at_the_end_in_the_owners_order() -> None:
    table = at_table(domains={0: ["cathedral_of_st_aquila", "the_orb_of_urdr"]}).have(1, gold=4, magic=4)
    table.play("gain gold", "gain gold")
    assert table.asked == [(0, "powers")]
    assert table.choices() == ["domain cathedral_of_st_aquila", "domain the_orb_of_urdr"]
    assert table.refusal("domain halfpenny_hill") == "not_open"
    table.play("domain the_orb_of_urdr")
    assert [event.args["gains"] for event in table.events("stole")] == [["resource:magic"], ["resource:gold"]]
    assert table.state.active == 1


@pytest.mark.rule("action-powers")
def test_a_theft_without_a_victim_lapses() -> None:
    table = at_table(domains={0: ["cathedral_of_st_aquila"]}).have(1, gold=0).play("gain gold", "gain gold")
    assert not table.events("stole")


@pytest.mark.rule("recruit")
def test_the_emerald_stronghold_waives_the_surcharge() -> None:
    table = at_table(citizens={0: ["archer"] * 3}, domains={0: ["emerald_stronghold"]}).have(0, gold=4, magic=0)
    assert table.play("recruit 8").has(0)["gold"] == 0


@pytest.mark.rule("build")
@pytest.mark.ruling("C30")
def test_pratchetts_plateau_makes_domains_1_gold_cheaper() -> None:
    table = builder("blood_crow_army", domains={0: ["pratchetts_plateau"]}).have(0, gold=4)
    assert table.play("build 15").has(0)["gold"] == 0


@pytest.mark.rule("free-citizens")
@pytest.mark.ruling("C34")
def test_forgotten_sorrows_pays_1_magic_for_each_citizen_gained_free_ones_too() -> None:
    table = at_table(domains={0: ["forgotten_sorrows"]}).have(0, gold=3, magic=0).play("recruit 5")
    assert table.has(0)["magic"] == 1
    table.monster(0, "orc_warrior").have(0, strength=9, magic=0).play("slay 0", "slot 5")
    assert table.owns(0) == ["cleric", "cleric"]
    assert table.has(0)["magic"] == 1
    assert [event.args["card"] for event in table.events("gained")] == ["domain:forgotten_sorrows"] * 2


@pytest.mark.ruling("R14")
@pytest.mark.rule("paying")
def test_what_a_purchase_brings_does_not_help_to_pay_for_it() -> None:
    table = at_table(domains={0: ["forgotten_sorrows"]}).have(0, gold=2, magic=0)
    assert table.refusal("recruit 5") == "cannot_pay_recruit"


@pytest.mark.rule("slay")
def test_the_violet_thorn_pays_1_magic_for_each_monster() -> None:
    table = at_table(domains={0: ["the_violet_thorn"]}).have(0, strength=1, magic=0).play("slay 0")
    assert table.has(0)["magic"] == 1


@pytest.mark.rule("build")
@pytest.mark.ruling("C9")
@pytest.mark.parametrize(("when", "thefts"), [("at_once", 1), ("next_turn", 0)])
def test_a_lasting_power_works_at_once_or_by_option_from_the_next_turn(when: str, thefts: int) -> None:
    table = builder("cathedral_of_st_aquila", new_domain_power=when).have(1, gold=5)
    table.play("build 15", "gain gold")
    assert len(table.events("stole")) == thefts


@pytest.mark.rule("refill")
@pytest.mark.ruling("C24")
def test_the_next_domain_turns_up_when_the_whole_action_is_over() -> None:
    table = builder("eye_of_asteraten").play("build 15")
    assert table.state.tops[0] == -1
    table.play("no")
    assert table.state.tops[0] != -1
    assert table.state.left[0] == 1
