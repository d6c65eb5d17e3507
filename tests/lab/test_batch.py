"""Long work that is stopped goes on where it stood, and gives what it would have given at once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tests.lab.hands import Backwards, Stopped
from valtable.cli import app
from valtable.lab.build import digest_of, sources
from valtable.lab.fixture import work_of
from valtable.lab.playing import Played
from valtable.lab.setting import setting
from valtable.lab.simulate import simulate
from valtable.lab.work.batch import carry_out
from valtable.lab.work.executor import Executor, HandLost, Processes
from valtable.lab.work.notebook import Notebook, OtherWork, entries, resumed

PROVING = "tests.proving.game:Proving"
ROOT = Path(__file__).parents[2]
TABLE = (PROVING, "--players", "2", "--bots", "greedy,random")


def doubled(number: int) -> int:
    return 2 * number


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args])


def test_results_have_the_order_of_the_tasks_whoever_is_first() -> None:
    seen: list[int] = []
    assert carry_out(doubled, [3, 1, 2], int, Backwards(), progress=seen.append) == [6, 2, 4]
    assert seen == [0, 1, 2, 3]
    assert carry_out(doubled, range(20), int, Processes(2)) == list(range(0, 40, 2))


def test_what_is_done_is_kept_and_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    assert carry_out(doubled, range(5), int, Stopped(2), resumed(file, "doubling")) == [0, 2, None, None, None]
    seen: list[int] = []
    assert carry_out(doubled, range(5), int, Executor(), resumed(file, "doubling"), seen.append) == [0, 2, 4, 6, 8]
    assert seen == [2, 3, 4, 5]
    assert carry_out(killed, range(5), int, Executor(), resumed(file, "doubling")) == [0, 2, 4, 6, 8]


def test_a_line_cut_off_costs_only_itself(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    carry_out(doubled, range(3), int, notebook=resumed(file, "doubling"))
    file.write_bytes(file.read_bytes()[:-9])
    carry_out(doubled, range(3), int, notebook=resumed(file, "doubling"))
    assert [entry.round for entry in entries(file)] == [0, 1, 2]
    assert len(Notebook(file, "doubling").known) == 3


def test_a_notebook_of_other_work_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    carry_out(doubled, range(3), int, notebook=resumed(file, "doubling"))
    before = file.read_bytes()
    with pytest.raises(OtherWork, match="doubling, not halving"):
        resumed(file, "halving")
    assert file.read_bytes() == before
    file.write_text("a letter to my aunt", "utf-8")
    with pytest.raises(OtherWork, match="no notebook"):
        resumed(file, "doubling")


def test_work_is_told_apart_by_all_it_depends_on() -> None:
    table, bots = setting(PROVING, 2), ["random", "random"]
    found = {
        work_of("simulate", table, bots, 1),
        work_of("arena", table, bots, 1),
        work_of("simulate", table, ["random", "greedy"], 1),
        work_of("simulate", table, bots, 2),
        work_of("simulate", setting(PROVING, 2, {"rounds": 3}), bots, 1),
        work_of("simulate", setting(PROVING, 3), bots, 1),
        work_of("simulate", msgspec.structs.replace(table, data={"a.toml": "b"}), bots, 1),
        work_of("simulate", msgspec.structs.replace(table, rules=0), bots, 1),
    }
    assert len(found) == 8


def test_other_rules_values_or_bots_are_other_work(tmp_path: Path) -> None:
    for room in ("kernel", "games", "bots", "cli"):
        (tmp_path / room).mkdir()
    files = [tmp_path / "kernel/play.py", tmp_path / "games/cards.toml", tmp_path / "bots/greedy.py"]
    found = {digest_of(tmp_path)}
    for file in files:
        file.write_text("1", "utf-8")
        found.add(digest_of(tmp_path))
        file.write_text("2", "utf-8")
        found.add(digest_of(tmp_path))
    assert len(found) == 7
    (tmp_path / "cli/terminal.py").write_text("1", "utf-8")
    (tmp_path / "games/en.ftl").write_text("1", "utf-8")
    assert digest_of(tmp_path) in found, "how it is told changes no game"
    assert f"sources {sources()}" in work_of("simulate", setting(PROVING, 2), ["random"] * 2, 1)


def test_games_stopped_and_resumed_are_the_same_to_the_last_byte(tmp_path: Path) -> None:
    table, bots = setting(PROVING, 2), ["greedy", "random"]
    whole, games = simulate(table, bots, 12, 4)
    part, first = simulate(table, bots, 12, 4, Stopped(5), resume=tmp_path / "games.jsonl")
    assert (part.games, first) == (5, games[:5])
    rest, again = simulate(table, bots, 12, 4, resume=tmp_path / "games.jsonl")
    encode = msgspec.json.Encoder().encode_lines
    assert encode(again) == encode(games)
    assert rest.digest == whole.digest
    more, _ = simulate(table, bots, 20, 4, resume=tmp_path / "games.jsonl")
    assert more.games == 20, "more games than before are a matter of going on"


def test_work_stopped_before_anything_was_done_is_an_interrupt() -> None:
    with pytest.raises(KeyboardInterrupt):
        simulate(setting(PROVING, 2), ["random"] * 2, 3, 1, Stopped(0))


def test_a_worker_that_is_killed_is_told_of() -> None:
    with pytest.raises(HandLost):
        carry_out(killed, range(2), int, Processes(2))


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_command_goes_on_with_its_notebook(command: str, tmp_path: Path) -> None:
    notes, args = tmp_path / "notes.jsonl", (command, *TABLE, "--json", "--resume", tmp_path / "notes.jsonl")
    first = run(*args, "--games", "6")
    assert first.exit_code == 0, first.output
    lines = notes.read_bytes()
    assert len(lines.splitlines()) == 6
    assert run(*args, "--games", "6").stdout == first.stdout, "the times are those of the games as they were played"
    assert notes.read_bytes() == lines
    other = run(*args, "--games", "6", "--seed", "2")
    assert other.exit_code == 1
    assert "holds other games" in other.stderr
    assert "seed 1" in other.stderr
    assert len(other.stderr.splitlines()) == 1
    assert notes.read_bytes() == lines


def test_a_file_that_is_no_notebook_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    result = run("simulate", *TABLE, "--games", "2", "--resume", tmp_path / "mine.txt")
    assert result.exit_code == 1
    assert "not a file that --resume has written" in result.stderr
    assert run("simulate", *TABLE, "--games", "2", "--resume", tmp_path / "no" / "where").exit_code == 2


def simulating(notes: Path, rows: Path, workers: str) -> subprocess.Popen[str]:
    return started("simulate", "valletta", "--players", "2", "--games", "100000", "--json", "--resume", notes, "--out",
                   rows, "--workers", workers)  # fmt: skip


def started(*args: str | Path) -> subprocess.Popen[str]:
    """A real command in a process of its own, with far more games than it will be given time for."""
    return subprocess.Popen(
        [sys.executable, "-m", "valtable.cli", *map(str, args)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip


def wait_for(notes: Path, command: subprocess.Popen[str], games: int) -> None:
    while command.poll() is None and (not notes.exists() or notes.read_bytes().count(b"\n") < games):
        with pytest.raises(subprocess.TimeoutExpired):
            command.wait(0.02)
    assert command.poll() is None, command.communicate()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_reports_what_is_done(workers: str, tmp_path: Path) -> None:
    notes, rows = tmp_path / "notes.jsonl", tmp_path / "rows.jsonl"
    command = simulating(notes, rows, workers)
    wait_for(notes, command, 3)
    os.killpg(command.pid, signal.SIGINT)  # as a terminal does: to the command and to all it has started
    out, err = command.communicate()
    assert command.returncode == 130, err
    report = json.loads(out)
    kept = [msgspec.json.decode(line, type=Played) for line in rows.read_bytes().splitlines()]
    assert 3 <= report["games"] == len(kept) <= notes.read_bytes().count(b"\n")
    assert err.splitlines() == [
        f"Stopped after {report['games']} of 100000 games; all figures are of those.",
        f"The same command goes on from {notes}.",
    ]


def test_ctrl_c_ends_a_balance_with_the_report_of_what_is_done(tmp_path: Path) -> None:
    notes, page = tmp_path / "notes.jsonl", tmp_path / "valletta.md"
    command = started("lab", "balance", "valletta", "--bots", "random", "--games", "100000", "--others", "0", "--duels",
                      "0", "--json", "--resume", notes, "--page", page)  # fmt: skip
    wait_for(notes, command, 3)
    os.killpg(command.pid, signal.SIGINT)
    out, err = command.communicate()
    assert command.returncode == 130, err
    played = json.loads(out)["played"]
    assert played >= 3
    assert err.splitlines()[0] == f"Stopped after {played} of 100000 games; all figures are of those."
    assert f"{played:,} of 100,000 asked for" in page.read_text("utf-8")


def test_a_command_killed_in_the_middle_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    command = simulating(notes, tmp_path / "rows.jsonl", "2")
    wait_for(notes, command, 4)
    os.killpg(command.pid, signal.SIGKILL)
    command.communicate()
    kept = len(Notebook(notes, work_of("simulate", setting("valletta", 2), ["random"] * 2, 1)).known)
    assert kept >= 4
    common = ("simulate", "valletta", "--players", "2", "--games", str(kept + 3))
    assert run(*common, "--resume", notes, "--out", tmp_path / "resumed.jsonl").exit_code == 0
    assert run(*common, "--out", tmp_path / "at_once.jsonl").exit_code == 0
    assert (tmp_path / "resumed.jsonl").read_bytes() == (tmp_path / "at_once.jsonl").read_bytes()
