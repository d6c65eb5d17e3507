"""A calibration from its first game to its figures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from valtable.bots.fits.reading import Points
from valtable.bots.knowledge import knowledge_of
from valtable.kernel.errors import Malformed
from valtable.lab.build import build_of
from valtable.lab.calibration.fitting import Spreads, by_prospects, by_scores, fit_points, fit_spreads
from valtable.lab.calibration.positions import Course, play_course
from valtable.lab.calibration.reliability import Quality, advantage, quality, typical_error
from valtable.lab.fixture import work_of
from valtable.lab.intervals import Estimate
from valtable.lab.setting import Setting, derive
from valtable.lab.simulate import fixture
from valtable.lab.work.batch import Progress, carry_out, done_of, further, unseen
from valtable.lab.work.executor import Executor
from valtable.lab.work.notebook import resumed


class Calibration(msgspec.Struct, frozen=True):
    """What `valtable lab calibrate --json` prints."""

    game: str
    players: int
    bots: list[str]
    games: int
    fresh: int
    """Games that nothing was fitted to: all that is said of quality comes from these."""
    positions: int
    build: str
    points: Points
    points_off: float
    """How far the points foreseen are off, as a root mean square."""
    prospects: Quality
    scores: Quality
    """The same from what each seat could count for itself, with spreads of its own."""
    unfitted: Quality
    """From prospects, with the spreads of a game that nobody has calibrated."""
    better: Estimate
    """By how much prospects have a lower Brier score than scores."""


def calibrate(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    fresh: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress = unseen,
    resume: Path | None = None,
) -> Calibration:
    """Play, fit to the one half, try on the other. Stopped by Ctrl-C before both are played, there is no result."""
    if setting.players < 2:
        raise Malformed("players", "alone nobody is ahead of anybody: at least 2 are needed")
    notebook = resumed(resume, work_of("calibrate", setting, bots, seed))
    played: list[list[Course]] = []
    for name, number in (("games", games), ("fresh", fresh)):
        tasks = [fixture(setting, bots, derive(seed, name, n)) for n in range(number)]
        show = further(progress, len(played) * games)
        found = done_of(carry_out(play_course, tasks, Course, executor, notebook, show, name))
        if len(found) < number:
            raise KeyboardInterrupt
        played.append(found)
    return judged(setting, bots, *played)


def judged(setting: Setting, bots: Sequence[str], seen: list[Course], fresh: list[Course]) -> Calibration:
    game = setting.load()
    prospects, scores, points = fit_spreads(seen, by_prospects), fit_spreads(seen, by_scores), fit_points(seen)
    return Calibration(
        game=game.title,
        players=setting.players,
        bots=list(bots),
        games=len(seen),
        fresh=len(fresh),
        positions=sum(len(course.positions) for course in fresh),
        build=build_of(game),
        points=points,
        points_off=typical_error(fresh, points),
        prospects=quality(fresh, prospects, by_prospects),
        scores=quality(fresh, scores, by_scores),
        unfitted=quality(fresh, Spreads(*knowledge_of(game).spread, to_come=1.0), by_prospects),
        better=advantage(fresh, (prospects, by_prospects), (scores, by_scores)),
    )
