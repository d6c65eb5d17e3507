"""Programs to play against, and a game with one of them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

import valtable
from valtable.bots import Clock
from valtable.kernel.chance import FastChance
from valtable.kernel.match import Match
from valtable.lab.players.outside import OutsideBot
from valtable.lab.players.telling import Failure

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples"
PROVING = "tests.proving.game:Proving"
NEVER: Mapping[int, Clock] = {}


class Brief(Clock):
    """Too short for anybody to answer who does not want to."""

    def left(self) -> float:
        return 0.2


def python(script: Path, *args: str | Path) -> str:
    """The name of a bot that is a Python script; no site packages, so it starts quickly."""
    return "exec:" + shlex.join([sys.executable, "-I", "-S", str(script), *map(str, args)])


def example() -> str:
    return python(EXAMPLES / "line_bot.py")


def faulty(fault: str, *args: str | Path) -> str:
    return python(Path(__file__).with_name("faulty.py"), fault, *args)


class Heard:
    """A bot for one game, and what was told about it."""

    def __init__(self, name: str) -> None:
        self.match: Match = valtable.new(PROVING, seats=2, seed=1, options={"rounds": 4})
        self.bot = OutsideBot(self.match.game, 7, name)
        self.bot.tell = self.hear
        self.told: list[Failure] = []

    def hear(self, failure: Failure) -> None:
        self.told.append(failure)

    def play(self, clocks: Mapping[int, Clock] = NEVER) -> int:
        """The whole game; how many decisions the bot had to make. `clocks` by their numbers, from 1."""
        match, luck, asked = self.match, FastChance(5), 0
        while not match.is_over:
            seat = match.decisions[0].seat
            choices = match.choices(seat)
            if seat == 0:
                asked += len(choices) > 1
                match.play(0, self.bot.choose(match.view(0), choices, clocks.get(asked, Clock()), self.bot.chance))
            else:
                match.play(seat, choices[luck.below("", len(choices))])
        self.bot.over(match.standing())
        return asked
