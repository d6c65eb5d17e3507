"""The step loop: what is no choice is played unasked, in matches and in the fast loop alike."""

from __future__ import annotations

import pytest

import valtable
from tests.kernel.tables import FERRY, ferry, load, proving
from tests.proving.pieces import Ferry
from valtable.kernel.chance import FastChance
from valtable.kernel.match import Match
from valtable.kernel.play import NOBODY, advance, forced, playout
from valtable.kernel.state import digest

NO_SHELLS = FERRY.replace("shells = 2", "shells = 0")


def ferry_of(match: Match) -> Ferry:
    assert isinstance(match.state, Ferry)
    return match.state


def test_a_lone_public_choice_is_forced() -> None:
    game = proving(NO_SHELLS)
    state = ferry_of(valtable.new(game, seed=1))
    for seat in (0, 1):
        game.apply(state, seat, game.choices(state, seat)[0], FastChance(1))
        game.apply(state, seat, game.actions.parse("confirm"), FastChance(1))
    assert forced(game, state) == (state.winner, game.actions.parse("roll"))
    seat, choices = advance(game, state, FastChance(1))
    assert (seat, [game.actions.notations[choice] for choice in choices]) == (state.winner, ["under", "away"])


def test_a_lone_choice_that_follows_from_a_secret_is_asked() -> None:
    """Two equal cards in the hand, one picked and the die tossed: only to confirm is left, and nobody knows."""
    for seed in range(40):
        match = ferry(seed)
        hand = match.view(0).hand  # type: ignore[attr-defined]  # a FerryView
        if hand[0] == hand[1]:
            match.play(0, f"pick {hand[0]}")
            match.play(0, "toss")
            assert [match.game.actions.notations[choice] for choice in match.choices(0)] == ["confirm"]
            assert forced(match.game, match.state) is None
            return
    pytest.fail("no such hand among the seeds")


def test_the_fast_loop_ends_with_nobody() -> None:
    game = load()
    state, chance = ferry_of(ferry(2)), FastChance(2)
    for _ in range(1000):
        seat, choices = advance(game, state, chance)
        if seat == NOBODY:
            assert choices == []
            break
        assert choices == game.choices(state, seat)
        game.apply(state, seat, choices[chance.below("", len(choices))], chance)
    assert game.deciders(state) == []


def test_the_fast_loop_leaves_an_open_question_alone() -> None:
    game, match = load(), ferry(2)
    before = digest(match.state)
    assert advance(game, match.state, FastChance(1)) == (0, match.choices(0))
    assert digest(match.state) == before


def test_a_playout_plays_at_random_to_the_end_and_counts_real_decisions() -> None:
    game = load()
    state, chance = ferry_of(ferry(2)), FastChance(2)
    by_hand, luck = ferry_of(ferry(2)), FastChance(2)
    made = had = 0
    seat, choices = advance(game, by_hand, luck)
    while seat != NOBODY:
        made, had = made + (len(choices) > 1), had + len(choices) * (len(choices) > 1)
        game.apply(by_hand, seat, choices[luck.below("", len(choices))], luck)
        seat, choices = advance(game, by_hand, luck)
    assert playout(game, state, chance) == (made, had)
    assert made > 0
    assert digest(state) == digest(by_hand)
    assert not game.deciders(state)
