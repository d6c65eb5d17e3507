"""From prospects to win chances: the fitted numbers are read strictly, and mean what their file says."""

from __future__ import annotations

from math import e
from pathlib import Path

import pytest

import valtable
from tests.bots.test_search import TITLES, at
from valtable import games
from valtable.bots import Clock, make_bot
from valtable.bots.fits.reading import Fit, Points, file_of, fit_for, read_fits
from valtable.bots.judging import ALONE, Judge, spread_at, weighed, win_chances
from valtable.bots.knowledge import knowledge_of
from valtable.kernel.errors import Malformed
from valtable.lab.calibration.fitting import LEAST_SLOPE

SOUND = "[players.3]\nnear = 4.0\nfar = 20.0\nto_come = 0.5\n"


def test_who_is_ahead_by_one_spread_is_e_times_as_likely_to_win() -> None:
    ahead, behind = win_chances([30.0, 20.0], 10.0)
    assert ahead / behind == pytest.approx(e)
    assert ahead == pytest.approx(0.731, abs=1e-3)
    assert win_chances([5.0, 5.0, 5.0], 2.0) == pytest.approx([1 / 3] * 3)
    assert sum(win_chances([0.0, 900.0, 2000.0], 1.0)) == pytest.approx(1.0)


def test_what_is_to_come_counts_for_a_part() -> None:
    assert weighed([10.0, 4.0], [20.0, 30.0], 0.5) == [15.0, 17.0]
    assert spread_at(4.0, 20.0, 0.25) == 8.0


def test_points_fade_with_what_is_left() -> None:
    points = Points(base=2.0, prospects=1.0, left=40.0, fading=-0.5)
    assert points.expected(50.0, 0.0) == 52.0
    assert points.expected(50.0, 1.0) == 2.0 + 40.0 + 25.0


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("decisions", [5, 40])
def test_what_a_seat_has_is_what_its_score_sheet_says(title: str, decisions: int) -> None:
    game, match, _, _ = at(title, decisions)
    sheets = [match.standing(seat).totals[seat] for seat in range(3)]
    assert knowledge_of(game).scored(match.state) == sheets


@pytest.mark.parametrize("title", TITLES)
def test_every_game_has_fits_and_the_nearest_serves_for_the_rest(title: str) -> None:
    game, fits = games.load(title), read_fits(file_of(title))
    assert all(
        fit.command.startswith(f"valtable lab calibrate {title} --players {n} ") for n, fit in fits.players.items()
    )
    for players in range(max(game.min_seats, 2), game.max_seats + 1):
        nearest = min(fits.players, key=lambda other: (abs(other - players), other))
        assert fit_for(title, players) == Judge(game, knowledge_of(game)).fit(players) == fits.players[nearest]


def test_the_nearest_number_of_players_is_rather_the_smaller() -> None:
    assert fit_for("valeria", 5) == read_fits(file_of("valeria")).players[3]
    assert fit_for("valletta", 1) == read_fits(file_of("valletta")).players[2]


@pytest.mark.parametrize("title", TITLES)
def test_more_prospects_mean_more_points_from_the_first_turn_on(title: str) -> None:
    """As many more as a fit holds them to, so that a reason is told of what differs (`LEAST_SLOPE`)."""
    for fit in read_fits(file_of(title)).players.values():
        assert min(fit.points.slope(0.0), fit.points.slope(1.0)) >= LEAST_SLOPE - 1e-9


def test_alone_a_point_of_prospects_is_a_point() -> None:
    """As `judge` tells it: there is no fit for one."""
    game = games.load("valeria")
    match, judge = valtable.new(game, seats=1, seed=3), Judge(game, knowledge_of(game))
    assert judge.worth_of_a_point(match.state) == 1.0
    assert judge.spreads_of_a_point(match.state) == 1.0 / ALONE
    assert judge.judge(match.state)[1] == judge.knowledge.prospects(match.state)
    two = valtable.new(game, seats=2, seed=3).state
    assert judge.worth_of_a_point(two) == judge.fit(2).points.slope(judge.knowledge.left(two))


def test_whoever_has_lost_alone_has_no_points() -> None:
    """Against the Dark Lord a score sheet full of points may not be enough."""
    game = games.load("valeria")
    match, bot = valtable.new(game, seats=1, seed=2), make_bot("random", game, 1)
    while not match.is_over:
        match.play(0, bot.choose(match.view(0), match.choices(0), Clock(), bot.chance))
    assert match.outcome is not None
    assert match.outcome.lost
    assert match.standing().totals[0]
    assert Judge(game, knowledge_of(game)).judge(match.state) == ([0.0], [0.0])


def test_a_point_to_come_puts_ahead_by_a_part_of_a_spread() -> None:
    """As `judge` reckons it: a seat that hopes for one point more is ahead by the part that was fitted."""
    game, match, _, _ = at("valletta", 12)
    judge = Judge(game, knowledge_of(game))
    fit, left = judge.fit(3), judge.knowledge.left(match.state)
    values = weighed([20.0, 20.0], [61.0, 60.0], fit.to_come)
    ahead = (values[0] - values[1]) / spread_at(fit.near, fit.far, left)
    assert judge.spreads_of_a_point(match.state) == pytest.approx(ahead)
    assert fit.to_come < 1.0


def test_a_game_nobody_has_calibrated_is_judged_as_its_knowledge_says() -> None:
    game = games.load("tests.proving.game:Proving")
    knowledge = knowledge_of(game)
    assert fit_for(game.title, 3) is None
    assert Judge(game, knowledge).fit(3) == Fit(*knowledge.spread, to_come=1.0)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (SOUND + "nearer = 1.0\n", "nearer"),
        (SOUND.replace("far = 20.0\n", ""), "far"),
        (SOUND.replace("4.0", "0.0"), "more than 0"),
        (SOUND.replace("players.3", "players.1"), "two play at least"),
        (SOUND.replace("4.0", '"4"'), "near"),
        (SOUND + "points.prospects = 0.0\n", "more points"),
        (SOUND + "points.fading = -1.0\n", "more points"),
        ("[players]\n", "no number of players"),
        ("[players", "file.toml"),
    ],
)
def test_a_file_of_fits_is_read_strictly(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "file.toml"
    file.write_text(SOUND, "utf-8")
    assert read_fits(file).players[3] == Fit(4.0, 20.0, 0.5)
    file.write_text(text, "utf-8")
    with pytest.raises(Malformed, match=problem):
        read_fits(file)
