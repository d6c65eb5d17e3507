"""Batch play gives the same figures for the same seed, whoever does the work."""

from __future__ import annotations

import msgspec
import pytest

from valtable.kernel.errors import Malformed
from valtable.lab.playing import Played
from valtable.lab.setting import derive, line_up, setting
from valtable.lab.simulate import Report, report, simulate, wins
from valtable.lab.work.executor import Executor, Processes, executor

PROVING = "tests.proving.game:Proving"
FIELDS = (
    "games", "finished", "decisions", "decisions_per_second", "games_per_second", "mean_choices", "end_reasons",
    "points", "build", "wins", "digest",
)  # fmt: skip


def timeless(found: Report) -> Report:
    return msgspec.structs.replace(found, decisions_per_second=0.0, games_per_second=0.0)


def test_the_report_has_the_promised_fields() -> None:
    found, played = simulate(setting(PROVING, 3), ["random"] * 3, 30, 1)
    assert tuple(msgspec.to_builtins(found)) == FIELDS
    assert (found.games, found.finished, len(played)) == (30, 30, 30)
    assert found.build == "interpreted"
    assert sum(found.end_reasons.values()) == 30
    assert len(found.points) == len(found.wins.seats) == 3
    assert sum(found.wins.seats) == pytest.approx(1, abs=1e-5)
    assert found.wins.bots == {"random": pytest.approx(1)}
    assert found.mean_choices >= 2
    assert found.decisions_per_second > 0
    assert found.games_per_second > 0


def test_all_but_the_speed_follows_from_the_seed_whatever_the_executor() -> None:
    bots = line_up("greedy,weighted,random", 3)
    table = setting(PROVING, 3, {"rounds": 4})
    here, games_here = simulate(table, bots, 60, 5, Executor())
    there, games_there = simulate(table, bots, 60, 5, Processes(2))
    assert timeless(here) == timeless(there)
    assert games_here == games_there
    other, _ = simulate(table, bots, 60, 6)
    assert other.digest != here.digest


def test_more_games_begin_with_the_same_ones() -> None:
    _, few = simulate(setting(PROVING, 2), ["random"] * 2, 5, 1)
    _, many = simulate(setting(PROVING, 2), ["random"] * 2, 40, 1)
    assert many[:5] == few


def test_neighbouring_seeds_share_no_games() -> None:
    assert not {derive(1, n) for n in range(500)} & {derive(2, n) for n in range(500)}


def game(bots: list[str], winners: list[int], points: list[int]) -> Played:
    return Played(1, bots, points, winners, "deck_empty", 10, 30, "00")


def test_a_shared_victory_is_split() -> None:
    played = [game(["a", "b", "b"], [0], [9, 1, 1]), game(["a", "b", "b"], [0, 2], [5, 2, 5])]
    assert wins(played, 3).seats == [0.75, 0, 0.25]
    assert wins(played, 3).bots == {"a": 0.75, "b": 0.25}
    found = report(played, 3, 2.0, "interpreted")
    assert found.points == [7, 1.5, 3]
    assert (found.mean_choices, found.decisions_per_second, found.games_per_second) == (3, 10, 1)


def test_the_last_name_fills_up() -> None:
    assert line_up("greedy, random", 4) == ["greedy", "random", "random", "random"]
    assert line_up("random", 2) == ["random", "random"]


@pytest.mark.parametrize(
    ("work", "problem"),
    [
        (lambda: line_up("random,random,random", 2), "bots: 3 names for 2 players"),
        (lambda: line_up("random,", 2), "bot '': is not known"),
        (lambda: setting(PROVING, 9), "seats: proving is for 2 to 3 players, not 9"),
        (lambda: setting(PROVING, 2, {"tides": True}), "options: .*tides"),
        (lambda: executor(0), "workers: at least 1"),
        (lambda: simulate(setting(PROVING, 2), ["random"] * 2, 0, 1), "games: at least 1"),
    ],
)
def test_what_does_not_fit_is_malformed(work: object, problem: str) -> None:
    assert callable(work)
    with pytest.raises(Malformed, match=problem):
        work()
