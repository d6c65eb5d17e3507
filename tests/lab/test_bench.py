"""The benchmark measures what it says; how fast that is, no test asks."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from valtable import games
from valtable.kernel.errors import Broken
from valtable.lab.benchmark import Ours, checkout, summary
from valtable.lab.build import build_of, require_build
from valtable.lab.rounds import Candidate, measure_once, pinned, ratio
from valtable.lab.speed import Speed, measure, random_play

PROVING = "tests.proving.game:Proving"
ROOT = Path(__file__).parents[2]


def speed(decisions: float, copies: float) -> Speed:
    return Speed(decisions, 1.0, decisions, 3.0, copies)


def test_random_play_counts_whole_games() -> None:
    decisions, offered, played, spent = random_play(games.load(PROVING), 3, 0.01, 1)
    assert played >= 1
    assert offered >= 2 * decisions > 0
    assert spent >= 0.01


def test_a_measurement_has_every_figure() -> None:
    found = measure(games.load(PROVING), 2, 0.01, 1)
    assert all(getattr(found, field) > 0 for field in Speed.__struct_fields__)


def test_a_benchmark_of_another_build_stops() -> None:
    game = games.load(PROVING)
    require_build(game, build_of(game))
    with pytest.raises(Broken, match="proving is interpreted here, not compiled"):
        require_build(game, "compiled")


def test_a_fresh_process_measures_the_proving_game() -> None:
    command = (sys.executable, "-m", "valtable.lab.speed", PROVING, "3", "0.01", "SEED", "interpreted")
    assert measure_once(Candidate("proving 3", command, ROOT), 0).decisions_per_second > 0


def test_a_failed_measurement_says_why() -> None:
    command = (sys.executable, "-c", "raise SystemExit('no such peer')")
    with pytest.raises(Broken, match="measuring peer failed: no such peer"):
        measure_once(Candidate("peer", command, ROOT), 0)


def test_ratios_are_taken_inside_each_round() -> None:
    rounds = [
        {"g 4": speed(40, 100), "catanatron": speed(10, 10)},
        {"g 4": speed(10, 100), "catanatron": speed(2, 50)},
        {"g 4": speed(90, 300), "catanatron": speed(10, 10)},
    ]
    found = ratio(rounds, "g 4", "catanatron", "decisions_per_second")
    assert (found.median, found.low, found.high) == (5, 4, 9)
    result = summary([Ours("g", 4, "interpreted")], rounds, peers=True)
    assert result.ratios == {
        "g": {
            "interpreted": {
                "catanatron": 5,
                "openspiel_cpp": None,
                "copies_catanatron": 10,
                "ismcts_gin_rummy": None,
            }
        }
    }
    assert result.ranges["g"]["interpreted"]["catanatron"] == (4.0, 9.0)
    assert result.games["g"]["4"]["interpreted"].decisions_per_second == 40
    assert result.peers["catanatron"].decisions_per_second == 10


def test_without_peers_there_are_no_ratios() -> None:
    result = summary([Ours("g", 4, "interpreted")], [{"g 4": speed(40, 100)}], peers=False)
    assert set(result.ratios["g"]["interpreted"].values()) == {None}
    assert result.peers == {}


def test_the_largest_table_gives_the_ratio() -> None:
    rounds = [{"g 2": speed(10, 10), "g 4": speed(40, 40), "catanatron": speed(10, 10)}]
    ours = [Ours("g", 2, "interpreted"), Ours("g", 4, "interpreted")]
    assert summary(ours, rounds, peers=True).ratios["g"]["interpreted"]["catanatron"] == 4


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps a process on a core")
def test_being_pinned_ends_with_the_round() -> None:
    before = os.sched_getaffinity(0)
    with pinned(1):
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_the_drivers_of_the_peers_lie_in_the_checkout() -> None:
    assert checkout() is not None
