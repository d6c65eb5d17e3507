"""Whole games: they end, every choice offered is accepted, bots know the game, logs of every ending are kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.valeria.position import GAME
from valtable.bots import Clock, make_bot
from valtable.games.valeria.state.frames import ENDINGS
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import FastChance
from valtable.kernel.log import decode
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.refusal import OK

BOUND = 4_000
LOGS = Path(__file__).parents[2] / "logs" / "valeria"


def play(seats: int, bots: list[str], seed: int, **options: object) -> State:
    chance = FastChance(seed)
    state = GAME.setup(GAME.decode_options(dict(options)), seats, chance)
    players = [make_bot(bots[min(seat, len(bots) - 1)], GAME, seed + seat) for seat in range(seats)]
    for _ in range(BOUND):
        seat, choices = advance(GAME, state, chance)
        if seat == NOBODY:
            return state
        bot = players[seat]
        GAME.apply(state, seat, bot.choose(GAME.view(state, seat), choices, Clock(), bot.chance), chance)
    raise AssertionError(f"the game is not over after {BOUND} questions")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["random", "weighted"])
def test_games_of_bots_end(seats: int, bots: str) -> None:
    for seed in range(4):
        assert play(seats, [bots], seed).ending


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_choice_is_one_that_nothing_forbids(seats: int) -> None:
    chance, rng = FastChance(seats), Random(seats)
    state = GAME.setup(GAME.decode_options({"mixed": seats == 5}), seats, chance)
    for _ in range(BOUND):
        seat, choices = advance(GAME, state, chance)
        if seat == NOBODY:
            return
        assert all(GAME.why_not(state, seat, action) == OK for action in choices)
        GAME.apply(state, seat, rng.choice(choices), chance)


SOAKED: list[dict[str, object]] = [
    {},
    {"mixed": True, "exhausted_deck": "one_and_one", "herald": "printed"},
    {"exhausted_deck": "events_on_top", "new_domain_power": "next_turn", "solo_low_sum": True},
    {"monster_events": False, "layout": "monster_blood", "solo_direct_attack": True},
    {"no_duke": True},
]
"""Every variant and every switch that the course of a game can depend on."""


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_over_ten_thousand_games_no_choice_is_ever_refused(seats: int) -> None:
    for seed in range(2_000):
        chance, rng = FastChance(seed), Random(seed)
        options = SOAKED[seed % (len(SOAKED) - (seats == 1))]
        state = GAME.setup(GAME.decode_options(options), seats, chance)
        for _ in range(BOUND):
            seat, choices = advance(GAME, state, chance)
            if seat == NOBODY:
                break
            refused = [GAME.actions.notations[a] for a in choices if GAME.why_not(state, seat, a) != OK]
            assert not refused, f"seed {seed}, {options}: {refused}"
            GAME.apply(state, seat, rng.choice(choices), chance)
        assert state.ending, f"seed {seed}, {options}: not over"


def test_the_greedy_bot_beats_the_random_one() -> None:
    won = 0
    for seed in range(3):
        state = play(2, ["greedy", "random"], seed, round_limit=8)
        outcome = GAME.standing(GAME.view(state, None)).outcome
        assert outcome is not None
        won += 0 in outcome.winners
    assert won >= 2


def test_there_is_a_log_for_each_way_to_end() -> None:
    ends = [decode(path.read_text(encoding="utf-8")).end for path in LOGS.glob("v*/*.valt")]
    assert {end.reason for end in ends if end is not None} == set(ENDINGS[1:])
