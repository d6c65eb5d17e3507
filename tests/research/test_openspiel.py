"""OpenSpiel: its own tests at every table, playthroughs that can be played again, its ISMCTS playing whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import valtable
import valtable.adapters.openspiel
from tests.research.tables import tables
from valtable import games
from valtable.adapters.rewards import at_the_end
from valtable.adapters.setting import setting
from valtable.adapters.story import ENCODE, Story, seen
from valtable.kernel.journal import Journal
from valtable.kernel.log import ActionLine

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])
SIMULATIONS = 4
SERIALIZE = False
"""OpenSpiel writes a game of sampled luck together with its luck, which it cannot ask a game in Python for."""


@contextmanager
def hushed() -> Iterator[None]:
    """OpenSpiel's tests tell all they do, from below Python."""
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


def load(title: str, players: int, options: str = "", **further: object) -> pyspiel.Game:
    return pyspiel.load_game(f"valtable_{title}", {"players": players, "options": options, "seed": 1, **further})


@pytest.mark.parametrize(("title", "players", "options"), tables())
def test_openspiels_own_simulation_is_green(title: str, players: int, options: str) -> None:
    with hushed():
        pyspiel.random_sim_test(load(title, players, options), 1, SERIALIZE, False)


@pytest.mark.parametrize("reward", ["points", "shaped"])
def test_with_other_rewards_as_well(reward: str) -> None:
    with hushed():
        pyspiel.random_sim_test(load("valletta", 2, reward=reward), 1, SERIALIZE, False)


@pytest.mark.parametrize(("title", "players", "options"), tables({("valencia", 3, "")}))
def test_a_playthrough_is_the_same_once_more(title: str, players: int, options: str, tmp_path: Path) -> None:
    name = f"valtable_{title}(players={players},seed=1{',options=all' * bool(options)})"
    text = generate_playthrough.playthrough(name, None, seed=3)
    (tmp_path / "playthrough.txt").write_text(text, encoding="utf-8")
    before, after = generate_playthrough.replay(str(tmp_path / "playthrough.txt"))
    assert before == after
    assert text.count("# Apply action") > 20


WHOLE = {("valencia", 3, "")}


@pytest.mark.parametrize(("title", "players", "options"), tables(WHOLE))
def test_openspiels_ismcts_plays_a_whole_game(title: str, players: int, options: str) -> None:
    game = load(title, players, options)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, SIMULATIONS, random_state=luck)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.uniform))  # else luck nobody knows
    state, others, decisions = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        if state.current_player() == 0:
            action, decisions = bot.step(state), decisions + 1
        else:
            action = others.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(int(action))
    assert decisions > 10
    world = state.world
    assert state.returns() == at_the_end(world.game.standing(world.game.view(world.state, None)).outcome)


def test_openspiels_ismcts_resamples_by_itself() -> None:
    """Its default asks the state, with luck of its own that nobody knows."""
    game, others = load("valencia", 2), Random(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)), 2.0, SIMULATIONS)
    state = begun(game)
    for _ in range(12):
        action = bot.step(state) if state.current_player() == 0 else others.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(int(action))


def begun(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def assert_the_story_is_that_of_the_match(title: str) -> None:
    state, rng = begun(load(title, 3)), Random(2)
    options = dict(games.find(title).bot_options)
    match = valtable.new(title, seats=3, seed=state.world.seed, options=options)
    opening = seen(match.game, begun(load(title, 3)).world.state, 1)
    while not state.is_terminal():
        seat = state.current_player()
        assert state.legal_actions() == match.choices(seat)
        action = rng.choice(state.legal_actions())
        match.play(seat, action)
        state.apply_action(action)
    first, *lines = state.information_state_string(1).split("\n")
    assert msgspec.json.decode(first).keys() == msgspec.json.decode(opening).keys()
    told = [event for line in lines if not line.startswith("> ") for event in msgspec.json.decode(line)]
    at_first = len(match.course.steps[0].entries)
    story = [msgspec.to_builtins(event) for event in match.story(1)]
    assert told == story[len(story) - len(told) :]
    assert len(told) >= len(story) - at_first
    assert [line[2:] for line in lines if line.startswith("> ")] == [
        line.do for line in match.log.lines if isinstance(line, ActionLine) and line.seat == 1 and not line.auto
    ]


@pytest.mark.parametrize("title", ["valletta", "valdora", "valencia", "valeria"])
def test_the_information_state_is_the_story_of_the_match(title: str) -> None:
    assert_the_story_is_that_of_the_match(title)


def happened_before_all(story: Story, journal: Journal) -> None:
    """A leak: everybody is told what those are told whom it concerns."""
    events = [entry.seen_by(next(iter(entry.private), None)) for entry in journal.entries]
    for lines in story.lines:
        lines.append(ENCODE([event for event in events if event is not None]).decode())


def test_a_story_that_tells_what_others_are_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Story, "happened", happened_before_all)
    with pytest.raises(AssertionError):
        assert_the_story_is_that_of_the_match("valencia")


def test_who_resamples_sees_what_it_saw_and_others_differ() -> None:
    state, rng = begun(load("valeria", 3)), Random(4)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) > 1


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    state, rng = begun(load("valletta", 2)), Random(5)
    copy, before = state.clone(), str(state)
    kept = state.get_game().deserialize_state(state.serialize())
    for _ in range(30):
        action = rng.choice(copy.legal_actions())
        copy.apply_action(action)
        kept.apply_action(action)
    assert str(copy) == str(kept)
    assert str(state) == before


def test_what_the_rules_forbid_is_openspiels_error() -> None:
    state = begun(load("valletta", 2))
    illegal = next(action for action in range(237) if action not in state.legal_actions())
    for action in (illegal, 100_000):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action_with_legality_check(action)
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    assert state.legal_actions(1 - state.current_player()) == []


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("valtable_valletta", {"players": 4})
    assert game.num_players() == 4
    assert game.num_distinct_actions() == setting("valletta", 4).actions
    assert game.observation_tensor_shape() == [setting("valletta", 4).features]
    assert game.get_type().long_name == f"Valtable Valletta v{setting('valletta', 4).version}"
    assert {f"valtable_{title}" for title in ("valletta", "valdora", "valencia", "valeria")} <= set(
        pyspiel.registered_names()
    )


@pytest.mark.parametrize("options", ["", "all", "round_limit=9", "round_limit:9;agents:true", "all, agents=false"])
def test_a_game_is_loaded_again_by_its_name(options: str) -> None:
    game = load("valeria", 2, options)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.setting.options == game.setting.options == setting("valeria", 2, options).options


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ({"players": 7}, "valeria is for 1 to 5 players, not 7"),
        ({"options": "weather=fine"}, "unknown field `weather`"),
        ({"options": "weather"}, "neither key=value nor one of"),
        ({"reward": "gold"}, "there are final, points, shaped"),
    ],
)
def test_wrong_parameters_are_openspiels_error(parameters: dict[str, object], why: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=why):
        pyspiel.load_game("valtable_valeria", parameters)


def test_before_the_luck_is_drawn_there_is_something_to_resample_already() -> None:
    state, rng = load("valletta", 2).new_initial_state(), Random(6)
    while state.is_chance_node():
        other = state.resample_from_infostate(0, rng.random)
        assert other.is_chance_node()
        assert len(other.history()) == len(state.history())
        assert other.information_state_string(0) == state.information_state_string(0) == ""
        state.apply_action(state.chance_outcomes()[0][0])


def test_python_comes_to_its_end_in_peace() -> None:
    """What OpenSpiel keeps of us is let go of when Python is gone already."""
    script = "import pyspiel, valtable.adapters.openspiel; game = pyspiel.load_game('valtable_valletta')"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
