"""Gymnasium: its own check at every table, its own errors; the vector environment plays what single ones play."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import valtable.adapters.gymnasium
from tests.research.tables import tables
from valtable import games
from valtable.adapters.gymnasium import Env, names_of
from valtable.adapters.rewards import FINAL, SHAPED
from valtable.adapters.turns import Turns
from valtable.bots import Bot, make_bot
from valtable.kernel.errors import Malformed


@pytest.mark.filterwarnings("ignore::UserWarning")  # of observations without bounds, and of what may not be done
@pytest.mark.parametrize(("title", "players", "options"), tables())
def test_gymnasiums_own_check_is_green(
    title: str, players: int, options: str, capfd: pytest.CaptureFixture[str]
) -> None:
    name = next(name for name, n in names_of(games.find(title)).items() if n == players)
    check_env(gymnasium.make(name, options=options).unwrapped)


def test_every_game_at_every_number_of_players_has_the_name_that_is_promised() -> None:
    """People write these names into programs of their own: version 0, as long as observations stay as they are."""
    players = {"Valletta": (2, 3, 4), "Valdora": (3, 4, 5), "Valencia": (2, 3, 4, 5), "Valeria": (1, 2, 3, 4, 5)}
    promised = {f"valtable/{title}-{n}p-v0" for title, counts in players.items() for n in counts}
    assert len(promised) == 15
    assert promised == {name for name in gymnasium.registry if name.startswith("valtable/V")}


def test_a_name_makes_a_table() -> None:
    env = gymnasium.make("valtable/Valletta-2p-v0", opponents="random")
    _, info = env.reset(seed=7)
    assert isinstance(env.unwrapped, Env)
    assert env.unwrapped.single.turns.setting.players == 2
    ended, steps = False, 0
    while not ended:
        _, reward, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
        steps += 1
    assert reward in (-1, 0, 1)
    assert steps > 50


def test_the_version_in_the_name_is_that_of_the_observation(monkeypatch: pytest.MonkeyPatch) -> None:
    type_ = games.find("valletta")
    monkeypatch.setattr(type_, "observation_version", 3)
    assert next(iter(names_of(type_))) == "valtable/Valletta-2p-v3"


def test_without_a_mask_the_space_gives_what_may_be_done_now() -> None:
    env = Env("valencia", 3, "random")
    env.reset(seed=3)
    for _ in range(20):
        assert env.action_space.sample() in env.single.turns.choices
    assert env.action_masks().nonzero()[0].tolist() == env.single.turns.choices


def test_an_illegal_action_loses_the_game() -> None:
    env = Env("valletta", 2, "random")
    env.reset(seed=3)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.warns(UserWarning, match="is not among the choices: the game is lost with it"):
        _, reward, ended, _, info = env.step(np.int64(illegal))
    assert (reward, ended, info["illegal"]) == (-1, True, True)
    with pytest.raises(ResetNeeded):
        env.step(np.int64(illegal))


def test_an_action_outside_the_table_and_one_before_the_beginning_are_gymnasiums_errors() -> None:
    env = Env("valletta", 2, "random")
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    env.reset(seed=3)
    wrong: list[Any] = [-1, 237, None, 1.5, "x", np.array([1])]
    for action in wrong:
        with pytest.raises(InvalidAction, match="the actions are 0 to 236"):
            env.step(action)


def test_many_at_once_have_gymnasiums_errors_too_and_nothing_has_happened() -> None:
    env: Any = gymnasium.make_vec("valtable/Valletta-2p-v0", num_envs=2, opponents="random")
    with pytest.raises(ResetNeeded):
        env.step(np.array([0, 0]))
    with pytest.raises(ValueError, match="3 seeds for 2 games"):
        env.reset(seed=[1, 2, 3])
    before, info = env.reset(seed=3)
    legal = info["action_mask"].argmax(1)
    for actions in ([legal[0], 237], [legal[0], -1], legal[:1], [*legal, 0], legal + 0.5, None):
        with pytest.raises(InvalidAction):
            env.step(np.array(actions))
    assert np.array_equal(env.unwrapped._seen(), before)


@pytest.mark.filterwarnings("ignore::UserWarning")  # of what may not be done
def test_an_illegal_action_loses_its_game_alone() -> None:
    envs = [
        gymnasium.make_vec("valtable/Valletta-2p-v0", 2, vectorization_mode=mode, opponents="random")
        for mode in ("vector_entry_point", "sync")
    ]
    masks, _ = [env.reset(seed=3)[1]["action_mask"] for env in envs]
    actions = np.array([masks[0].argmax(), masks[1].argmin()])
    told = [env.step(actions) for env in envs]
    for name in ("illegal", "_illegal", "action_mask", "_action_mask"):
        assert np.array_equal(told[0][4][name], told[1][4][name]), name
    for mine, theirs in zip(told[0][:4], told[1][:4], strict=True):
        assert np.array_equal(mine, theirs)
    assert told[0][2].tolist() == [False, True]
    assert told[0][1][1] == -1


def test_the_learner_sits_where_it_is_told_or_somewhere_else_each_time() -> None:
    assert Env("valletta", 4, "random", seat=2).single.learner == 2
    env, seats = Env("valletta", 4, "random", seat=None), set()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.single.learner)
        assert env.single.turns.seat == env.single.learner
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"opponents": "nobody"}, "is not known"),
        ({"opponents": ["random"] * 2}, "2 for 1 seats"),
        ({"opponents": "search:1.0s"}, "plays by the clock"),
        ({"seat": 2}, "the seats are 0 to 1"),
        ({"reward": "much"}, "there are final, points, shaped"),
        ({"players": 7}, "2 to 4"),
        ({"options": "modules=all"}, "options"),
    ],
)
def test_a_wish_that_does_not_fit_is_said_in_a_line(wish: dict[str, Any], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        Env("valletta", **({"players": 2} | wish))


def test_an_opponent_may_be_made_by_a_function() -> None:
    made: list[int] = []

    def opponent(game: Any, seed: int) -> Bot:
        made.append(seed)
        return make_bot("random", game, seed)

    Env("valletta", 3, opponent).reset(seed=1)
    assert len(made) == 3  # one to look at, then one for each other seat
    assert made[1] != made[2]


AT_ONCE = {("valletta", 2, ""), ("valencia", 3, ""), ("valeria", 1, ""), ("valeria", 4, "all")}


@pytest.mark.parametrize("reward", [FINAL, SHAPED])
@pytest.mark.parametrize(("title", "players", "options"), tables(AT_ONCE))
def test_many_at_once_play_what_single_ones_play(title: str, players: int, options: str, reward: str) -> None:
    name = next(name for name, n in names_of(games.find(title)).items() if n == players)
    wish: dict[str, Any] = {"num_envs": 3, "opponents": "random", "reward": reward, "options": options} | (
        {"seat": None} if players > 1 else {}
    )
    ours = gymnasium.make_vec(name, vectorization_mode="vector_entry_point", **wish)
    theirs = gymnasium.make_vec(name, vectorization_mode="sync", **wish)
    rng, ends = np.random.default_rng(0), 0
    (seen, info), (seen_there, info_there) = ours.reset(seed=5), theirs.reset(seed=5)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    while ends < 4:
        masks = info["action_mask"]
        assert np.array_equal(seen, seen_there)
        assert np.array_equal(masks, info_there["action_mask"])
        actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        seen, *told, info = ours.step(actions)
        seen_there, *told_there, info_there = theirs.step(actions)
        assert all(np.array_equal(mine, yours) for mine, yours in zip(told, told_there, strict=True))
        ends += int(told[1].sum())
    ours.close()
    theirs.close()


def test_the_arrays_are_one_s_own_unless_wished_otherwise() -> None:
    for copy in (True, False):
        env = gymnasium.make_vec("valtable/Valletta-2p-v0", num_envs=2, opponents="random", copy=copy)
        seen, info = env.reset(seed=1)
        before = seen.copy()
        env.step(info["action_mask"].argmax(1))
        assert np.array_equal(seen, before) == copy


def test_single_games_are_those_of_the_kernel() -> None:
    env = Env("valletta", 2, "random")
    env.reset(seed=9)
    turns = Turns(env.single.turns.setting)
    turns.begin(9)
    assert env.single.turns.observe(0) == turns.observe(0)
    assert valtable.adapters.gymnasium.env is Env
