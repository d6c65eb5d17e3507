"""Rulebook, "Player Turn": cards with or without effect, and what can be declined within one (V16, V24)."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import BOX, Position, Table, town

PRODUCERS = ("lumberjack", "stonecutter", "brickmaker", "shopkeeper", "maid")


@pytest.mark.rule("lay")
@pytest.mark.ruling("V16")
def test_player_turn_you_can_choose_not_to_use_an_effect() -> None:
    table = Position().hand(0, *PRODUCERS).begin(0)
    table.play("lay lumberjack")
    assert table.goods(0) == {}
    assert table.slots() == ["lumberjack"]
    table.play("lay maid")
    assert (table.asked, table.goods(0)) == ("play", {})


@pytest.mark.rule("lay")
@pytest.mark.ruling("V16")
@pytest.mark.ruling("V24")
def test_player_turn_exception_jean_must_advance_even_if_laid_down() -> None:
    table = Position().hand(0, "jean_parisot_de_valette", *PRODUCERS).begin(0, barrels=[0])
    table.play("lay jean_parisot_de_valette")
    assert table.state.jean == 1
    assert table.goods(0) == {}, "no good"
    assert table.asked == "play", "nobody is hired or fired"
    assert table.state.barrels == [6, 6, 6, 6]


DECLINED_IN_PLAY = {
    "builder",
    "foreman",
    "plasterer",
    "moneychanger",
    "francesco_laparelli",
    "claude_de_la_sengle",
    "mathurin_romegas",
}


def rich_position(card: str) -> Table:
    """Every card has something to do: goods, icons, colours, neighbours, an upgrade, Jean in the right column."""
    position = town().owns(0, "bank_1", "joinery_1", "masons_lodge_1", "roofers_yard_1", "tavern_1", "papal_chapel")
    position.owns(0, "bank_3", upgraded=True).jean(1).goods(0, gold=5, wood=5, stone=5, brick=5).goods(1, wood=5)
    return position.hand(0, card).deck(0, "maid", "lumberjack").begin(0)


def poor_position(card: str) -> Table:
    """No card has anything to do, if it needs something to act on."""
    position = town().supply(gold=0, wood=0, stone=0, brick=0).jean(25)
    return position.hand(0, card).begin(0)


@pytest.mark.rule("lay")
@pytest.mark.ruling("V24")
@pytest.mark.parametrize("card", BOX.characters)
def test_laying_down_is_offered_where_a_step_that_cannot_be_declined_would_do_something(card: str) -> None:
    table = rich_position(card)
    same = card in DECLINED_IN_PLAY or card == "apprentice"
    assert table.refusal(f"lay {card}") == ("laying_is_playing" if same else "")
    assert (f"lay {card}" in table.choices) is not same


@pytest.mark.rule("lay")
@pytest.mark.ruling("V24")
@pytest.mark.parametrize("card", BOX.characters)
def test_laying_down_is_not_offered_where_playing_would_do_nothing(card: str) -> None:
    table = poor_position(card)
    scores_anyway = card in ("pietro_del_monte", "pope_pius_v")
    assert table.refusal(f"lay {card}") == ("" if scores_anyway else "laying_is_playing")


@pytest.mark.rule("lay")
@pytest.mark.ruling("V24")
def test_the_jean_card_is_laid_down_only_while_the_figure_can_move() -> None:
    hand = ("jean_parisot_de_valette", *PRODUCERS)
    assert Position().hand(0, *hand).jean(24).begin(0).refusal("lay jean_parisot_de_valette") == ""
    at_the_end = Position().hand(0, *hand).jean(25).begin(0)
    assert at_the_end.refusal("lay jean_parisot_de_valette") == "laying_is_playing"


@pytest.mark.rule("lay")
@pytest.mark.ruling("V24")
def test_laying_the_apprentice_down_differs_only_after_a_card_worth_repeating() -> None:
    table = Position().hand(0, "apprentice", *PRODUCERS).begin(0)
    assert table.refusal("lay apprentice") == "laying_is_playing"
    table.play("play lumberjack")
    assert table.refusal("lay apprentice") == ""
    table.play("lay apprentice")
    assert table.goods(0) == {"wood": 1}


@pytest.mark.rule("effects")
@pytest.mark.ruling("V24")
def test_building_hiring_and_firing_may_be_declined_within_an_effect() -> None:
    table = town().hand(0, "builder", "jean_parisot_de_valette", "maid").goods(0, gold=1, wood=1, stone=1).begin(0)
    table.play("play builder")
    assert "done" in table.choices
    table.play("done")
    assert (table.asked, table.goods(0)) == ("play", {"gold": 1, "wood": 1, "stone": 1})
    table.play("play jean_parisot_de_valette")
    assert "done" in table.choices
    table.play("done")
    assert (table.slots(), table.pool()) == (["builder", "jean_parisot_de_valette"], ["builder"] * 4)


@pytest.mark.rule("effects")
@pytest.mark.ruling("V24")
def test_a_good_of_ones_choice_cannot_be_declined_once_the_card_is_used() -> None:
    table = Position().hand(0, "innkeeper", *PRODUCERS).begin(0).play("play innkeeper")
    assert table.refusal("done") == "not_asked"
    table.play("take gold")
    assert table.refusal("done") == "not_asked"
    assert table.choices == ["take wood", "take stone", "take brick"]


@pytest.mark.rule("effects")
@pytest.mark.ruling("V24")
def test_a_declined_step_is_followed_by_the_next_one() -> None:
    table = Position().hand(0, "bath_keeper", *PRODUCERS).begin(0).play("play bath_keeper")
    assert table.asked == "fire"
    table.play("done")
    assert table.asked == "gain"
    table.play("take stone")
    assert (table.asked, table.goods(0)) == ("play", {"stone": 1}), "nobody was fired: one good"
