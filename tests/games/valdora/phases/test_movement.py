"""Rulebook, "Movement", "Encounters", "Replenish silver", "Take provisions"."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import BOX, Position, space


@pytest.mark.rule("movement")
@pytest.mark.parametrize(
    ("start", "without", "with_"),
    [("city_a", 19, 29), ("city_harbor", 9, 29), ("road_11", 9, 29), ("house_green", 6, 24)],
)
def test_how_many_stops_are_in_reach(start: str, without: int, with_: int) -> None:
    assert len(BOX.near[space(start)]) == without
    assert len(BOX.near[space(start)]) + len(BOX.far[space(start)]) == with_


@pytest.mark.rule("movement")
def test_the_pawn_must_leave_its_space() -> None:
    table = Position().at(0, "road_01").provisions(0).begin(0)
    assert table.refusal("move road_01") == "already_there"
    assert "end" not in table.choices()


@pytest.mark.rule("movement")
@pytest.mark.ruling("R13")
def test_two_cities_cannot_be_passed() -> None:
    table = Position().at(0, "house_green").provisions(0).begin(0)
    assert table.refusal("move house_blue") == "too_far"
    assert table.can("move house_yellow")


@pytest.mark.rule("provisions")
@pytest.mark.ruling("R13")
def test_starting_in_a_city_is_not_passing_it() -> None:
    table = Position().at(0, "city_a").provisions(0).begin(0).play("move house_green")
    assert table.state.provisions[0] == 1


@pytest.mark.rule("provisions")
@pytest.mark.ruling("R13")
def test_a_stop_in_reach_without_provisions_uses_none() -> None:
    table = Position().at(0, "road_01").provisions(0).begin(0).play("move city_c")
    assert table.state.provisions[0] == 1
    assert not table.told("passed")


@pytest.mark.rule("provisions")
def test_provisions_are_the_action_of_any_city_and_end_it() -> None:
    for city in ("city_a", "city_b", "city_c", "city_d", "city_harbor"):
        table = Position().at(0, "road_11").discard(gold=1).begin(0).play(f"move {city}", "provisions")
        assert table.state.provisions[0] == 1
        assert table.choices() == ["end"]


@pytest.mark.rule("provisions")
@pytest.mark.ruling("R13")
def test_who_has_provisions_takes_no_more_and_elsewhere_there_are_none() -> None:
    table = Position().at(0, "road_11").provisions(0).begin(0).play("move city_a")
    assert table.refusal("provisions") == "has_provisions"
    assert Position().at(0, "city_a").begin(0).play("move road_01").refusal("provisions") == "no_city_here"


@pytest.mark.rule("encounters")
@pytest.mark.ruling("R6")
def test_each_owner_of_a_pawn_is_paid_a_coin_on_arrival() -> None:
    table = Position(4).at(0, "city_a").coins(0, 3).at(1, "road_01").at(2, "road_01").coins(2, 5).begin(0)
    table.play("move road_01")
    assert table.state.coins == [1, 1, 6, 0]
    assert [event["other"] for event in table.told("met")] == ["seat:1", "seat:2"]


@pytest.mark.rule("encounters")
@pytest.mark.ruling("R6")
def test_a_coin_for_a_full_purse_is_paid_to_the_bank() -> None:
    table = Position().at(0, "city_a").coins(0, 1).at(1, "road_01").coins(1, 6).begin(0)
    bank = table.state.bank
    table.play("move road_01")
    assert (table.state.coins[0], table.state.coins[1], table.state.bank) == (0, 6, bank + 1)
    assert table.told("met_full") == [{"seat": "seat:0", "other": "seat:1"}]


@pytest.mark.rule("encounters")
@pytest.mark.ruling("R6")
def test_without_coins_for_all_pawns_the_stop_is_forbidden_and_passing_is_free() -> None:
    table = Position().at(0, "city_a").coins(0, 1).at(1, "road_01").at(2, "road_01").begin(0)
    refusal = table.full_refusal("move road_01")
    assert refusal is not None
    assert (refusal.reason, refusal.details["n"], refusal.details["have"]) == ("cannot_pay_pawns", 2, 1)
    assert not table.can("move road_01")
    assert table.can("move mine_north"), "the road lies on the way"


@pytest.mark.rule("encounters")
@pytest.mark.ruling("R6")
@pytest.mark.ruling("R7")
def test_a_mine_is_free_also_without_coins_and_its_coins_pay_nobody() -> None:
    table = Position().at(0, "city_a").at(1, "mine_north").at(2, "mine_north").begin(0)
    table.play("move mine_north")
    assert table.state.coins == [6, 0, 0]
    assert not table.told("met")


@pytest.mark.rule("encounters")
def test_a_full_purse_loses_the_coin_of_the_encounter_only_once() -> None:
    """Four pawns on one space: with four coins the fifth player may join them and has none left."""
    position = Position(5).coins(0, 4).at(0, "city_a")
    for seat in range(1, 5):
        position.at(seat, "road_01").coins(seat, 6)
    table = position.begin(0).play("move road_01")
    assert table.state.coins == [0, 6, 6, 6, 6]


@pytest.mark.rule("encounters")
@pytest.mark.ruling("R6")
def test_nobody_pays_for_the_common_start() -> None:
    table = Position().at(1, "city_harbor").coins(0, 3).begin(0).play("move road_13")
    assert table.state.coins[0] == 3


@pytest.mark.rule("mines")
@pytest.mark.ruling("R1")
@pytest.mark.parametrize("coins", [0, 5, 6])
def test_a_mine_refills_to_six_by_itself(coins: int) -> None:
    table = Position().at(0, "city_a").coins(0, coins).begin(0).play("move mine_north")
    assert table.state.coins[0] == 6
    assert table.told("replenished") == [{"seat": "seat:0", "n": 6 - coins}]
    assert table.choices() == ["end"]


@pytest.mark.rule("action")
@pytest.mark.ruling("R1")
def test_a_turn_may_always_end_without_an_action() -> None:
    table = Position().at(0, "road_11").coins(0, 6).equipment(0, gold_pan="gold").begin(0)
    assert table.play("move city_a").can("end")
    assert table.play("end").seat == 1
