"""Rulebook, "Player Turn": drawing up to five cards, and the new deck from the discard pile."""

from __future__ import annotations

import pytest

from tests.games.valletta.position import Position

TURN = ("play lumberjack", "play stonecutter", "play brickmaker")
OTHER = ("maid", "shopkeeper", "lumberjack")


@pytest.mark.rule("draw")
def test_player_turn_draw_until_you_have_five_cards() -> None:
    position = Position().hand(0, "lumberjack", "stonecutter", "brickmaker", "maid").hand(1, *OTHER)
    position.deck(0, "builder", "apprentice", "shopkeeper", "banker", "mason", "roofer")
    table = position.begin(0, deck_0=[5, 0, 0, 0]).play(*TURN)
    assert table.hand(0) == ["builder", "shopkeeper", "maid", "apprentice", "roofer"]
    assert table.deck(0) == ["banker", "mason"]
    assert table.discard(0) == ["lumberjack", "stonecutter", "brickmaker"]
    assert table.happened("renewed") == []


@pytest.mark.rule("draw")
@pytest.mark.ruling("V26")
def test_player_turn_note_two_in_hand_one_in_the_deck_three_leave_the_slots() -> None:
    position = Position().hand(0, "lumberjack", "stonecutter", "brickmaker", "maid", "shopkeeper").hand(1, *OTHER)
    table = position.deck(0, "apprentice").begin(0, deck_0=[0, 2, 0]).play(*TURN)
    assert table.hand(0) == ["lumberjack", "brickmaker", "shopkeeper", "maid", "apprentice"]
    assert table.deck(0) == ["stonecutter"]
    assert table.discard(0) == []
    told = [(entry.kind, entry.private.get(0, {}).get("cards")) for entry in table.entries[-4:-1]]
    first, rest = ["character:apprentice"], ["character:lumberjack", "character:brickmaker"]
    assert told == [("drew", first), ("renewed", None), ("drew", rest)], "told in the order it happened"
    assert [args["n"] for args in table.told(1, "drew")] == [1, 2]


@pytest.mark.rule("draw")
def test_player_turn_note_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    position = Position().hand(0, "lumberjack", "stonecutter", "brickmaker", "maid", "shopkeeper").hand(1, *OTHER)
    table = position.deck(0, "apprentice", "builder", "banker").begin(0).play(*TURN)
    assert len(table.hand(0)) == 5
    assert table.deck(0) == []
    assert table.discard(0) == ["lumberjack", "stonecutter", "brickmaker"]
    assert table.happened("renewed") == []


@pytest.mark.rule("draw")
@pytest.mark.ruling("V26")
def test_with_deck_and_discard_empty_drawing_stops() -> None:
    position = Position().hand(0, "lumberjack", "stonecutter", "brickmaker", "maid").hand(1, *OTHER)
    table = position.begin(0).play(*TURN)
    assert table.hand(0) == ["lumberjack", "stonecutter", "brickmaker", "maid"]
    assert (table.deck(0), table.discard(0)) == ([], [])


@pytest.mark.rule("hand")
@pytest.mark.ruling("V27")
def test_with_five_cards_or_more_nothing_is_drawn_and_nothing_discarded() -> None:
    for more in ((), ("mason",), ("mason", "roofer", "thief")):
        kept = ("builder", "shopkeeper", "maid", "apprentice", "banker", *more)
        position = Position().hand(0, "lumberjack", "stonecutter", "brickmaker", *kept).hand(1, *OTHER)
        table = position.deck(0, "scribe").begin(0).play(*TURN)
        assert table.seat == 1
        assert sorted(table.hand(0)) == sorted(kept)
        assert table.deck(0) == ["scribe"]


@pytest.mark.rule("slots")
@pytest.mark.rule("draw")
@pytest.mark.ruling("V26")
def test_a_draw_during_the_turn_shuffles_the_discard_without_the_cards_in_slots() -> None:
    position = Position().hand(0, "lumberjack", "scribe", "builder").discard(0, "mason", "thief", "banker")
    table = position.begin(0).play("play lumberjack", "play scribe")
    assert table.hand(0) == ["builder", "banker", "mason"]
    assert table.deck(0) == ["thief"]
    assert table.slots() == ["lumberjack", "scribe"]


@pytest.mark.rule("slots")
@pytest.mark.ruling("V26")
def test_a_draw_during_the_turn_gets_nothing_while_all_other_cards_lie_in_slots() -> None:
    table = Position().hand(0, "lumberjack", "scribe", "builder", "maid").begin(0).play("play lumberjack")
    table.play("play scribe", "take gold")
    assert table.hand(0) == ["builder", "maid"]
    assert table.slots() == ["lumberjack", "scribe"]


@pytest.mark.rule("final-turns")
@pytest.mark.rule("draw")
@pytest.mark.ruling("V45")
def test_final_phase_only_the_cards_remaining_in_the_deck_are_drawn() -> None:
    position = Position().final_phase().hand(0, "lumberjack", "stonecutter", "brickmaker", "maid").hand(1, *OTHER)
    table = position.deck(0, "apprentice").discard(0, "builder", "banker").begin(0).play(*TURN)
    assert table.hand(0) == ["maid", "apprentice"]
    assert table.deck(0) == []
    assert table.discard(0) == ["builder", "lumberjack", "stonecutter", "brickmaker", "banker"]


@pytest.mark.rule("final-turns")
@pytest.mark.ruling("V45")
def test_final_phase_the_scribe_too_draws_only_what_the_deck_still_has() -> None:
    position = Position().final_phase().hand(0, "scribe", "maid", "lumberjack").hand(1, *OTHER)
    table = position.deck(0, "banker").discard(0, "builder").begin(0).play("play scribe")
    assert table.hand(0) == ["lumberjack", "maid", "banker"]
    assert table.discard(0) == ["builder"]
    assert table.asked == "gain", "the good follows all the same"
