"""Batch play: many games with the same bots in the same seats, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from time import process_time

import msgspec

from valtable.kernel.errors import Malformed
from valtable.lab.build import build_of
from valtable.lab.executor import Executor
from valtable.lab.players import make_bot
from valtable.lab.playing import UNFINISHED, Played, Sitting
from valtable.lab.setting import Setting, derive

BATCH = 25
"""Games per task: enough to keep a worker busy, few enough for an even progress bar."""


class Wins(msgspec.Struct, frozen=True):
    """Shares of all victories; a shared victory is split."""

    seats: list[float]
    bots: dict[str, float]


class Report(msgspec.Struct, frozen=True):
    """What `valtable simulate --json` prints. All but the two per-second fields follow from the seed."""

    games: int
    finished: int
    decisions: int
    decisions_per_second: float
    """Per CPU second, as games_per_second: how busy the machine is does not count."""
    games_per_second: float
    mean_choices: float
    end_reasons: dict[str, int]
    points: list[float]
    build: str
    wins: Wins
    digest: str


class Task(msgspec.Struct, frozen=True):
    setting: Setting
    bots: list[str]
    seed: int
    first: int
    count: int


class Batch(msgspec.Struct, frozen=True):
    played: list[Played]
    seconds: float
    build: str


def play_batch(task: Task) -> Batch:
    """The games of one task; a game's luck depends on the seed and its number alone."""
    game = task.setting.load()
    start = process_time()
    played = []
    for number in range(task.first, task.first + task.count):
        seed = derive(task.seed, number)
        bots = [make_bot(name, game, derive(seed, seat)) for seat, name in enumerate(task.bots)]
        played.append(Sitting(game, task.setting.options, task.bots, seed).play(bots))
    return Batch(played, process_time() - start, build_of(game))


def simulate(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[Report, list[Played]]:
    """Play the games; the report, and each game on its own."""
    if games < 1:
        raise Malformed("games", f"at least 1 is needed, not {games}")
    tasks = [Task(setting, list(bots), seed, at, min(BATCH, games - at)) for at in range(0, games, BATCH)]
    played: list[Played] = []
    seconds, builds = 0.0, set()
    for batch in (executor or Executor()).run(play_batch, tasks):
        played += batch.played
        seconds += batch.seconds
        builds.add(batch.build)
        progress(len(played))
    return report(played, setting.players, seconds, builds.pop()), played


def report(played: Sequence[Played], players: int, seconds: float, build: str) -> Report:
    """The figures over all games, summed in the order of the games."""
    games, decisions = len(played), sum(game.decisions for game in played)
    digest = blake2b("".join(game.digest for game in played).encode(), digest_size=16)
    return Report(
        games=games,
        finished=sum(game.reason != UNFINISHED for game in played),
        decisions=decisions,
        decisions_per_second=round(decisions / max(seconds, 1e-9), 1),
        games_per_second=round(games / max(seconds, 1e-9), 2),
        mean_choices=round(sum(game.offered for game in played) / max(decisions, 1), 4),
        end_reasons=dict(sorted(Counter(game.reason for game in played).items())),
        points=[round(sum(game.points[seat] for game in played) / games, 4) for seat in range(players)],
        build=build,
        wins=wins(played, players),
        digest=digest.hexdigest(),
    )


def wins(played: Sequence[Played], players: int) -> Wins:
    """The share of victories per seat and per bot name."""
    seats = [0.0] * players
    bots = dict.fromkeys(played[0].bots, 0.0)
    for game in played:
        for winner in game.winners:
            seats[winner] += 1 / len(game.winners)
            bots[game.bots[winner]] += 1 / len(game.winners)
    games = len(played)
    return Wins(
        [round(share / games, 6) for share in seats], {name: round(share / games, 6) for name, share in bots.items()}
    )
