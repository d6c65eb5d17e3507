"""Many games at once: the games that would be played one by one, in arrays that are made once."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

from tests.research.tables import tables
from valtable.adapters import batch, pettingzoo
from valtable.adapters.rewards import REWARDS, Reward

COUNT = 3


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("title", "players", "options"), tables({("valletta", 2, ""), ("valencia", 2, "all")}))
def test_the_games_are_those_that_are_played_one_by_one(title: str, players: int, options: str, reward: Reward) -> None:
    many = batch.make(title, players, COUNT, seed=20, options=options, reward=reward)
    alone = [pettingzoo.raw_env(title, players, options=options, reward=reward) for _ in range(COUNT)]
    for lane, env in enumerate(alone):
        env.reset(seed=20 + lane)
    rng, ended = np.random.default_rng(1), 0
    while ended < 2 * COUNT:
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in many.masks])
        for lane, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert env.possible_agents[many.to_play[lane]] == env.agent_selection
            assert np.array_equal(many.observations[lane], seen["observation"])
            assert np.array_equal(many.masks[lane], seen["action_mask"])
            env.step(int(actions[lane]))
        many.step(actions)
        for lane, env in enumerate(alone):
            assert many.rewards[lane].tolist() == pytest.approx(list(env.rewards.values()))
            assert bool(many.done[lane]) == env.turns.is_over
            if env.turns.is_over:
                ended += 1
                env.reset()


def test_the_arrays_stay_where_they_are_and_steps_leave_nothing_behind() -> None:
    many = batch.make("valletta", 2, 16, seed=1)
    arrays = (many.observations, many.masks, many.rewards, many.to_play, many.done)
    rng = np.random.default_rng(1)

    def play(steps: int) -> None:
        for _ in range(steps):
            batch.step(many, (rng.random(many.masks.shape, np.float32) * many.masks).argmax(1))

    play(400)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    play(400)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 400_000, f"{grown} bytes are kept after 6400 steps"
    assert all(
        now is then
        for now, then in zip(
            (many.observations, many.masks, many.rewards, many.to_play, many.done), arrays, strict=True
        )
    )


def test_one_wrong_action_and_nothing_has_happened() -> None:
    many = batch.make("valletta", 2, 2, seed=1)
    before = many.observations.copy()
    legal = [int(np.flatnonzero(mask)[0]) for mask in many.masks]
    for wrong in ([legal[0], int(np.flatnonzero(many.masks[1] == 0)[0])], [legal[0], 237], [legal[0], -1], legal[:1]):
        with pytest.raises(ValueError, match=r"choices of game 1|1 actions for 2 games"):
            batch.step(many, wrong)
    assert np.array_equal(many.observations, before)
    batch.reset(many, seed=2)
    assert not np.array_equal(many.observations, before)
