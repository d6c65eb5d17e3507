"""The examples do what they promise; those that take long, in small."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import polars
import pytest

from tests.research.tables import TITLES
from valtable.lab.dataset.running import write_dataset
from valtable.lab.setting import setting

ROOT = Path(__file__).parents[2]


def run(name: str, *words: str, room: str = "examples") -> str:
    done = subprocess.run(
        [sys.executable, ROOT / room / name, *words], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Of greedy bots: level 3 takes longer to record."""
    path = tmp_path_factory.mktemp("data") / "greedy"
    write_dataset(path, setting("valletta", 2), ["greedy", "random"], 24, 1)
    return str(path)


def test_a_game_by_the_api_takes_ten_lines() -> None:
    assert run("play_by_api.py").endswith(" points\n")
    code = (ROOT / "examples" / "play_by_api.py").read_text("utf-8").split('"""\n', 2)[-1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_a_bot_of_one_s_own_beats_chance() -> None:
    won, games = (float(word) for word in run("own_bot.py").split() if word.replace(".", "").isdigit())
    assert won > 0.7 * games


def test_a_dataset_is_analysed(dataset: str) -> None:
    said = run("analyse.py", dataset)
    assert "valletta, 2 players: greedy, random" in said
    assert "construct" in said


def assert_a_clone_beats_random(dataset: str, clone: Path) -> None:
    said = run("clone.py", dataset, "--rounds", "4", "--games", "30", "--save", str(clone)).splitlines()
    alike = [float(line.split()[5].rstrip("%")) for line in said if line.startswith("round")]
    by_chance = float(said[0].split()[-2].rstrip("%"))
    assert len(alike) == 4
    assert max(alike) > 2 * by_chance, "it chooses as the bot does, far more often than chance would"
    share = float(next(line for line in said if line.startswith("against random")).split()[4].rstrip("%"))
    assert share > 80
    assert clone.exists()


def test_a_clone_learns_and_beats_random(dataset: str, tmp_path: Path) -> None:
    assert_a_clone_beats_random(dataset, tmp_path / "clone.npz")
    assert polars.read_parquet(f"{dataset}/games/*.parquet").height == 24


def test_alone_a_clone_wins_only_what_it_wins(tmp_path: Path) -> None:
    write_dataset(tmp_path / "alone", setting("valeria", 1), ["random"], 4, 1)
    said = run("clone.py", str(tmp_path / "alone"), "--rounds", "1", "--games", "5").splitlines()
    assert next(line for line in said if line.startswith("alone it won")).split()[3] == "0.0%"


def test_of_one_game_nothing_is_left_to_learn_from(tmp_path: Path) -> None:
    write_dataset(tmp_path / "one", setting("valletta", 2), ["greedy", "random"], 1, 1)
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "clone.py", tmp_path / "one"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.endswith("record two or more\n")


@pytest.mark.soak
def test_a_clone_of_level_3_beats_random(tmp_path: Path) -> None:
    write_dataset(tmp_path / "level3", setting("valletta", 2), ["level3", "random"], 10, 1)
    assert_a_clone_beats_random(str(tmp_path / "level3"), tmp_path / "clone.npz")


def test_openspiels_ismcts_meets_one_of_our_bots() -> None:
    said = run("ismcts_against_levels.py", "valencia", "--simulations", "3", "--games", "2", "--bot", "greedy")
    assert_its_victories_are_told(said, 2)


def test_shared_victories_of_ismcts_are_split(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    example = import_module("ismcts_against_levels")
    monkeypatch.setattr(example, "play", lambda game, seat, *_: ((0.25, 1.0, -0.5)[seat], 1.0, 1))
    assert example.main(["valletta", "--players", "3", "--games", "3"]) == pytest.approx(1.5)
    assert "won 1.5 of 3, a shared victory split (" in capsys.readouterr().out


def assert_its_victories_are_told(said: str, games: int) -> None:
    assert re.search(rf"won [0-9.]+ of {games}, a shared victory split \(\d+% to \d+%, 95 %\)", said)


@pytest.mark.soak
def test_openspiels_ismcts_meets_level_3() -> None:
    said = run("ismcts_against_levels.py", "valencia", "--simulations", "20", "--games", "2", "--bot", "level3")
    assert_its_victories_are_told(said, 2)


def test_the_baselines_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    words = ("--players-of", "valencia", "--plan", "random=2,ismcts:2=1", "--keep", str(tmp_path / "kept.jsonl"))
    said = run("research_baselines.py", *words, room="bench")
    kept = (tmp_path / "kept.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert len(kept) == 3
    (tmp_path / "kept.jsonl").write_text("".join(kept[:2]), encoding="utf-8")
    once_more = run("research_baselines.py", *words, room="bench")
    assert [line.rpartition(",")[0] for line in once_more.splitlines()] == [
        line.rpartition(",")[0] for line in said.splitlines()
    ]
    again = (tmp_path / "kept.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert again[:2] == kept[:2]
    assert again[2].partition('"seconds"')[0] == kept[2].partition('"seconds"')[0]
    of_other_code = re.sub(r'"code": "\w+"', '"code": "other"', "".join(again))
    (tmp_path / "kept.jsonl").write_text(of_other_code, encoding="utf-8")
    run("research_baselines.py", *words, room="bench")
    assert len((tmp_path / "kept.jsonl").read_text("utf-8").splitlines()) == 6, "games of other code are played again"


def test_the_speed_of_every_door_is_measured() -> None:
    said = run("research_steps.py", "--rounds", "1", "--seconds", "0.01", room="bench")
    figures = dict(line.strip("| ").split(" | ")[:2] for line in said.splitlines() if line.startswith("| v"))
    for title in TITLES:
        for door in ("64 at once", "64 seats at once, bots beside them", "PettingZoo", "OpenSpiel"):
            assert int(figures[f"{title}, {door}"].replace(",", "")) > 100
