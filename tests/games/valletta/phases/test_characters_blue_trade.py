"""The blue characters of harbour and market: trader, moneychanger, shipowner."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position, holding

# Trader


@pytest.mark.rule("character-trader")
@pytest.mark.ruling("V40")
def test_the_trader_brings_two_gold_and_swaps_twice_at_most() -> None:
    table = holding("trader").goods(0, wood=1).begin().play("play trader")
    assert table.goods(0) == {"gold": 2, "wood": 1}
    assert (table.asked, table.source, table.choices) == (
        "swap_give",
        "character:trader",
        ["give gold", "give wood", "done"],
    )
    table.play("give gold")
    assert (table.asked, table.choices) == ("swap_take", ["take wood", "take stone", "take brick"])
    assert table.refusal("take gold") == "same_kind"
    table.play("take brick")
    assert table.goods(0) == {"gold": 1, "wood": 1, "brick": 1}
    table.play("give brick", "take stone")
    assert table.goods(0) == {"gold": 1, "wood": 1, "stone": 1}
    assert table.asked == "play"


@pytest.mark.rule("character-trader")
@pytest.mark.rule("effects")
@pytest.mark.ruling("V24")
@pytest.mark.ruling("V40")
def test_the_traders_swaps_stop_at_any_time_but_not_between_giving_and_taking() -> None:
    table = holding("trader").begin().play("play trader", "done")
    assert (table.goods(0), table.asked) == ({"gold": 2}, "play")
    table = holding("trader").begin().play("play trader", "give gold")
    assert table.refusal("done") == "not_asked"
    table.play("take wood", "done")
    assert (table.goods(0), table.asked) == ({"gold": 1, "wood": 1}, "play")


@pytest.mark.rule("character-trader")
@pytest.mark.rule("lay")
def test_the_trader_laid_down_brings_no_gold_and_swaps_nothing() -> None:
    table = holding("trader").goods(0, wood=1).begin().play("lay trader")
    assert (table.goods(0), table.asked) == ({"wood": 1}, "play")


@pytest.mark.rule("character-trader")
@pytest.mark.rule("supply")
@pytest.mark.ruling("V30")
@pytest.mark.parametrize("left", [0, 1])
def test_the_trader_takes_the_gold_that_is_left(left: int) -> None:
    table = holding("trader").goods(0, wood=1).supply(gold=left).begin().play("play trader", "done")
    assert table.goods(0) == ({"gold": 1, "wood": 1} if left else {"wood": 1})


@pytest.mark.rule("character-trader")
@pytest.mark.ruling("V29")
def test_the_trader_with_no_goods_and_no_gold_to_take_asks_nothing() -> None:
    table = holding("trader").supply(gold=0).begin()
    assert table.refusal("lay trader") == "laying_is_playing"
    table.play("play trader")
    assert (table.goods(0), table.asked) == ({}, "play")


@pytest.mark.rule("character-trader")
@pytest.mark.rule("supply")
def test_a_good_for_which_the_supply_has_no_other_kind_cannot_be_swapped() -> None:
    position = holding("trader").goods(0, wood=1).supply(gold=5, wood=0, stone=0, brick=0)
    table = position.begin().play("play trader")
    assert table.choices == ["give wood", "done"]
    assert table.refusal("give gold") == "nothing_to_get"
    assert table.refusal("give stone") == "you_have_none"
    table.play("give wood")
    assert table.autos == ["take gold"]
    assert table.goods(0) == {"gold": 3}
    assert table.choices == ["give gold", "done"], "the wood just given can be had again"


@pytest.mark.rule("character-trader")
@pytest.mark.rule("supply")
@pytest.mark.ruling("V30")
def test_what_the_first_swap_gave_back_can_be_taken_in_the_second() -> None:
    position = holding("trader").goods(0, gold=1).supply(gold=0, wood=0, stone=0, brick=1)
    table = position.begin().play("play trader", "give gold")
    assert (table.autos, table.goods(0), table.supply()) == (["take brick"], {"brick": 1}, {"gold": 1})
    table.play("give brick")
    assert (table.goods(0), table.supply()) == ({"gold": 1}, {"brick": 1})


# Moneychanger


@pytest.mark.rule("character-moneychanger")
@pytest.mark.ruling("V40")
def test_the_moneychanger_turns_one_good_into_three_of_other_kinds() -> None:
    table = holding("moneychanger").goods(0, wood=1, stone=1).begin().play("play moneychanger")
    assert (table.asked, table.source) == ("change_give", "character:moneychanger")
    assert table.choices == ["give wood", "give stone", "done"]
    assert table.refusal("give gold") == "you_have_none"
    table.play("give wood")
    assert (table.asked, table.choices) == ("change_take", ["take gold", "take stone", "take brick"])
    assert table.refusal("take wood") == "same_kind"
    assert table.refusal("done") == "not_asked"
    table.play("take stone")
    assert table.choices == ["take stone", "take brick"]
    assert table.refusal("take gold") == "asked_in_order"
    table.play("take stone", "take brick")
    assert (table.goods(0), table.asked) == ({"stone": 3, "brick": 1}, "play")


@pytest.mark.rule("character-moneychanger")
@pytest.mark.ruling("V40")
def test_the_moneychanger_may_give_three_alike_and_changes_once() -> None:
    table = holding("moneychanger").goods(0, wood=2).begin()
    table.play("play moneychanger", "give wood", "take gold", "take gold", "take gold")
    assert (table.goods(0), table.asked) == ({"gold": 3, "wood": 1}, "play")


@pytest.mark.rule("character-moneychanger")
@pytest.mark.ruling("V40")
@pytest.mark.ruling("V30")
def test_the_moneychanger_gives_as_many_as_the_supply_holds_of_other_kinds() -> None:
    position = holding("moneychanger").goods(0, wood=1).supply(gold=1, stone=0, brick=1)
    table = position.begin().play("play moneychanger", "give wood")
    assert table.autos == ["take gold", "take brick"]
    assert (table.goods(0), table.asked) == ({"gold": 1, "brick": 1}, "play")


@pytest.mark.rule("character-moneychanger")
@pytest.mark.rule("gain")
def test_the_moneychanger_offers_only_goods_that_leave_enough_for_the_rest() -> None:
    position = holding("moneychanger").goods(0, wood=1).supply(gold=5, stone=1, brick=1)
    table = position.begin().play("play moneychanger", "give wood")
    assert table.autos == ["take gold"], "without gold only two could be had"
    assert table.choices == ["take gold", "take stone"]
    assert table.refusal("take brick") == "too_few_afterwards"


@pytest.mark.rule("character-moneychanger")
@pytest.mark.ruling("V24")
def test_the_moneychanger_is_declined_inside() -> None:
    table = holding("moneychanger").goods(0, wood=1).begin()
    assert table.refusal("lay moneychanger") == "laying_is_playing"
    assert table.play("play moneychanger", "done").goods(0) == {"wood": 1}


@pytest.mark.rule("character-moneychanger")
@pytest.mark.ruling("V29")
@pytest.mark.ruling("V40")
def test_the_moneychanger_without_a_good_or_without_supply_asks_nothing() -> None:
    assert holding("moneychanger").begin().play("play moneychanger").asked == "play"
    position = holding("moneychanger").goods(0, wood=1).supply(gold=0, stone=0, brick=0)
    table = position.begin().play("play moneychanger")
    assert (table.goods(0), table.asked) == ({"wood": 1}, "play"), "the supply holds wood only"


# Shipowner


FIVE_GOLD = ("bank_1", "bank_2", "bank_3", "tavern_2", "scriptorium")


def harbour() -> Position:
    """Seat 0 owns five gold icons, two of them upgraded, and one wood icon."""
    position = holding("shipowner").display(FIVE_GOLD).put("joinery_1", 2, 1)
    return position.owns(0, *FIVE_GOLD[:3], "joinery_1").owns(0, *FIVE_GOLD[3:], upgraded=True)


@pytest.mark.rule("character-shipowner")
@pytest.mark.ruling("V39")
def test_the_shipowner_brings_the_good_named_four_at_most() -> None:
    table = harbour().begin().play("play shipowner")
    assert (table.asked, table.source) == ("gain_per_icon", "character:shipowner")
    assert table.choices == ["take gold", "take wood"]
    table.play("take gold")
    assert (table.goods(0), table.asked) == ({"gold": 4}, "play")
    assert harbour().begin().play("play shipowner", "take wood").goods(0) == {"wood": 1}


@pytest.mark.rule("character-shipowner")
@pytest.mark.ruling("V39")
def test_the_shipowner_counts_upgraded_buildings() -> None:
    position = holding("shipowner").put("bank_1", 1, 1).put("tavern_2", 1, 3).put("joinery_1", 2, 1)
    table = position.owns(0, "bank_1", "joinery_1").owns(0, "tavern_2", upgraded=True).begin()
    assert table.play("play shipowner", "take gold").goods(0) == {"gold": 2}


@pytest.mark.rule("character-shipowner")
@pytest.mark.ruling("V39")
@pytest.mark.ruling("V30")
def test_the_shipowner_names_only_an_own_icon_with_stock() -> None:
    table = harbour().put("masons_lodge_1", 2, 3).owns(0, "masons_lodge_1").supply(gold=0).begin()
    table.play("play shipowner")
    assert table.choices == ["take wood", "take stone"]
    assert table.refusal("take gold") == "supply_empty"
    assert table.refusal("take brick") == "no_icon"
    assert table.why_not("take brick").rule == "character-shipowner"


@pytest.mark.rule("character-shipowner")
@pytest.mark.ruling("V30")
def test_the_shipowner_takes_what_is_left_and_asks_nothing_about_a_single_kind() -> None:
    table = harbour().supply(gold=3, wood=0).begin().play("play shipowner")
    assert (table.autos, table.goods(0), table.asked) == (["take gold"], {"gold": 3}, "play")


@pytest.mark.rule("character-shipowner")
@pytest.mark.rule("lay")
def test_the_shipowner_is_declined_by_laying_him_down() -> None:
    assert harbour().begin().play("play shipowner").refusal("done") == "not_asked"
    assert harbour().begin().play("lay shipowner").goods(0) == {}


@pytest.mark.rule("character-shipowner")
@pytest.mark.ruling("V29")
def test_the_shipowner_without_icons_or_without_stock_does_nothing() -> None:
    for position in (holding("shipowner"), harbour().supply(gold=0, wood=0)):
        table = position.begin()
        assert table.refusal("lay shipowner") == "laying_is_playing"
        table.play("play shipowner")
        assert (table.goods(0), table.asked, table.slots()) == ({}, "play", ["shipowner"])
