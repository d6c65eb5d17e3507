"""Domains that change the dice, and those that pay when the dice are equal."""

from __future__ import annotations

import pytest

from tests.games.valeria.position import at_table


@pytest.mark.rule("dice-powers")
@pytest.mark.ruling("R20")
@pytest.mark.ruling("C26")
def test_gargans_embrace_pays_each_time_the_dice_are_or_become_doubles() -> None:
    table = at_table(roll=(2, 2), domains={0: ["palace_of_the_dawn"], 1: ["gargans_embrace"]})
    assert table.has(1)["vp"] == 1
    table.play("die palace_of_the_dawn 1")
    assert table.state.dice == [1, 2]
    again = at_table(roll=(3, 2), domains={0: ["palace_of_the_dawn"], 1: ["gargans_embrace"]})
    assert again.has(1)["vp"] == 0
    assert again.play("die palace_of_the_dawn 1").has(1)["vp"] == 1


@pytest.mark.rule("dice-powers")
@pytest.mark.ruling("R6")
@pytest.mark.ruling("C26")
def test_dice_changing_domains_work_once_each_and_must_change_the_die() -> None:
    table = at_table(
        roll=(6, 1),
        domains={0: ["foxgrove_palisade", "palace_of_the_dawn", "the_desert_orchid"]},
        citizens={0: ["cleric", "cleric"]},
    )
    assert table.asked == [(0, "dice")]
    assert table.refusal("die foxgrove_palisade 1") == "die_unchanged"
    assert table.refusal("die palace_of_the_dawn 2") == "die_unchanged"
    assert table.refusal("die twilight_palace 1") == "no_such_power"
    table.play("die palace_of_the_dawn 1")
    assert table.state.dice == [5, 1]
    assert table.refusal("die palace_of_the_dawn 1") == "power_used"
    assert table.has(0)["gold"] == 2
    table.play("die foxgrove_palisade 1")
    assert (table.state.dice, table.events("die_changed")[-1].args["n"]) == ([6, 1], 6), "the same die again"
    assert table.has(0)["gold"] == 0
    assert table.asked == [(0, "action")], "the Orchid would cost 2 Gold, so nothing more is asked"


@pytest.mark.rule("dice-powers")
@pytest.mark.ruling("R6")
def test_a_power_stays_used_whatever_was_used_after_it() -> None:
    owned = ["foxgrove_palisade", "palace_of_the_dawn", "the_desert_orchid"]
    table = at_table(roll=(5, 3), domains={0: owned}, purse={0: {"gold": 9}})
    table.play("die palace_of_the_dawn 1", "die the_desert_orchid 2")
    assert table.state.dice == [4, 1]
    assert table.refusal("die palace_of_the_dawn 1") == "power_used"
    assert table.refusal("die the_desert_orchid 1") == "power_used"
    assert table.choices() == ["die foxgrove_palisade 1", "die foxgrove_palisade 2", "done"]


@pytest.mark.rule("dice-powers")
@pytest.mark.ruling("R20")
def test_the_desert_orchid_costs_1_gold_per_holy_citizen_and_is_free_without() -> None:
    table = at_table(roll=(5, 3), domains={0: ["the_desert_orchid"]}, citizens={0: ["cleric", "monk"]})
    assert table.play("die the_desert_orchid 1").events("die_changed")
    assert table.state.dice == [1, 3]
    free = at_table(roll=(5, 3), domains={0: ["the_desert_orchid"]}, purse={0: {"gold": 0}})
    assert "die the_desert_orchid 2" in free.choices()
    poor = at_table(roll=(5, 3), domains={0: ["the_desert_orchid", "palace_of_the_dawn"]}, citizens={0: ["cleric"] * 3})
    assert poor.refusal("die the_desert_orchid 1") == "too_little_gold"
