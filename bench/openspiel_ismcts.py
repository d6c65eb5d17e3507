"""OpenSpiel's information-set tree search (C++) on gin rummy: iterations per CPU second, printed as JSON.

Each iteration ends in a random playout to the end of the game; how long these are from the positions
searched is printed too, because iterations of different games compare only beside it.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time

import pyspiel
from fairness import collect_seldom
from openspiel_random import draw, positions, require_version

ITERATIONS = 200
EXPLORATION = 2.0


def playout(state: pyspiel.State, rng: Random) -> int:
    """How many decisions a random game still has from here."""
    state, decisions = state.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main(seconds: float, seed: int) -> None:
    require_version()
    rng = Random(seed)
    collect_seldom()
    searched = positions(pyspiel.load_game("gin_rummy"), rng)
    searched = [state for state in searched if len(state.legal_actions()) > 1]
    rng.shuffle(searched)
    done, steps, start, spent = 0, [], process_time(), 0.0
    while spent < seconds:
        state = searched[len(steps) % len(searched)]
        evaluator = pyspiel.RandomRolloutEvaluator(1, rng.randrange(1 << 30))
        bot = pyspiel.ISMCTSBot(rng.randrange(1 << 30), evaluator, EXPLORATION, ITERATIONS)
        bot.step(state)
        done += ITERATIONS
        steps.append(state)
        spent = process_time() - start
    lengths = [playout(state, rng) for state in steps]
    print(json.dumps({"search_iterations_per_second": done / spent, "playout_decisions": sum(lengths) / len(lengths)}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
