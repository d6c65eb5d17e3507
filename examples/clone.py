"""Behaviour cloning: a small network learns to choose as a bot does, from a dataset, in numpy alone.

    valtable simulate valletta --players 2 --bots level3,random --games 30 --seed 1 --out level3
    python examples/clone.py level3 --save clone.npz

It learns from the decisions of the bot in the first seat, in all but the last tenth of the games, and tells after every
round how often it chooses alike in those that it has not seen. At the end it plays against bots at random.
Needs the extra `research`.
"""

import argparse
import json
import pathlib
import time

import numpy as np
import polars as pl

from valtable.adapters.rewards import victory
from valtable.adapters.setting import setting
from valtable.adapters.single import Single, Wish
from valtable.lab.intervals import wilson

HIDDEN, AT_ONCE, RATE, DECAY = 128, 128, 1e-3, 1e-4


class Network:
    """One hidden layer; what is not legal is never chosen. Learns by Adam."""

    def __init__(self, features, actions, rng):
        self.centre, self.scale = np.zeros(features, np.float32), np.ones(features, np.float32)
        self.weights = [
            rng.normal(0, features**-0.5, (features, HIDDEN)).astype(np.float32), np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32), np.zeros(actions, np.float32),
        ]  # fmt: skip
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def look(self, seen):
        """What is measured in points and what in coins come to the same size."""
        self.centre, self.scale = seen.mean(0), np.maximum(seen.std(0), 0.05)

    def forward(self, seen, masks):
        first, bias, second, last = self.weights
        seen = (seen - self.centre) / self.scale
        hidden = np.maximum(seen @ first + bias, 0)
        return seen, hidden, np.where(masks, hidden @ second + last, -1e9)

    def choose(self, seen, masks):
        return self.forward(seen, masks)[2].argmax(1)

    def learn(self, seen, masks, actions):
        """A step towards choosing these actions; how surprising they were."""
        seen, hidden, values = self.forward(seen, masks)
        chances = np.exp(values - values.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        rows = np.arange(len(actions))
        loss = -np.log(chances[rows, actions] + 1e-9).mean()
        chances[rows, actions] -= 1
        error = chances / len(actions)
        below = (error @ self.weights[2].T) * (hidden > 0)
        self.adam([seen.T @ below, below.sum(0), hidden.T @ error, error.sum(0)])
        return loss

    def adam(self, slopes):
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.weights[at] -= RATE * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.weights[at])


def read(folder):
    """Observations, masks, actions and games of the bot that sits in the first seat."""
    about = json.loads((folder / "dataset.json").read_bytes())
    table = pl.read_parquet(folder / "decisions" / "*.parquet").filter(pl.col("seat") == 0)
    masks = np.zeros((table.height, len(about["actions"])), bool)
    rows = np.repeat(np.arange(table.height), table["choices"].list.len().to_numpy())
    masks[rows, table["choices"].explode().to_numpy()] = True
    return about, table["observation"].to_numpy(), masks, table["action"].to_numpy(), table["game"].to_numpy()


def against_random(network, about, games, seed=1):
    """The share of victories in the first seat, alone of games won; a shared one is split."""
    single, won = Single(setting(about["game"], about["players"], about["options"]), Wish("random")), 0.0
    for number in range(games):
        single.begin(seed + number)
        turns = single.turns
        while not turns.is_over:
            mask = np.zeros((1, turns.setting.actions), bool)
            mask[0, turns.choices] = True
            single.play(int(network.choose(np.array(turns.observe(0), np.float32)[None], mask)[0]))
        won += victory(single.reward, about["players"])
    return won / games


def main(words=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=100, help="against random, at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=pathlib.Path)
    wish = parser.parse_args(words)
    about, seen, masks, actions, games = read(wish.folder)
    if not games.max():
        parser.error("of one game nothing is left to learn from beside what is kept apart: record two or more")
    fresh = games >= games.max() + 1 - max(1, (games.max() + 1) // 10)
    rng = np.random.default_rng(wish.seed)
    network = Network(seen.shape[1], masks.shape[1], rng)
    network.look(seen[~fresh])
    by_chance = (1 / masks[fresh].sum(1)).mean()
    print(f"{len(actions)} decisions of {about['bots'][0]}, {fresh.sum()} kept apart; by chance {by_chance:.1%} alike")
    known, start, curve = np.flatnonzero(~fresh), time.process_time(), []
    for number in range(1, wish.rounds + 1):
        order = rng.permutation(known)
        losses = [
            network.learn(seen[part], masks[part], actions[part])
            for part in np.split(order, range(AT_ONCE, len(order), AT_ONCE))
        ]
        curve.append((network.choose(seen[fresh], masks[fresh]) == actions[fresh]).mean())
        print(
            f"round {number:2}  surprise {np.mean(losses):.3f}  alike {curve[-1]:6.1%}  {'#' * round(40 * curve[-1])}",
            flush=True,
        )
    share = against_random(network, about, wish.games)
    low, high = wilson(share, wish.games)
    against = "alone" if about["players"] == 1 else "against random"
    print(f"{against} it won {share:.1%} of {wish.games} games ({low:.0%} to {high:.0%}, 95 %)")
    print(f"{time.process_time() - start:.1f} CPU seconds; an even share is {1 / about['players']:.0%}")
    if wish.save:
        np.savez(
            wish.save, centre=network.centre, scale=network.scale, **dict(zip("abcd", network.weights, strict=True))
        )
    return by_chance, curve, share


if __name__ == "__main__":
    main()
