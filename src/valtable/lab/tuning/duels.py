"""Games between weights: greedy bots that differ in nothing else, with luck and seats shared out fairly."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

import msgspec

from valtable.bots.greedy import GreedyBot
from valtable.bots.knowledge import knowledge_of
from valtable.kernel.game import AnyGame
from valtable.lab.arena import rotations
from valtable.lab.playing import Sitting
from valtable.lab.setting import Setting, derive

CLOSE = 5.0
"""The lead in points that is worth about three quarters of a victory."""


class Duel(msgspec.Struct, frozen=True):
    """A mirrored group to be played: the weights of each place of the line-up, as plain data."""

    setting: Setting
    line_up: list[dict[str, Any]]
    seed: int


class Dueled(msgspec.Struct, frozen=True):
    """What came of it, game by game: points and shares of the victory by place of the line-up."""

    points: list[list[int]]
    shares: list[list[float]]
    digests: list[str]

    def success(self, place: int) -> float:
        """From 0 to 1: a lead in points as a victory that is near. Bare victories would tell too little of a game."""
        return sum(worth(points, place) for points in self.points) / len(self.points)


def worth(points: list[int], place: int) -> float:
    lead = points[place] - max(points[:place] + points[place + 1 :])
    return 1 / (1 + exp(-lead / CLOSE))


def duel(setting: Setting, line_up: Sequence[msgspec.Struct], seed: int) -> Duel:
    """The last weights fill up the table, or find no place at it."""
    seated = [*line_up, *[line_up[-1]] * setting.players][: setting.players]
    return Duel(setting, [msgspec.to_builtins(weights) for weights in seated], seed)


def play_duel(duel: Duel) -> Dueled:
    """Every rotation of the line-up with the same luck."""
    game, size = duel.setting.load(), len(duel.line_up)
    points, shares, digests = [], [], []
    for order in rotations(size):
        bots = [greedy(game, derive(duel.seed, place), duel.line_up[place]) for place in order]
        names = [f"weights {place}" for place in order]
        played = Sitting(game, duel.setting.options, names, duel.seed).play(bots)
        seats = [order.index(place) for place in range(size)]
        points.append([played.points[seat] for seat in seats])
        shares.append([(seat in played.winners) / max(1, len(played.winners)) for seat in seats])
        digests.append(played.digest)
    return Dueled(points, shares, digests)


def greedy(game: AnyGame, luck: int, weights: dict[str, Any]) -> GreedyBot:
    usual: Any = knowledge_of(game)
    return GreedyBot(game, luck, type(usual)(game, msgspec.convert(weights, type(usual.weights))))
