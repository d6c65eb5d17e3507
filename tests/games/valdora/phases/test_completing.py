"""Rulebook, "Complete commissions" and what follows from it."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import BOX, Position, held

SILVER_3 = held("c", "silver 3", "green", "right")
SILVER_2 = held("c", "silver 2", "white", "right")
RED_5 = held("c", "red 5", "yellow", "right")
RED_6 = held("c", "red 6", "green", "right")
BLUE_4 = held("c", "blue 4", "silver", "right")
WHITE = held("c", "white gold ruby sapphire", "yellow", "right")


@pytest.mark.rule("pay")
@pytest.mark.ruling("R18")
def test_a_silver_commission_takes_a_coin_to_the_bank_at_the_house() -> None:
    table = Position().at(0, "road_06").coins(0, 1).opened(0, SILVER_3, SILVER_2).begin(0)
    bank = table.state.bank
    table.play("move house_silver", "complete 0")
    assert (table.state.coins[0], table.state.bank) == (0, bank + 1)
    assert table.refusal("complete 0") == "cannot_deliver"
    assert table.craftsmen(0) == {"silver": 1}


@pytest.mark.rule("complete")
def test_only_the_commissions_of_this_patron_and_only_with_what_they_ask_for() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, BLUE_4, RED_5, RED_6)
    table = position.begin(0).play("move house_red")
    other = table.full_refusal("complete 0")
    assert other is not None
    assert (other.reason, other.details["house"], other.details["missing"]) == (
        "other_patron", "space:house_blue", ["gem:sapphire"],
    )  # fmt: skip
    table.play("complete 2")
    refusal = table.full_refusal("complete 1")
    assert refusal is not None
    assert (refusal.reason, refusal.details["missing"]) == ("cannot_deliver", ["gem:ruby"])
    assert Position().at(0, "road_06").begin(0).play("move mine_south").refusal("complete 0") == "no_house_here"


@pytest.mark.rule("pay")
@pytest.mark.ruling("R18")
@pytest.mark.parametrize(("coins", "missing"), [(0, ["coin:silver"]), (1, [])])
def test_a_silver_commission_lacks_a_coin_only_in_an_empty_purse(coins: int, missing: list[str]) -> None:
    table = Position().at(0, "road_06").coins(0, coins).opened(0, SILVER_3).begin(0).play("move house_red")
    refusal = table.full_refusal("complete 0")
    assert refusal is not None
    assert (refusal.reason, refusal.details["missing"]) == ("other_patron", missing)


@pytest.mark.rule("complete")
@pytest.mark.ruling("R3")
def test_any_subset_in_any_order_and_the_later_ones_move_up() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby", cart="ruby").opened(0, RED_5, BLUE_4, RED_6)
    table = position.begin(0).play("move house_red", "complete 2", "pay shovel")
    assert table.opened(0) == [("red", 5), ("blue", 4)]
    assert table.can("end")
    table.play("complete 0")
    assert table.opened(0) == [("blue", 4)]


@pytest.mark.rule("pay")
@pytest.mark.ruling("R17")
@pytest.mark.ruling("R28")
def test_a_white_request_is_paid_gem_by_gem_and_asked_only_where_several_cards_carry_one() -> None:
    position = (
        Position().at(0, "road_11").equipment(0, gold_pan="gold", shovel="ruby", pick="sapphire", cart="sapphire")
    )
    table = position.opened(0, WHITE).begin(0).play("move house_white", "complete 0")
    assert table.choices() == ["pay pick", "pay cart"]
    assert [event["gem"] for event in table.told("paid_gem")] == ["gem:gold", "gem:ruby"]
    assert len(table.state.completed[0]) == 0, "not before everything is paid"
    table.play("pay cart")
    assert table.gems() == {"gold": 1, "ruby": 1, "sapphire": 1}
    assert table.craftsmen(0) == {"white": 1}


@pytest.mark.rule("pay")
@pytest.mark.ruling("R17")
@pytest.mark.ruling("R28")
def test_after_a_gem_that_was_asked_for_the_rest_of_the_request_is_paid_or_asked_for() -> None:
    position = Position().at(0, "road_11").equipment(0, gold_pan="gold", cart="gold", shovel="ruby", horse="ruby")
    table = position.equipment(0, pick="sapphire").opened(0, WHITE).begin(0).play("move house_white", "complete 0")
    assert table.choices() == ["pay gold_pan", "pay cart"]
    assert table.play("pay gold_pan").choices() == ["pay shovel", "pay horse"]
    table.play("pay horse")
    assert table.gems() == {"gold": 1, "ruby": 1, "sapphire": 1}
    cards = ("gold_pan", "shovel", "pick", "cart", "horse")
    assert [table.load(0, card) for card in cards] == ["empty", "ruby", "empty", "gold", "empty"]
    assert len(table.state.completed[0]) == 1


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R27")
def test_completed_commissions_do_not_lie_in_the_order_of_their_completion() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby", cart="ruby").opened(0, RED_6, RED_5)
    table = position.begin(0).play("move house_red", "complete 0", "pay cart", "complete 0")
    assert table.state.completed[0] == sorted([RED_5, RED_6]) != [RED_6, RED_5]


@pytest.mark.rule("craftsmen")
@pytest.mark.ruling("R2")
def test_the_ring_is_closed_after_green_comes_silver() -> None:
    green = held("c", "green 4", "yellow 4", "right")
    position = Position().at(0, "city_a").equipment(0, chisel="emerald").opened(0, green).tiles(yellow=2, white=1)
    assert position.begin(0).play("move house_green", "complete 0").craftsmen(0) == {"yellow": 1}


@pytest.mark.rule("craftsmen")
@pytest.mark.ruling("R21")
def test_seven_colours_in_a_ring() -> None:
    assert BOX.crests == ("silver", "yellow", "white", "violet", "red", "blue", "green")
    assert BOX.tiles == [9, 9, 5, 4, 4, 4, 4]


@pytest.mark.rule("workshops")
@pytest.mark.ruling("R4")
def test_only_the_first_to_suffice_gets_the_workshop() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5)
    table = position.craftsmen(0, red=1).workshop(1, "red").begin(0).play("move house_red", "complete 0")
    assert table.workshops(0) == []
    assert table.workshops(1) == ["red"]
    assert table.state.bonus == [0, 0, 0], "others' workshops bring nothing"


@pytest.mark.rule("workshops")
def test_silver_and_yellow_need_three_craftsmen_the_others_two() -> None:
    assert dict(zip(BOX.crests, BOX.required, strict=True)) == {
        "silver": 3, "yellow": 3, "white": 2, "violet": 2, "red": 2, "blue": 2, "green": 2,
    }  # fmt: skip


@pytest.mark.rule("bonus-tiles")
@pytest.mark.ruling("R3")
def test_the_crest_decides_about_the_bonus_not_the_craftsman() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5).workshop(0, "red")
    table = position.tiles(blue=2, green=2, silver=1).begin(0).play("move house_red", "complete 0")
    assert table.state.bonus[0] == 1
    assert table.craftsmen(0) == {"blue": 1}
    other = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5).workshop(0, "blue")
    other_table = other.tiles(blue=2, green=2, silver=1).begin(0).play("move house_red", "complete 0")
    assert other_table.state.bonus[0] == 0, "a blue craftsman for a red commission"


@pytest.mark.rule("bonus-tiles")
def test_when_the_bonus_tiles_are_gone_there_are_none() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5).workshop(0, "red")
    table = position.no_bonus_left().begin(0).play("move house_red", "complete 0")
    assert table.state.bonus[0] == 0
    assert not table.told("bonus")
    assert table.told("no_bonus_left") == [{"seat": "seat:0"}]
