"""The supply of goods: limited to the pieces in the box, or endless by option."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import BOX, GAME, Position, Table, holding
from valtable.games.valletta.box.actions import GOODS

JEAN = "jean_parisot_de_valette"
NOTHING = {"gold": 0, "wood": 0, "stone": 0, "brick": 0}


@pytest.mark.rule("supply")
@pytest.mark.ruling("V8")
def test_the_supply_is_what_is_in_the_box() -> None:
    assert Position().begin().supply() == {"gold": 42, "wood": 30, "stone": 30, "brick": 30}


# An empty supply, for each kind of gain


def empty(card: str, **goods: int) -> Position:
    """Nothing in the supply; seat 0 owns icons of gold and wood."""
    position = holding(card).put("bank_1", 1, 1).put("joinery_1", 1, 3).owns(0, "bank_1", "joinery_1")
    return position.goods(0, **goods).supply(**NOTHING)


GAINS = {
    "fixed": ["play storekeeper"],
    "of any kind": ["play maid"],
    "distinct kinds": ["play innkeeper"],
    "per icon": ["play banker"],
    "named": ["play shipowner"],
    "after firing": ["play bath_keeper", "done"],
    "beside a theft": ["play thief"],
    "after cards": ["play scribe"],
    "before staff": ["play steward", "done"],
    "barrel": [f"play {JEAN}", "done"],
    "customs": ["play customs_officer"],
    "swap": ["play trader"],
    "change": ["play moneychanger"],
}


@pytest.mark.rule("supply")
@pytest.mark.ruling("V29")
@pytest.mark.ruling("V30")
@pytest.mark.parametrize("steps", GAINS.values(), ids=GAINS.keys())
def test_an_empty_supply_gives_nothing_and_the_turn_goes_on(steps: list[str]) -> None:
    card = steps[0].removeprefix("play ")
    table = empty(card).begin().play(*steps)
    assert (table.goods(0), table.supply()) == ({}, {})
    assert (table.asked, table.slots()) == ("play", [card])


@pytest.mark.rule("supply")
@pytest.mark.rule("exchange")
@pytest.mark.ruling("V30")
def test_an_empty_supply_allows_no_exchange_of_any_sort() -> None:
    table = empty("trader", wood=5).begin()
    assert {table.refusal(f"exchange {good}") for good in GOODS} == {"supply_empty"}
    table.play("play trader")
    assert (table.goods(0), table.asked) == ({"wood": 5}, "play")
    assert empty("moneychanger", wood=5).begin().play("play moneychanger").goods(0) == {"wood": 5}


@pytest.mark.rule("supply")
@pytest.mark.ruling("V30")
def test_no_debt_is_kept() -> None:
    position = Position().hand(0, "stonecutter", "francesco_laparelli", "maid")
    table = position.goods(0, stone=1).supply(stone=0).begin().play("play stonecutter")
    table.play("play francesco_laparelli", "give stone")
    assert (table.goods(0), table.supply()["stone"]) == ({}, 1), "the stone that was due stays where it is"


@pytest.mark.rule("supply")
@pytest.mark.ruling("V30")
def test_what_is_paid_goes_back_to_the_supply_before_anything_is_taken() -> None:
    table = holding("moneychanger").goods(0, wood=1).supply(gold=3, wood=0, stone=0, brick=0).begin()
    table.play("play moneychanger", "give wood")
    assert (table.goods(0), table.supply()) == ({"gold": 3}, {"wood": 1})
    table = holding("builder").put("bank_1", 1, 1).goods(0, gold=1, wood=1, stone=1).supply(**NOTHING).begin()
    table.play("play builder", "construct bank_1")
    assert table.supply() == {"gold": 1, "wood": 1, "stone": 1}


@pytest.mark.rule("supply")
@pytest.mark.rule("gain")
@pytest.mark.ruling("V30")
def test_different_kinds_with_one_kind_left_gives_one_good_even_if_several_of_it_are_there() -> None:
    table = holding("innkeeper").supply(gold=0, wood=7, stone=0, brick=0).begin().play("play innkeeper")
    assert (table.goods(0), table.supply()) == ({"wood": 1}, {"wood": 6})


@pytest.mark.rule("supply")
@pytest.mark.ruling("V30")
def test_a_chosen_good_must_be_in_the_supply() -> None:
    def refused(table: Table, text: str) -> tuple[str, str, object]:
        refusal = table.why_not(text)
        return refusal.reason, refusal.rule, refusal.details

    expected = ("supply_empty", "supply", {"good": "good:wood"})
    assert refused(holding("maid").supply(wood=0).begin().play("play maid"), "take wood") == expected
    trader = holding("trader").supply(wood=0).begin().play("play trader", "give gold")
    assert refused(trader, "take wood") == expected
    changer = holding("moneychanger").goods(0, gold=1).supply(wood=0).begin().play("play moneychanger", "give gold")
    assert refused(changer, "take wood") == expected


# Without limit, by option


@pytest.mark.rule("options")
@pytest.mark.rule("supply")
@pytest.mark.ruling("V8")
def test_by_option_the_supply_never_ends() -> None:
    position = holding("storekeeper", limited_goods=False).goods(0, gold=100, wood=100, stone=100, brick=100)
    table = position.begin().play("play storekeeper", "exchange gold", "give wood", "give wood", "give wood")
    assert table.goods(0) == {"gold": 101, "wood": 98, "stone": 101, "brick": 101}
    assert min(table.state.supply) > 900_000


@pytest.mark.rule("options")
@pytest.mark.rule("supply")
@pytest.mark.ruling("V8")
def test_an_endless_supply_is_no_component_to_count() -> None:
    limited = GAME.census(Position().goods(0, wood=4).begin().state)
    assert limited["wood"] == {"supply": 26, "draft": 0, "seat 0": 4, "seat 1": 0}
    endless = GAME.census(Position(limited_goods=False).begin().state)
    assert not set(GOODS) & set(endless)
    assert {name: sum(places.values()) for name, places in endless.items() if name == "barrels"} == {"barrels": 25}
    assert BOX.stock == [42, 30, 30, 30]
