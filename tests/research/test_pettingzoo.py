"""PettingZoo: its own suite at every table, its own errors, and our games behind it."""

from __future__ import annotations

import warnings
from random import Random

import numpy as np
import pytest

with warnings.catch_warnings():  # its suite loads a game of its own in a way that it calls old
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

import valtable
from tests.research.tables import tables
from valtable.adapters import pettingzoo
from valtable.adapters.rewards import REWARDS, Reward, at_the_end


@pytest.mark.filterwarnings("ignore::UserWarning")  # api_test warns of observations that are dictionaries, its own too
@pytest.mark.parametrize(("title", "players", "options"), tables())
def test_pettingzoos_own_suite_is_green(title: str, players: int, options: str) -> None:
    api_test(pettingzoo.env(title, players, options=options), num_cycles=400)
    seed_test(lambda: pettingzoo.env(title, players, options=options), num_cycles=60)
    render_test(lambda render_mode: pettingzoo.env(title, players, options=options, render_mode=render_mode))


@pytest.mark.parametrize("title", ["valletta", "valencia"])
def test_it_is_the_match_of_the_same_seed(title: str) -> None:
    env, match, rng = pettingzoo.env(title, 3), valtable.new(title, seats=3, seed=12), Random(1)
    assert env.metadata["name"] == f"valtable_{title}_v{match.game.observation_version}"
    env.reset(seed=12)
    earned = np.zeros(3)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        earned[env.possible_agents.index(agent)] += reward
        if ended:
            env.step(None)
            continue
        seat, legal = env.possible_agents.index(agent), np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == match.choices(seat)
        assert observation["observation"].tolist() == list(match.game.observe(match.view(seat)))
        action = rng.choice(legal)
        match.play(seat, action)
        env.step(action)
    assert match.is_over
    assert earned.tolist() == pytest.approx(at_the_end(match.outcome))
    assert any(earned)


def test_who_is_not_asked_has_an_empty_mask() -> None:
    env = pettingzoo.env("valencia", 3)
    env.reset(seed=1)
    asked = [bool(env.observe(agent)["action_mask"].any()) for agent in env.possible_agents]
    assert asked.count(True) == 1
    assert asked[env.possible_agents.index(env.agent_selection)]


def test_an_illegal_action_loses_the_game_as_in_pettingzoos_own(capfd: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("valletta", 2)
    env.reset(seed=1)
    culprit, mask = env.agent_selection, env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1


def test_an_action_outside_the_table_is_pettingzoos_error() -> None:
    env = pettingzoo.env("valletta", 2)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(100_000)


def test_who_is_out_of_turn_is_told_by_pettingzoo() -> None:
    """In AEC nobody says who acts: what can be out of turn is a step before the first table, or by who is done."""
    env = pettingzoo.env("valletta", 2)
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = env.agent_selection
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="when an agent is dead, the only valid action is None"):
        env.step(0)


@pytest.mark.parametrize("reward", REWARDS)
def test_the_three_ways_of_rewards(reward: Reward) -> None:
    env, rng, earned = pettingzoo.raw_env("valletta", 2, reward=reward), Random(3), [0.0, 0.0]
    env.reset(seed=3)
    on_the_way = 0
    while not env.turns.is_over:
        env.step(rng.choice(env.turns.choices))
        earned = [earned[seat] + env.rewards[f"seat_{seat}"] for seat in range(2)]
        on_the_way += any(env.rewards.values()) and not env.turns.is_over
    sheet = env.turns.game.standing(env.turns.game.view(env.turns.state, None))
    ahead = (sheet.totals[0] or 0) - (sheet.totals[1] or 0)
    assert (on_the_way > 0) == (reward == "shaped")
    end = {"final": 1.0 if ahead > 0 else -1.0, "points": float(ahead)}
    assert earned == pytest.approx([end[reward], -end[reward]] if reward in end else earned)
    if reward == "shaped":
        assert earned[0] == pytest.approx(end["final"] + ahead / 100)


def test_games_follow_from_the_seed_of_the_first() -> None:
    one, other = pettingzoo.raw_env("valletta", seed=4), pettingzoo.raw_env("valletta")
    one.reset()
    other.reset(seed=4)
    seeds = [one.turns.seed]
    for _ in range(3):
        assert one.turns.seed == other.turns.seed
        one.reset()
        other.reset()
        seeds.append(one.turns.seed)
    assert len(set(seeds)) == 4
