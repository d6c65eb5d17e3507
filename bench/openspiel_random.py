"""A game of OpenSpiel, random play driven from Python: one measurement, printed as JSON.

The rules are C++, the loop is Python: what a Python user gets. Runs in the peers' environment
(`make bench`), so it imports nothing of ours. Every player's step is a decision, forced ones too;
chance nodes (a card dealt, dice rolled) are none, but their time counts.
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import version
from random import Random
from time import process_time

import pyspiel
from fairness import collect_seldom

EXPECTED = "2.0.2"


def draw(state: pyspiel.State, rng: Random) -> int:
    """An outcome of a chance node, by its probability; scanned, which is quicker than `choices` for so few."""
    rest, outcomes = rng.random(), state.chance_outcomes()
    for action, probability in outcomes:
        rest -= probability
        if rest <= 0:
            return action
    return outcomes[-1][0]


def random_play(game: pyspiel.Game, seconds: float, rng: Random) -> dict[str, float]:
    """Whole games for about so many CPU seconds; counting must cost next to nothing."""
    decisions = offered = games = 0
    start, spent = process_time(), 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state, rng))
                continue
            legal = state.legal_actions()
            decisions += 1
            offered += len(legal)
            state.apply_action(legal[int(rng.random() * len(legal))])
        games += 1
        spent = process_time() - start
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "mean_choices": offered / decisions,
    }


def positions(game: pyspiel.Game, rng: Random) -> list[pyspiel.State]:
    """The positions of one random game in which a player must choose."""
    state, found = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, rng))
            continue
        found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return found


def copies(game: pyspiel.Game, seconds: float, rng: Random) -> float:
    """Copies per CPU second over the positions of one game."""
    found = positions(game, rng)
    done, start, spent = 0, process_time(), 0.0
    while spent < seconds:
        for position in found:
            position.clone()
        done += len(found)
        spent = process_time() - start
    return done / spent


def require_version() -> None:
    found = version("open-spiel")
    if found != EXPECTED:
        sys.exit(f"OpenSpiel {found} is installed, {EXPECTED} is what we compare with")


def main(title: str, seconds: float, seed: int) -> None:
    require_version()
    game, rng = pyspiel.load_game(title), Random(seed)
    collect_seldom()
    figures = random_play(game, seconds, rng)
    print(json.dumps(figures | {"copies_per_second": copies(game, seconds / 3, rng)}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
