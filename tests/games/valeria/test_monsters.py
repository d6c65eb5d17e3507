"""Every Monster and Monster Event of the base game: price, points, reward; Events on the dice."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.valeria.position import GAME, RESOURCES, Table, at_table

CARDS = [m for m in tomllib.loads(GAME.components.files["monsters.toml"])["monster"] if m["set"] == "base"]
EVENTS = [e for e in tomllib.loads(GAME.components.files["events.toml"])["event"] if e["set"] == "base"]


def facing(card: dict[str, Any], **more: Any) -> Table:
    """The card can be slain in slot 0, by its exact price in Strength and Magic."""
    table = at_table(purse={0: {"gold": 0, "magic": 0}}, **more)
    if card in EVENTS:
        table.event(0, card["id"])
    else:
        table.monster(0, card["id"])
    return table.have(0, gold=0, strength=card["strength"], magic=card["magic"])


def expect(table: Table, amounts: dict[str, int]) -> None:
    assert table.has(0) == {name: amounts.get(name, 0) for name in RESOURCES}


@pytest.mark.rule("slay")
@pytest.mark.rule("effects")
@pytest.mark.ruling("R13")
@pytest.mark.parametrize("card", CARDS + EVENTS, ids=lambda card: card["id"])
def test_the_monster_costs_and_brings_what_its_card_says(card: dict[str, Any]) -> None:
    """The card lies on the Victory stack before its reward, so whatever counts Monsters counts it."""
    table = facing(card).play("slay 0")
    assert table.slain(0) == [card["id"]]
    assert table.score("monsters")[0] == card["vp"]
    for effect in card["reward"]:
        ((verb, value),) = effect.items()
        if verb == "choose":
            for n, option in enumerate(value):
                check_reward(facing(card).play("slay 0", f"option {n}"), option)
        else:
            check_reward(table, effect)


def check_reward(table: Table, effect: dict[str, Any]) -> None:
    ((verb, value),) = effect.items()
    if verb == "gain":
        expect(table, value)
    elif verb == "gain_per":
        expect(table, value["gain"])
    elif verb == "all":
        assert table.asked == [(0, "take_citizen")]
        table.play("slot 5")
        expect(table, {"vp": 1})
    else:
        assert verb == "take_citizen"
        if "name" in value:
            assert table.owns(0) == ["knight"]
            return
        limit = value.get("max_cost", 99)
        assert table.asked == [(0, "take_citizen")]
        for choice in table.choices():
            kind = table.state.stacks[int(choice.split()[1])][-1]
            assert GAME.contents.citizen_cost[kind] <= limit
        assert ("slot 8" in table.choices()) == (limit >= 4)
        table.play("slot 14")
        assert table.owns(0) == ["butcher"]


@pytest.mark.rule("slay")
@pytest.mark.parametrize("card", CARDS + EVENTS, ids=lambda card: card["id"])
def test_one_strength_less_is_too_little(card: dict[str, Any]) -> None:
    table = facing(card).have(0, strength=card["strength"] - 1)
    refusal = table.refused("slay 0")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("cannot_pay_slay", "slay")
    assert refusal.details["cost"] == ["resource:strength"] * card["strength"] + ["resource:magic"] * card["magic"]


@pytest.mark.ruling("R13")
def test_a_boss_counts_the_monsters_of_its_area_itself_included() -> None:
    table = at_table(slain={0: ["skeleton", "skeleton", "goblin"]}).monster(0, "skeleton_king")
    table.have(0, gold=0, strength=8, magic=0).play("slay 0")
    expect(table, {"gold": 6})


@pytest.mark.rule("monster-events")
@pytest.mark.ruling("R21")
@pytest.mark.ruling("R22")
@pytest.mark.ruling("C25")
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card["id"])
def test_the_event_acts_when_its_number_is_rolled(card: dict[str, Any]) -> None:
    number = card["activation"][0]
    table = at_table(
        roll=(number, 6 if number < 6 else 5),
        events={14: card["id"]},
        purse={0: {"gold": 5, "strength": 5, "magic": 5}, 1: {"gold": 0, "strength": 0, "magic": 0}},
    )
    ((verb, value),) = card["roll_effect"][0].items()
    if verb == "lose":
        ((name, n),) = value["amount"].items()
        assert [event.args["seat"] for event in table.events("lost")] == ["seat:0"], "who has nothing loses nothing"
        assert table.events("lost")[0].args["losses"] == [f"resource:{name}"] * n
    else:
        assert table.asked == [(0, "token")]
        assert table.choices() == ["slot 0", "slot 1", "slot 2", "slot 3", "slot 4", "slot 14"]
        table.play("slot 2")
        place = ("gold", "strength", "magic").index(next(iter(value["cost"])))
        assert table.state.tokens[2][-1][place] == 1


@pytest.mark.rule("cost-tokens")
@pytest.mark.ruling("C17")
@pytest.mark.ruling("C30")
@pytest.mark.ruling("C32")
def test_tokens_raise_the_price_and_leave_with_the_card() -> None:
    table = at_table().monster(0, "troll", "goblin", tokens=(1, 2, 1)).have(0, gold=0, strength=9, magic=9)
    assert table.refusal("slay 0") == "cannot_pay_slay", "a Gold token must be paid in Gold"
    table.have(0, gold=1, strength=3, magic=1).play("slay 0")
    assert table.has(0) == {"gold": 1, "strength": 0, "magic": 0, "vp": 0}, "only the Goblin's reward is left"
    assert table.state.tokens[0] == [(0, 0, 0)]


@pytest.mark.ruling("C32")
def test_ten_tokens_of_a_kind_are_the_most() -> None:
    table = at_table(roll=(3, 4), events={14: "bat_swarm"})
    table.monster(0, "goblin", tokens=(0, 10, 0)).monster(1, "skeleton", tokens=(10, 9, 10))
    assert table.refusal("slot 0") == "full_of_tokens"
    assert table.refusal("slot 9") == "nothing_there"
    assert table.play("slot 1").state.tokens[1] == [(10, 10, 10)], "the tenth still finds room"


@pytest.mark.rule("monster-events")
@pytest.mark.ruling("C22")
def test_a_slain_event_is_replaced_by_the_lowest_exhausted_card() -> None:
    table = at_table(luck={"exhausted": [0, 1]}).deck(events=1, exhausted=2).event(0, "mimic")
    table.have(0, gold=0, strength=3, magic=3).play("slay 0")
    assert len(table.events("passed_over")) == 1, "an Event lay lowest: it is now known and stays"
    assert [event.args["slot"] for event in table.events("exhausted")] == [0]
    assert len(table.state.bottom) == 1
    assert table.state.upper == [0, 1]


@pytest.mark.rule("exhausted")
@pytest.mark.ruling("C22")
@pytest.mark.ruling("C42")
def test_without_an_exhausted_card_the_place_stays_bare_and_counts() -> None:
    table = at_table().deck(events=0, exhausted=0).event(0, "mimic").have(0, gold=0, strength=3, magic=3)
    table.play("slay 0")
    assert [event.args for event in table.events("left_bare")] == [{"slot": 0, "stack": "slot:0", "area": "area:hills"}]
    course = next(p for p in GAME.table(GAME.view(table.state, None)).places if p.id == "course")
    assert next(thing.count for thing in course.things if thing.ref == "counter:exhausted") == 1


@pytest.mark.rule("monster-events")
@pytest.mark.ruling("R21")
def test_an_event_acts_once_even_on_doubles() -> None:
    table = at_table(roll=(6, 6), events={14: "kobold_thieves"}, purse={0: {"gold": 9}})
    assert len(table.events("struck")) == 1
    assert [event.args["losses"] for event in table.events("lost")] == [["resource:gold"]] * 2
