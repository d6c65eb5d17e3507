"""The arena: bots against one another, with luck and seats shared out fairly.

Games come in mirrored groups: every rotation of the line-up over the seats is played with the same
luck of the game, and each bot brings the same luck of its own. So neither a good seat nor
a good shuffle favours anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time

import msgspec

from valtable.bots import Bot, Clock, make_bot
from valtable.kernel.chance import Chance
from valtable.kernel.errors import Malformed
from valtable.kernel.values import View
from valtable.lab.executor import Executor
from valtable.lab.intervals import share_interval
from valtable.lab.playing import Played, Sitting
from valtable.lab.setting import Setting, derive


class Entrant(msgspec.Struct, frozen=True):
    """One bot name; seats of the same name count together, so the shares add up to one."""

    name: str
    win_share: float
    interval: tuple[float, float]
    """95 %, see `share_interval`."""
    mean_points: float
    seconds_per_decision: float
    """CPU seconds."""


class Result(msgspec.Struct, frozen=True):
    """What `valtable arena --json` prints."""

    game: str
    players: int
    games: int
    bots: list[Entrant]


class Timed(Bot):
    """A bot with a stop-watch beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.game, self.chance, self.blind, self.seconds = bot.game, bot.chance, bot.blind, bot.seconds
        self.spent = 0.0
        self.decisions = 0

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        start = process_time()
        action = self.bot.choose(view, choices, clock, chance)
        self.spent += process_time() - start
        self.decisions += 1
        return action


class Group(msgspec.Struct, frozen=True):
    """A mirrored group, to be played."""

    setting: Setting
    bots: list[str]
    seed: int


class Mirrored(msgspec.Struct, frozen=True):
    """A mirrored group, played; seconds and decisions per place in the line-up."""

    played: list[Played]
    seconds: list[float]
    decisions: list[int]


def play_group(group: Group) -> Mirrored:
    """Every rotation of the line-up with the same luck."""
    game, size = group.setting.load(), len(group.bots)
    played, seconds, decisions = [], [0.0] * size, [0] * size
    for turn in range(size):
        order = [(seat + turn) % size for seat in range(size)]
        bots = [Timed(make_bot(group.bots[i], game, derive(group.seed, i))) for i in order]
        names = [group.bots[i] for i in order]
        played.append(Sitting(game, group.setting.options, names, group.seed).play(bots))
        for i, bot in zip(order, bots, strict=True):
            seconds[i] += bot.spent
            decisions[i] += bot.decisions
    return Mirrored(played, seconds, decisions)


def arena(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[Result, list[Played]]:
    """Play at least so many games, in whole mirrored groups; the result, and each game on its own."""
    if games < 1:
        raise Malformed("games", f"at least 1 is needed, not {games}")
    groups = [Group(setting, list(bots), derive(seed, number)) for number in range(-(-games // len(bots)))]
    mirrored: list[Mirrored] = []
    for group in (executor or Executor()).run(play_group, groups):
        mirrored.append(group)
        progress(len(mirrored) * len(bots))
    played = [game for group in mirrored for game in group.played]
    entrants = [entrant(name, bots, mirrored) for name in dict.fromkeys(bots)]
    return Result(setting.load().title, setting.players, len(played), entrants), played


def entrant(name: str, bots: Sequence[str], mirrored: Sequence[Mirrored]) -> Entrant:
    """The figures of one bot name over all groups."""
    places = [i for i, bot in enumerate(bots) if bot == name]
    shares = [[share(game, name) for game in group.played] for group in mirrored]
    flat = [value for group in shares for value in group]
    points = [
        points
        for group in mirrored
        for game in group.played
        for bot, points in zip(game.bots, game.points, strict=True)
        if bot == name
    ]
    seconds = sum(group.seconds[i] for group in mirrored for i in places)
    decisions = sum(group.decisions[i] for group in mirrored for i in places)
    low, high = share_interval(shares)
    return Entrant(
        name=name,
        win_share=round(sum(flat) / len(flat), 6),
        interval=(round(low, 6), round(high, 6)),
        mean_points=round(sum(points) / len(points), 4),
        seconds_per_decision=seconds / max(decisions, 1),
    )


def share(game: Played, name: str) -> float:
    """How much of this game's victory belongs to the bots of this name."""
    if not game.winners:
        return 0.0
    return sum(game.bots[winner] == name for winner in game.winners) / len(game.winners)
