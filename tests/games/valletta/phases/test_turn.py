"""Rulebook, "Player Turn": three cards, with or without effect, slots, and how far a turn can be undone."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position, town

PRODUCERS = ("lumberjack", "stonecutter", "brickmaker", "shopkeeper", "maid")


@pytest.mark.rule("turn")
def test_player_turn_three_cards_then_the_next_player_clockwise() -> None:
    position = Position(seats=3)
    for seat in range(3):
        position.hand(seat, *PRODUCERS).deck(seat, "lumberjack", "stonecutter", "brickmaker")
    table = position.begin(1)
    turns = []
    for _ in range(4):
        turns.append(table.seat)
        for card in ("lumberjack", "stonecutter", "brickmaker"):
            assert table.seat == turns[-1]
            table.play(f"play {card}")
    assert turns == [1, 2, 0, 1]
    assert table.state.turns == [1, 2, 1]


@pytest.mark.rule("turn")
def test_player_turn_nobody_can_pass() -> None:
    table = Position().hand(0, *PRODUCERS).begin(0)
    assert table.refusal("done") == "not_asked"
    table.play("play lumberjack", "play stonecutter")
    assert table.refusal("done") == "not_asked"
    assert (table.seat, table.asked) == (0, "play")


@pytest.mark.rule("turn")
def test_nobody_plays_on_another_players_turn() -> None:
    table = Position().hand(0, *PRODUCERS).hand(1, *PRODUCERS).begin(0)
    assert table.refusal("play lumberjack", seat=1) == "not_your_decision"
    assert table.refusal("play lumberjack", seat=0) == ""


@pytest.mark.rule("play")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    table = Position().hand(0, "lumberjack", "maid").deck(0, "builder").discard(0, "shopkeeper").begin(0)
    assert table.refusal("play builder") == "not_in_hand"
    assert table.refusal("play shopkeeper") == "not_in_hand"
    assert table.refusal("play lumberjack") == ""


@pytest.mark.rule("lay")
def test_a_card_that_is_not_in_the_hand_cannot_be_laid_down() -> None:
    table = Position().hand(0, "lumberjack", "maid").deck(0, "stonecutter").begin(0)
    assert table.refusal("lay stonecutter") == "not_in_hand"
    assert table.refusal("lay lumberjack") == ""


# How many cards (V25)


@pytest.mark.rule("turn")
@pytest.mark.ruling("V25")
def test_with_two_cards_left_before_the_final_phase_the_turn_ends_after_two() -> None:
    table = Position().hand(0, "jean_parisot_de_valette", "maid").hand(1, *PRODUCERS).begin(0)
    table.play("play maid", "take wood", "play jean_parisot_de_valette", "done")
    assert table.seat == 1
    assert table.state.turns == [1, 0]
    assert table.phase == "normal"
    assert table.hand(0) == ["jean_parisot_de_valette", "maid"], "both come back from the discard"


@pytest.mark.rule("turn")
@pytest.mark.ruling("V25")
def test_who_fires_the_last_hand_card_has_ended_the_turn() -> None:
    table = Position().hand(0, "jean_parisot_de_valette", "maid").hand(1, *PRODUCERS).begin(0)
    table.play("play jean_parisot_de_valette", "fire maid")
    assert table.seat == 1
    assert table.hand(0) == ["jean_parisot_de_valette"]
    assert table.pool() == ["builder"] * 4 + ["maid"]


@pytest.mark.rule("turn")
@pytest.mark.ruling("V25")
def test_a_player_left_with_the_jean_card_alone_plays_it_turn_after_turn() -> None:
    table = Position().hand(0, "jean_parisot_de_valette").hand(1, *PRODUCERS).pool().begin(0)
    table.play("play jean_parisot_de_valette")
    assert (table.seat, table.state.jean, table.hand(0)) == (1, 1, ["jean_parisot_de_valette"])


@pytest.mark.rule("turn")
@pytest.mark.rule("construct")
@pytest.mark.ruling("V25")
def test_a_character_that_arrives_during_the_turn_counts_as_hand() -> None:
    table = town().hand(0, "builder").hand(1, *PRODUCERS).goods(0, gold=2, wood=1, stone=1).begin(0)
    table.play("play builder", "construct bank_1")
    assert (table.seat, table.asked) == (0, "play"), "the hand was empty, now there is the Banker"
    table.play("play banker")
    assert table.goods(0) == {"gold": 2}
    assert table.seat == 1


@pytest.mark.rule("turn")
@pytest.mark.ruling("V25")
def test_game_end_on_the_last_turn_the_remaining_cards_are_played() -> None:
    table = Position().final_phase().hand(0, "lumberjack", "stonecutter").hand(1, *PRODUCERS).begin(0)
    table.play("play lumberjack", "play stonecutter")
    assert table.seat == 1
    assert table.goods(0) == {"wood": 1, "stone": 1}
    assert table.hand(0) == []


# The slots (V26)


@pytest.mark.rule("slots")
@pytest.mark.ruling("V26")
def test_player_turn_a_card_goes_to_the_lowest_numbered_empty_space() -> None:
    table = Position().hand(0, *PRODUCERS).deck(0, "banker", "mason", "roofer").hand(1, "maid", "thief").begin(0)
    table.play("play stonecutter", "lay lumberjack")
    assert table.slots() == ["stonecutter", "lumberjack"]
    assert table.discard(0) == []
    assert [event.args["slot"] for event in table.happened("played") + table.happened("laid")] == [1, 2]
    table.play("play shopkeeper")
    assert table.slots() == []
    assert table.discard(0) == ["lumberjack", "stonecutter", "shopkeeper"]


@pytest.mark.rule("slots")
@pytest.mark.ruling("V26")
def test_cards_in_slots_cannot_be_fired() -> None:
    table = Position().hand(0, "jean_parisot_de_valette", "lumberjack", "maid").begin(0)
    table.play("play lumberjack", "play jean_parisot_de_valette")
    assert table.refusal("fire lumberjack") == "not_in_hand"
    assert table.refusal("fire maid") == ""


@pytest.mark.rule("slots")
@pytest.mark.ruling("V26")
def test_after_the_last_card_the_slots_go_to_the_discard_and_then_cards_are_drawn() -> None:
    position = Position().hand(0, *PRODUCERS).hand(1, "maid", "builder")
    table = position.deck(0, "builder", "apprentice", "jean_parisot_de_valette").begin(0)
    table.play("play lumberjack", "play stonecutter", "play brickmaker")
    assert table.discard(0) == ["lumberjack", "stonecutter", "brickmaker"]
    assert table.hand(0) == ["jean_parisot_de_valette", "builder", "shopkeeper", "maid", "apprentice"]


# What the Apprentice does not copy (V7), and what it does


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V7")
def test_the_apprentice_does_not_copy_jean() -> None:
    table = Position().hand(0, "apprentice", "jean_parisot_de_valette", *PRODUCERS).begin(0)
    table.play("play jean_parisot_de_valette", "done", "play apprentice")
    assert table.state.jean == 1
    assert table.happened("copied") == []
    assert (table.asked, table.slots()) == ("play", ["jean_parisot_de_valette", "apprentice"])


@pytest.mark.rule("character-apprentice")
@pytest.mark.ruling("V7")
def test_the_apprentice_does_not_copy_another_apprentice() -> None:
    table = Position().hand(0, "apprentice", "apprentice", *PRODUCERS).begin(0)
    table.play("play lumberjack", "play apprentice")
    assert table.goods(0) == {"wood": 2}
    assert table.refusal("lay apprentice") == "laying_is_playing"
    table.play("play apprentice")
    assert table.goods(0) == {"wood": 2}


@pytest.mark.rule("character-apprentice")
def test_the_apprentice_copies_a_card_that_was_laid_down() -> None:
    table = Position().hand(0, "apprentice", *PRODUCERS).begin(0)
    table.play("lay lumberjack")
    assert table.goods(0) == {}
    table.play("play apprentice")
    assert table.goods(0) == {"wood": 1}
