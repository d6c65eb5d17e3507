"""The blue characters who take from others: customs officer and thief."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position, holding
from valtable.kernel.errors import Refused

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
