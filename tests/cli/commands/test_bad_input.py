"""Bad input: one clear line on stderr, the right exit code, nothing written."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import PROVING, Run

SAVE = "game.valt"

# What is typed, what is piped in, the exit code, and what the one line must name.
TABLE: list[tuple[list[str], str, int, list[str]]] = [
    (["play", "chess"], "", 2, ["'chess'", "no game here"]),
    (["play", "nowhere.at:All"], "", 2, ["nowhere.at:All"]),
    (["play"], "", 2, ["GAME"]),
    (["dance"], "", 2, ["dance"]),
    (["play", PROVING, "--colour", "red"], "", 2, ["--colour"]),
    (["play", PROVING, "--seed", "luck"], "", 2, ["--seed"]),
    (["play", PROVING, "--lang", "de"], "", 2, ["'de'", "en, es"]),
    (["play", PROVING, "--players", "7"], "", 2, ["--players", "2 to 3", "7"]),
    (["play", PROVING, "--players", "0"], "", 2, ["--players", "0"]),
    (["play", PROVING, "--players", "2", "--seats", "human,random,random"], "", 2, ["--seats", "3 seats"]),
    (["play", PROVING, "--seats", "human,,random"], "", 2, ["--seats", "empty"]),
    (
        ["play", PROVING, "--seats", "human,wizard"],
        "",
        2,
        ["wizard", "level1, level2,", "random, search:100"],
    ),
    (["play", PROVING, "--seats", "human:,random"], "", 2, ["'human:'", "empty"]),
    (["play", PROVING, "--seats", "human:Ana,human:Ana"], "", 2, ["--seats", "same name"]),
    (["play", PROVING, "--options", "rounds"], "", 2, ["'rounds'", "key=value"]),
    (["play", PROVING, "--options", "rounds=1,rounds=2"], "", 2, ["'rounds'", "twice"]),
    (["play", PROVING, "--options", "wind=3"], "", 2, ["options", "wind", "objections, rounds"]),
    (["play", PROVING, "--options", "objections=maybe"], "", 2, ["objections=maybe", "false, true"]),
    (["play", "valletta", "--options", "section_bonus=9"], "", 2, ["section_bonus=9", "0, 1, 2"]),
    (["play", "valeria", "--options", "no_duke=true,duke_resources=per_type"], "", 2, ["Turn “No Duke” off"]),
    (["simulate", PROVING, "--players", "2", "--components", "odd"], "", 1, ["ferry.toml", "wind"]),
    (["simulate", PROVING, "--players", "2", "--options", "wind=3"], "", 2, ["objections, rounds"]),
    (["play", "--resume", "no.valt"], "", 1, ["no.valt"]),
    (["play", "--resume", "no.valt", "--seed", "4"], "", 2, ["--seed", "--resume"]),
    (["play", PROVING, "--options", "rounds=many"], "", 2, ["options", "rounds"]),
    (["play", PROVING, "--options", "rounds=0"], "", 2, ["options", "rounds"]),
    (["play", PROVING, "--components", "no_folder"], "", 1, ["--components no_folder"]),
    (["play", PROVING, "--components", "odd"], "", 1, ["ferry.toml", "wind"]),
    (["play", PROVING], "pick 9\n", 1, ["line 1", "'pick 9'"]),
    (["play", PROVING], "# first\n\ntake\n", 1, ["line 3", "'take'", "does not fit the choice you have"]),
    (["play", PROVING], "99\n", 1, ["line 1", "99"]),
    (["play", PROVING], "u\n", 1, ["line 1", "'u'", "nothing to undo"]),
    (["play", PROVING], "lang de\n", 1, ["line 1", "lang de"]),
    (["play", PROVING], "r boat\n", 1, ["line 1", "boat"]),
    (["replay", "no.valt"], "", 1, ["no.valt"]),
    (["replay", "."], "", 1, ["."]),
    (["replay", "odd/ferry.toml"], "", 1, ["ferry.toml", "not a Valtable log", "line 1"]),
    (["verify", "odd/ferry.toml"], "", 1, ["ferry.toml", "not a Valtable log"]),
    (["verify", "binary.valt"], "", 1, ["binary.valt", "UTF-8"]),
    (["verify", "empty.valt"], "", 1, ["empty.valt", "empty"]),
    (["verify", "strange.valt"], "", 1, ["game 'checkers'"]),
    (["components", "chess"], "", 2, ["chess"]),
    (["components", PROVING, "--components", "odd"], "", 1, ["ferry.toml", "wind"]),
    (["rules", PROVING, "boat"], "", 2, ["'boat'"]),
    (["rules", PROVING, "reveel"], "", 2, ["'reveel'", "nearest", "reveal"]),
    (["rules", PROVING, "reveel", "--lang", "es"], "", 2, ["'reveel'", "lo más parecido", "reveal"]),
    (["play", PROVING, "--players", "7", "--lang", "es"], "", 2, ["--players", "2 a 3"]),
    (["rules", PROVING, "--lang", "de"], "", 2, ["'de'"]),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "ferry.toml").write_text("wind = 3\n", "utf-8")
    (tmp_path / "binary.valt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty.valt").write_text("", "utf-8")
    header = {"valt": 1, "game": "checkers", "rules": 1, "edition": "1", "components": "", "options": {}, "seats": []}
    (tmp_path / "strange.valt").write_text(f'{json.dumps(header)}\n{{"n":0,"setup":true}}\n', "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def listing(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize(("args", "lines", "code", "named"), TABLE, ids=lambda value: str(value)[:60])
def test_one_clear_line(run: Run, folder: Path, args: list[str], lines: str, code: int, named: list[str]) -> None:
    saving = ["--save", SAVE] if args[0] == "play" and len(args) > 1 else []
    before = listing(folder)
    done = run(*args, *saving, lines=lines)
    assert done.exit_code == code
    assert done.stderr.startswith("valtable: ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith("\n")
    assert [part for part in named if part not in done.stderr] == []
    assert listing(folder) == before


def test_a_file_is_not_overwritten_unless_forced(run: Run, folder: Path) -> None:
    target = folder / SAVE
    target.write_text("precious", "utf-8")
    bots = ("play", PROVING, "--seats", "random,random", "--save", target)
    done = run(*bots)
    assert (done.exit_code, target.read_text("utf-8")) == (2, "precious")
    assert "--force" in done.stderr
    assert run(*bots, "--force").exit_code == 0
    assert target.read_text("utf-8").startswith('{"valt":1')


@pytest.mark.parametrize("target", ["odd", "missing/game.valt"])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(run: Run, folder: Path, target: str) -> None:
    done = run("play", PROVING, "--seats", "random,random", "--save", target)
    assert (done.exit_code, done.stdout) == (2, "")
    assert target in done.stderr


def damaged(text: str, line: int, old: str, new: str) -> str:
    rows = text.splitlines()
    assert old in rows[line]
    rows[line] = rows[line].replace(old, new, 1)
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize(
    ("line", "old", "new", "named"),
    [
        (0, '"valt":1', '"valt":9', "line 1: log format 9"),
        (0, '"seats":', '"chairs":', "line 1: "),
        (0, '"rules":1', '"rules":7', "rules"),
        (1, '"setup":true', '"setup":true,"x":1', "line 2: "),
        (2, '"do":"', '"do":"no', "line 3: "),
        (2, '"n":1', '"n":4', "line 3: `n` must be 1"),
        (2, '"seat":', '"seat":9', "line 3: "),
    ],
)
def test_a_damaged_log_names_its_line(run: Run, folder: Path, line: int, old: str, new: str, named: str) -> None:
    file = folder / "good.valt"
    assert run("play", PROVING, "--seats", "random,random", "--seed", "2", "--save", file).exit_code == 0
    bad = folder / "bad.valt"
    bad.write_text(damaged(file.read_text("utf-8"), line, old, new), "utf-8")
    for command in ("verify", "replay"):
        done = run(command, bad)
        assert (done.exit_code, done.stdout) == (1, "")
        assert named in done.stderr
        assert done.stderr.count("\n") == 1


def test_real_processes_keep_to_the_exit_codes(
    process: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    fine = process("--version")
    assert (fine.returncode, fine.stderr) == (0, "")
    failed = process("verify", tmp_path / "no.valt")
    assert (failed.returncode, failed.stdout) == (1, "")
    assert "no.valt: there is no such file" in failed.stderr
    wrong = process("play", "chess")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.count("\n") == 1
    latin = process("play", PROVING, lines="señora\n", PYTHONIOENCODING="ascii")
    assert latin.returncode == 1
    assert "Traceback" not in latin.stderr


def test_an_unknown_game_is_told_in_the_persons_language(run: Run) -> None:
    done = run("play", "valeriax", "--lang", "es")
    assert done.exit_code == 2
    assert "'valeriax': no es un juego de aquí; los que hay son " in done.stderr
