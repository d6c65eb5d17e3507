"""The arena: bots against one another, with luck and seats shared out fairly.

Games come in mirrored groups: every rotation of the line-up over the seats is played with the same
luck of the game, and each bot brings the same luck of its own. So neither a good seat nor
a good shuffle favours anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed
from valtable.lab.fixture import Finished, Fixture, play_fixture, work_of
from valtable.lab.intervals import share_interval
from valtable.lab.playing import Played
from valtable.lab.setting import Setting, derive
from valtable.lab.work.batch import Progress, carry_out, done_of, unseen
from valtable.lab.work.executor import Executor
from valtable.lab.work.notebook import resumed


class Entrant(msgspec.Struct, frozen=True):
    """One bot name; seats of the same name count together, so the shares add up to one."""

    name: str
    win_share: float
    interval: tuple[float, float]
    """95 %, see `share_interval`."""
    mean_points: float
    seconds_per_decision: float
    """CPU seconds; of a bot outside the house, the seconds that it was waited for."""


class Result(msgspec.Struct, frozen=True):
    """What `valtable arena --json` prints."""

    game: str
    players: int
    games: int
    bots: list[Entrant]


class Mirrored(msgspec.Struct, frozen=True):
    """A mirrored group, played; seconds and decisions per place in the line-up."""

    played: list[Played]
    seconds: list[float]
    decisions: list[int]


def group_of(setting: Setting, bots: Sequence[str], seed: int) -> list[Fixture]:
    """Every rotation of the line-up with the same luck."""
    return [
        Fixture(setting, [bots[i] for i in order], seed, [derive(seed, i) for i in order])
        for order in rotations(len(bots))
    ]


def rotations(size: int) -> list[list[int]]:
    """By game of a group: which place of the line-up sits on each seat."""
    return [[(seat + turn) % size for seat in range(size)] for turn in range(size)]


def mirrored(group: Sequence[Finished]) -> Mirrored:
    """The games of a group together."""
    size = len(group)
    seconds, decisions = [0.0] * size, [0] * size
    for order, game in zip(rotations(size), group, strict=True):
        for seat, i in enumerate(order):
            seconds[i] += game.thought[seat]
            decisions[i] += game.decided[seat]
    return Mirrored([game.played for game in group], seconds, decisions)


def whole_groups(games: Sequence[Finished | None], size: int) -> list[Mirrored]:
    """The groups all of whose games are done: a part of one would favour a seat."""
    groups = []
    for first in range(0, len(games), size):
        group = [game for game in games[first : first + size] if game is not None]
        if len(group) == size:
            groups.append(mirrored(group))
    return groups


def arena(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress = unseen,
    resume: Path | None = None,
) -> tuple[Result, list[Played]]:
    """Play at least so many games, in whole mirrored groups; the result, and each game on its own.

    Stopped by Ctrl-C, both are of the groups that are done.
    """
    if games < 1:
        raise Malformed("games", f"at least 1 is needed, not {games}")
    notebook, size = resumed(resume, work_of("arena", setting, bots, seed)), len(bots)
    fixtures = [one for number in range(-(-games // size)) for one in group_of(setting, bots, derive(seed, number))]
    groups = done_of(whole_groups(carry_out(play_fixture, fixtures, Finished, executor, notebook, progress), size))
    played = [game for group in groups for game in group.played]
    entrants = [entrant(name, bots, groups) for name in dict.fromkeys(bots)]
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
