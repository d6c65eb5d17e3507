"""Tuning: the climb finds the way up, leaves alone what changes nothing, and a check with fresh luck has the last word.

Games are imagined here: who is nearer to a target has more points. One test plays real ones.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.lab.hands import Backwards, Stopped
from valtable import games
from valtable.cli import app
from valtable.cli.speech import say
from valtable.kernel.errors import Malformed
from valtable.lab.setting import derive, setting
from valtable.lab.tuning import tuning
from valtable.lab.tuning.climbing import settled, tosses
from valtable.lab.tuning.duels import Duel, Dueled, duel, play_duel, worth
from valtable.lab.tuning.numbers import numbers, present_weights, turned
from valtable.lab.tuning.tuning import LEAST_CHECK, Tuned, Tuning
from valtable.lab.work.executor import Executor

VALENCIA = setting("valencia", 3)
PRESENT = present_weights(games.load("valencia"))
TARGET = {"coin": 1.4, "good": 0.15}
"""Half as far from it is better; the other numbers matter to nobody."""


def imagined(duel: Duel) -> Dueled:
    """A game in which only the numbers of the target count, and luck no more than a little."""
    points = [nearness(weights) + derive(duel.seed, place) % 3 for place, weights in enumerate(duel.line_up)]
    shares = [float(place == max(range(3), key=points.__getitem__)) for place in range(3)]
    return Dueled([points] * 3, [shares] * 3, [str([[weights[name] for name in TARGET] for weights in duel.line_up])])


def nearness(weights: dict[str, Any]) -> int:
    far = sum(abs(float(weights[name]) - wanted) / wanted for name, wanted in TARGET.items())
    return -round(20 * far)


@pytest.fixture(autouse=True)
def imagine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "play_duel", imagined)


def tune(executor: Executor | None = None, resume: Path | None = None, games: int = 1200) -> Tuned:
    return Tuning(VALENCIA, games, 60, 1).run(executor, resume=resume)


def test_the_climb_goes_up_and_leaves_alone_what_changes_no_game() -> None:
    found = tune()
    for name, wanted in TARGET.items():
        assert abs(found.after[name] - wanted) < abs(found.before[name] - wanted) / 2, name
    assert {name for name in found.before if found.after[name] != found.before[name]} == set(TARGET)
    assert found.is_better
    assert found.games == found.asked


def test_whoever_plays_the_result_is_the_same() -> None:
    assert tune(Backwards()) == tune()


def test_stopped_it_tells_what_was_found_and_goes_on_from_there(tmp_path: Path) -> None:
    notebook = tmp_path / "tuning.jsonl"
    stopped = tune(Stopped(100), notebook)
    assert stopped.games < stopped.asked
    assert stopped.check is None
    assert not stopped.is_better
    assert stopped.after != stopped.before
    left = Stopped(10_000)
    assert tune(left, notebook) == tune()
    assert 10_000 - left.after == stopped.asked // 3 - 100


def test_weights_that_are_no_better_are_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    even = Dueled([[5, 5, 5]], [[1 / 3, 1 / 3, 1 / 3]], ["always the same"])
    monkeypatch.setattr(tuning, "play_duel", lambda duel: even)
    found = tune()
    assert found.after == found.before
    assert not found.is_better


def test_numbers_are_turned_in_proportion() -> None:
    present = present_weights(games.load("valdora"))
    before, found = numbers(present), numbers(turned(present, {"coins.1": 0.1, "slot": -0.1}))
    assert found["coins.1"] == pytest.approx(before["coins.1"] * exp(0.1), rel=1e-3)
    assert found["slot"] == pytest.approx(before["slot"] * exp(-0.1), rel=1e-3)
    assert "coins.0" not in found, "a nothing stays nothing"
    assert turned(PRESENT, {}) == PRESENT


def test_a_lead_is_a_part_of_a_victory() -> None:
    assert worth([10, 10, 3], 0) == 0.5
    assert worth([15, 10, 3], 0) == pytest.approx(0.731, abs=1e-3)
    assert worth([15, 10, 3], 0) + worth([15, 10], 1) == pytest.approx(1.0)


def test_coins_fall_both_ways_and_the_end_of_a_climb_is_its_later_half() -> None:
    assert set(tosses([str(number) for number in range(40)], 1).values()) == {-1.0, 1.0}
    assert settled([{"a": 9.0}, {"a": 9.0}, {"a": 1.0}, {"a": 2.0}]) == {"a": 1.5}


def test_the_games_of_a_duel_are_the_same_again_and_others_with_other_weights() -> None:
    """Real games, one for each rotation of the places; the larger share goes to whom the points say."""
    found = play_duel(duel(setting("valencia", 2), [PRESENT], 7))
    assert found == play_duel(duel(setting("valencia", 2), [PRESENT], 7))
    assert len(set(found.digests)) == 2
    for points, shares in zip(found.points, found.shares, strict=True):
        assert shares[points.index(max(points))] >= 0.5
    other = play_duel(duel(setting("valencia", 2), [turned(PRESENT, {"coin": 1.0}), PRESENT], 7))
    assert not set(other.digests) & set(found.digests)


def test_the_command_writes_what_is_taken_with_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "valencia.toml"
    args = ["lab", "tune", "valencia", "--games", "1200", "--check", "300", "--out", str(file)]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    assert "taken" in result.output
    text = file.read_text("utf-8")
    assert "300 fresh games with 3 players" in text
    assert "# Tuned by: valtable lab tune valencia --players 3 --games 1200 --check 300 --seed 1\n" in text
    assert "coin = " in text
    assert json.loads(CliRunner().invoke(app, [*args[:-2], "--json"]).stdout)["check"]["n"] == 300


def test_a_check_has_a_least_number_of_games() -> None:
    args = ["lab", "tune", "valencia", "--check"]
    refused = CliRunner().invoke(app, [*args, str(LEAST_CHECK - 1)])
    assert refused.exit_code == 2
    assert str(LEAST_CHECK) in refused.output
    assert f"at least {LEAST_CHECK}" in say("ui-help-tune_check")


def test_who_has_no_weights_cannot_be_tuned() -> None:
    with pytest.raises(Malformed, match="no weights"):
        Tuning(setting("tests.proving.game:Proving", 3), 10, 10, 1)
    assert CliRunner().invoke(app, ["lab", "tune", "tests.proving.game:Proving"]).exit_code == 2
