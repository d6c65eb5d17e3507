"""The blue characters who build cheaper: foreman and plasterer."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import GAME, building, holding
from valtable.kernel.chance import NoChance

# Foreman


@pytest.mark.rule("character-foreman")
@pytest.mark.rule("price")
def test_the_foreman_saves_one_gold_and_a_material_of_ones_choice() -> None:
    position = holding("foreman").put("warehouse", 1, 2).put("bank_1", 1, 1).put("bank_2", 1, 3)
    table = position.owns(0, "bank_1", "bank_2").goods(0, wood=1, stone=1, brick=1).begin().play("play foreman")
    table.play("construct warehouse")
    assert (table.asked, table.source) == ("save", "character:foreman")
    assert table.choices == ["save wood", "save stone", "save brick"]
    table.play("save stone")
    assert (table.goods(0), table.owner("warehouse")) == ({"stone": 1}, 0)


@pytest.mark.rule("character-foreman")
@pytest.mark.rule("saved-material")
def test_the_foreman_makes_up_for_the_one_material_that_is_missing_and_asks_nothing() -> None:
    table = holding("foreman").put("joinery_1", 1, 1).goods(0, brick=1).begin()
    table.play("play foreman", "construct joinery_1")
    assert table.autos == ["save stone"]
    assert (table.goods(0), table.owner("joinery_1")) == ({}, 0)


@pytest.mark.rule("character-foreman")
@pytest.mark.rule("upgrade")
def test_the_foreman_upgrades_for_one_material_less_and_no_gold() -> None:
    position = holding("foreman").put("shipyard", 1, 1).owns(0, "shipyard").goods(0, gold=1, wood=1, brick=1)
    table = position.begin().play("play foreman", "upgrade shipyard")  # 2 wood, 1 brick
    assert table.autos == ["save wood"]
    assert table.goods(0) == {"gold": 1}
    assert table.state.upgraded[building("shipyard")] == 1


@pytest.mark.rule("character-foreman")
@pytest.mark.rule("saved-material")
def test_the_foreman_saves_only_what_is_in_the_price_and_makes_it_payable() -> None:
    position = holding("foreman").put("watchtower", 1, 1).goods(0, gold=2, wood=1, stone=1, brick=2)
    table = position.begin().play("play foreman", "construct watchtower")  # 3 gold, 1 wood, 1 stone, 2 brick
    assert table.choices == ["save wood", "save stone", "save brick"]
    position = holding("foreman").put("bank_3", 1, 1).goods(0, gold=1, wood=1, brick=2)
    table = position.begin().play("play foreman", "construct bank_3")  # 2 gold, 1 wood, 2 brick
    assert table.refusal("save stone") == "not_in_price"
    position = holding("foreman").put("plan_chamber", 1, 1).goods(0, gold=2, wood=1, stone=1, brick=1)
    table = position.begin()
    table.play("play foreman", "construct plan_chamber")  # 3 gold, 1 wood, 2 stone, 1 brick
    assert table.autos == ["save stone"]


@pytest.mark.rule("saved-material")
def test_saving_another_material_than_the_missing_one_leaves_a_rest_that_cannot_be_paid() -> None:
    table = holding("foreman").put("joinery_1", 1, 1).goods(0, brick=1).begin().play("play foreman")
    GAME.apply(table.state, 0, GAME.actions.parse("construct joinery_1"), NoChance())
    assert table.choices == ["save stone"]
    refusal = table.why_not("save brick")
    assert (refusal.reason, refusal.rule) == ("rest_cannot_be_paid", "saved-material")
    assert refusal.details == {"good": "good:brick"}


@pytest.mark.rule("character-foreman")
@pytest.mark.ruling("V24")
def test_the_foreman_is_declined_inside() -> None:
    table = holding("foreman").put("joinery_1", 1, 1).goods(0, brick=1).begin()
    assert table.refusal("lay foreman") == "laying_is_playing"
    table.play("play foreman", "done")
    assert (table.goods(0), table.owner("joinery_1"), table.asked) == ({"brick": 1}, -1, "play")


@pytest.mark.rule("character-foreman")
@pytest.mark.ruling("V29")
def test_the_foreman_without_the_means_asks_nothing() -> None:
    table = holding("foreman").begin().play("play foreman")
    assert (table.asked, table.slots()) == ("play", ["foreman"])


# Plasterer


@pytest.mark.rule("character-plasterer")
def test_the_plasterer_upgrades_for_one_material_less() -> None:
    position = holding("plasterer").put("bank_1", 1, 1).owns(0, "bank_1").goods(0, wood=1, stone=1)
    table = position.begin().play("play plasterer")
    assert table.choices == ["upgrade bank_1", "done"]
    table.play("upgrade bank_1")
    assert (table.asked, table.choices) == ("save", ["save wood", "save stone"])
    table.play("save wood")
    assert (table.goods(0), table.state.upgraded[building("bank_1")]) == ({"wood": 1}, 1)


@pytest.mark.rule("character-plasterer")
def test_the_plasterer_does_not_construct() -> None:
    position = holding("plasterer").put("bank_1", 1, 1).put("bank_2", 1, 4).owns(0, "bank_1")
    table = position.goods(0, gold=9, wood=9, stone=9, brick=9).begin().play("play plasterer")
    assert table.refusal("construct bank_2") == "only_upgrades"
    assert "upgrade bank_1" in table.choices


@pytest.mark.rule("character-plasterer")
@pytest.mark.ruling("V24")
def test_the_plasterer_is_declined_inside() -> None:
    table = holding("plasterer").put("bank_1", 1, 1).owns(0, "bank_1").goods(0, wood=1).begin()
    assert table.refusal("lay plasterer") == "laying_is_playing"
    table.play("play plasterer", "done")
    assert (table.goods(0), table.state.upgraded[building("bank_1")]) == ({"wood": 1}, 0)


@pytest.mark.rule("character-plasterer")
@pytest.mark.ruling("V29")
@pytest.mark.ruling("V52")
def test_the_plasterer_with_nothing_left_to_upgrade_asks_nothing_even_if_one_could_exchange() -> None:
    position = holding("plasterer").put("bank_1", 1, 1).owns(0, "bank_1", upgraded=True)
    table = position.goods(0, gold=5, wood=5).begin().play("play plasterer")
    assert (table.asked, table.slots()) == ("play", ["plasterer"])
