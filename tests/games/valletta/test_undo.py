"""How far a turn can be undone: up to the last card drawn, barrel turned or choice of another seat."""

from __future__ import annotations

import pytest

import valtable
from valtable import Match
from valtable.kernel.errors import Refused


def opening(*cards: str, **options: object) -> Match:
    """A match whose first player, seat 0, holds these cards, after the draft."""
    for seed in range(1000):
        match = valtable.new("valletta", seats=2, seed=seed, options={"first_player": 0, **options})
        match.play(1, "take gold")
        match.play(0, "take wood")
        if all(match.game.why_not(match.state, 0, match.game.actions.parse(f"play {card}")) == 0 for card in cards):
            return match
    raise AssertionError("no such opening hand")


def refused_undo(match: Match, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    return caught.value.refusal.reason


@pytest.mark.rule("turn")
def test_cards_played_before_any_draw_can_be_undone() -> None:
    match = opening("lumberjack", "stonecutter")
    before = match.digest
    match.play(0, "play lumberjack")
    match.play(0, "play stonecutter")
    assert match.digest != before
    match.undo(0)
    match.undo(0)
    assert match.digest == before


@pytest.mark.rule("turn")
def test_the_draw_at_the_end_of_a_turn_is_a_stop_for_undo() -> None:
    match = opening("lumberjack", "stonecutter", "brickmaker")
    for card in ("lumberjack", "stonecutter"):
        match.play(0, f"play {card}")
    match.play(0, "play brickmaker")
    before = match.digest
    assert refused_undo(match, 0) == "undo_needs_consent"
    assert match.digest == before


@pytest.mark.rule("barrels")
@pytest.mark.parametrize("how", ["play", "lay"])
def test_a_turned_barrel_is_a_stop_for_undo(how: str) -> None:
    match = opening("jean_parisot_de_valette", "lumberjack")
    match.play(0, "play lumberjack")
    match.play(0, f"{how} jean_parisot_de_valette")
    if how == "play":
        match.play(0, "hire builder")
        match.undo(0)  # the hiring itself is no secret
        assert match.asked(0)[0].kind == "hire_or_fire"
    assert refused_undo(match, 0) == "undo_needs_consent"
    match.undo(0, consent=[0, 1])
    assert match.view(None).jean == 0  # type: ignore[attr-defined]  # a view of Valletta


@pytest.mark.rule("draft")
def test_nobody_takes_the_others_pick_back() -> None:
    match = valtable.new("valletta", seats=2, seed=1, options={"first_player": 0})
    match.play(1, "take gold")
    match.undo(1)
    match.play(1, "take brick")
    match.play(0, "take wood")
    assert refused_undo(match, 1) == "undo_needs_consent"
    match.undo(0)
    assert match.decisions[0].seat == 0
