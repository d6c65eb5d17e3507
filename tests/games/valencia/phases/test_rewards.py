"""Rulebook, steps A to G: seats, goods, spaces, sales and moves."""

from __future__ import annotations

import pytest

from tests.games.valencia.position import GAME, Position, Table
from valtable.games.valencia.people.wishes import SellWish
from valtable.games.valencia.sight.view import ValenciaView
from valtable.kernel.refusal import Args


def won(place: Position, step: str, guild: str = "", seat: int = 0) -> Table:
    """The seat has won the auction alone."""
    return place.stacks(seat, [6]).figure(seat).begin(step, guild).play("reveal 0")


@pytest.mark.rule("nobility-church")
@pytest.mark.rule("council")
@pytest.mark.ruling("12")
def test_p08_lilli_takes_nobility_and_dirk_defends_the_church() -> None:
    patty, dirk, lilli = range(3)
    table = (
        Position().council("nobility", patty).council("church", dirk).stacks(lilli, [5]).stacks(dirk, [3]).begin("a")
    )
    table.play("reveal 0", "reveal 0")
    assert (table.sits("nobility"), table.sits("church")) == ([lilli], [dirk])
    assert table.state.members == [15, 14, 14]
    assert table.happened("pushed") == [{"seat": "seat:0", "council": "council:nobility"}]


@pytest.mark.ruling("12")
def test_without_a_family_member_in_supply_the_seat_keeps_its_holder() -> None:
    table = Position().stacks(2, [5]).no_members(2).begin("a").play("reveal 0")
    assert table.sits("nobility") == [0]
    assert table.happened("skipped") == [{"seat": "seat:2", "why": "seat", "thing": "council:nobility"}]


@pytest.mark.ruling("12")
def test_the_last_family_member_in_supply_takes_a_seat() -> None:
    office = Position().stacks(2, [5]).members_left(2, 1).begin("a").play("reveal 0")
    assert (office.sits("nobility"), office.state.members[2]) == ([2], 0)
    guild = won(Position().members_left(0, 1), "b", "wine")
    assert guild.asked == "sit"
    guild.play("sit")
    assert (guild.sits("wine"), guild.state.members[0]) == ([0], 0)


@pytest.mark.rule("guild")
@pytest.mark.rule("reward")
def test_p09_patty_wins_and_pushes_frank_away_on_the_wine_seat() -> None:
    table = won(Position().council("wine", 1), "b", "wine").play("sit")
    assert table.sits("wine") == [0]
    assert table.state.members[1] == 14


@pytest.mark.rule("goods")
def test_p09_dirk_takes_a_wine_good_from_the_supply() -> None:
    table = won(Position(), "b", "wine").play("done", "take")
    assert table.goods(0) == {"wine": 1}
    assert table.state.supply == [6, 6, 5, 6, 6]


@pytest.mark.rule("place")
@pytest.mark.ruling("15")
def test_p09_lilli_pays_2_coins_for_a_space_of_the_wine_guild() -> None:
    table = won(Position().coins(5, 5, 5), "b", "wine").play("done", "done")
    assert table.asked == "place"
    assert table.refusal("place 0_0") == "not_this_guild"
    table.play("place 2_0")
    assert table.owner("2_0") == 0
    assert table.state.coins[0] == 3
    assert table.state.members[0] == 13


@pytest.mark.ruling("15")
def test_a_space_that_is_taken_or_too_dear_is_refused_with_the_price() -> None:
    table = won(Position().coins(2, 5, 5).member(1, "2_0"), "b", "wine").play("done", "done")
    assert table.refusal("place 2_0") == "space_taken"
    refusal = table.why_not("place 1_0")
    assert (refusal.reason, refusal.details["price"], refusal.details["have"]) == ("too_few_coins", 3, 2)


def test_note_1_an_empty_supply_gives_nothing() -> None:
    table = won(Position().supply(wine=0), "b", "wine").play("done")
    assert table.asked == "place"


@pytest.mark.ruling("37")
def test_note_2_without_coins_the_seat_is_asked_all_the_same() -> None:
    """Oranges for nothing are taken, so only a purse could help; others see no difference to declining."""
    place = Position().coins(0, 5, 5).member(1, "1_7", "7_0", "7_4")
    table = won(place, "b", "oranges").play("done", "done")
    assert (table.asked, table.choices) == ("place", ["done"])
    assert not table.state.figures.count(0)


@pytest.mark.ruling("37")
def test_nobody_is_asked_what_the_sum_of_all_coins_forbids() -> None:
    place = Position().coins(0, 0, 0).member(1, "1_7", "7_0", "7_4")
    table = won(place, "b", "oranges").play("done", "done")
    assert table.asked != "place"


def test_no_family_member_left_there_is_no_seat_and_no_space() -> None:
    table = won(Position().no_members(0), "b", "wine")
    assert table.asked == "take"
    table.play("take")
    assert table.asked not in ("sit", "place")


def test_a_guild_can_be_full_with_two_players() -> None:
    table = (
        Position(2).nina(1, 1, 1, 1).member(1, "0_0", "1_0", "4_5", "5_4", "5_5").stacks(0, [6]).begin("b", "oranges")
    )
    table.play("reveal 0", "done")
    assert table.asked == "take"
    table.play("take")
    assert table.asked != "place"


@pytest.mark.ruling("12")
def test_each_part_of_a_guild_reward_is_optional() -> None:
    table = won(Position(), "b", "wine").play("done", "done", "done")
    assert table.goods(0) == {}
    assert table.sits("wine") == []
    assert len(table.happened("declined")) == 3


@pytest.mark.ruling("14")
def test_third_place_takes_the_good_or_the_space() -> None:
    place = Position(4).stacks(0, [6]).stacks(1, [5]).stacks(2, [4])
    for answer, goods, members in (("take", {"wine": 1}, 0), ("place 2_0", {}, 1)):
        table = place.begin("b", "wine").play("reveal 0", "reveal 0", "reveal 0")
        while table.asked != "take_or_place":
            table.play("done")
        table.play(answer)
        assert table.goods(2) == goods
        assert table.state.figures.count(2) == members
        place = Position(4).stacks(0, [6]).stacks(1, [5]).stacks(2, [4])


@pytest.mark.ruling("14")
def test_third_place_may_only_choose_what_can_be_carried_out() -> None:
    place = Position(4).stacks(0, [6]).stacks(1, [5]).stacks(2, [4]).supply(wine=0)
    table = place.begin("b", "wine").play("reveal 0", "reveal 0", "reveal 0")
    while table.seat != 2:
        table.play("done")
    assert table.asked == "place"
    assert "take" not in table.choices


@pytest.mark.ruling("14")
def test_third_place_without_coins_may_still_take_the_good() -> None:
    place = Position(4).stacks(0, [6]).stacks(1, [5]).stacks(2, [4]).coins(5, 5, 0, 5)
    table = place.member(3, "1_7", "7_0", "7_4").begin("b", "oranges").play("reveal 0", "reveal 0", "reveal 0")
    while table.seat != 2:
        table.play("done")
    assert (table.asked, table.choices) == ("take_or_place", ["take", "done"])


def test_with_three_players_there_is_no_third_place() -> None:
    table = (
        Position()
        .stacks(0, [6])
        .stacks(1, [5])
        .stacks(2, [4])
        .begin("b", "wine")
        .play("reveal 0", "reveal 0", "reveal 0")
    )
    while table.seat != 2:
        table.play("done")
    assert table.asked == "back"


@pytest.mark.rule("merchants")
def test_p10_frank_sells_all_his_goods_for_7_and_takes_the_seat() -> None:
    table = won(Position().coins(0, 5, 5).goods(0, wine=1, cloths=1), "e")
    assert table.asked == "sell"
    table.play("sell wine", "sell cloths")
    assert table.state.coins[0] == 7
    assert table.state.supply == [6] * 5
    assert (table.asked, table.source) == ("sit", "council:merchants")
    table.play("sit")
    assert table.sits("merchants") == [0]


def test_in_c_there_is_no_seat_of_the_merchants() -> None:
    table = won(Position().goods(0, wine=2), "c").play("sell wine", "done")
    assert table.asked == "plant"
    assert table.goods(0) == {"wine": 1}


@pytest.mark.rule("how-asked")
def test_goods_are_sold_in_rising_order() -> None:
    table = won(Position().goods(0, wine=2, oranges=1), "c").play("sell wine")
    assert table.refusal("sell oranges") == "sold_in_order"
    assert table.refusal("sell cloths") == "you_have_none"


@pytest.mark.ruling("37")
def test_a_sale_ends_when_everybody_sees_that_no_good_is_left() -> None:
    table = won(Position().goods(0, wine=1), "c").play("sell wine")
    assert table.asked != "sell"


@pytest.mark.ruling("37")
def test_a_sale_ends_when_only_cheaper_goods_are_left_anywhere() -> None:
    table = won(Position().goods(0, wine=1).goods(1, oranges=1), "c").play("sell wine")
    assert table.asked != "sell"


def test_a_sale_is_sent_whole() -> None:
    match = Position().goods(0, wine=1, oranges=1).goods(1, porcelain=1).stacks(0, [6]).figure(0).match("c")
    match.play(0, "reveal 0")
    match.wish(0, SellWish(("wine", "oranges")))
    view = match.view(0)
    assert isinstance(view, ValenciaView)
    assert [(screen.coins, sum(screen.goods)) for screen in view.screens] == [(9, 0)]
    assert match.decisions[0].kind == "plant"


@pytest.mark.rule("move")
@pytest.mark.ruling("16")
@pytest.mark.ruling("20")
def test_p10_dirk_moves_a_family_member_next_to_a_fountain_without_waking_it() -> None:
    place = Position().member(0, "0_2").member(1, "0_3").fountain("1_1", "sale").goods(0, wine=1)
    table = won(place, "g").play("lift 0_2")
    assert table.choices == ["land 0_1", "land 1_2"]
    assert table.refusal("land 0_3") == "space_taken"
    assert table.refusal("land 1_1") == "not_in_this_city"
    assert table.refusal("land 2_2") == "too_far"
    table.play("land 0_1")
    assert (table.owner("0_1"), table.owner("0_2")) == (0, -1)
    assert table.asked == "plant"


@pytest.mark.ruling("20")
def test_only_ones_own_family_member_that_can_move_is_moved() -> None:
    place = Position().member(0, "0_0", "7_7").member(1, "0_1", "1_0")
    table = won(place, "g")
    assert table.choices == ["lift 7_7", "done"]
    assert table.refusal("lift 0_1") == "not_your_member"
    assert table.refusal("lift 0_0") == "cannot_move"
    table.play("done")


@pytest.mark.ruling("20")
def test_a_fountain_space_is_no_way_out() -> None:
    """0_1 lies between two that are taken and the free fountain space 1_1."""
    assert won(Position().member(0, "0_1").member(1, "0_0", "0_2"), "g").asked == "plant"


def test_nobody_in_the_city_nothing_is_asked() -> None:
    assert won(Position(), "g").asked == "plant"


@pytest.mark.rule("merchants")
def test_declining_a_sale_and_ending_one_are_told_apart() -> None:
    """Also where what was sold is the lowest good of all."""
    table = won(Position().goods(0, oranges=1).goods(1, wine=1), "c")
    assert offered(table)["done"] == {"asked": "sell"}
    table.play("sell oranges")
    assert offered(table)["done"] == {"asked": "sell_more"}
    table.play("done")
    assert table.happened("declined") == [{"seat": "seat:0", "asked": "sell_more"}]
    table = won(Position().goods(0, oranges=1), "c").play("done")
    assert table.happened("declined") == [{"seat": "seat:0", "asked": "sell"}]


@pytest.mark.rule("how-asked")
def test_a_good_that_comes_too_late_is_greyed_with_its_reason() -> None:
    table = won(Position().goods(0, oranges=1, wine=2), "c").play("sell wine")
    refusals = {offer.notation: offer.refusal for offer in GAME.offers(table.state, 0)}
    assert (late := refusals["sell oranges"]) is not None
    assert late.reason == "sold_in_order"


def offered(table: Table) -> dict[str, Args]:
    return {offer.notation: offer.args for offer in GAME.offers(table.state, 0)}
