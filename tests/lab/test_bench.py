"""The benchmark measures what it says; how fast that is, no test asks."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
import pytest

from valtable import games
from valtable.bots.search import Move, SearchBot
from valtable.kernel.errors import Broken
from valtable.kernel.values import View
from valtable.lab import benchmark as bench
from valtable.lab import questions, speed
from valtable.lab.build import build_of, require_build
from valtable.lab.growth import LENGTHS, Marks, Tenths, lengthened, play, record, taken_back
from valtable.lab.peers import NAMES, peer_candidates, server_candidates
from valtable.lab.questions import SPREAD, positions
from valtable.lab.rounds import Candidate, measure_once, pinned, run_rounds
from valtable.lab.speed import Speed, measure, options_of, random_play, stepped_play
from valtable.lab.work.notebook import Notebook

PROVING = "tests.proving.game:Proving"
ROOT = Path(__file__).parents[2]


def test_random_play_counts_whole_games() -> None:
    game = games.load(PROVING)
    decisions, offered, played, spent = random_play(game, options_of(game), 3, 0.01, 1)
    assert played >= 1
    assert offered >= 2 * decisions > 0
    assert spent >= 0.01


def test_stepped_play_makes_the_decisions_of_random_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(PROVING)
    decisions, _, played, _ = random_play(game, options_of(game), 3, 0.01, 1)
    clock = iter(range(played + 1))
    monkeypatch.setattr(speed, "process_time", lambda: float(next(clock)))
    assert stepped_play(game, options_of(game), 3, played, 1) == decisions / played


def test_a_measurement_has_every_figure() -> None:
    game = games.load(PROVING)
    found = measure(game, options_of(game), 2, 0.01, 1)
    assert [field for field in Speed.__struct_fields__ if not getattr(found, field)] == []


def test_the_lines_of_a_search_are_counted_as_it_plays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    whole = SearchBot.round

    def counted(self: SearchBot, view: View, moves: list[Move], seed: int) -> None:
        nonlocal played
        played += len(moves)
        whole(self, view, moves, seed)

    monkeypatch.setattr(SearchBot, "round", counted)
    spent = iter(range(100))
    monkeypatch.setattr(questions, "process_time", lambda: float(next(spent)))
    game = games.load(PROVING)
    found = questions.search(game, positions(game, options_of(game), 3, 1), 0.0, 1)
    assert played >= questions.LINES * questions.SEARCHES
    assert found == played / questions.SEARCHES  # each search was told to last a second


def test_all_modules_are_on_the_table_when_asked_for() -> None:
    game = games.load("valeria")
    with_all = msgspec.to_builtins(options_of(game, "all"))
    assert with_all | game.all_modules() == with_all != msgspec.to_builtins(options_of(game))


def test_the_positions_asked_about_are_real_decisions_of_a_whole_game() -> None:
    game = games.load("valletta")
    met = positions(game, options_of(game), 2, 1)
    assert len(met) == SPREAD
    assert all(len(at.choices) > 1 and game.choices(at.state, at.seat) == at.choices for at in met)


def test_a_benchmark_of_another_build_stops() -> None:
    game = games.load(PROVING)
    require_build(game, build_of(game))
    with pytest.raises(Broken, match="proving is interpreted here, not compiled"):
        require_build(game, "compiled")


def test_a_fresh_process_measures_the_proving_game() -> None:
    command = (sys.executable, "-m", "valtable.lab.speed", PROVING, "3", "0.01", "SEED", "interpreted")
    printed = measure_once(Candidate("proving 3", command, ROOT), 0)
    assert msgspec.json.decode(printed, type=Speed).decisions_per_second > 0


def test_every_size_and_build_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    builds = {"interpreted": Path("one/python"), "compiled": Path("other/python")}
    monkeypatch.setattr(bench, "pythons", lambda root: builds)
    ours, candidates = bench.our_candidates(ROOT, 1.0, ["valdora", "valeria", "proving"])
    titles = {
        (one.title, one.build): [o.players for o in ours if (o.title, o.build) == (one.title, one.build)]
        for one in ours
    }
    assert titles == {
        ("valdora", "interpreted"): [3, 4, 5],
        ("valdora", "compiled"): [3, 4, 5],
        ("valeria", "interpreted"): [1, 2, 3, 4, 5],
        ("valeria", "compiled"): [1, 2, 3, 4, 5],
        ("valeria, all modules", "interpreted"): [1, 2, 3, 4, 5],
        ("valeria, all modules", "compiled"): [1, 2, 3, 4, 5],
        ("proving", "interpreted"): [3],
    }
    for one, candidate in zip(ours, candidates, strict=True):
        assert candidate.command[0] == str(builds[one.build])
        assert candidate.command[4] == str(one.players)
        assert one.build in candidate.command
        assert (candidate.command[-1] == "all") == ("modules" in one.title)


def test_a_compiled_build_of_other_sources_is_not_measured(tmp_path: Path) -> None:
    fast = tmp_path / ".venv-fast" / "lib" / "python3" / "site-packages" / "valtable" / "kernel"
    sources = tmp_path / "src" / "valtable" / "kernel"
    for folder in (fast, sources):
        folder.mkdir(parents=True)
        (folder / "play.py").write_text("1", "utf-8")
    assert not bench.is_stale(tmp_path)
    (sources / "play.py").write_text("2", "utf-8")
    assert bench.is_stale(tmp_path)
    (fast / "play.py").write_text("2", "utf-8")
    assert not bench.is_stale(tmp_path)
    (sources / "new.py").write_text("", "utf-8")
    assert bench.is_stale(tmp_path)


def test_every_peer_has_a_name_to_be_told_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda self: True)
    found = peer_candidates(ROOT, 1.0)
    assert [candidate.key for candidate in found] == list(NAMES)
    assert all(Path(candidate.command[1]).is_file() and not candidate.ours for candidate in found)


@pytest.mark.skipif(sys.platform != "linux", reason="the CPU time of another process is read as Linux tells it")
def test_the_compiled_server_is_driven_by_the_tests_with_its_packages_in_front(tmp_path: Path) -> None:
    packages = tmp_path / ".venv-fast" / "lib" / "python3.11" / "site-packages"
    packages.mkdir(parents=True)
    builds = {"interpreted": Path("one/python"), "compiled": Path("other/python")}
    plain, fast = server_candidates(tmp_path, 0.1, builds)
    assert plain.command[:3] == ("env", "PYTHONPATH=", "one/python")
    assert fast.command[:3] == ("env", f"PYTHONPATH={packages}", "one/python")
    assert [plain.command[-1], fast.command[-1]] == ["interpreted", "compiled"]
    assert server_candidates(None, 0.1, builds) == []


# Rounds


FAILING = (sys.executable, "-c", "raise SystemExit('no such peer')")
WORKING = (sys.executable, "-c", "print('{\"figure\": SEED}')")


def test_a_failed_measurement_says_why() -> None:
    with pytest.raises(Broken, match="measuring peer failed: no such peer"):
        measure_once(Candidate("peer", FAILING, ROOT), 0)


def test_a_program_that_is_not_there_is_a_failed_measurement() -> None:
    with pytest.raises(Broken, match="measuring peer failed"):
        measure_once(Candidate("peer", ("no-such-program",), ROOT), 0)


def test_a_missing_peer_leaves_the_rest_to_be_measured() -> None:
    candidates = [Candidate("peer", FAILING, ROOT, ours=False), Candidate("ours", WORKING, ROOT)]
    printed, missing = run_rounds(candidates, 2)
    assert printed == [{"ours": '{"figure": 1}'}, {"ours": '{"figure": 2}'}]
    assert missing == {"peer": "measuring peer failed: no such peer"}


def test_what_is_ours_must_not_be_missing() -> None:
    with pytest.raises(Broken, match="no such peer"):
        run_rounds([Candidate("ours", FAILING, ROOT)], 1)


def test_a_candidate_may_ask_for_fewer_rounds() -> None:
    printed, _ = run_rounds([Candidate("often", WORKING, ROOT), Candidate("once", WORKING, ROOT, rounds=1)], 2)
    assert [sorted(round_) for round_ in printed] == [["often", "once"], ["often"]]


def test_what_was_measured_is_not_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "rounds.jsonl"
    first, _ = run_rounds([Candidate("ours", WORKING, ROOT)], 1, notebook=Notebook(file, "this commit"))
    again, _ = run_rounds([Candidate("ours", FAILING, ROOT)], 1, notebook=Notebook(file, "this commit"))
    assert again == first
    with pytest.raises(Broken):
        run_rounds([Candidate("ours", FAILING, ROOT)], 1, notebook=Notebook(file, "another commit"))


def test_a_notebook_that_was_cut_off_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    Notebook(file, "x").once((0, "ours"), lambda: "1")
    Notebook(file, "x").once((1, "ours"), lambda: "2")
    file.write_bytes(file.read_bytes()[:-4])
    assert Notebook(file, "x").known == {(0, "ours"): "1"}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps a process on a core")
def test_being_pinned_ends_with_the_round() -> None:
    before = os.sched_getaffinity(0)
    with pinned(1):
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_the_drivers_of_the_peers_lie_in_the_checkout() -> None:
    assert bench.checkout() is not None


# Growth


@pytest.mark.parametrize("kind", [play, record])
def test_the_tenths_of_a_game_have_all_its_decisions(kind: object) -> None:
    game = games.load("valletta")
    options, run = options_of(game), play if kind is play else record
    steps = run(game, options, 3, 5, Marks(0))
    marks, tenths = Marks(steps), Tenths()
    assert run(game, options, 3, 5, marks) == steps
    assert len(marks.found) == 11
    tenths.add(marks.found)
    assert sum(tenths.decisions) == marks.found[-1][0] > 100
    assert min(tenths.decisions) > 0


@pytest.mark.parametrize("title", ["valletta", "valencia"])
def test_a_lengthened_log_is_the_same_game(title: str) -> None:
    from valtable.kernel.match import Match

    game = games.load(title)
    found = taken_back(game, 4, 1)
    longer = lengthened(found, LENGTHS[0])
    assert len(longer.lines) >= LENGTHS[0] > len(found.log.lines)
    resumed = Match.resume(game, longer, found.secret)
    assert resumed.digest == Match.resume(game, found.log, found.secret).digest
    resumed.undo(found.seat)
