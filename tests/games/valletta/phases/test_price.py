"""Card Reference: what a building costs, whose neighbours lower the price, and the material saved."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position, town
from valtable.games.valletta.box.actions import GOODS


def builder(**options: object) -> Position:
    """Seat 0 holds a Builder and a Maid in a town of twenty buildings."""
    return town(2, **options).hand(0, "builder", "maid")


def foreman(**options: object) -> Position:
    return town(2, **options).hand(0, "foreman", "maid")


def paid(position: Position, *actions: str) -> dict[str, int]:
    """What seat 0 pays in these actions out of nine goods of each kind."""
    table = position.goods(0, gold=9, wood=9, stone=9, brick=9).begin(0).play(*actions)
    return {good: 9 - n for good, n in zip(GOODS, table.state.goods[0], strict=True) if n != 9}


@pytest.mark.rule("price")
def test_too_few_goods_names_the_price_and_what_is_missing() -> None:
    table = builder().owns(0, "masons_lodge_2").goods(0, gold=1, wood=1, stone=4).begin(0).play("play builder")
    refusal = table.why_not("construct warehouse")
    assert (refusal.reason, refusal.rule) == ("too_few_goods", "price")
    assert refusal.details["cost"] == ["good:gold", "good:gold", "good:wood", "good:stone", "good:brick"]
    assert refusal.details["missing"] == ["good:gold", "good:brick"]


@pytest.mark.rule("price")
def test_gold_cannot_be_replaced_by_materials_nor_materials_by_gold() -> None:
    assert builder().goods(0, wood=9, stone=9).begin(0).play("play builder").refusal("construct bank_1") == (
        "too_few_goods"
    )
    assert builder().goods(0, gold=9).begin(0).play("play builder").refusal("construct bank_1") == "too_few_goods"


@pytest.mark.rule("build")
def test_the_offer_shows_the_price_as_it_is_paid_now() -> None:
    position = builder().owns(0, "masons_lodge_2", "plaster_works")
    table = position.goods(0, gold=9, wood=9, stone=9, brick=9).begin(0).play("play builder")
    cost = {amount.thing: amount.n for amount in table.offers["construct warehouse"].cost}
    assert cost == {"good:gold": 1, "good:wood": 1, "good:stone": 1, "good:brick": 1}
    table.play("construct warehouse")
    assert table.goods(0) == {"gold": 8, "wood": 8, "stone": 8, "brick": 8}


# Which neighbours lower the price (V2, V21)


@pytest.mark.rule("price")
@pytest.mark.rule("neighbours")
@pytest.mark.ruling("V21")
@pytest.mark.parametrize(
    ("own", "gold"),
    [
        ([], 3),
        (["plaster_works"], 2),
        (["council_hall"], 2),
        (["masons_lodge_2"], 2),
        (["plaster_works", "council_hall"], 1),
        (["plaster_works", "council_hall", "masons_lodge_2"], 0),
        (["joinery_2", "roofers_yard_2"], 3),
        (["site_office_1", "papal_chapel"], 3),
        (["masons_lodge_1", "masons_lodge_3"], 3),
    ],
)
def test_each_own_building_left_right_nearer_or_farther_saves_1_gold(own: list[str], gold: int) -> None:
    spent = paid(builder().owns(0, *own), "play builder", "construct warehouse")
    assert spent == {"wood": 1, "stone": 1, "brick": 1} | ({"gold": gold} if gold else {})


@pytest.mark.rule("neighbours")
@pytest.mark.ruling("V21")
def test_a_building_farther_from_the_street_is_a_neighbour_too() -> None:
    assert paid(builder().owns(0, "masons_lodge_3"), "play builder", "construct masons_lodge_1") == {
        "wood": 1,
        "brick": 1,
    }


@pytest.mark.rule("neighbours")
@pytest.mark.ruling("V21")
def test_an_upgraded_neighbour_saves_1_gold_all_the_same() -> None:
    assert paid(builder().owns(0, "plaster_works", upgraded=True), "play builder", "construct warehouse")["gold"] == 2


@pytest.mark.rule("neighbours")
@pytest.mark.ruling("V21")
def test_buildings_of_other_players_save_nothing() -> None:
    position = builder().owns(1, "plaster_works", "council_hall", "masons_lodge_2")
    assert paid(position, "play builder", "construct warehouse")["gold"] == 3


@pytest.mark.rule("neighbours")
@pytest.mark.ruling("V21")
def test_the_end_of_a_row_and_the_beginning_of_the_next_are_no_neighbours() -> None:
    assert paid(builder().owns(0, "tavern_1"), "play builder", "construct bank_2")["gold"] == 2
    assert paid(builder().owns(0, "tavern_1"), "play builder", "construct bank_3")["gold"] == 2
    assert paid(builder().owns(0, "tavern_2"), "play builder", "construct site_office_1")["gold"] == 3


@pytest.mark.rule("neighbours")
@pytest.mark.ruling("V21")
def test_with_four_players_the_outermost_rows_are_neighbours_of_the_ones_before() -> None:
    for row, inner in ((5, "masons_lodge_3"), (6, "warehouse")):
        position = town(4).put("shipyard", row, 3).owns(0, inner).hand(0, "builder", "maid")
        assert paid(position, "play builder", "construct shipyard")["gold"] == 1, row


@pytest.mark.rule("neighbours")
@pytest.mark.rule("options")
@pytest.mark.ruling("V2")
@pytest.mark.parametrize(("across", "gold"), [(False, 2), (True, 1)])
def test_the_street_separates_unless_the_option_says_otherwise(across: bool, gold: int) -> None:
    above = builder(neighbours_across_street=across).owns(0, "masons_lodge_1")
    assert paid(above, "play builder", "construct masons_lodge_2")["gold"] == gold
    below = builder(neighbours_across_street=across).owns(0, "tavern_2")
    assert paid(below, "play builder", "construct tavern_1")["gold"] == gold


@pytest.mark.rule("neighbours")
@pytest.mark.rule("options")
@pytest.mark.ruling("V2")
def test_across_the_street_only_the_two_rows_beside_it_meet_and_only_in_one_column() -> None:
    for own in ("masons_lodge_3", "joinery_1", "roofers_yard_1"):
        position = builder(neighbours_across_street=True).owns(0, own)
        assert paid(position, "play builder", "construct masons_lodge_2")["gold"] == 2, own


@pytest.mark.rule("neighbours")
@pytest.mark.rule("character-matteo_perez_d_aleccio")
@pytest.mark.ruling("V2")
@pytest.mark.ruling("V21")
@pytest.mark.parametrize(("across", "points"), [(False, 2), (True, 4)])
def test_the_same_relation_makes_the_groups_that_d_aleccio_counts(across: bool, points: int) -> None:
    position = town(neighbours_across_street=across).owns(0, "bank_1", "bank_3").owns(0, "bank_2", "joinery_2")
    table = position.hand(0, "matteo_perez_d_aleccio", "maid").begin(0).play("play matteo_perez_d_aleccio")
    assert table.points(0) == points


# The price is never below 0 (V31), and the Foreman's discount


@pytest.mark.rule("price")
@pytest.mark.ruling("V31")
def test_a_gold_price_never_falls_below_0_and_the_excess_lapses() -> None:
    position = builder().owns(0, "bank_1", "joinery_3", "masons_lodge_1").goods(0, stone=1, brick=1)
    table = position.begin(0).play("play builder", "construct joinery_1")
    assert table.goods(0) == {}
    assert table.supply()["gold"] == 42


@pytest.mark.rule("price")
@pytest.mark.rule("character-foreman")
@pytest.mark.ruling("V31")
@pytest.mark.parametrize(
    ("own", "gold"), [([], 2), (["plaster_works"], 1), (["plaster_works", "council_hall", "masons_lodge_2"], 0)]
)
def test_the_foreman_saves_1_gold_besides_the_neighbours_and_never_more_than_there_is(
    own: list[str], gold: int
) -> None:
    spent = paid(foreman().owns(0, *own), "play foreman", "construct warehouse", "save wood")
    assert spent == {"stone": 1, "brick": 1} | ({"gold": gold} if gold else {})


@pytest.mark.rule("price")
@pytest.mark.rule("character-foreman")
@pytest.mark.ruling("V31")
def test_the_warehouse_beside_two_own_buildings_costs_the_foreman_two_materials() -> None:
    position = foreman().owns(0, "plaster_works", "council_hall").goods(0, wood=1, stone=1, brick=1)
    table = position.begin(0).play("play foreman", "construct warehouse", "save brick")
    assert table.goods(0) == {"brick": 1}


# Saved material (V32)


@pytest.mark.rule("saved-material")
@pytest.mark.ruling("V32")
def test_the_player_names_the_material_saved_among_those_in_the_price() -> None:
    table = foreman().goods(0, gold=1, wood=3, stone=3, brick=3).begin(0).play("play foreman", "construct tavern_1")
    assert (table.asked, table.choices) == ("save", ["save wood", "save brick"])
    assert table.refusal("save stone") == "not_in_price"
    table.play("save brick")
    assert table.goods(0) == {"wood": 2, "stone": 3, "brick": 3}


@pytest.mark.rule("saved-material")
@pytest.mark.ruling("V32")
def test_one_possibility_is_not_asked() -> None:
    table = foreman().goods(0, brick=1).begin(0).play("play foreman", "construct joinery_1")
    assert table.autos == ["save stone"]
    assert (table.goods(0), table.owner("joinery_1")) == ({}, 0)


@pytest.mark.rule("saved-material")
@pytest.mark.ruling("V32")
def test_a_saving_with_which_the_rest_cannot_be_paid_is_refused() -> None:
    table = foreman().goods(0, brick=1).begin(0).step("play foreman").step("construct joinery_1")
    assert table.refusal("save brick") == "rest_cannot_be_paid"
    assert table.refusal("save wood") == "not_in_price"
    assert table.refusal("save stone") == ""


@pytest.mark.rule("saved-material")
@pytest.mark.ruling("V32")
def test_the_saving_is_used_whenever_the_price_has_a_material() -> None:
    table = foreman().goods(0, gold=5, wood=5, stone=5, brick=5).begin(0).play("play foreman", "construct bank_1")
    assert table.refusal("done") == "not_asked"
    assert table.choices == ["save wood", "save stone"]


@pytest.mark.rule("saved-material")
@pytest.mark.ruling("V32")
def test_two_of_one_material_are_lowered_by_one() -> None:
    table = foreman().goods(0, gold=1, wood=1, brick=1).begin(0).play("play foreman", "construct roofers_yard_3")
    assert table.autos == ["save wood"], "the price has 2 wood, 1 is there"
    assert table.goods(0) == {}


@pytest.mark.rule("saved-material")
@pytest.mark.ruling("V32")
def test_one_saved_material_does_not_make_up_for_two() -> None:
    table = foreman().goods(0, gold=5, brick=1).begin(0).play("play foreman")
    assert table.refusal("construct warehouse") == "too_few_goods"


@pytest.mark.rule("saved-material")
@pytest.mark.rule("character-plasterer")
@pytest.mark.ruling("V32")
def test_the_plasterer_saves_a_material_of_an_upgrade() -> None:
    position = town().hand(0, "plasterer", "maid").owns(0, "warehouse").goods(0, wood=1, stone=1, brick=1)
    table = position.begin(0).play("play plasterer", "upgrade warehouse")
    assert table.choices == ["save wood", "save stone", "save brick"]
    table.play("save stone")
    assert table.goods(0) == {"stone": 1}


@pytest.mark.rule("build")
@pytest.mark.rule("character-plasterer")
def test_the_plasterer_constructs_nothing() -> None:
    position = town().hand(0, "plasterer", "maid").owns(0, "bank_1").goods(0, gold=9, wood=9, stone=9, brick=9)
    table = position.begin(0).play("play plasterer")
    assert table.refusal("construct joinery_1") == "only_upgrades"
    assert table.refusal("upgrade bank_1") == ""
