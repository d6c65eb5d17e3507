"""Batch play: many games with the same bots in the same seats, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed
from valtable.lab.fixture import Finished, Fixture, play_fixture, work_of
from valtable.lab.playing import UNFINISHED, Played
from valtable.lab.setting import Setting, derive
from valtable.lab.work.batch import Progress, carry_out, done_of, unseen
from valtable.lab.work.executor import Executor
from valtable.lab.work.notebook import resumed


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


def simulate(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress = unseen,
    resume: Path | None = None,
) -> tuple[Report, list[Played]]:
    """Play the games; the report, and each game on its own. Stopped by Ctrl-C, both are of the games that are done.

    A game's luck depends on the seed and its number alone.
    """
    if games < 1:
        raise Malformed("games", f"at least 1 is needed, not {games}")
    notebook = resumed(resume, work_of("simulate", setting, bots, seed))
    fixtures = [fixture(setting, bots, derive(seed, number)) for number in range(games)]
    done = done_of(carry_out(play_fixture, fixtures, Finished, executor, notebook, progress))
    played = [one.played for one in done]
    return report(played, setting.players, sum(one.seconds for one in done), done[-1].build), played


def fixture(setting: Setting, bots: Sequence[str], seed: int) -> Fixture:
    return Fixture(setting, list(bots), seed, [derive(seed, seat) for seat in range(len(bots))])


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
