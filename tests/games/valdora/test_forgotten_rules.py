"""Every line of "Easily forgotten rules"."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import GAME, Position, held

RED_5 = held("c", "red 5", "yellow", "right")
SILVER = held("c", "silver 3", "green", "right")


@pytest.mark.rule("movement")
def test_beyond_a_city_only_with_provisions_and_they_are_used_up() -> None:
    table = Position().at(0, "road_01").begin(0)
    assert table.can("move house_violet")
    assert table.can("move city_c")
    assert table.refusal("move road_03") == "needs_provisions"
    supplied = Position().at(0, "road_01").provisions(0).begin(0)
    assert supplied.play("move road_03").state.provisions[0] == 0


@pytest.mark.rule("equipment")
def test_gold_must_be_loaded_before_equipment_is_bought() -> None:
    table = Position().at(0, "road_01").coins(0, 6).shows("a", "hammer").begin(0)
    assert table.play("move city_a").refusal("buy right") == "no_gold"


@pytest.mark.rule("pages")
def test_the_first_page_of_a_turn_is_always_free() -> None:
    table = Position().at(0, "road_02").begin(0)
    table.play("move city_c", "turn right")
    assert table.refusal("turn right") == "too_poor_to_turn"


@pytest.mark.rule("equipment")
@pytest.mark.ruling("R12")
def test_only_one_of_each_equipment() -> None:
    table = Position().at(0, "road_01").equipment(0, gold_pan="gold", hammer="").shows("a", "hammer").begin(0)
    table.play("move city_a")
    assert table.refusal("buy right") == "already_owned"
    assert table.can("turn right")


@pytest.mark.rule("complete")
def test_nothing_is_delivered_without_the_commission() -> None:
    table = Position().at(0, "road_06").equipment(0, shovel="ruby").begin(0).play("move house_red")
    assert table.choices() == ["end"]
    assert table.refusal("complete 0") == "no_such_commission"


@pytest.mark.rule("pay")
@pytest.mark.ruling("R17")
def test_delivered_gems_go_to_the_discard_space() -> None:
    table = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5).begin(0)
    table.play("move house_red", "complete 0")
    assert table.gems() == {"ruby": 1}
    assert table.load(0, "shovel") == "empty"


@pytest.mark.rule("hidden")
@pytest.mark.ruling("R19")
@pytest.mark.ruling("R27")
def test_everything_lies_open_but_the_completed_commissions() -> None:
    table = Position().at(0, "road_06").coins(0, 2).equipment(0, shovel="ruby").opened(0, RED_5, SILVER).begin(0)
    table.play("move house_red", "complete 0")
    mine, theirs = GAME.view(table.state, 0), GAME.view(table.state, 1)
    for field in ("coins", "loads", "gear", "opened", "craftsmen", "workshops", "bonus", "provisions", "pawns"):
        assert getattr(mine, field) == getattr(theirs, field)
    assert (mine.completed[0], theirs.completed[0]) == ([RED_5], [])
    assert theirs.completed_n == [1, 0, 0]


@pytest.mark.rule("books")
@pytest.mark.ruling("R11")
def test_an_empty_book_still_stops_the_move_and_has_provisions() -> None:
    table = Position().at(0, "road_02").coins(0, 6).no_unseen("c").begin(0)
    assert table.refusal("move road_03") == "needs_provisions"
    table.play("move city_c")
    assert table.choices() == ["provisions", "end"]
    for step in ("turn left", "turn right", "buy left", "buy right", "swap 0 left"):
        assert table.refusal(step) == "side_empty"


@pytest.mark.rule("action")
@pytest.mark.ruling("R28")
def test_one_action_a_turned_page_leaves_no_provisions() -> None:
    table = Position().at(0, "road_02").coins(0, 1).begin(0).play("move city_c")
    assert table.can("provisions")
    table.play("turn right")
    assert table.refusal("provisions") == "other_action_begun"


@pytest.mark.rule("end")
@pytest.mark.ruling("R5")
def test_in_the_last_round_commissions_count_without_craftsmen() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5).tiles().workshop(0, "red")
    table = position.last_round().begin(0).play("move house_red", "complete 0")
    assert table.craftsmen(0) == {}
    assert table.told("no_craftsman_left") == [{"seat": "seat:0"}]
    assert len(table.state.completed[0]) == 1
    assert table.state.bonus[0] == 1, "bonus tiles are still paid"
