"""How often one player wins among players at random: bots of ours, OpenSpiel's ISMCTS, and a policy that was cloned.

`.venv-research/bin/python bench/research_baselines.py --games 60 --players-of valletta --who random,greedy,clone`

At the usual number of players, three. The candidate changes its seat from game to game; a shared victory is split. The
interval is Wilson's, 95 %. `clone` learns from greedy bots, first recorded for it (examples/clone.py); `ismcts:10` is
OpenSpiel's with 10 simulations. Prints a table with the CPU seconds of each row.
"""

import argparse
import pathlib
import sys
import tempfile
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import valtable.adapters.openspiel  # noqa: F401 - makes our games known to OpenSpiel
from valtable.adapters.setting import setting
from valtable.adapters.turns import Turns
from valtable.bots import Clock, make_bot
from valtable.lab.build import kernel_build
from valtable.lab.dataset.running import write_dataset
from valtable.lab.setting import setting as table_of

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "examples"))
import clone

PLAYERS, LEARNT_FROM = 3, 120


def by_bot(title, name, games):
    """Shares of victory of a bot of ours, game by game."""
    turns = Turns(setting(title, PLAYERS))
    for number in range(games):
        bots = [
            make_bot(name if seat == number % PLAYERS else "random", turns.game, 10 * number + seat)
            for seat in range(PLAYERS)
        ]
        turns.begin(number)
        while not turns.is_over:
            bot = bots[turns.seat]
            turns.play(bot.choose(turns.game.view(turns.state, turns.seat), turns.choices, Clock(), bot.chance))
        yield share(turns.rewards[number % PLAYERS])


def by_clone(title, games):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "greedy"
        write_dataset(path, table_of(title, PLAYERS), ["greedy"] * PLAYERS, LEARNT_FROM, 1)
        _, seen, masks, actions, _ = clone.read(path)
    rng = np.random.default_rng(1)
    network = clone.Network(seen.shape[1], masks.shape[1], rng)
    network.look(seen)
    for _ in range(10):
        order = rng.permutation(len(actions))
        for part in np.split(order, range(clone.AT_ONCE, len(order), clone.AT_ONCE)):
            network.learn(seen[part], masks[part], actions[part])
    turns = Turns(setting(title, PLAYERS))
    for number in range(games):
        turns.begin(number)
        while not turns.is_over:
            mask = np.zeros(turns.setting.actions, bool)
            mask[turns.choices] = True
            action = rng.choice(turns.choices)
            if turns.seat == number % PLAYERS:
                action = network.choose(np.array(turns.observe(turns.seat), np.float32)[None], mask[None])[0]
            turns.play(int(action))
        yield share(turns.rewards[number % PLAYERS])


def by_ismcts(title, simulations, games):
    game, luck = pyspiel.load_game(f"valtable_{title}", {"players": PLAYERS, "seed": 1}), np.random.RandomState(1)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, simulations, random_state=luck)
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            elif state.current_player() == number % PLAYERS:
                state.apply_action(int(search.step(state)))
            else:
                state.apply_action(int(luck.choice(state.legal_actions())))
        yield share(state.returns()[number % PLAYERS])


def played(title, who, games):
    """The candidate by its name."""
    kind, _, number = who.partition(":")
    if kind == "ismcts":
        return by_ismcts(title, int(number), games)
    return by_clone(title, games) if kind == "clone" else by_bot(title, who, games)


def share(reward):
    return (reward * (PLAYERS - 1) + 1) / PLAYERS


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players-of", default="valletta,valdora,valencia,valeria")
    parser.add_argument("--who", default="random,greedy,level1,level2,level3,ismcts:20,clone")
    wish = parser.parse_args()
    print(f"build {kernel_build()}, {wish.games} games each\n\n| game | player | wins | 95 % | CPU s |", flush=True)
    print("|---|---|---:|---:|---:|", flush=True)
    for title in wish.players_of.split(","):
        for who in wish.who.split(","):
            start = time.process_time()
            shares = list(played(title, who, wish.games))
            won = sum(shares) / len(shares)
            low, high = clone.wilson(won, len(shares))
            print(
                f"| {title} | {who} | {won:.1%} | {low:.0%} to {high:.0%} | {time.process_time() - start:.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
