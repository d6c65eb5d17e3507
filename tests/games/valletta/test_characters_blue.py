"""The blue characters: goods, cheaper building, trades, opponents, staff and cards."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import BOX, GAME, Position, building, holding
from valtable.kernel.chance import NoChance
from valtable.kernel.errors import Refused

JEAN = "jean_parisot_de_valette"
BOX_KIND = {name: card for card, name in enumerate(BOX.characters)}


# Innkeeper


@pytest.mark.rule("character-innkeeper")
@pytest.mark.rule("gain")
@pytest.mark.ruling("V39")
def test_the_innkeeper_brings_two_different_goods_asked_in_the_fixed_order() -> None:
    table = holding("innkeeper").begin().play("play innkeeper")
    assert (table.asked, table.source) == ("gain", "character:innkeeper")
    assert table.choices == ["take gold", "take wood", "take stone"]
    assert table.refusal("take brick") == "too_few_afterwards"
    table.play("take wood")
    assert table.choices == ["take stone", "take brick"]
    assert table.refusal("take gold") == "asked_in_order"
    assert table.refusal("take wood") == "asked_in_order"
    table.play("take brick")
    assert table.goods(0) == {"wood": 1, "brick": 1}
    assert table.asked == "play"


@pytest.mark.rule("character-innkeeper")
@pytest.mark.rule("lay")
def test_the_innkeeper_is_declined_by_laying_him_down() -> None:
    assert holding("innkeeper").begin().play("play innkeeper").refusal("done") == "not_asked"
    assert holding("innkeeper").begin().play("lay innkeeper").goods(0) == {}


@pytest.mark.rule("character-innkeeper")
@pytest.mark.rule("supply")
@pytest.mark.ruling("V30")
@pytest.mark.parametrize(
    ("supply", "got"),
    [
        ({"wood": 0, "stone": 0}, {"gold": 1, "brick": 1}),
        ({"gold": 0, "wood": 0, "brick": 0}, {"stone": 1}),
        ({"gold": 0, "wood": 0, "stone": 0, "brick": 0}, {}),
    ],
    ids=["two kinds left", "one kind left", "nothing left"],
)
def test_the_innkeeper_asks_nothing_if_the_supply_leaves_no_choice(supply: dict[str, int], got: dict[str, int]) -> None:
    table = holding("innkeeper").supply(**supply).begin()
    assert table.refusal("lay innkeeper") == ("" if got else "laying_is_playing")
    table.play("play innkeeper")
    assert (table.goods(0), table.asked) == (got, "play")


# Bath Keeper


@pytest.mark.rule("character-bath_keeper")
@pytest.mark.ruling("V39")
def test_the_bath_keeper_who_fires_brings_two_different_goods() -> None:
    table = holding("bath_keeper").begin().play("play bath_keeper")
    assert (table.asked, table.source) == ("fire", "character:bath_keeper")
    assert table.choices == ["fire lumberjack", "fire maid", "done"]
    table.play("fire lumberjack")
    assert table.pool() == ["builder"] * 4 + ["lumberjack"]
    assert (table.asked, table.choices) == ("gain", ["take gold", "take wood", "take stone"])
    table.play("take gold", "take stone")
    assert table.goods(0) == {"gold": 1, "stone": 1}
    assert table.hand(0) == ["maid"]


@pytest.mark.rule("character-bath_keeper")
@pytest.mark.ruling("V24")
def test_the_bath_keeper_who_fires_nobody_brings_one_good() -> None:
    table = holding("bath_keeper").begin().play("play bath_keeper", "done")
    assert table.choices == ["take gold", "take wood", "take stone", "take brick"]
    table.play("take brick")
    assert (table.goods(0), table.hand(0), table.asked) == ({"brick": 1}, ["lumberjack", "maid"], "play")


@pytest.mark.rule("character-bath_keeper")
@pytest.mark.rule("lay")
def test_the_bath_keeper_laid_down_neither_fires_nor_brings() -> None:
    table = holding("bath_keeper").begin().play("lay bath_keeper")
    assert (table.goods(0), table.hand(0), table.asked) == ({}, ["lumberjack", "maid"], "play")


@pytest.mark.rule("character-bath_keeper")
@pytest.mark.rule("hire")
def test_the_bath_keeper_hires_nobody() -> None:
    table = holding("bath_keeper").begin().play("play bath_keeper")
    assert table.refusal("hire builder") == "hiring_not_offered"
    assert table.refusal("hire thief") == "not_in_open_supply"


@pytest.mark.rule("character-bath_keeper")
@pytest.mark.rule("fire")
@pytest.mark.ruling("V54")
def test_the_bath_keeper_asks_even_if_only_jean_is_in_hand() -> None:
    table = Position().hand(0, "bath_keeper", JEAN).deck(0, "maid").begin().play("play bath_keeper")
    assert (table.asked, table.choices, table.autos) == ("fire", ["done"], [])
    table.play("done", "take wood")
    assert table.goods(0) == {"wood": 1}


@pytest.mark.rule("character-bath_keeper")
@pytest.mark.ruling("V29")
def test_the_bath_keeper_as_last_card_goes_straight_to_the_good() -> None:
    table = Position().hand(0, "bath_keeper").deck(0, "maid", "builder").begin().play("play bath_keeper")
    assert (table.asked, len(table.choices)) == ("gain", 4)


@pytest.mark.rule("character-bath_keeper")
@pytest.mark.ruling("V30")
def test_the_bath_keeper_may_fire_although_the_supply_is_empty() -> None:
    table = holding("bath_keeper").supply(gold=0, wood=0, stone=0, brick=0).begin()
    assert table.refusal("lay bath_keeper") == "laying_is_playing"
    table.play("play bath_keeper", "fire maid")
    assert (table.goods(0), table.pool()[-1]) == ({}, "maid")


@pytest.mark.rule("character-bath_keeper")
@pytest.mark.rule("gain")
@pytest.mark.ruling("V30")
def test_the_bath_keeper_brings_one_good_if_the_supply_has_one_kind() -> None:
    table = holding("bath_keeper").supply(gold=0, wood=0, stone=0).begin().play("play bath_keeper", "fire maid")
    assert (table.goods(0), table.autos[:1]) == ({"brick": 1}, ["take brick"])


# Foreman


@pytest.mark.rule("character-foreman")
@pytest.mark.rule("price")
def test_the_foreman_saves_one_gold_and_a_material_of_ones_choice() -> None:
    position = holding("foreman").put("warehouse", 1, 2).put("bank_1", 1, 1).put("bank_2", 1, 3)
    table = position.owns(0, "bank_1", "bank_2").goods(0, wood=1, stone=1, brick=1).begin().play("play foreman")
    table.play("construct warehouse")
    assert (table.asked, table.source) == ("save", "character:foreman")
    assert table.choices == ["save wood", "save stone", "save brick"]
    table.play("save stone")
    assert (table.goods(0), table.owner("warehouse")) == ({"stone": 1}, 0)


@pytest.mark.rule("character-foreman")
@pytest.mark.rule("saved-material")
def test_the_foreman_makes_up_for_the_one_material_that_is_missing_and_asks_nothing() -> None:
    table = holding("foreman").put("joinery_1", 1, 1).goods(0, brick=1).begin()
    table.play("play foreman", "construct joinery_1")
    assert table.autos == ["save stone"]
    assert (table.goods(0), table.owner("joinery_1")) == ({}, 0)


@pytest.mark.rule("character-foreman")
@pytest.mark.rule("upgrade")
def test_the_foreman_upgrades_for_one_material_less_and_no_gold() -> None:
    position = holding("foreman").put("shipyard", 1, 1).owns(0, "shipyard").goods(0, gold=1, wood=1, brick=1)
    table = position.begin().play("play foreman", "upgrade shipyard")  # 2 wood, 1 brick
    assert table.autos == ["save wood"]
    assert table.goods(0) == {"gold": 1}
    assert table.state.upgraded[building("shipyard")] == 1


@pytest.mark.rule("character-foreman")
@pytest.mark.rule("saved-material")
def test_the_foreman_saves_only_what_is_in_the_price_and_makes_it_payable() -> None:
    position = holding("foreman").put("watchtower", 1, 1).goods(0, gold=2, wood=1, stone=1, brick=2)
    table = position.begin().play("play foreman", "construct watchtower")  # 3 gold, 1 wood, 1 stone, 2 brick
    assert table.choices == ["save wood", "save stone", "save brick"]
    position = holding("foreman").put("bank_3", 1, 1).goods(0, gold=1, wood=1, brick=2)
    table = position.begin().play("play foreman", "construct bank_3")  # 2 gold, 1 wood, 2 brick
    assert table.refusal("save stone") == "not_in_price"
    position = holding("foreman").put("plan_chamber", 1, 1).goods(0, gold=2, wood=1, stone=1, brick=1)
    table = position.begin()
    table.play("play foreman", "construct plan_chamber")  # 3 gold, 1 wood, 2 stone, 1 brick
    assert table.autos == ["save stone"]


@pytest.mark.rule("saved-material")
def test_saving_another_material_than_the_missing_one_leaves_a_rest_that_cannot_be_paid() -> None:
    table = holding("foreman").put("joinery_1", 1, 1).goods(0, brick=1).begin().play("play foreman")
    GAME.apply(table.state, 0, GAME.actions.parse("construct joinery_1"), NoChance())
    assert table.choices == ["save stone"]
    refusal = table.why_not("save brick")
    assert (refusal.reason, refusal.rule) == ("rest_cannot_be_paid", "saved-material")
    assert refusal.details == {"good": "good:brick"}


@pytest.mark.rule("character-foreman")
@pytest.mark.ruling("V24")
def test_the_foreman_is_declined_inside() -> None:
    table = holding("foreman").put("joinery_1", 1, 1).goods(0, brick=1).begin()
    assert table.refusal("lay foreman") == "laying_is_playing"
    table.play("play foreman", "done")
    assert (table.goods(0), table.owner("joinery_1"), table.asked) == ({"brick": 1}, -1, "play")


@pytest.mark.rule("character-foreman")
@pytest.mark.ruling("V29")
def test_the_foreman_without_the_means_asks_nothing() -> None:
    table = holding("foreman").begin().play("play foreman")
    assert (table.asked, table.slots()) == ("play", ["foreman"])


# Plasterer


@pytest.mark.rule("character-plasterer")
def test_the_plasterer_upgrades_for_one_material_less() -> None:
    position = holding("plasterer").put("bank_1", 1, 1).owns(0, "bank_1").goods(0, wood=1, stone=1)
    table = position.begin().play("play plasterer")
    assert table.choices == ["upgrade bank_1", "done"]
    table.play("upgrade bank_1")
    assert (table.asked, table.choices) == ("save", ["save wood", "save stone"])
    table.play("save wood")
    assert (table.goods(0), table.state.upgraded[building("bank_1")]) == ({"wood": 1}, 1)


@pytest.mark.rule("character-plasterer")
def test_the_plasterer_does_not_construct() -> None:
    position = holding("plasterer").put("bank_1", 1, 1).put("bank_2", 1, 4).owns(0, "bank_1")
    table = position.goods(0, gold=9, wood=9, stone=9, brick=9).begin().play("play plasterer")
    assert table.refusal("construct bank_2") == "only_upgrades"
    assert "upgrade bank_1" in table.choices


@pytest.mark.rule("character-plasterer")
@pytest.mark.ruling("V24")
def test_the_plasterer_is_declined_inside() -> None:
    table = holding("plasterer").put("bank_1", 1, 1).owns(0, "bank_1").goods(0, wood=1).begin()
    assert table.refusal("lay plasterer") == "laying_is_playing"
    table.play("play plasterer", "done")
    assert (table.goods(0), table.state.upgraded[building("bank_1")]) == ({"wood": 1}, 0)


@pytest.mark.rule("character-plasterer")
@pytest.mark.ruling("V29")
@pytest.mark.ruling("V52")
def test_the_plasterer_with_nothing_left_to_upgrade_asks_nothing_even_if_one_could_exchange() -> None:
    position = holding("plasterer").put("bank_1", 1, 1).owns(0, "bank_1", upgraded=True)
    table = position.goods(0, gold=5, wood=5).begin().play("play plasterer")
    assert (table.asked, table.slots()) == ("play", ["plasterer"])


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


# Storekeeper


@pytest.mark.rule("character-storekeeper")
def test_the_storekeeper_brings_one_of_each_material() -> None:
    table = holding("storekeeper").begin().play("play storekeeper")
    assert (table.goods(0), table.asked) == ({"wood": 1, "stone": 1, "brick": 1}, "play")


@pytest.mark.rule("character-storekeeper")
@pytest.mark.rule("lay")
def test_the_storekeeper_laid_down_brings_nothing() -> None:
    assert holding("storekeeper").begin().play("lay storekeeper").goods(0) == {}


@pytest.mark.rule("character-storekeeper")
@pytest.mark.ruling("V30")
def test_the_storekeeper_brings_the_materials_that_are_there() -> None:
    table = holding("storekeeper").supply(stone=0).begin().play("play storekeeper")
    assert table.goods(0) == {"wood": 1, "brick": 1}
    table = holding("storekeeper").supply(wood=0, stone=0, brick=0).begin()
    assert table.refusal("lay storekeeper") == "laying_is_playing"
    assert table.play("play storekeeper").goods(0) == {}


# Customs Officer


def customs() -> Position:
    """Seat 1 holds the officer; seat 2 has five goods, seat 3 three, seat 0 four of one kind."""
    position = Position(seats=4).hand(1, "customs_officer", "maid", "lumberjack")
    return position.goods(2, gold=2, wood=2, brick=1).goods(3, stone=3).goods(0, brick=4)


@pytest.mark.rule("character-customs_officer")
@pytest.mark.ruling("V38")
def test_the_customs_officer_first_takes_gold_then_asks_whoever_has_four_goods() -> None:
    table = customs().begin(1).play("play customs_officer")
    assert table.goods(1) == {"gold": 1}
    assert (table.seat, table.asked, table.source) == (2, "customs", "character:customs_officer")
    assert table.choices == ["give gold", "give wood", "give brick"]
    table.play("give wood")
    assert table.goods(1) == {"gold": 1, "wood": 1, "brick": 1}
    assert table.goods(2) == {"gold": 2, "wood": 1, "brick": 1}
    assert table.goods(3) == {"stone": 3}, "three goods are too few"
    assert table.goods(0) == {"brick": 3}, "four of one kind: not asked"
    assert table.autos == ["give brick"]
    assert (table.seat, table.asked) == (1, "play")


@pytest.mark.rule("character-customs_officer")
@pytest.mark.ruling("V38")
def test_the_customs_officer_asks_clockwise_from_the_left() -> None:
    position = Position(seats=4).hand(1, "customs_officer", "maid", "lumberjack")
    table = position.goods(0, gold=2, wood=2).goods(2, gold=2, wood=2).goods(3, gold=2, wood=2).begin(1)
    table.play("play customs_officer")
    asked = []
    while table.seat != 1:
        asked.append(table.seat)
        table.play("give gold")
    assert asked == [2, 3, 0]
    assert table.goods(1) == {"gold": 4}


@pytest.mark.rule("character-customs_officer")
@pytest.mark.ruling("V38")
def test_who_is_asked_by_the_customs_officer_can_neither_refuse_nor_exchange_first() -> None:
    table = customs().begin(1).play("play customs_officer")
    assert table.refusal("done") == "not_asked"
    assert table.refusal("exchange stone") == "not_asked"
    assert table.refusal("give stone") == "you_have_none"
    assert table.refusal("exchange gold", seat=1) == "not_your_decision"


@pytest.mark.rule("character-customs_officer")
@pytest.mark.rule("lay")
def test_the_customs_officer_laid_down_leaves_everybody_alone() -> None:
    table = customs().begin(1).play("lay customs_officer")
    assert (table.goods(1), table.seat, table.asked) == ({}, 1, "play")
    assert table.goods(2) == {"gold": 2, "wood": 2, "brick": 1}


@pytest.mark.rule("character-customs_officer")
@pytest.mark.ruling("V29")
def test_the_customs_officer_takes_from_nobody_below_four_goods() -> None:
    table = holding("customs_officer").goods(1, gold=3).begin().play("play customs_officer")
    assert (table.goods(0), table.goods(1), table.asked) == ({"gold": 1}, {"gold": 3}, "play")
    table = holding("customs_officer").goods(1, wood=3).supply(gold=0).begin()
    assert table.refusal("lay customs_officer") == "laying_is_playing"
    assert table.play("play customs_officer").goods(0) == {}


@pytest.mark.rule("character-customs_officer")
@pytest.mark.ruling("V38")
def test_the_customs_officer_does_not_need_the_supply_for_what_others_give() -> None:
    position = holding("customs_officer").goods(1, wood=2, brick=2).supply(gold=0, wood=0, stone=0, brick=0)
    table = position.begin()
    assert table.refusal("lay customs_officer") == ""
    assert table.play("play customs_officer", "give brick").goods(0) == {"brick": 1}


@pytest.mark.rule("character-customs_officer")
@pytest.mark.ruling("V38")
def test_the_officer_may_undo_until_an_opponent_has_chosen() -> None:
    match = customs().match(1)
    match.play(1, "play customs_officer")
    assert [decision.seat for decision in match.decisions] == [2]
    match.undo(1)
    assert match.decisions[0].kind == "play"
    match.play(1, "play customs_officer")
    match.play(2, "give gold")
    assert match.decisions[0].seat == 1
    with pytest.raises(Refused) as caught:
        match.undo(1)
    assert caught.value.refusal.reason == "undo_needs_consent"


@pytest.mark.rule("character-customs_officer")
@pytest.mark.ruling("V38")
def test_an_opponent_may_undo_what_it_gave_until_somebody_else_chooses() -> None:
    match = customs().match(1)
    match.play(1, "play customs_officer")
    match.play(2, "give gold")
    match.undo(2)
    assert (match.decisions[0].seat, match.decisions[0].kind) == (2, "customs")
    match.play(2, "give brick")
    match.play(1, "play lumberjack")
    with pytest.raises(Refused) as caught:
        match.undo(2)
    assert caught.value.refusal.reason == "undo_needs_consent"


@pytest.mark.rule("character-customs_officer")
@pytest.mark.ruling("V38")
def test_a_gift_that_was_no_choice_does_not_stop_undo() -> None:
    match = holding("customs_officer").goods(1, brick=4).match()
    match.play(0, "play customs_officer")
    assert (match.decisions[0].seat, match.decisions[0].kind) == (0, "play")
    match.undo(0)
    match.play(0, "lay customs_officer")
    assert match.game.refusal(match.state, 0, match.game.actions.parse("play customs_officer")) is not None


# Thief


@pytest.mark.rule("character-thief")
@pytest.mark.ruling("V37")
def test_the_thief_takes_one_good_from_an_opponent_and_one_from_the_supply() -> None:
    position = Position(seats=3).hand(1, "thief", "maid", "lumberjack").goods(2, gold=1).goods(0, wood=2, brick=1)
    table = position.begin(1).play("play thief")
    assert (table.asked, table.source) == ("steal", "character:thief")
    assert table.choices == ["steal 1 gold", "steal 2 wood", "steal 2 brick"]
    table.play("steal 2 wood")
    assert (table.goods(1), table.goods(0)) == ({"wood": 1}, {"wood": 1, "brick": 1})
    assert (table.asked, len(table.choices)) == ("gain", 4)
    table.play("take stone")
    assert (table.goods(1), table.goods(2)) == ({"wood": 1, "stone": 1}, {"gold": 1})


@pytest.mark.rule("character-thief")
@pytest.mark.ruling("V37")
def test_the_thief_once_played_must_steal_and_is_declined_by_laying_him_down() -> None:
    table = holding("thief").goods(1, gold=1, wood=1).begin().play("play thief")
    assert table.refusal("done") == "not_asked"
    table = holding("thief").goods(1, gold=1, wood=1).begin().play("lay thief")
    assert (table.goods(0), table.goods(1)) == ({}, {"gold": 1, "wood": 1})


@pytest.mark.rule("character-thief")
@pytest.mark.ruling("V37")
def test_the_thief_takes_only_what_an_opponent_at_this_table_holds() -> None:
    table = holding("thief").goods(1, gold=1, wood=1).begin().play("play thief")
    assert table.refusal("steal 2 gold") == "no_such_opponent"
    assert table.refusal("steal 1 brick") == "they_have_none"
    refusal = table.why_not("steal 1 brick")
    assert (refusal.rule, refusal.details) == ("character-thief", {"seat": "seat:1", "good": "good:brick"})


@pytest.mark.rule("character-thief")
@pytest.mark.ruling("V37")
@pytest.mark.ruling("V29")
def test_the_thief_among_paupers_takes_from_the_supply_only() -> None:
    table = holding("thief").goods(0, gold=2).begin().play("play thief")
    assert (table.asked, len(table.choices)) == ("gain", 4)
    assert table.play("take gold").goods(0) == {"gold": 3}


@pytest.mark.rule("character-thief")
@pytest.mark.ruling("V30")
def test_the_thief_without_supply_only_steals_and_without_both_does_nothing() -> None:
    position = holding("thief").goods(1, gold=1).supply(gold=0, wood=0, stone=0, brick=0)
    table = position.begin()
    assert table.refusal("lay thief") == ""
    table.play("play thief")
    assert (table.autos, table.goods(0), table.asked) == (["steal 1 gold"], {"gold": 1}, "play")
    table = holding("thief").supply(gold=0, wood=0, stone=0, brick=0).begin()
    assert table.refusal("lay thief") == "laying_is_playing"
    assert table.play("play thief").goods(0) == {}


# Steward


@pytest.mark.rule("character-steward")
@pytest.mark.ruling("V39")
def test_the_steward_brings_a_good_and_then_hires() -> None:
    table = holding("steward").begin().play("play steward")
    assert (table.asked, table.source) == ("gain", "character:steward")
    table.play("take stone")
    assert (table.asked, table.source) == ("hire_or_fire", "character:steward")
    table.play("hire builder")
    assert (table.goods(0), table.hand(0)) == ({"stone": 1}, ["builder", "lumberjack", "maid"])


@pytest.mark.rule("character-steward")
def test_the_steward_fires_or_declines() -> None:
    table = holding("steward").begin().play("play steward", "take stone", "fire maid")
    assert (table.hand(0), table.pool()[-1], table.asked) == (["lumberjack"], "maid", "play")
    table = holding("steward").begin().play("play steward", "take stone", "done")
    assert (table.hand(0), table.asked) == (["lumberjack", "maid"], "play")


@pytest.mark.rule("character-steward")
@pytest.mark.rule("lay")
def test_the_steward_laid_down_does_nothing() -> None:
    table = holding("steward").begin().play("lay steward")
    assert (table.goods(0), table.asked) == ({}, "play")


@pytest.mark.rule("character-steward")
@pytest.mark.ruling("V29")
def test_the_steward_without_supply_still_hires_and_without_anybody_to_hire_or_fire_asks_nothing() -> None:
    table = holding("steward").supply(gold=0, wood=0, stone=0, brick=0).begin()
    assert table.refusal("lay steward") == "laying_is_playing", "hiring can be declined inside"
    assert table.play("play steward").asked == "hire_or_fire"
    table = Position().hand(0, "steward").deck(0, "maid", "builder").hand(1, "maid").deck(1, "builder").pool().begin()
    table.play("play steward", "take gold")
    assert (table.seat, table.asked) == (1, "play"), "the hand is empty, so the turn is over"


# Scribe


@pytest.mark.rule("character-scribe")
@pytest.mark.ruling("V39")
def test_the_scribe_draws_two_cards_beyond_five_and_then_brings_a_good() -> None:
    position = Position().hand(0, "scribe", "maid", "builder", "lumberjack", "shopkeeper", "mason")
    table = position.deck(0, "banker", "stonecutter", "trader").begin(deck_0=[2, 0]).play("play scribe")
    assert table.hand(0) == ["builder", "lumberjack", "stonecutter", "shopkeeper", "maid", "mason", "trader"]
    assert (table.asked, table.source) == ("gain", "character:scribe")
    assert table.play("take brick").goods(0) == {"brick": 1}


@pytest.mark.rule("character-scribe")
@pytest.mark.rule("lay")
def test_the_scribe_laid_down_draws_nothing() -> None:
    table = holding("scribe").deck(0, "banker", "stonecutter").begin().play("lay scribe")
    assert (table.hand(0), table.goods(0)) == (["lumberjack", "maid"], {})


@pytest.mark.rule("character-scribe")
@pytest.mark.rule("slots")
@pytest.mark.rule("draw")
@pytest.mark.ruling("V39")
def test_the_scribe_with_an_empty_deck_renews_it_from_the_discard_without_the_slots() -> None:
    position = Position().hand(0, "scribe", "maid", "builder", "lumberjack").discard(0, "banker", "mason", "trader")
    table = position.begin(deck_0=[0, 0]).play("play lumberjack", "play scribe")
    assert table.hand(0) == ["builder", "maid", "banker", "mason"]
    assert table.state.deck[0] == [BOX_KIND["trader"]]
    assert table.discard(0) == []
    assert table.slots() == ["lumberjack", "scribe"]
    assert len(table.happened("renewed")) == 1


@pytest.mark.rule("character-scribe")
@pytest.mark.rule("draw")
def test_the_scribe_draws_the_last_card_and_then_from_the_renewed_deck() -> None:
    position = holding("scribe").deck(0, "banker").discard(0, "mason", "trader")
    table = position.begin(deck_0=[0, 1]).play("play scribe")
    assert table.hand(0) == ["lumberjack", "maid", "banker", "trader"]
    assert table.state.deck[0] == [BOX_KIND["mason"]]


@pytest.mark.rule("character-scribe")
@pytest.mark.ruling("V29")
def test_the_scribe_with_deck_and_discard_empty_only_brings_the_good() -> None:
    table = holding("scribe").begin().play("play scribe")
    assert (table.hand(0), table.asked) == (["lumberjack", "maid"], "gain")
    table = holding("scribe").supply(gold=0, wood=0, stone=0, brick=0).begin()
    assert table.refusal("lay scribe") == "laying_is_playing"
    table = holding("scribe").supply(gold=0, wood=0, stone=0, brick=0).deck(0, "banker").begin()
    assert table.refusal("lay scribe") == ""


@pytest.mark.rule("character-scribe")
@pytest.mark.rule("final-turns")
def test_the_scribe_in_the_final_phase_draws_only_what_the_deck_has() -> None:
    position = holding("scribe").deck(0, "banker").discard(0, "mason", "trader").final_phase()
    table = position.begin().play("play scribe")
    assert (table.hand(0), table.discard(0)) == (["lumberjack", "maid", "banker"], ["mason", "trader"])
    table = holding("scribe").discard(0, "mason", "trader").final_phase().begin().play("play scribe")
    assert (table.hand(0), table.discard(0)) == (["lumberjack", "maid"], ["mason", "trader"])
    assert table.play("take gold").goods(0) == {"gold": 1}
    position = holding("scribe").discard(0, "mason").supply(gold=0, wood=0, stone=0, brick=0)
    assert position.final_phase().begin().refusal("lay scribe") == "laying_is_playing"


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
