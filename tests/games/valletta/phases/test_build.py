"""Card Reference: constructing and upgrading, several builds in a turn, the section bonus."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import BOX, Position, town
from valtable.games.valletta.box.actions import GOODS


def builder(**options: object) -> Position:
    """Seat 0 holds a Builder and a Maid in a town of twenty buildings."""
    return town(2, **options).hand(0, "builder", "maid")


def paid(position: Position, *actions: str) -> dict[str, int]:
    """What seat 0 pays in these actions out of nine goods of each kind."""
    table = position.goods(0, gold=9, wood=9, stone=9, brick=9).begin(0).play(*actions)
    return {good: 9 - n for good, n in zip(GOODS, table.state.goods[0], strict=True) if n != 9}


# How a building is constructed (V31)


@pytest.mark.rule("construct")
@pytest.mark.ruling("V31")
def test_constructing_pays_the_price_places_a_house_and_brings_the_character_to_the_hand() -> None:
    table = builder().goods(0, gold=3, wood=1, stone=2, brick=1).begin(0)
    table.play("play builder", "construct warehouse")
    assert table.goods(0) == {"stone": 1}
    assert table.supply() == {"gold": 42, "wood": 30, "stone": 29, "brick": 30}
    assert table.owner("warehouse") == 0
    assert table.state.houses == [7, 8]
    assert table.hand(0) == ["maid", "storekeeper"]
    assert table.state.upgraded[BOX.buildings.index("warehouse")] == 0


@pytest.mark.rule("construct")
def test_the_character_of_a_building_may_be_played_this_very_turn() -> None:
    table = builder().goods(0, gold=3, wood=1, stone=1, brick=1).begin(0)
    table.play("play builder", "construct warehouse", "play storekeeper")
    assert table.goods(0) == {"wood": 1, "stone": 1, "brick": 1}


@pytest.mark.rule("construct")
@pytest.mark.ruling("V31")
def test_a_build_goes_in_the_order_pay_house_character_bonus_triggers() -> None:
    position = builder().jean(13).houses(0, 1).points(0, 24).goods(0, gold=3, wood=1, stone=1, brick=1)
    table = position.begin(0).play("play builder", "construct warehouse")
    told = [event.kind for event in table.events]
    assert told.index("constructed") < told.index("section_bonus")
    assert told.index("constructed") < told.index("triggered")
    assert table.points(0) == 25
    assert table.triggers() == ["last_house_built", "points_reach_25"]


@pytest.mark.rule("build")
@pytest.mark.ruling("V31")
def test_only_what_can_be_paid_with_the_goods_at_hand_is_offered() -> None:
    table = builder().owns(0, "bank_2").goods(0, gold=1, stone=1, brick=1).begin(0).play("play builder")
    assert table.choices == [
        "construct joinery_1",
        "construct joinery_2",
        "upgrade bank_2",
        "exchange wood",
        "done",
    ], "joinery_2 is beside bank_2 and costs 1 gold less"


@pytest.mark.rule("build")
@pytest.mark.ruling("V31")
def test_an_exchange_comes_first_and_then_the_building_can_be_paid() -> None:
    table = builder().goods(0, gold=1, stone=4).begin(0).play("play builder")
    assert table.refusal("construct joinery_1") == "too_few_goods"
    table.play("exchange brick", "give stone")
    assert (table.asked, table.goods(0)) == ("build", {"gold": 1, "stone": 1, "brick": 1})
    table.play("construct joinery_1")
    assert table.goods(0) == {}


@pytest.mark.rule("build")
def test_one_card_builds_once() -> None:
    table = builder().goods(0, gold=9, wood=9, stone=9, brick=9).begin(0).play("play builder", "construct bank_1")
    assert table.asked == "play"
    assert table.state.houses == [7, 8]


# What cannot be constructed (V33)


@pytest.mark.rule("construct")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_building_with_a_house_cannot_be_constructed_again(owner: int) -> None:
    table = builder().owns(owner, "bank_1").goods(0, gold=9, wood=9, stone=9, brick=9).begin(0).play("play builder")
    refusal = table.why_not("construct bank_1")
    assert (refusal.reason, refusal.details["owner"]) == ("has_owner", f"seat:{owner}")


@pytest.mark.rule("build")
@pytest.mark.rule("construct")
@pytest.mark.ruling("V33")
def test_without_a_house_only_upgrading_is_left() -> None:
    position = builder().owns(0, "bank_1").houses(0, 0).goods(0, gold=9, wood=2, stone=2)
    table = position.begin(0).play("play builder")
    assert table.refusal("construct joinery_1") == "no_house_left"
    assert table.refusal("construct roofers_yard_1") == "no_house_left"
    table.play("upgrade bank_1")
    assert table.state.houses[0] == 0
    assert table.state.upgraded[BOX.buildings.index("bank_1")] == 1


@pytest.mark.rule("build")
@pytest.mark.ruling("V33")
def test_without_house_and_without_anything_to_upgrade_the_builder_asks_nothing() -> None:
    position = builder().owns(0, "bank_1", upgraded=True).houses(0, 0).goods(0, gold=9, wood=9, stone=9, brick=9)
    table = position.begin(0).play("play builder")
    assert (table.asked, table.slots()) == ("play", ["builder"])


@pytest.mark.rule("build")
@pytest.mark.ruling("V33")
def test_with_every_building_owned_only_upgrading_is_left() -> None:
    position = builder()
    names = [BOX.buildings[b] for b in position.state.display]
    position.owns(1, *names[1:]).owns(0, names[0]).houses(0, 7)
    table = position.goods(0, gold=1, wood=1, stone=1).begin(0).play("play builder")
    assert table.choices == ["upgrade bank_1", "exchange brick", "done"]


# Upgrading


@pytest.mark.rule("upgrade")
def test_upgrading_pays_the_materials_again_without_gold_and_doubles_the_points() -> None:
    position = builder().owns(0, "council_hall").goods(0, gold=1, wood=1, stone=1, brick=2)
    table = position.begin(0)
    assert table.standing().rows[1].points == (5, 0)
    table.play("play builder", "upgrade council_hall")
    assert table.goods(0) == {"gold": 1}
    assert table.standing().rows[1].points == (10, 0)
    assert table.hand(0) == ["maid"], "the character came with the construction"


@pytest.mark.rule("upgrade")
@pytest.mark.ruling("V33")
def test_neighbours_save_nothing_on_an_upgrade_and_no_house_is_used() -> None:
    position = builder().owns(0, "warehouse", "plaster_works", "council_hall", "masons_lodge_2")
    assert paid(position, "play builder", "upgrade warehouse") == {"wood": 1, "stone": 1, "brick": 1}
    assert position.state.houses == [4, 8]


@pytest.mark.rule("upgrade")
def test_an_upgraded_building_keeps_its_icon() -> None:
    table = town().owns(0, "bank_1", upgraded=True).owns(0, "bank_2").hand(0, "banker", "maid").begin(0)
    assert table.play("play banker").goods(0) == {"gold": 2}


@pytest.mark.rule("upgrade")
def test_a_building_is_upgraded_only_once() -> None:
    position = builder().owns(0, "bank_1", upgraded=True).goods(0, gold=9, wood=9, stone=9, brick=9)
    assert position.begin(0).play("play builder").refusal("upgrade bank_1") == "already_upgraded"


@pytest.mark.rule("upgrade")
def test_only_ones_own_buildings_can_be_upgraded() -> None:
    table = builder().owns(1, "bank_1").goods(0, gold=9, wood=9, stone=9, brick=9).begin(0).play("play builder")
    assert table.refusal("upgrade bank_1") == "not_your_building"
    assert table.refusal("upgrade bank_2") == "not_your_building"


@pytest.mark.rule("upgrade")
def test_an_upgrade_that_cannot_be_paid_is_refused() -> None:
    table = builder().owns(0, "council_hall").goods(0, gold=9, wood=1, stone=1, brick=1).begin(0).play("play builder")
    refusal = table.why_not("upgrade council_hall")
    assert (refusal.reason, refusal.details["missing"]) == ("too_few_goods", ["good:brick"])


# Several builds in a turn (V34)


@pytest.mark.rule("build")
@pytest.mark.ruling("V34")
def test_what_the_first_card_constructs_the_second_may_upgrade() -> None:
    position = town().hand(0, "builder", "builder", "maid").goods(0, gold=1, wood=2, stone=2)
    table = position.begin(0).play("play builder", "construct bank_1", "play builder", "upgrade bank_1")
    assert table.goods(0) == {}
    assert table.standing().rows[1].points == (4, 0)


@pytest.mark.rule("build")
@pytest.mark.ruling("V34")
def test_three_cards_that_build_construct_three_buildings_each_cheaper_for_the_ones_before() -> None:
    position = town().hand(0, "builder", "apprentice", "foreman", "maid").hand(1, "maid", "builder")
    position.goods(0, gold=4, wood=3, stone=3, brick=3)
    table = position.begin(0).play("play builder", "construct plaster_works", "play apprentice", "construct warehouse")
    assert table.goods(0) == {"wood": 1, "stone": 1, "brick": 1}, "2 gold, then 3 less the neighbour's 1"
    table.play("play foreman", "construct masons_lodge_2", "save wood")
    assert [table.owner(name) for name in ("plaster_works", "warehouse", "masons_lodge_2")] == [0, 0, 0]
    assert table.state.houses == [5, 8]
    assert table.goods(0) == {"wood": 1, "stone": 1}, "2 gold less the neighbour's 1 and the Foreman's 1"
    assert table.seat == 1


# Section bonus (V1, V20)


@pytest.mark.rule("section-bonus")
@pytest.mark.rule("options")
@pytest.mark.ruling("V1")
@pytest.mark.parametrize(("bonus", "points"), [(None, 1), (0, 0), (1, 1), (2, 2)])
def test_constructing_in_the_column_jean_faces_scores_at_once(bonus: int | None, points: int) -> None:
    options = {} if bonus is None else {"section_bonus": bonus}
    position = builder(**options).jean(6).goods(0, gold=1, stone=1, brick=1)
    table = position.begin(0).play("play builder", "construct joinery_1")
    assert table.points(0) == points
    assert len(table.happened("section_bonus")) == bool(points)


@pytest.mark.rule("section-bonus")
@pytest.mark.rule("options")
@pytest.mark.ruling("V1")
@pytest.mark.parametrize(("on_upgrade", "points"), [(False, 0), (True, 2)])
def test_upgrading_there_scores_only_by_option(on_upgrade: bool, points: int) -> None:
    position = builder(section_bonus=2, section_bonus_on_upgrade=on_upgrade).jean(6).owns(0, "joinery_1")
    table = position.goods(0, stone=1, brick=1).begin(0).play("play builder", "upgrade joinery_1")
    assert table.points(0) == points


@pytest.mark.rule("section-bonus")
@pytest.mark.rule("options")
@pytest.mark.ruling("V1")
def test_upgrading_in_another_column_scores_nothing_even_with_the_option() -> None:
    position = builder(section_bonus_on_upgrade=True).jean(6).owns(0, "bank_1").goods(0, wood=1, stone=1)
    assert position.begin(0).play("play builder", "upgrade bank_1").points(0) == 0


@pytest.mark.rule("section-bonus")
def test_the_offer_announces_the_section_bonus_where_it_will_come() -> None:
    table = builder().jean(6).goods(0, gold=9, wood=9, stone=9, brick=9).begin(0).play("play builder")
    announced = [name for name, offer in table.offers.items() if any(e.kind == "section_bonus" for e in offer.effects)]
    assert announced == [
        "construct joinery_1",
        "construct joinery_2",
        "construct joinery_3",
        "construct plaster_works",
    ]
