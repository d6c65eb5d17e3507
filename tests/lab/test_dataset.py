"""Games with all their decisions in a folder: what a match would say, part by part, going on where it stopped."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import polars
import pytest
from typer.testing import CliRunner

import valtable
from valtable import games
from valtable.cli import app
from valtable.lab.dataset import running
from valtable.lab.dataset.folder import Folder, NoDataset, about
from valtable.lab.dataset.recording import shares
from valtable.lab.dataset.running import write_dataset
from valtable.lab.setting import setting
from valtable.lab.simulate import simulate
from valtable.lab.work.executor import Executor, Processes

T = TypeVar("T")
R = TypeVar("R")
PROVING = "tests.proving.game:Proving"
BOTS = ["greedy", "random"]
GAMES = 7
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PER_PART", 3)


def decisions(folder: Path) -> polars.DataFrame:
    return polars.read_parquet(folder / "decisions" / "*.parquet").sort("game", "decision")


def test_the_games_are_those_that_nobody_watches(tmp_path: Path) -> None:
    table = setting("valletta", 2)
    report, played = write_dataset(tmp_path / "data", table, BOTS, GAMES, 5)
    plain, unwatched = simulate(table, BOTS, GAMES, 5)
    assert played == unwatched
    assert report.digest == plain.digest
    rows = polars.read_parquet(tmp_path / "data" / "games" / "*.parquet").sort("game")
    assert rows["game"].to_list() == list(range(GAMES))
    assert rows["digest"].to_list() == [game.digest for game in played]
    assert [len(list((tmp_path / "data" / kind).iterdir())) for kind in ("games", "decisions")] == [3, 3]


def test_every_decision_is_what_a_match_says_of_it(tmp_path: Path) -> None:
    _, played = write_dataset(tmp_path / "data", setting("valletta", 2), BOTS, 2, 5)
    rows = decisions(tmp_path / "data")
    for number, game in enumerate(played):
        match, left = valtable.new("valletta", seats=2, seed=game.seed), iter(rows.filter(game=number).to_dicts())
        while not match.is_over:
            seat = match.decisions[0].seat
            legal = match.choices(seat)
            action = legal[0]
            if len(legal) > 1:
                row = next(left)
                action = row["action"]
                assert (row["seat"], row["choices"]) == (seat, legal)
                assert row["observation"] == list(match.game.observe(match.view(seat)))
                became = shares(game.points, game.winners)[seat]
                assert (row["won"], row["ahead"]) == (became.won, became.ahead)
            match.play(seat, action)
        assert next(left, None) is None


def test_the_schema_is_the_documented_one(tmp_path: Path) -> None:
    write_dataset(tmp_path / "data", setting("valletta", 2), BOTS, 1, 5)
    schema = decisions(tmp_path / "data").schema
    about = json.loads((tmp_path / "data" / "dataset.json").read_bytes())
    assert schema["observation"] == polars.Array(polars.Float32, about["features"])
    guide = (ROOT / "docs" / "guide" / "datasets.md").read_text("utf-8")
    keys = guide.partition("## `dataset.json`")[2].partition("## Reading")[0]
    assert set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\|(.*?)\|", keys, re.MULTILINE)))) == set(about)
    for name, type_ in schema.items():
        said = "Array(Float32)" if name == "observation" else str(type_)
        assert f"| `{name}` | `{said}` |" in guide
    for name, type_ in polars.read_parquet(tmp_path / "data" / "games" / "*.parquet").schema.items():
        assert f"| `{name}` | `{type_}` |" in guide


class Stopped(Executor):
    """Hands that are stopped by Ctrl-C after so many parts."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for number, task in enumerate(tasks):
            if number == self.after:
                raise KeyboardInterrupt
            yield number, work(task)


def contents(folder: Path) -> dict[str, object]:
    return {
        "decisions": decisions(folder).to_dicts(),
        "parts": sorted(one.name for one in (folder / "games").iterdir()),
    }


def test_what_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    table = setting(PROVING, 2)
    report, _ = write_dataset(tmp_path / "stopped", table, BOTS, GAMES, 5, Stopped(1))
    assert report.games == 3
    (tmp_path / "stopped" / "decisions" / ".part-000001.parquet.1").write_bytes(b"half")
    seen: list[int] = []
    again, played = write_dataset(tmp_path / "stopped", table, BOTS, GAMES, 5, None, seen.append)
    assert seen == [3, 6, 7]
    (tmp_path / "stopped" / "decisions" / ".part-000001.parquet.1").unlink()
    whole, unbroken = write_dataset(tmp_path / "whole", table, BOTS, GAMES, 5, Processes(2))
    assert played == unbroken
    assert (again.digest, again.games) == (whole.digest, GAMES)
    assert contents(tmp_path / "stopped") == contents(tmp_path / "whole")


KILLED = """
import os, signal, sys
from pathlib import Path
from valtable.lab.dataset import folder, running
from valtable.lab.setting import setting

path, game, at = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
written, honest = 0, folder.whole

def killed(path, content):
    global written
    written += 1
    if written == at:
        path.with_name(f".{path.name}.{os.getpid()}").write_bytes(content[: len(content) // 2])
        os.kill(os.getpid(), signal.SIGKILL)
    honest(path, content)

folder.whole, running.PER_PART = killed, 3
running.write_dataset(path, setting(game, 2), ["greedy", "random"], 7, 5)
"""


@pytest.mark.parametrize("at", range(1, 6))
def test_killed_while_a_file_was_half_written_it_goes_on_and_comes_to_the_same(tmp_path: Path, at: int) -> None:
    """The file that says of what it is, then decisions and games part by part."""
    done = subprocess.run([sys.executable, "-c", KILLED, tmp_path / "killed", PROVING, str(at)], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGKILL
    table = setting(PROVING, 2)
    again, _ = write_dataset(tmp_path / "killed", table, BOTS, GAMES, 5)
    whole, _ = write_dataset(tmp_path / "whole", table, BOTS, GAMES, 5)
    assert again.digest == whole.digest
    for path in (tmp_path / "whole" / "decisions").iterdir():
        assert (tmp_path / "killed" / "decisions" / path.name).read_bytes() == path.read_bytes()
    rows = [
        polars.read_parquet(tmp_path / name / "games" / "*.parquet").drop("seconds") for name in ("killed", "whole")
    ]
    assert rows[0].equals(rows[1])


def test_asked_for_more_it_grows_and_for_fewer_it_tells_of_these(tmp_path: Path) -> None:
    table = setting(PROVING, 2)
    write_dataset(tmp_path / "data", table, BOTS, 4, 5)
    assert write_dataset(tmp_path / "data", table, BOTS, GAMES, 5)[0].games == GAMES
    assert decisions(tmp_path / "data")["game"].n_unique() == GAMES
    assert write_dataset(tmp_path / "data", table, BOTS, 2, 5)[1] == simulate(table, BOTS, 2, 5)[1]


def test_no_more_is_held_than_the_parts_that_are_being_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part is written before the next one is played."""
    order: list[str] = []
    play, keep = running.play_part, Folder.keep

    def noted(errand: running.Errand) -> running.Done:
        order.append(f"played {errand.part}")
        return play(errand)

    def kept(self: Folder, part: int, games: bytes, decisions: bytes) -> None:
        order.append(f"written {part}")
        keep(self, part, games, decisions)

    monkeypatch.setattr(running, "play_part", noted)
    monkeypatch.setattr(Folder, "keep", kept)
    write_dataset(tmp_path / "data", setting(PROVING, 2), BOTS, GAMES, 5)
    assert order == [f"{what} {part}" for part in range(3) for what in ("played", "written")]


@pytest.fixture
def command() -> list[str]:
    return ["simulate", PROVING, "--players", "2", "--games", "3", "--bots", "random"]


def test_the_command_writes_a_folder(command: list[str], tmp_path: Path) -> None:
    result = CliRunner().invoke(app, [*command, "--out", str(tmp_path / "data"), "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["games"] == 3
    assert decisions(tmp_path / "data").height == json.loads(result.stdout)["decisions"]


def test_what_does_not_go_together_is_said_in_a_line(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, taken = tmp_path / "data", tmp_path / "taken"
    assert CliRunner().invoke(app, [*command, "--out", str(data)]).exit_code == 0
    taken.mkdir()
    (taken / "letter.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    for further, problem, code in (
        (["--seed", "2", "--out", str(data)], "holds other games", 1),
        (["--out", str(taken)], "neither a dataset nor an empty folder", 1),
        (["--out", str(tmp_path / "file")], "neither a dataset nor an empty folder", 2),
        (["--out", str(tmp_path / "new"), "--resume", str(tmp_path / "notes")], "is not needed with a folder", 2),
        (["--out", str(tmp_path / "no" / "where")], "folder", 2),
    ):
        result = CliRunner().invoke(app, [*command, *further])
        assert (result.exit_code, len(result.stderr.splitlines())) == (code, 1), result.output
        assert problem in result.stderr
    monkeypatch.setitem(sys.modules, "polars", None)
    result = CliRunner().invoke(app, [*command, "--out", str(tmp_path / "new")])
    assert result.exit_code == 2
    assert 'pip install "valtable[lab]"' in result.stderr


def test_another_observation_is_another_dataset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = setting(PROVING, 2)
    Folder(tmp_path / "data", about(table, BOTS, 1, 3, 10))
    monkeypatch.setattr(games.find(PROVING), "observation_version", 9)
    with pytest.raises(Exception, match="holds other work"):
        Folder(tmp_path / "data", about(table, BOTS, 1, 3, 10))
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thing").touch()
    with pytest.raises(NoDataset):
        Folder(tmp_path / "other", about(table, BOTS, 1, 3, 10))
