"""How much bots think: tables tried and CPU milliseconds per decision, in whole games of its own.

    .venv/bin/python -m tests.bots.thinking                        every game, number of players and module set
    .venv/bin/python -m tests.bots.thinking valeria --games 10     one game, more often
    .venv/bin/python -m tests.bots.thinking valdora --bots level3,level5 --players 3 --every 11 --decisions 50

The last asks strong bots at every eleventh decision of greedy games, until they have made fifty: whole games of their
own would take long. With `.venv-fast/bin/python` the compiled build is measured. The slowest decisions are named by
seed, seat and number, so that they can be looked at again.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time
from typing import NamedTuple

from valtable import games
from valtable.bots import Bot, Clock, make_bot
from valtable.bots.greedy import GreedyBot
from valtable.bots.hasty import HastyBot
from valtable.bots.search import SearchBot
from valtable.kernel.chance import Chance
from valtable.kernel.errors import Unplayable
from valtable.kernel.values import View
from valtable.lab.build import kernel_build
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
    """A bot that tries moves, with somebody counting beside it."""

    def __init__(self, place: Setting, seed: int, seat: int, name: str, every: int) -> None:
        super().__init__(place.load(), derive(seed, seat))
        bot = make_bot(name, place.load(), derive(seed, seat))
        assert isinstance(bot, GreedyBot | HastyBot | SearchBot), f"{name} tries nothing"
        self.bot = bot
        self.seed, self.seat = seed, seat
        self.thoughts: list[Thought] = []
        self.leader = make_bot("greedy", place.load(), derive(seed, seat))
        self.every, self.asked = every, 0
        """Of so many decisions it makes one, the others are greedy's, and greedy's is played."""

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        self.asked += 1
        if self.every == 1:
            return self.watched(view, choices, clock, chance)
        if (self.asked + self.seat) % self.every == 0:
            self.watched(view, choices, clock, chance)
        return self.leader.choose(view, choices, clock, self.leader.chance)

    def watched(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        self.bot.mover.tried, start = 0, process_time()
        action = self.bot.choose(view, choices, clock, chance)
        spent = 1000 * (process_time() - start)
        self.thoughts.append(Thought(self.bot.mover.tried, spent, len(choices), self.seed, self.seat, self.asked - 1))
        return action


def think(place: Setting, seed: int, name: str = "greedy", every: int = 1) -> tuple[Sitting, list[Thought]]:
    """A game of such players, and all they thought about."""
    seats = range(place.players)
    sitting = Sitting(place.load(), place.options, [f"{name} {seat}" for seat in seats], seed)
    bots = [Watched(place, seed, seat, name, every) for seat in seats]
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


def thoughts_of(place: Setting, bot: str, chosen: argparse.Namespace) -> list[Thought]:
    """Of so many whole games, and of further ones until there are so many decisions."""
    found, number = list[Thought](), 0
    while number < chosen.games or len(found) < chosen.decisions:
        found += think(place, derive(chosen.seed, number), bot, chosen.every)[1]
        number += 1
    return found


def report(name: str, thoughts: list[Thought]) -> str:
    spent, tables = sorted(t.milliseconds for t in thoughts), sorted(float(t.tables) for t in thoughts)
    slowest = max(thoughts, key=lambda thought: thought.milliseconds)
    figures = "  ".join(
        f"{what} {sum(row) / len(row):.1f} {at(row, 0.5):.1f} {at(row, 0.99):.1f} {row[-1]:.1f}"
        for what, row in (("ms", spent), ("tables", tables))
    )
    where = f"seed {slowest.seed} seat {slowest.seat} decision {slowest.number}"
    return f"{name:24} {len(thoughts):6} decisions  {figures}  slowest: {where}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--bots", default="greedy", help="greedy, levels or search:LINES, with commas")
    parser.add_argument("--players", type=int, help="every number, where none is named")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=0, help="at least so many")
    parser.add_argument("--every", type=int, default=1, help="of greedy games ask only at every n-th decision")
    parser.add_argument("--bare", action="store_true", help="leave the sets with all modules out")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    sys.stdout.write(f"{kernel_build()}; each: mean, median, 99 %, most\n")
    for title in chosen.titles:
        for name, place in settings(title):
            if chosen.players not in (None, place.players) or (chosen.bare and name.endswith("all")):
                continue
            for bot in chosen.bots.split(","):
                found = thoughts_of(place, bot, chosen)
                sys.stdout.write(report(f"{name} {bot}", found) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
