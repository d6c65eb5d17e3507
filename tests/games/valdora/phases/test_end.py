"""Rulebook, "Game End" and "Scoring"."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import Position, held

RED_5 = held("c", "red 5", "yellow", "right")
RED_6 = held("c", "red 6", "green", "right")
SILVER_3 = held("c", "silver 3", "green", "right")
WHITE = held("c", "white gold ruby sapphire", "yellow", "right")


def red_delivery(seat: int, **tiles: int) -> Position:
    position = Position().at(seat, "road_06").equipment(seat, shovel="ruby").opened(seat, RED_5)
    return position.tiles(**tiles)


@pytest.mark.rule("end")
@pytest.mark.ruling("R5")
def test_the_round_is_played_to_its_end_when_one_colour_is_left() -> None:
    table = red_delivery(0, red=1, green=4).begin(0).play("move house_red", "complete 0", "end")
    assert table.told("last_round") == [{"last": "seat:2", "left": ["craftsman:green"] * 4, "is_last": "no"}]
    assert not table.is_over()
    table.play("move road_01", "end")
    assert table.seat == 2
    table.play("move road_07", "end")
    assert table.is_over()
    outcome = table.standing().outcome
    assert outcome is not None
    assert (outcome.reason, outcome.details) == ("craftsmen_gone", {"left": ["craftsman:green"] * 4})


@pytest.mark.rule("end")
@pytest.mark.ruling("R5")
def test_if_the_last_player_begins_the_end_the_game_is_over_after_that_turn() -> None:
    table = red_delivery(2, red=1, green=4).begin(2).play("move house_red", "complete 0", "end")
    assert table.told("last_round") == [{"last": "seat:2", "left": ["craftsman:green"] * 4, "is_last": "yes"}]
    assert table.is_over()


@pytest.mark.rule("end")
@pytest.mark.ruling("R5")
def test_one_delivery_may_take_the_last_tiles_of_two_colours() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby", cart="ruby").opened(0, RED_5, RED_6)
    table = position.tiles(red=1, green=1).begin(0)
    table.play("move house_red", "complete 0", "pay cart", "complete 0")
    assert table.state.tiles == [0] * 7
    assert len(table.told("last_round")) == 1
    assert table.craftsmen(0) == {"red": 1, "green": 1}


@pytest.mark.rule("end")
def test_two_colours_left_are_no_end() -> None:
    table = red_delivery(0, red=2, green=1).begin(0).play("move house_red", "complete 0")
    assert not table.state.triggered


@pytest.mark.rule("round-limit")
@pytest.mark.rule("options")
@pytest.mark.ruling("R23")
def test_the_round_limit_ends_the_game_when_the_round_is_complete() -> None:
    table = Position(round_limit=30).round(30).begin(1).play("move road_01", "end")
    assert not table.is_over()
    table.play("move road_07", "end")
    assert table.is_over()
    outcome = table.standing().outcome
    assert outcome is not None
    assert outcome.reason == "round_limit"
    assert table.told("round_limit") == [{"n": 30}]


@pytest.mark.rule("round-limit")
@pytest.mark.ruling("R23")
def test_without_a_limit_the_rounds_go_on() -> None:
    table = Position().round(5000).begin(2).play("move road_07", "end")
    assert table.state.round == 5001
    assert table.told("round") == [{"n": 5001}]


@pytest.mark.rule("round-limit")
@pytest.mark.ruling("R23")
def test_the_games_own_end_comes_before_the_limit() -> None:
    table = Position(round_limit=30).round(30).last_round().begin(2).play("move road_07", "end")
    outcome = table.standing().outcome
    assert outcome is not None
    assert outcome.reason == "craftsmen_gone"


@pytest.mark.rule("scoring")
def test_every_source_of_points() -> None:
    """Commissions 5 + 12, three colours, the red and the silver workshop, two bonus tiles, two gems."""
    position = Position().completed(0, RED_5, WHITE).craftsmen(0, red=2, silver=1, white=1).workshop(0, "red")
    position.workshop(0, "silver").bonus(0, 2).equipment(0, gold_pan="gold", cart="ruby").opened(0, SILVER_3)
    table = position.last_round().begin(2).play("move road_07", "end")
    sheet = table.standing()
    assert {row.source: row.points[0] for row in sheet.rows} == {
        "commissions": 17, "colors": 30, "workshops": 10, "bonus": 20, "gems": 2,
    }  # fmt: skip
    assert sheet.totals[0] == 79, "the open commission counts nothing"


@pytest.mark.rule("scoring")
@pytest.mark.ruling("R20")
def test_a_tie_is_broken_by_coins_and_then_shared() -> None:
    table = Position().coins(0, 2).coins(1, 3).last_round().begin(2).play("move road_07", "end")
    outcome = table.standing().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1, 3))
    shared = Position().coins(0, 3).coins(1, 3).last_round().begin(2).play("move road_07", "end").standing().outcome
    assert shared is not None
    assert (shared.winners, shared.ranks) == ((0, 1), (1, 1, 3))


@pytest.mark.rule("turn")
def test_turns_go_clockwise_and_a_round_begins_with_the_start_player() -> None:
    table = Position().begin(0).play("move road_11", "end", "move road_01", "end")
    assert (table.seat, table.state.round) == (2, 1)
    table.play("move road_07", "end")
    assert (table.seat, table.state.round) == (0, 2)


@pytest.mark.rule("turn")
@pytest.mark.rule("end")
@pytest.mark.ruling("R5")
@pytest.mark.ruling("R24")
def test_rounds_are_counted_from_the_start_player_whichever_seat_that_is() -> None:
    """Seat 2 begins: seat 0 comes second in the round, and seat 1 takes its last turn, also that of the game."""
    table = Position(first_player=2).begin(2).play("move road_07", "end", "move road_11", "end")
    assert (table.seat, table.state.round) == (1, 1)
    table.play("move road_01", "end")
    assert (table.seat, table.state.round) == (2, 2)
    assert table.told("round") == [{"n": 2}]
    last = Position(first_player=2).last_round().begin(2).play("move road_07", "end", "move road_11", "end")
    assert not last.is_over()
    assert last.play("move road_01", "end").is_over()
    limited = Position(first_player=2, round_limit=30).round(30).begin(0).play("move road_11", "end")
    assert not limited.is_over()
    assert limited.play("move road_01", "end").is_over()


@pytest.mark.rule("action")
def test_a_turn_that_ends_by_itself_says_so() -> None:
    table = Position().at(0, "mine_north").begin(0).play("move road_01", "end")
    assert table.told("nothing_to_do") == [{"seat": "seat:0"}]
    assert table.told("did_nothing") == []


@pytest.mark.rule("action")
@pytest.mark.ruling("R1")
def test_who_could_act_and_does_not_is_told_apart() -> None:
    table = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5).begin(0)
    table.play("move house_red", "end")
    assert table.told("did_nothing") == [{"seat": "seat:0"}]
    assert table.told("nothing_to_do") == []


@pytest.mark.rule("action")
def test_who_has_acted_is_not_said_to_do_nothing() -> None:
    table = red_delivery(0, red=2, green=4).begin(0).play("move house_red", "complete 0", "end")
    assert table.told("nothing_to_do") + table.told("did_nothing") == []
