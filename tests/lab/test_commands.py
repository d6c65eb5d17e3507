"""`valtable simulate`, `arena` and `bench` as their users call them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from valtable.cli import app
from valtable.lab.playing import Played

PROVING = "tests.proving.game:Proving"


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args])


def test_simulate_prints_the_same_for_the_same_seed() -> None:
    found = []
    for workers in ("1", "2"):
        result = run("simulate", PROVING, "--players", "3", "--games", "30", "--workers", workers, "--json")
        assert result.exit_code == 0, result.output
        report = json.loads(result.stdout)
        assert report.pop("decisions_per_second") > 0
        assert report.pop("games_per_second") > 0
        found.append(report)
    assert found[0] == found[1]
    assert found[0]["finished"] == 30


def test_simulate_for_people_names_the_figures() -> None:
    result = run("simulate", PROVING, "--players", "2", "--games", "5", "--bots", "greedy,random")
    assert result.exit_code == 0
    for word in ("greedy", "random", "finished", "decisions", "CPU second", "interpreted", "digest"):
        assert word in result.stdout


def test_simulate_writes_a_row_per_game(tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    assert run("simulate", PROVING, "--players", "2", "--games", "7", "--out", rows).exit_code == 0
    played = [msgspec.json.decode(line, type=Played) for line in rows.read_bytes().splitlines()]
    assert len(played) == 7


def test_options_reach_the_game() -> None:
    common = ("simulate", PROVING, "--players", "2", "--games", "5", "--json", "--options")
    short = json.loads(run(*common, "rounds=1,objections=false").stdout)
    assert short["end_reasons"] == {"round_limit": 5}
    assert json.loads(run(*common, "all").stdout)["finished"] == 5


def test_arena_prints_the_promised_json_and_draws(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    common = ("arena", PROVING, "--players", "3", "--bots", "greedy,random", "--games", "6")
    result = run(*common, "--plot", picture, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert list(found) == ["game", "players", "games", "bots"]
    assert picture.read_text("utf-8").startswith("<svg")
    assert "95 % interval" in run(*common).stdout


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (("simulate", PROVING, "--players", "2", "--bots", "wizard"), "there are level1, level2, level3"),
        (("simulate", PROVING, "--players", "9"), "2 to 3 players"),
        (("simulate", PROVING, "--players", "2", "--games", "0"), "at least 1"),
        (("simulate", PROVING, "--players", "2", "--workers", "0"), "at least 1"),
        (("simulate", PROVING, "--players", "2", "--out", "games.csv"), "only .jsonl, .parquet"),
        (("simulate", PROVING, "--players", "2", "--options", "tides=high"), "tides"),
        (("arena", PROVING, "--players", "2", "--bots", "random,random,random"), "3 names for 2 players"),
        (("arena", PROVING, "--players", "2", "--bots", "random", "--plot", "x.png"), "only .svg"),
        (("bench", "--rounds", "0"), "at least 1"),
        (("bench", "chess"), "chess"),
    ],
)
def test_a_wrong_command_line_is_one_line_and_exit_code_2(args: tuple[str, ...], problem: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_file_that_exists_is_not_replaced(tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    rows.write_text("mine", "utf-8")
    args = ("simulate", PROVING, "--players", "2", "--games", "1", "--out", rows)
    assert run(*args).exit_code == 2
    assert rows.read_text("utf-8") == "mine"
    assert run(*args, "--force").exit_code == 0


def test_bench_measures_in_rounds() -> None:
    args = ("bench", "proving", "--rounds", "2", "--seconds", "0.01")
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["rounds"] == 2
    assert found["games"]["proving"]["3"]["interpreted"]["decisions_per_second"] > 0
    assert found["ratios"]["proving"]["interpreted"]["catanatron"] is None
    assert "per game" in run(*args).stdout
