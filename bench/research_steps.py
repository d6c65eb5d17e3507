"""Steps per CPU second through the doors to research, beside PettingZoo's own games and OpenSpiel's, in one run.

`.venv-research/bin/python bench/research_steps.py --rounds 5 --seconds 1`. Everybody does the same work for a step:
what the seat to play sees as numbers, what it may do as a mask, one of that at random, and the step.
Candidates take turns, round by round, so that a busy machine is busy for all; the figures are medians.
"""

import argparse
import statistics
import time

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3, tictactoe_v3

import valtable.adapters.openspiel  # noqa: F401 - makes our games known to OpenSpiel
from valtable.adapters import batch, pettingzoo
from valtable.adapters.vector import VectorEnv
from valtable.lab.build import kernel_build

TABLES = (("valletta", 3), ("valdora", 3), ("valencia", 3), ("valeria", 3))
COUNT = 64


def chosen(masks, luck):
    return (luck.random(masks.shape, np.float32) * masks).argmax(-1)


class Many:
    """Our many games stepped as one."""

    def __init__(self, title, players):
        self.games, self.luck = batch.make(title, players, COUNT, seed=1), np.random.default_rng(1)

    def run(self, seconds):
        start, steps = time.process_time(), 0
        while (took := time.process_time() - start) < seconds:
            self.games.step(chosen(self.games.masks, self.luck))
            steps += COUNT
        return steps / took


class Vector:
    """Gymnasium's way to step many: one seat of each game; what the bots at random beside it answer is done within."""

    def __init__(self, title, players):
        self.envs, self.luck = VectorEnv(title, COUNT, players, "random", copy=False), np.random.default_rng(1)
        self.masks = self.envs.reset(seed=1)[1]["action_mask"]

    def run(self, seconds):
        start, steps = time.process_time(), 0
        while (took := time.process_time() - start) < seconds:
            self.envs.step(chosen(self.masks, self.luck))
            steps += COUNT
        return steps / took


class Zoo:
    """Any environment of PettingZoo, ours or its own."""

    def __init__(self, env):
        self.env, self.luck = env, np.random.default_rng(1)

    def run(self, seconds):
        env, start, steps = self.env, time.process_time(), 0
        while True:
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(chosen(seen["action_mask"], self.luck)))
                steps += 1
                if (took := time.process_time() - start) >= seconds:
                    return steps / took


class Spiel:
    """Any game of OpenSpiel, ours or its own, driven from Python."""

    def __init__(self, name):
        self.game, self.luck = pyspiel.load_game(name), np.random.default_rng(1)
        observes = self.game.get_type().provides_observation_tensor
        self.look = pyspiel.State.observation_tensor if observes else pyspiel.State.information_state_tensor

    def run(self, seconds):
        start, steps = time.process_time(), 0
        while True:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(
                        outcomes[self.luck.choice(len(outcomes), p=chances)] if len(outcomes) > 1 else outcomes[0]
                    )
                    continue
                seen = np.asarray(self.look(state), np.float32)
                mask = np.asarray(state.legal_actions_mask(), np.int8)
                assert len(seen)
                state.apply_action(int(chosen(mask, self.luck)))
                steps += 1
                if (took := time.process_time() - start) >= seconds:
                    return steps / took


def candidates():
    for title, players in TABLES:
        yield f"{title}, {COUNT} at once", Many(title, players)
        yield f"{title}, {COUNT} seats at once, bots beside them", Vector(title, players)
        yield f"{title}, PettingZoo", Zoo(pettingzoo.env(title, players))
        yield f"{title}, OpenSpiel", Spiel(f"valtable_{title}(players={players},seed=1)")
    yield "PettingZoo's own connect four", Zoo(connect_four_v3.env())
    yield "PettingZoo's own tic-tac-toe", Zoo(tictactoe_v3.env())
    yield "OpenSpiel's own gin rummy (C++)", Spiel("gin_rummy")
    yield "OpenSpiel's own hearts (C++)", Spiel("hearts")
    yield "OpenSpiel's own Kuhn poker in Python", Spiel("python_kuhn_poker")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    wish = parser.parse_args()
    import open_spiel.python.games  # noqa: F401 - makes the games in Python known

    all_of_them = dict(candidates())
    found = {name: [] for name in all_of_them}
    for _ in range(wish.rounds):
        for name, one in all_of_them.items():
            found[name].append(one.run(wish.seconds))
    print(f"steps per CPU second, build {kernel_build()}, median of {wish.rounds} rounds of {wish.seconds:g} s\n")
    print("| | steps | from | to |\n|---|---:|---:|---:|")
    for name, figures in found.items():
        print(f"| {name} | {statistics.median(figures):,.0f} | {min(figures):,.0f} | {max(figures):,.0f} |")


if __name__ == "__main__":
    main()
