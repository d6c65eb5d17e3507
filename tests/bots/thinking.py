"""How much greedy thinks: tables tried and CPU milliseconds per decision, in whole games of its own.

    .venv/bin/python -m tests.bots.thinking                        every game, number of players and module set
    .venv/bin/python -m tests.bots.thinking valeria --games 10     one game, more often

The slowest decisions are named by seed, seat and number, so that they can be looked at again.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time
from typing import NamedTuple

from valtable import games
from valtable.bots import Bot, Clock
from valtable.bots.greedy import GreedyBot
from valtable.kernel.chance import Chance
from valtable.kernel.errors import Unplayable
from valtable.kernel.values import View
from valtable.lab.playing import Sitting
from valtable.lab.setting import Setting, derive, setting

TITLES = ("valdora", "valencia", "valeria", "valletta")


class Thought(NamedTuple):
    """One decision between several choices."""

    tables: int
    milliseconds: float
    choices: int
    seed: int
    seat: int
    number: int


class Watched(Bot):
    """Greedy, with somebody counting beside it."""

    def __init__(self, place: Setting, seed: int, seat: int) -> None:
        super().__init__(place.load(), derive(seed, seat))
        self.bot = GreedyBot(place.load(), derive(seed, seat))
        self.seed, self.seat = seed, seat
        self.thoughts: list[Thought] = []

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        self.bot.mover.tried, start = 0, process_time()
        action = self.bot.choose(view, choices, clock, chance)
        spent = 1000 * (process_time() - start)
        self.thoughts.append(Thought(self.bot.tried, spent, len(choices), self.seed, self.seat, len(self.thoughts)))
        return action


def think(place: Setting, seed: int) -> tuple[Sitting, list[Thought]]:
    """A game of greedy players, and all they thought about."""
    seats = range(place.players)
    sitting = Sitting(place.load(), place.options, [f"greedy {seat}" for seat in seats], seed)
    bots = [Watched(place, seed, seat) for seat in seats]
    sitting.play(bots)
    return sitting, [thought for bot in bots for thought in bot.thoughts]


def settings(title: str) -> list[tuple[str, Setting]]:
    """Every number of players, without and with all modules; a set that a number cannot play is left out."""
    game, found = games.load(title), []
    modules = game.all_modules()
    for players in range(game.min_seats, game.max_seats + 1):
        found.append((f"{title} {players}", setting(title, players)))
        try:
            found += [(f"{title} {players} all", setting(title, players, modules))] if modules else []
        except Unplayable:
            continue
    return found


def at(ordered: list[float], share: float) -> float:
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def report(name: str, thoughts: list[Thought]) -> str:
    spent, tables = sorted(t.milliseconds for t in thoughts), sorted(float(t.tables) for t in thoughts)
    slowest = max(thoughts, key=lambda thought: thought.milliseconds)
    figures = "  ".join(
        f"{what} {sum(row) / len(row):.1f} {at(row, 0.5):.1f} {at(row, 0.99):.1f} {row[-1]:.1f}"
        for what, row in (("ms", spent), ("tables", tables))
    )
    where = f"seed {slowest.seed} seat {slowest.seat} decision {slowest.number}"
    return f"{name:16} {len(thoughts):6} decisions  {figures}  slowest: {where}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    sys.stdout.write("each: mean, median, 99 %, most\n")
    for title in chosen.titles:
        for name, place in settings(title):
            seeds = [derive(chosen.seed, number) for number in range(chosen.games)]
            sys.stdout.write(report(name, [thought for seed in seeds for thought in think(place, seed)[1]]) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
