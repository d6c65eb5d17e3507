"""One game between bots, as plain data: it can be played anywhere, and its result kept and sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from time import perf_counter, process_time

import msgspec

from valtable.bots import Bot, Clock
from valtable.kernel.chance import Chance
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.values import View
from valtable.lab.build import build_of, sources
from valtable.lab.players import make_bot
from valtable.lab.players.outside import OutsideBot
from valtable.lab.playing import Played, Sitting
from valtable.lab.setting import Setting


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: who sits where, the luck of the game, and the luck each bot brings along."""

    setting: Setting
    bots: list[str]
    seed: int
    lucks: list[int]

    def bots_of(self) -> list[Timed]:
        game = self.setting.load()
        return [Timed(make_bot(name, game, luck)) for name, luck in zip(self.bots, self.lucks, strict=True)]

    def sitting(self) -> Sitting:
        return Sitting(self.setting.load(), self.setting.options, self.bots, self.seed)


class Finished(msgspec.Struct, frozen=True):
    """A game that was played; CPU seconds and decisions per seat, and the seconds of all of it."""

    played: Played
    thought: list[float]
    decided: list[int]
    seconds: float
    build: str


class Timed(Bot):
    """A bot with a stop-watch beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.game, self.chance, self.blind, self.seconds = bot.game, bot.chance, bot.blind, bot.seconds
        self.watch = perf_counter if isinstance(bot, OutsideBot) else process_time
        self.thought = 0.0
        self.decisions = 0

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        start = self.watch()
        action = self.bot.choose(view, choices, clock, chance)
        self.thought += self.watch() - start
        self.decisions += 1
        self.missed = self.bot.missed
        return action

    def over(self, standing: ScoreSheet | None) -> None:
        self.bot.over(standing)


def play_fixture(fixture: Fixture) -> Finished:
    """Play it; all but the times follows from the fixture."""
    return finished(fixture, lambda sitting, bots: bots)


def finished(fixture: Fixture, seated: Callable[[Sitting, list[Timed]], Sequence[Bot]]) -> Finished:
    """Play it with the bots as they are seated: perhaps somebody looks over their shoulders."""
    game, start = fixture.setting.load(), process_time()
    bots, sitting = fixture.bots_of(), fixture.sitting()
    played = sitting.play(seated(sitting, bots))
    return Finished(
        played,
        [bot.thought for bot in bots],
        [bot.decisions for bot in bots],
        process_time() - start,
        build_of(game),
    )


def work_of(command: str, setting: Setting, bots: Sequence[str], seed: int) -> str:
    """All that the results of a command depend on, for its notebook; how many games are asked for does not matter."""
    options = ",".join(f"{name}={value}" for name, value in setting.options.items())
    files = blake2b(msgspec.json.encode(setting.data, order="sorted"), digest_size=6).hexdigest()
    return (
        f"{command} of {setting.place}, {setting.players} players, bots {','.join(bots)}, seed {seed}, "
        f"options {options or '-'}, components {files if setting.data else setting.edition}, "
        f"rules {setting.rules}, sources {sources()}"
    )
