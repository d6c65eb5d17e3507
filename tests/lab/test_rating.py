"""Ratings: the fit against examples worked by hand, a small game, when it is over, going on after a stop."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from itertools import islice
from math import log10
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tests.lab.hands import Stopped
from valtable.cli import app
from valtable.cli.speech import say
from valtable.kernel.errors import Malformed
from valtable.lab.machine import Machine
from valtable.lab.playing import Played
from valtable.lab.rating.html import html
from valtable.lab.rating.plots import standing, victories
from valtable.lab.rating.rating import FIRST_LOOK, Rated, Rating, Ratings, Record, looks
from valtable.lab.rating.strength import Stage, imaginary, ratings, stages, strengths
from valtable.lab.rating.tables import line_ups, mixed, neighbours
from valtable.lab.setting import setting
from valtable.lab.work.executor import Executor, Processes

PROVING = "tests.proving.game:Proving"
BOTS = ["random", "weighted", "greedy"]
HERE = Machine("abc", "2026-11-18", "a processor", 2, "a system", "a Python", [])


def played(bots: str, points: list[int], winners: list[int]) -> Played:
    return Played(1, list(bots), points, winners, "end", 10, 30, "00")


def rate(executor: Executor | None = None, resume: Path | None = None, games: int = 63, within: float = 1.0) -> Ratings:
    return Rating(setting(PROVING, 3), BOTS, games, within, 1).run(executor, resume=resume)


def but_times(result: Ratings) -> Ratings:
    bots = [msgspec.structs.replace(one, seconds=0.0) for one in result.bots]
    return msgspec.structs.replace(result, bots=bots)


def test_one_comes_in_after_another_and_the_last_has_no_choice() -> None:
    assert stages(played("abc", [5, 9, 2], [1])) == [("a", ("a", "c")), ("b", ("a", "b", "c"))]


def test_a_tie_broken_for_the_win_is_no_tie() -> None:
    assert stages(played("ab", [5, 5], [1])) == [("b", ("a", "b"))]


def test_who_ties_comes_in_among_all_who_are_not_ahead() -> None:
    assert stages(played("abc", [5, 5, 2], [0, 1])) == [("a", ("a", "b", "c")), ("b", ("a", "b", "c"))]
    assert stages(played("ab", [5, 5], [0, 1])) == []


def test_two_bots_are_as_strong_as_their_victories() -> None:
    """Three victories to one, and an imaginary draw: 3.5 to 1.5."""
    found = ratings({("a", ("a", "b")): 3, ("b", ("a", "b")): 1}, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3.5 / 1.5), abs=0.01)
    assert found["a"] + found["b"] == pytest.approx(2400)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    found = ratings({("a", ("a", "b")): 30}, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(400 * log10(61), abs=0.1)


def test_at_the_fit_everybody_comes_in_as_often_as_expected() -> None:
    """What makes the likelihood largest: its slope is nothing in every direction."""
    games = [("aab", [7, 3, 5]), ("abc", [9, 5, 1]), ("bcc", [4, 8, 6]), ("abc", [1, 2, 3]), ("acc", [6, 2, 4])]
    counts: Counter[Stage] = Counter()
    for bots, points in games:
        counts.update(stages(played(bots, points, [points.index(max(points))])))
    strong = strengths(counts, "abc")
    everything = [*counts.items(), *imaginary("abc")]
    for bot in "abc":
        came_in = sum(count for (one, _), count in everything if one == bot)
        expected = sum(
            count * left.count(bot) * strong[bot] / sum(strong[one] for one in left) for (_, left), count in everything
        )
        assert came_in == pytest.approx(expected, abs=1e-4)


def test_neighbours_meet_and_mixed_tables_hold_all_together() -> None:
    levels = "12345"
    assert neighbours(levels, 3) == [["2", "1", "1"], ["3", "2", "2"], ["4", "3", "3"], ["5", "4", "4"]]
    assert mixed(levels, 3) == [["1", "2", "3"], ["2", "3", "4"], ["3", "4", "5"]]
    assert mixed(levels, 2) == [["1", "3"], ["2", "4"], ["3", "5"]]
    assert mixed(levels, 5) == [["1", "2", "3", "4", "5"]]
    assert len(line_ups(levels, 3)) == 7


def test_looks_come_after_six_rounds_and_then_a_quarter_more() -> None:
    assert list(islice(looks(1000), 5)) == [(0, 6), (6, 8), (8, 10), (10, 12), (12, 15)]
    assert list(looks(7)) == [(0, 6), (6, 7)]
    assert list(looks(2)) == [(0, 2)]


def test_whoever_plays_the_ratings_are_the_same() -> None:
    one, two = rate(), rate(Processes(2))
    assert but_times(one) == but_times(two)
    assert (one.rounds, one.games, one.asked, one.enough) == (7, 63, 63, False)
    assert sum(bot.rating.value for bot in one.bots) == pytest.approx(3600, abs=0.2)
    for bot in one.bots:
        assert bot.rating.low < bot.rating.value < bot.rating.high


def test_it_is_over_once_every_rating_is_sure_enough() -> None:
    found = rate(games=900, within=500.0)
    assert (found.enough, found.rounds, found.games, found.asked) == (True, 6, 54, 900)


def test_stopped_it_rates_whole_rounds_and_goes_on_from_there(tmp_path: Path) -> None:
    notebook = tmp_path / "rating.jsonl"
    stopped = rate(Stopped(60), notebook)
    assert (stopped.rounds, stopped.games) == (6, 54)
    left = Stopped(1000)
    assert but_times(rate(left, notebook)) == but_times(rate())
    assert 1000 - left.after == 63 - 60


def test_of_fewer_than_six_rounds_nobody_knows_how_sure_they_are() -> None:
    with pytest.raises(KeyboardInterrupt):
        rate(Stopped(53))
    assert rate(games=18).rounds == FIRST_LOOK
    assert f"at least {FIRST_LOOK} rounds" in say("ui-help-rate_games")


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "random"], ["greedy", "greedy", "random"]])
def test_as_many_different_bots_are_needed_as_sit_at_a_table(bots: list[str]) -> None:
    with pytest.raises(Malformed, match="different"):
        Rating(setting(PROVING, 3), bots, 10, 25.0, 1)


def test_the_pictures_and_the_page_name_everybody_and_load_nothing() -> None:
    result = rate(games=18)
    levels = [msgspec.structs.replace(one, bot=f"level{n}") for n, one in enumerate(result.bots, 1)]
    result = msgspec.structs.replace(result, bots=levels)
    page = html(result, HERE, "valtable lab rate proving <x>")
    for text in (standing(result), page):
        assert all(name in text for name in ("Poppy, level1", "Basil, level2", "Sage, level3"))
    assert "against" in victories(result)
    assert "&lt;x&gt;" in page
    assert "src=" not in page
    assert "href=" not in page


def test_the_command_prints_keeps_and_draws(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("ratings.json", "ratings.svg", "ratings.html")]
    options = [part for pair in zip(("--out", "--plot", "--html"), map(str, files), strict=True) for part in pair]
    common = ["lab", "rate", PROVING, "--bots", ",".join(BOTS), "--games", "18"]
    result = CliRunner().invoke(app, [*common, *options, "--json"])
    assert result.exit_code == 0, result.output
    printed = json.loads(result.stdout)
    assert [one["bot"] for one in printed["bots"]] == BOTS
    kept = msgspec.json.decode(files[0].read_bytes(), type=Record)
    assert msgspec.to_builtins(kept.ratings) == printed
    table, levels = shlex.quote(PROVING), ",".join(BOTS)
    assert kept.command == f"valtable lab rate {table} --players 3 --bots {levels} --games 18 --within 25 --seed 1"
    assert all(file.stat().st_size > 500 for file in files)
    told = CliRunner().invoke(app, common).stdout
    assert all(word in told for word in (*BOTS, "rating", "Plackett-Luce", "not every rating is known"))


def test_the_weakest_has_nobody_to_win_against() -> None:
    def against(one: Rated) -> str | None:
        return one.wins.against if one.wins else None

    assert [against(one) for one in rate(games=18).bots] == [None, "random", "weighted"]
