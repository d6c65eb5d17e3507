"""Whole moves as a person composes them."""

from __future__ import annotations

import pytest

from tests.games.valdora.position import Position, held
from valtable.kernel.errors import Malformed, Refused

RED_5 = held("c", "red 5", "yellow", "right")
RED_6 = held("c", "red 6", "green", "right")
BLUE_4 = held("c", "blue 4", "silver", "right")


@pytest.mark.rule("complete")
@pytest.mark.ruling("R30")
def test_a_visit_completes_commissions_by_their_place_before_the_move() -> None:
    position = Position().at(0, "road_06").equipment(0, shovel="ruby", cart="ruby").opened(0, RED_5, BLUE_4, RED_6)
    match = position.begin(0).match()
    wish = {
        "wish": "visit",
        "stop": "house_red",
        "complete": [{"wish": "delivery", "commission": 0, "pay": ["cart"]}, 2],
    }
    match.wish(0, match.decode_wish(wish))
    done = [step.line.do for step in match.course.steps[1:] if hasattr(step.line, "do")]
    assert done == ["move house_red", "complete 0", "pay cart", "complete 1", "end"]


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
def test_loads_on_a_road_of_an_older_game_are_put_in_order_and_replace_the_tail() -> None:
    position = Position().rules(2).at(0, "city_a").coins(0, 6).equipment(0, shovel="", cart="").road("road_01", ruby=2)
    match = position.begin(0).match()
    match.play(0, "move road_01")
    match.play(0, "load ruby cart")
    wish = {"wish": "load", "loads": [["cart", "ruby"], ["shovel", "ruby"]], "end": False}
    match.wish(0, match.decode_wish(wish), back=1)
    assert match.state.loads[0][1] == match.state.loads[0][5] == 0  # type: ignore[attr-defined]  # Valdora's state


@pytest.mark.rule("load")
@pytest.mark.ruling("R32")
@pytest.mark.parametrize(
    ("version", "loads"),
    [
        (2, ["load gold gold_pan", "load emerald chisel"]),
        (3, ["load emerald chisel", "load gold gold_pan"]),
    ],
)
def test_whoever_touches_the_later_card_first_loses_no_gem(version: int, loads: list[str]) -> None:
    position = Position().rules(version).at(0, "city_a").equipment(0, gold_pan="", chisel="")
    position.road("road_01", gold=1, emerald=1)
    match = position.begin(0).match()
    match.play(0, "move road_01")
    match.wish(
        0, match.decode_wish({"wish": "load", "loads": [["chisel", "emerald"], ["gold_pan", "gold"]], "end": False})
    )
    assert [step.line.do for step in match.course.steps if hasattr(step.line, "do")] == [
        "move road_01", *loads, "end",
    ]  # fmt: skip


@pytest.mark.rule("complete")
def test_a_wish_that_cannot_be_done_does_nothing() -> None:
    match = Position().at(0, "road_06").equipment(0, shovel="ruby").opened(0, RED_5, BLUE_4).begin(0).match()
    with pytest.raises(Refused, match="other_patron"):
        match.wish(0, match.decode_wish({"wish": "visit", "stop": "house_red", "complete": [1, 0]}))
    assert len(match.course.steps) == 1


@pytest.mark.rule("how-it-is-asked")
@pytest.mark.parametrize(
    "wish",
    [
        {"wish": "visit", "stop": "moon"},
        {"wish": "visit", "stop": "house_red", "complete": [5]},
        {"wish": "visit", "complete": [0, 0]},
        {"wish": "visit", "complete": [{"wish": "delivery", "commission": 0, "pay": ["boat"]}]},
        {"wish": "load", "stop": "road_01", "loads": [["boat", "ruby"]]},
        {"wish": "load", "loads": [["cart", "glass"]]},
        {"wish": "fly"},
    ],
)
def test_a_malformed_wish_is_told_apart_from_a_refused_one(wish: dict[str, object]) -> None:
    match = Position().begin(0).match()
    with pytest.raises(Malformed, match="wish"):
        match.wish(0, match.decode_wish(wish))


@pytest.mark.rule("pages")
@pytest.mark.ruling("R29")
def test_a_wish_stops_at_the_first_new_face() -> None:
    match = Position().at(0, "road_02").coins(0, 5).begin(0).match()
    with pytest.raises(Refused, match="wish_crosses_chance"):
        match.wish(0, match.decode_wish({"wish": "steps", "do": ["move city_c", "turn right", "buy left"]}))
