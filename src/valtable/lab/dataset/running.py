"""Games into a dataset, part by part: no more is held at once than the parts that are being played.

A part is a row of games that follow from the seed and their numbers alone; one that is written is never played again,
so a dataset that was stopped goes on with the first part that is missing, and one that is asked for more grows.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed
from valtable.lab.dataset.columns import decisions_of, games_of
from valtable.lab.dataset.folder import Folder, Kept, about
from valtable.lab.dataset.recording import record_fixture
from valtable.lab.fixture import Fixture
from valtable.lab.playing import Played
from valtable.lab.setting import Setting, derive
from valtable.lab.simulate import Report, fixture, report
from valtable.lab.work.batch import Progress, unseen
from valtable.lab.work.executor import Executor

PER_PART = 32
"""Games of a part: some 10,000 decisions, and so many times the features, in memory at once."""


class Errand(msgspec.Struct, frozen=True):
    """A part to be played."""

    part: int
    first: int
    fixtures: list[Fixture]
    features: int


class Done(msgspec.Struct, frozen=True):
    """A part that was played, as it is written."""

    games: bytes
    decisions: bytes
    kept: list[Kept]


def play_part(errand: Errand) -> Done:
    """Anywhere: it needs nothing but polars, and gives back what is to be written."""
    recorded = [record_fixture(one) for one in errand.fixtures]
    return Done(
        games_of(errand.first, recorded),
        decisions_of(errand.first, recorded, errand.features),
        [Kept(one.game.played, one.game.seconds, one.game.build) for one in recorded],
    )


def write_dataset(
    path: Path,
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress = unseen,
) -> tuple[Report, list[Played]]:
    """Play the games that are missing; the report is that of all, as if nothing had been written down.

    Stopped by Ctrl-C it is of the games that are done. A last part of fewer games is played again when more are asked.
    """
    if games < 1:
        raise Malformed("games", f"at least 1 is needed, not {games}")
    features = features_of(setting)
    folder = Folder(path, about(setting, list(bots), seed, PER_PART, features))
    parts: dict[int, list[Kept]] = {}
    errands: list[Errand] = []
    for part in range(-(-games // PER_PART)):
        first = part * PER_PART
        count = min(PER_PART, games - first)
        if folder.has(part) and len(kept := folder.kept(part)) >= count:
            parts[part] = kept[:count]
            continue
        fixtures = [fixture(setting, bots, derive(seed, number)) for number in range(first, first + count)]
        errands.append(Errand(part, first, fixtures, features))
    progress(done := sum(map(len, parts.values())))
    try:
        for at, result in (executor or Executor()).run(play_part, errands):
            folder.keep(errands[at].part, result.games, result.decisions)
            parts[errands[at].part] = result.kept
            progress(done := done + len(result.kept))
    except KeyboardInterrupt:
        pass  # whoever asked sees that some are missing
    if not parts:
        raise KeyboardInterrupt
    kept = [one for part in sorted(parts) for one in parts[part]]
    played = [one.played for one in kept]
    return report(played, setting.players, sum(one.seconds for one in kept), kept[-1].build), played


def features_of(setting: Setting) -> int:
    """How many numbers an observation at this table has."""
    game = setting.load()
    last = game.observation_schema(setting.players, game.decode_options(setting.options))[-1]
    return last.at + last.size
