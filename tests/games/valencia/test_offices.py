"""Rulebook, "Plant a palm tree", "Build a fountain", "Council phase"; Rulings 21 and 22."""

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


@pytest.mark.rule("council-phase")
@pytest.mark.ruling("22")
def test_p10_lilli_scores_3_frank_2_and_the_others_1_each() -> None:
    lilli, frank, dirk, ani, patty = range(5)
    place = Position(5).council("nobility", lilli).council("church", frank)
    for chair, seat in (("oranges", lilli), ("wine", lilli), ("cloths", frank), ("tiger_nuts", dirk)):
        place.council(chair, seat)
    table = place.council("porcelain", ani).council("merchants", patty).begin("i").play("fountain 1_1")
    assert table.state.points == [3, 2, 1, 1, 1]
    assert table.state.privileges == [1, 0, 0, 0, 0]


@pytest.mark.ruling("22")
def test_all_tied_leaders_take_a_privilege_and_helpers_count() -> None:
    place = Position().council("wine", 1, 1).council("oranges", 0).council("cloths", 0)
    table = place.begin("i").play("fountain 1_1")
    assert table.state.points == [3, 3, 0]
    assert table.state.privileges == [1, 1, 0]


@pytest.mark.rule("council-phase")
def test_every_seat_of_the_council_scores_for_whoever_holds_them_all() -> None:
    place = Position(2)
    for chair in BOX.council:
        place.council(chair, 1)
    table = place.begin("i").play("fountain 0_3")
    assert table.state.points == [0, 8]
    assert table.happened("council") == [{"seat": "seat:1", "n": 8}]


@pytest.mark.ruling("42")
def test_privileges_and_coins_may_be_overdrawn() -> None:
    place = Position()
    place.state.spare_privileges = 0
    table = place.begin("i").play("fountain 1_1")
    assert table.state.spare_privileges == -2
    assert table.state.privileges == [1, 1, 0]
    place = Position().goods(0, porcelain=1).stacks(0, [6]).figure(0)
    place.state.bank = 2
    table = place.begin("c").play("reveal 0", "sell porcelain")
    assert (table.state.coins[0], table.state.bank) == (10, -3)
