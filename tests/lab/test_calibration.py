"""A calibration: numbers found again that were put in, figures counted by hand, going on after a stop."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tests.lab.hands import Stopped
from valtable.bots.fits.reading import Fit, Points, read_fits
from valtable.bots.judging import weighed, win_chances
from valtable.cli import app
from valtable.kernel.errors import Malformed
from valtable.lab.calibration.fitting import (
    LEAST_SLOPE,
    Spreads,
    by_prospects,
    by_scores,
    fit_points,
    fit_spreads,
    solve,
    surprise,
)
from valtable.lab.calibration.positions import LOOKS, Course, Position, play_course
from valtable.lab.calibration.reliability import advantage, quality, typical_error
from valtable.lab.calibration.running import Calibration, calibrate
from valtable.lab.setting import setting
from valtable.lab.simulate import fixture

PROVING = "tests.proving.game:Proving"


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args])


def invented(games: int, near: float, far: float, to_come: float) -> list[Course]:
    """Games that end as these numbers say."""
    rng, found = Random(5), []
    for _ in range(games):
        left = rng.random()
        scores = [rng.gauss(20, 8) for _ in range(3)]
        prospects = [score + rng.gauss(30, 12) for score in scores]
        chances = win_chances(weighed(scores, prospects, to_come), near + (far - near) * left)
        winner = rng.choices(range(3), chances)[0]
        shares = [float(seat == winner) for seat in range(3)]
        points = [round(5 + 0.5 * value + 20 * left) for value in prospects]
        found.append(Course([Position(left, prospects, scores)], shares, points))
    return found


def test_the_numbers_that_games_were_made_by_are_found_again() -> None:
    courses = invented(2500, 4.0, 20.0, 0.5)
    found = fit_spreads(courses, by_prospects)
    assert found.near == pytest.approx(4.0, rel=0.3)
    assert found.far == pytest.approx(20.0, rel=0.3)
    assert found.to_come == pytest.approx(0.5, abs=0.1)
    assert surprise(courses, found, by_prospects) <= surprise(courses, Spreads(4.0, 20.0, 0.5), by_prospects)
    assert surprise(courses, found, by_prospects) < surprise(courses, fit_spreads(courses, by_scores), by_scores)


def test_points_are_fitted_by_least_squares() -> None:
    courses = invented(300, 4.0, 20.0, 0.5)
    found = fit_points(courses)
    assert msgspec.structs.astuple(found) == pytest.approx((5.0, 0.5, 20.0, 0.0), abs=0.5)
    assert typical_error(courses, found) < 0.5
    assert solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])
    assert solve([[2.0, 0.0], [0.0, 0.0]], [4.0, 0.0]) == [2.0, 0.0], "what nothing depends on has no part in it"


def test_more_prospects_never_foretell_fewer_points() -> None:
    """Games of which the opening says the contrary: there the slope is held, and the rest fitted to it."""
    rng, courses = Random(3), []
    for _ in range(300):
        left, prospects = rng.random(), [rng.gauss(40, 12) for _ in range(2)]
        points = [round(60 + (1.0 - 1.5 * left) * value) for value in prospects]
        courses.append(Course([Position(left, prospects, prospects)], [1.0, 0.0], points))
    found = fit_points(courses)
    assert found.slope(1.0) == pytest.approx(LEAST_SLOPE)
    assert found.slope(0.0) > LEAST_SLOPE
    others = [msgspec.structs.replace(found, base=found.base + by) for by in (-1.0, 1.0)]
    assert all(typical_error(courses, found) < typical_error(courses, other) for other in others)


def test_quality_is_counted_over_all_seats_of_all_positions() -> None:
    even = Position(0.0, [1.0, 1.0], [1.0, 1.0])
    sure = Position(0.0, [99.0, 1.0], [1.0, 99.0])
    courses = [Course([even, sure], [1.0, 0.0], [9, 2])]
    found = quality(courses, Spreads(1.0, 1.0, 1.0), by_prospects)
    assert found.brier == pytest.approx((0.25 + 0.25 + 0.0 + 0.0) / 4)
    assert [row.seats for row in found.table] == [1, 2, 1]
    assert [row.said for row in found.table] == pytest.approx([0.0, 0.5, 1.0])
    assert [row.came for row in found.table] == [0.0, 0.5, 1.0]
    assert found.off == pytest.approx(0.0)
    way = Spreads(1.0, 1.0, 1.0)
    assert advantage(courses, (way, by_prospects), (way, by_scores)).value == pytest.approx(0.5)


def test_a_game_is_looked_at_now_and_then() -> None:
    place = setting("valletta", 2)
    course = play_course(fixture(place, ["weighted"] * 2, 3))
    assert len(course.positions) == LOOKS
    left = [position.left for position in course.positions]
    assert left[0] > left[-1]
    assert sum(course.shares) == 1.0
    assert all(len(position.prospects) == len(position.scores) == 2 for position in course.positions)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    place, notes = setting(PROVING, 2), tmp_path / "notes.jsonl"
    names = ["random"] * 2
    with pytest.raises(KeyboardInterrupt):
        calibrate(place, names, 5, 5, 1, Stopped(7), resume=notes)
    assert len(notes.read_bytes().splitlines()) == 7
    seen: list[int] = []
    again = calibrate(place, names, 5, 5, 1, progress=seen.append, resume=notes)
    assert seen == [5, 7, 8, 9, 10]
    assert again == calibrate(place, names, 5, 5, 1)
    with pytest.raises(Malformed, match="at least 2"):
        calibrate(setting("valeria", 1), ["random"], 2, 2, 1)


def test_the_command_writes_its_numbers_beside_those_of_other_tables(tmp_path: Path) -> None:
    file = tmp_path / "fits.toml"
    file.write_text("[players.4]\nnear = 3.0\nfar = 9.0\nto_come = 1.0\npoints.base = 2.5\n", "utf-8")
    common = ("lab", "calibrate", PROVING, "--players", "2", "--games", "5", "--fresh", "4", "--bots", "random")
    done = run(*common, "--out", file, "--json")
    assert done.exit_code == 2, "a file that exists is not touched"
    done = run(*common, "--out", file, "--force", "--json")
    assert done.exit_code == 0, done.output
    result = msgspec.json.decode(done.stdout, type=Calibration)
    assert (result.games, result.fresh, result.players) == (5, 4, 2)
    fits = read_fits(file).players
    assert fits[4] == Fit(3.0, 9.0, 1.0, points=Points(base=2.5))
    assert fits[2].near == result.prospects.near
    assert fits[2].points == result.points
    assert fits[2].command.endswith("--players 2 --games 5 --fresh 4 --bots random --seed 1")


def test_the_command_tells_people_and_knows_the_usual_table(tmp_path: Path) -> None:
    done = run("lab", "calibrate", PROVING, "--games", "4", "--fresh", "4", "--bots", "random")
    assert done.exit_code == 0, done.output
    for word in ("3 players", "said", "Brier", "from the score alone", "95 %"):
        assert word in done.stdout
    alone = run("lab", "calibrate", "valeria", "--players", "1", "--games", "2", "--fresh", "2")
    assert alone.exit_code == 2
    assert json.loads(run("lab", "calibrate", PROVING, "--games", "2", "--fresh", "2", "--json").stdout)["players"] == 3
