"""Rulebook, "Plant a palm tree" and "Build a fountain"; Ruling 21."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import BOX, Position
from valtable.games.valencia.box.city import cell_of


@pytest.mark.rule("plant")
@pytest.mark.ruling("3")
@pytest.mark.ruling("21")
def test_p10_whoever_is_on_the_church_seat_plants() -> None:
    table = Position().council("church", 2).palm("1_1").begin("h")
    assert (table.seat, table.asked) == (2, "plant")
    assert "done" not in table.choices
    assert table.refusal("plant 1_1") == "bush_taken"
    assert table.refusal("plant 5_5") == "not_in_this_city"
    table.play("plant 2_4")
    assert table.state.palms == [cell_of("1_1"), cell_of("2_4")]


@pytest.mark.rule("fountain")
@pytest.mark.ruling("3")
@pytest.mark.ruling("16")
@pytest.mark.ruling("21")
def test_p10_whoever_is_on_the_nobility_seat_builds_and_nothing_works_backwards() -> None:
    place = Position().round(2).council("nobility", 2).member(2, "0_1", "1_0").goods(2, wine=1)
    table = place.fountain("2_6", "plain_5").round_fountain("sale").begin("i")
    assert (table.seat, table.asked) == (2, "found")
    assert table.refusal("fountain 2_6") == "fountain_space_taken"
    assert "done" not in table.choices
    table.play("fountain 1_1")
    assert BOX.fountains[table.state.fountain_at[cell_of("1_1")]] == "sale"
    assert table.goods(2) == {"wine": 1}
    assert table.happened("round") == [{"n": 3, "left": 2}]


@pytest.mark.ruling("21")
def test_bushes_and_fountain_spaces_never_run_out() -> None:
    for seats in (2, 3):
        city = Position(seats).state.city
        assert len(city.bushes) > 5
        assert len(city.fountain_spaces) > 5
