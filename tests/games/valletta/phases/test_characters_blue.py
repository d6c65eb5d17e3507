"""The blue characters who bring goods and staff: innkeepers, keepers of stores, the steward, the scribe."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import BOX, Position, holding

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
