"""Rulebook, "Scoring Points" and "Game End": the track, the final scoring, ties and the standing."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import GAME, Position, Table, town
from valtable.kernel.standing import Outcome


def last_card(position: Position) -> Table:
    """Seat 0 plays the last card of the game, which does nothing."""
    table = position.final_phase().hand(0, "apprentice").begin(0).play("play apprentice")
    assert table.asked == "over"
    return table


def outcome_of(position: Position) -> Outcome:
    outcome = last_card(position).standing().outcome
    assert outcome is not None
    return outcome


def on_the_street(points: int) -> tuple[int, int]:
    """The space of seat 1's figure and the value of the token it carries."""
    table = Position().points(1, points).hand(0, "maid").begin(0)
    street = next(place for place in GAME.table(table.view(None)).places if place.id == "street")
    figure = next(thing for thing in street.things if thing.ref == "figure:1")
    token = dict(figure.marks).get("token", {"n": 0})["n"]
    assert isinstance(token, int)
    return figure.count, token


# The track (V48)


@pytest.mark.rule("track")
@pytest.mark.ruling("V48")
@pytest.mark.parametrize(
    ("points", "space", "token"),
    [
        (0, 0, 0),
        (1, 1, 0),
        (24, 24, 0),
        (25, 25, 0),
        (26, 1, 25),
        (50, 25, 25),
        (51, 1, 50),
        (75, 25, 50),
        (76, 1, 75),
        (100, 25, 75),
        (101, 1, 100),
        (125, 25, 100),
    ],
)
def test_scoring_points_past_25_the_figure_goes_on_from_space_1_with_a_token(
    points: int, space: int, token: int
) -> None:
    assert on_the_street(points) == (space, token)


@pytest.mark.rule("track")
@pytest.mark.ruling("V48")
def test_points_are_one_number_without_a_ceiling() -> None:
    table = Position().final_phase().points(0, 124).hand(0, "pietro_del_monte", "maid").begin(0)
    assert table.play("play pietro_del_monte").points(0) == 126
    assert table.standing().totals == (126, 0)


@pytest.mark.rule("track")
def test_scoring_points_are_scored_at_once() -> None:
    table = Position().hand(0, "pietro_del_monte", "maid").points(0, 3).begin(0).play("play pietro_del_monte")
    assert (table.points(0), table.points(1)) == (5, 0)


# The end (V49)


@pytest.mark.rule("scoring")
@pytest.mark.ruling("V49")
def test_game_end_buildings_score_as_they_lie_doubled_when_upgraded() -> None:
    position = town().owns(0, "bank_1", "warehouse").owns(0, "papal_chapel", upgraded=True).owns(1, "council_hall")
    sheet = last_card(position).standing()
    assert [(row.source, row.points) for row in sheet.rows] == [
        ("points", (0, 0)),
        ("buildings", (2 + 4 + 12, 5)),
        ("goods", (0, 0)),
    ]
    assert sheet.totals == (18, 5)


@pytest.mark.rule("scoring")
@pytest.mark.ruling("V49")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"gold": 3, "stone": 4, "brick": 4}, 3),
        ({"gold": 2}, 0),
        ({"gold": 1, "wood": 1, "brick": 1}, 1),
        ({"wood": 5}, 1),
        ({"wood": 6}, 2),
    ],
)
def test_game_end_every_three_goods_of_any_type_are_1_point_rounded_down(goods: dict[str, int], points: int) -> None:
    assert last_card(Position().goods(0, **goods)).standing().totals == (points, 0)


@pytest.mark.rule("scoring")
@pytest.mark.ruling("V49")
def test_game_end_points_on_the_street_buildings_and_goods_are_added() -> None:
    position = town().points(0, 31).points(1, 4).owns(0, "bank_1").goods(0, wood=4).goods(1, gold=9)
    sheet = last_card(position).standing()
    assert sheet.totals == (31 + 2 + 1, 4 + 3)
    assert sheet.outcome == Outcome((1, 2), (0,), "last_house_built")


@pytest.mark.rule("scoring")
@pytest.mark.ruling("V49")
def test_characters_and_houses_left_score_nothing() -> None:
    position = Position().houses(0, 3).discard(1, "pope_pius_v", "banker", "thief", "matteo_perez_d_aleccio")
    assert last_card(position).standing().totals == (0, 0)


@pytest.mark.rule("neighbours")
@pytest.mark.rule("scoring")
@pytest.mark.ruling("V17")
def test_neighbours_score_nothing_at_the_end() -> None:
    beside = town().owns(0, "bank_1", "joinery_1", "bank_3").owns(1, "bank_2", "masons_lodge_1", "roofers_yard_3")
    sheet = last_card(beside).standing()
    assert sheet.totals == (2 + 2 + 3, 2 + 2 + 3), "together or apart"


# Ties


@pytest.mark.rule("ties")
@pytest.mark.ruling("V49")
def test_game_end_the_tied_player_who_built_the_most_houses_wins() -> None:
    sheet = last_card(town().owns(0, "bank_1", "joinery_1").owns(1, "warehouse")).standing()
    assert sheet.totals == (4, 4)
    assert sheet.outcome == Outcome((1, 2), (0,), "last_house_built")


@pytest.mark.rule("ties")
@pytest.mark.ruling("V49")
def test_upgrades_do_not_count_as_houses_in_a_tie() -> None:
    position = town().owns(0, "bank_1", upgraded=True).owns(1, "joinery_1", "masons_lodge_1")
    assert outcome_of(position) == Outcome((2, 1), (1,), "last_house_built")


@pytest.mark.rule("ties")
@pytest.mark.ruling("V49")
def test_game_end_if_the_tie_persists_the_tied_players_share_the_victory() -> None:
    position = town(3).owns(0, "bank_1").owns(1, "joinery_1").owns(2, "masons_lodge_1").points(2, 1)
    assert outcome_of(position) == Outcome((2, 2, 1), (2,), "last_house_built")
    position = town(3).owns(0, "bank_1").owns(1, "joinery_1").points(0, 1).points(1, 1).points(2, 2)
    assert outcome_of(position) == Outcome((1, 1, 3), (0, 1), "last_house_built")


@pytest.mark.rule("ties")
@pytest.mark.ruling("V49")
def test_more_houses_do_not_help_against_more_points() -> None:
    position = town().owns(0, "bank_1", "joinery_1").points(1, 5)
    assert outcome_of(position) == Outcome((2, 1), (1,), "last_house_built")


# The standing during the game (V50)


@pytest.mark.rule("standing")
@pytest.mark.ruling("V50")
def test_the_standing_is_exact_for_everybody_at_any_time() -> None:
    position = town(3).hand(0, "builder", "maid").hand(1, "maid").hand(2, "maid").points(1, 7).goods(2, brick=8)
    position.goods(0, gold=1, wood=2, stone=2).owns(1, "tavern_1", upgraded=True)
    table = position.begin(0)
    for viewer in (None, 0, 1, 2):
        sheet = GAME.standing(table.view(viewer))
        assert (sheet.totals, sheet.outcome) == ((1, 7 + 6, 2), None)
    table.play("play builder", "construct bank_1")
    for viewer in (None, 0, 1, 2):
        assert GAME.standing(table.view(viewer)).totals == (2, 13, 2)
