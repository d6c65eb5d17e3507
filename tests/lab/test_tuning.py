"""Tuning: the climb finds the way up, leaves alone what changes nothing, and a check with fresh luck has the last word.

Games are imagined here: who is nearer to a target has more points. One test plays real ones.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from typer.testing import CliRunner

from valtable import games
from valtable.cli import app
from valtable.kernel.errors import Malformed
from valtable.lab.setting import derive, setting
from valtable.lab.tuning import tuning
from valtable.lab.tuning.climbing import settled, tosses
from valtable.lab.tuning.duels import Duel, Dueled, duel, play_duel, worth
from valtable.lab.tuning.numbers import numbers, present_weights, turned
from valtable.lab.tuning.tuning import Tuned, Tuning
from valtable.lab.work.executor import Executor

T = TypeVar("T")
R = TypeVar("R")
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


class Backwards(Executor):
    """Another's hands: the last task is done first."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        return ((number, work(tasks[number])) for number in reversed(range(len(tasks))))


class Stopped(Executor):
    """Ctrl-C comes after so many tasks."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for number, task in enumerate(tasks):
            if self.after == 0:
                raise KeyboardInterrupt
            self.after -= 1
            yield number, work(task)


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
    found = numbers(turned(present_weights(games.load("valdora")), {"coins.1": 0.1, "slot": -0.1}))
    assert (found["coins.1"], found["slot"]) == (1.768, 3.619)
    assert "coins.0" not in found, "a nothing stays nothing"
    assert turned(PRESENT, {}) == PRESENT


def test_a_lead_is_a_part_of_a_victory() -> None:
    assert worth([10, 10, 3], 0) == 0.5
    assert worth([15, 10, 3], 0) == pytest.approx(0.731, abs=1e-3)
    assert worth([15, 10, 3], 0) + worth([15, 10], 1) == pytest.approx(1.0)


def test_coins_fall_both_ways_and_the_end_of_a_climb_is_its_later_half() -> None:
    assert set(tosses([str(number) for number in range(40)], 1).values()) == {-1.0, 1.0}
    assert settled([{"a": 9.0}, {"a": 9.0}, {"a": 1.0}, {"a": 2.0}]) == {"a": 1.5}


def test_the_same_weights_share_a_mirrored_group_evenly() -> None:
    """Real games: places that differ in nothing have the same seat, luck and points in turn."""
    found = play_duel(duel(setting("valencia", 2), [PRESENT], 7))
    assert [sum(shares) for shares in found.shares] == [1.0, 1.0]
    other = play_duel(duel(setting("valencia", 2), [turned(PRESENT, {"coin": 1.0}), PRESENT], 7))
    assert other.digests != found.digests


def test_the_command_writes_what_is_taken_with_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "valencia.toml"
    args = ["lab", "tune", "valencia", "--games", "1200", "--check", "60", "--out", str(file)]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    assert "taken" in result.output
    text = file.read_text("utf-8")
    assert "60 fresh games with 3 players" in text
    assert "coin = " in text
    assert json.loads(CliRunner().invoke(app, [*args[:-2], "--json"]).stdout)["check"]["n"] == 60


def test_who_has_no_weights_cannot_be_tuned() -> None:
    with pytest.raises(Malformed, match="no weights"):
        Tuning(setting("tests.proving.game:Proving", 3), 10, 10, 1)
    assert CliRunner().invoke(app, ["lab", "tune", "tests.proving.game:Proving"]).exit_code == 2
