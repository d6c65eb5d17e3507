"""Games between bots with what everybody saw and chose. The games are those that are played without being watched."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from valtable.bots import Bot, Clock
from valtable.kernel.chance import Chance
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.values import View
from valtable.lab.fixture import Finished, Fixture, Timed, finished
from valtable.lab.playing import Sitting


class Seen(NamedTuple):
    """A decision between two or more actions: who had it, what it saw, what it could do and did."""

    seat: int
    observation: bytes
    """32-bit floats, as `observe` gives them."""
    choices: list[int]
    action: int


class Watched(Bot):
    """A bot that is watched. It plays as it does alone: what its seat sees is written down apart from it."""

    def __init__(self, bot: Timed, seat: int, sitting: Sitting, record: list[Seen]) -> None:
        self.bot, self.seat, self.sitting, self.record = bot, seat, sitting, record
        self.game, self.chance, self.blind, self.seconds = bot.game, bot.chance, bot.blind, bot.seconds

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        seen = self.game.observe_state(self.sitting.state, self.seat).tobytes()
        action = self.bot.choose(view, choices, clock, chance)
        self.missed = self.bot.missed
        self.record.append(Seen(self.seat, seen, list(choices), action))
        return action

    def over(self, standing: ScoreSheet | None) -> None:
        self.bot.over(standing)


class Recorded(NamedTuple):
    """A game with its decisions in their order."""

    game: Finished
    decisions: list[Seen]


def record_fixture(fixture: Fixture) -> Recorded:
    """Play it and write everything down."""
    record: list[Seen] = []

    def watched(sitting: Sitting, bots: list[Timed]) -> list[Bot]:
        return [Watched(bot, seat, sitting, record) for seat, bot in enumerate(bots)]

    return Recorded(finished(fixture, watched), record)


class Share(msgspec.Struct, frozen=True):
    """What became of a seat: its share of the victory, and its points less those of the best other."""

    won: float
    ahead: int


def shares(points: list[int], winners: list[int]) -> list[Share]:
    return [
        Share(
            1 / len(winners) if seat in winners else 0.0,
            points[seat] - max((other for at, other in enumerate(points) if at != seat), default=0),
        )
        for seat in range(len(points))
    ]
