"""Rulebook, "Council phase"; Ruling 22."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import BOX, Position


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
