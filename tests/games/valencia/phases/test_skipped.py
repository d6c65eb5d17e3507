"""What cannot be done is not asked, but told with its reason, once and with the thing it is about."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import ALL_KINDS, Position, Table
from valtable.kernel.refusal import Args

ORANGES = ("0_2", "1_2", "1_7", "2_2", "2_7", "5_0", "6_0", "7_0", "7_3", "7_4")


def won(place: Position, step: str, guild: str = "", seat: int = 0) -> Table:
    """The seat has won the auction alone."""
    return place.stacks(seat, [6]).figure(seat).begin(step, guild).play("reveal 0")


def skipped(table: Table, seat: int = 0) -> list[tuple[object, object]]:
    told = table.happened("skipped")
    assert all(args["seat"] == f"seat:{seat}" for args in told)
    return [(args["why"], args["thing"]) for args in told]


@pytest.mark.rule("reward")
@pytest.mark.ruling("12")
def test_nobody_at_home_for_the_seat_and_for_the_city() -> None:
    table = won(Position().no_members(0), "b", "wine").play("take")
    assert skipped(table) == [("seat", "council:wine"), ("home", "guild:wine")]
    assert won(Position().no_members(0), "e").happened("skipped")[-1]["thing"] == "council:merchants"


@pytest.mark.rule("council")
def test_in_a_nobody_at_home_and_ones_own_figure_are_told_apart() -> None:
    table = Position().stacks(2, [5]).stacks(1, [4]).no_members(2).begin("a").play("reveal 0", "reveal 0")
    assert skipped(table, 2) == [("seat", "council:nobility")]
    assert table.happened("seat_kept") == [{"seat": "seat:1", "council": "council:church"}]
    assert (table.sits("nobility"), table.sits("church")) == ([0], [1])


@pytest.mark.rule("council")
@pytest.mark.ruling("12")
@pytest.mark.parametrize(("step", "guild", "chair"), [("b", "wine", "wine"), ("e", "", "merchants")])
def test_a_seat_one_holds_already_is_kept_and_not_asked(step: str, guild: str, chair: str) -> None:
    table = won(Position().council(chair, 0), step, guild)
    assert table.asked != "sit"
    assert table.happened("seat_kept") == [{"seat": "seat:0", "council": f"council:{chair}"}]


@pytest.mark.rule("goods")
def test_an_empty_supply_is_told() -> None:
    table = won(Position().supply(wine=0), "b", "wine").play("done")
    assert (table.asked, skipped(table)) == ("place", [("supply", "good:wine")])


@pytest.mark.ruling("15")
def test_a_full_guild_is_told() -> None:
    table = won(Position().member(1, *ORANGES), "b", "oranges").play("done", "done")
    assert skipped(table) == [("full", "guild:oranges")]


@pytest.mark.ruling("37")
def test_coins_are_told_only_where_the_sum_of_all_forbids_it() -> None:
    place = Position().coins(0, 0, 0).member(1, "1_7", "7_0", "7_4")
    assert skipped(won(place, "b", "oranges").play("done", "done")) == [("coins", "guild:oranges")]
    place = Position().coins(0, 1, 0).member(1, "1_7", "7_0", "7_4")
    assert skipped(won(place, "b", "oranges").play("done", "done", "done")) == []


@pytest.mark.ruling("14")
def test_third_place_that_can_do_neither_is_told_why() -> None:
    place = Position(4).stacks(0, [6]).stacks(1, [5]).stacks(2, [4]).supply(wine=0).no_members(2)
    table = place.begin("b", "wine").play("reveal 0", "reveal 0", "reveal 0")
    while table.asked in ("sit", "place"):
        table.play("done")
    told = [args for args in table.happened("skipped") if args["seat"] == "seat:2"]
    assert [(args["why"], args["thing"]) for args in told] == [("supply", "good:wine"), ("home", "guild:wine")]


@pytest.mark.rule("merchants")
@pytest.mark.rule("move")
def test_nothing_to_sell_and_nobody_to_move() -> None:
    assert skipped(won(Position(), "c")) == [("sale", "")]
    table = won(Position().goods(1, wine=1), "c").play("done")
    assert skipped(table) == []
    assert skipped(won(Position(), "g")) == [("move", "")]
    assert skipped(won(Position().member(0, "0_0").member(1, "0_1", "1_0"), "g")) == [("move", "")]


@pytest.mark.rule("merchants")
def test_the_last_good_sold_ends_the_sale_without_a_word() -> None:
    assert skipped(won(Position().goods(0, wine=1), "c").play("sell wine")) == []


def idle(place: Position, card: str) -> list[Args]:
    return place.stacks(0, [card]).figure(0).begin("a").play("reveal 0").happened("idle")


@pytest.mark.rule("module")
@pytest.mark.ruling("34")
def test_an_advanced_card_that_can_do_nothing_is_told() -> None:
    def told(card: str, why: str) -> list[Args]:
        return [{"seat": "seat:0", "card": f"card:{card}", "why": why}]

    assert idle(Position(3, **ALL_KINDS).supply(wine=0), "warehouse_1") == told("warehouse_1", "supply")
    assert idle(Position(3, **ALL_KINDS), "assistance") == told("assistance", "seats")
    assert idle(Position(3, **ALL_KINDS).council("wine", 1, 2), "assistance") == told("assistance", "seats")
    assert idle(Position(3, **ALL_KINDS).council("wine", 1).no_members(0), "assistance") == told("assistance", "home")
    assert idle(Position(3, **ALL_KINDS), "wanderer") == told("wanderer", "move")
    assert idle(Position(3, **ALL_KINDS).member(0, "0_0"), "wanderer") == []
    assert idle(Position(3, **ALL_KINDS).council("wine", 1), "assistance") == []
