"""What a game is worth is the same through every door, and on the way it adds up to what it is at the end."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest

import valtable.adapters.openspiel  # noqa: F401 - makes our games known to OpenSpiel
from tests.research.tables import tables
from valtable.adapters import pettingzoo
from valtable.adapters.rewards import REWARDS, Reward, at_the_end, lead

SEED = 3


def play(title: str, players: int, options: str, reward: Reward) -> tuple[pettingzoo.raw_env, list[float], list[float]]:
    """A game at two doors at once: what PettingZoo's rewards and OpenSpiel's have added up to, seat by seat."""
    env = pettingzoo.raw_env(title, players, options=options, reward=reward)
    state = pyspiel.load_game(
        f"valtable_{title}", {"players": players, "options": options, "reward": reward}
    ).new_initial_state()
    env.reset(seed=SEED)
    for number in (SEED, 0, 0):
        state.apply_action(number)
    rng, here, there = Random(SEED), [0.0] * players, [0.0] * players
    while not env.turns.is_over:
        assert state.legal_actions() == sorted(env.turns.choices)
        action = rng.choice(env.turns.choices)
        env.step(action)
        state.apply_action(action)
        here = [sum(pair) for pair in zip(here, env.rewards.values(), strict=True)]
        there = [sum(pair) for pair in zip(there, state.rewards(), strict=True)]
    assert there == pytest.approx(state.returns(), abs=1e-6)
    return env, here, there


@pytest.mark.parametrize(("title", "players", "options"), tables())
def test_rewards_add_up_to_the_end_at_every_door(title: str, players: int, options: str) -> None:
    for reward in REWARDS:
        env, here, there = play(title, players, options, reward)
        sheet = env.turns.game.standing(env.turns.game.view(env.turns.state, None))
        final, leads = at_the_end(sheet.outcome), [lead(sheet, seat) for seat in range(players)]
        shaped = [end + points / 100 for end, points in zip(final, leads, strict=True)]
        assert here == pytest.approx({"final": final, "points": leads, "shaped": shaped}[reward], abs=1e-6)
        assert there == pytest.approx(here, abs=1e-6)
