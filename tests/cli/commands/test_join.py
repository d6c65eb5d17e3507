"""`valtable join`: a bot of this machine at a table elsewhere, in the user's language, and every way it ends."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.cli.conftest import ROOT, Run, unbroken
from tests.lab.players.programs import example, faulty
from tests.service.player import PATIENCE
from tests.service.running import Service, running
from valtable.cli.table import thinking
from valtable.service.protocol import TableInfo
from valtable.service.store.rows import TableRow

SHORT = {"rounds": 2}
BOT: dict[str, str] = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(tmp_path_factory.mktemp("service")) as started:
        yield started


@pytest.fixture(autouse=True)
def seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the secrets of this test's seats lie."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "valtable" / "seats"


@pytest.fixture
def maker(service: Service) -> Iterator[httpx.Client]:
    with service.device() as device:
        yield device


def invite(maker: httpx.Client, *others: dict[str, str], game: str = "proving", **more: Any) -> tuple[str, str]:
    """A table, and the whole link of its first seat."""
    wanted = {"game": game, "seats": [{"kind": "friend", "name": "Bo"}, *others], "options": SHORT} | more
    made = maker.post("/api/tables", json=wanted).json()
    return made["table"]["id"], f"{str(maker.base_url).rstrip('/')}{made['links'][0]['link']}"


def shown(maker: httpx.Client, table: str) -> Any:
    return maker.get(f"/api/tables/{table}").json()


@pytest.mark.parametrize(("language", "words"), [("en", ["sits at", "The end"]), ("es", ["se sienta a", "Fin de la"])])
def test_a_bot_plays_until_the_game_is_over(
    run: Run, maker: httpx.Client, seats: Path, language: str, words: list[str]
) -> None:
    table, link = invite(maker, BOT, game="valletta", options={})
    done = run("join", link, "--bot", "level1", "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    for word in ["Poppy", *words]:
        assert word in done.stdout
    assert link.partition("#")[2] not in done.stdout
    told = shown(maker, table)
    assert (told["finished"], told["seats"][0]["name"]) == (True, "Poppy")
    assert list(seats.iterdir()) == [], "what is over need not be come back to"


def test_a_program_plays_under_the_name_it_is_given(run: Run, maker: httpx.Client) -> None:
    table, link = invite(maker, BOT)
    done = run("join", link, "--bot", example(), "--name", "Zeta")
    assert (done.exit_code, done.stderr) == (0, "")
    told = shown(maker, table)
    assert (told["finished"], told["seats"][0]["name"]) == (True, "Zeta")


def test_a_program_that_fails_is_waited_for_and_asked_again(
    run: Run, maker: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody chooses in its place, as the random bot would in a game of this machine."""
    monkeypatch.setattr(thinking, "FIRST_WAIT", 0.001)
    table, link = invite(maker, BOT)
    done = run("join", link, "--bot", faulty("chatters", "2"))
    assert done.exit_code == 0
    assert "no answer" in done.stdout
    assert "The seat waits; it is asked again" in done.stdout
    assert "random bot" not in done.stdout
    assert shown(maker, table)["finished"]


def test_a_program_that_always_fails_is_given_up_and_the_table_stands(
    run: Run, maker: httpx.Client, monkeypatch: pytest.MonkeyPatch, seats: Path
) -> None:
    monkeypatch.setattr(thinking, "FIRST_WAIT", 0.001)
    monkeypatch.setattr(thinking, "LONGEST_WAIT", 0.002)
    table, link = invite(maker, BOT)
    done = run("join", link, "--bot", f"exec:{sys.executable} -c 'raise SystemExit(3)'")
    assert done.exit_code == 1
    assert done.stdout.count("exit code 3") == thinking.TRIES
    assert "has failed 10 times in a row" in done.stderr
    assert not shown(maker, table)["finished"]
    assert [stat.S_IMODE(file.stat().st_mode) for file in seats.iterdir()] == [0o600]
    done = run("join", link, "--bot", "random")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Bo is back at The Ferry" in done.stdout


def test_ctrl_c_leaves_the_table_standing_and_the_same_command_comes_back(maker: httpx.Client) -> None:
    table, link = invite(maker, {"kind": "me"}, game="valletta", options={})
    command = [sys.executable, "-u", "-m", "valtable.cli", "join", link, "--bot", "random"]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(["src", "."])}
    pipe = subprocess.PIPE
    for said in ("sits at", "is back at"):
        with subprocess.Popen(command, cwd=ROOT, env=env, stdout=pipe, stderr=pipe, text=True) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert said in process.stdout.readline()
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 130
            assert "the same command comes back" in process.stdout.read()
            assert "Traceback" not in process.stderr.read()
    assert not shown(maker, table)["finished"]


@pytest.mark.parametrize(
    ("link", "more", "words"),
    [
        ("nonsense", (), "no secret"),
        ("nonsense#x", (), "no link of a seat"),
        ("/t/table#secret", (), "no link of a seat"),
        ("http://host/t/table", (), "no secret"),
        ("http://host/t/table#secret", ("--bot", "hal"), "is no bot"),
        ("http://host/t/table#secret", ("--bot", "human"), "is no bot"),
        ("http://host/t/table#secret", ("--bot", "exec:no-such-program"), "no program"),
        ("http://host/t/table#secret", ("--name", "x" * 41), "1 to 40"),
        ("http://host/t/table#secret", ("--lang", "fr"), "language"),
    ],
)
def test_what_is_typed_wrong_is_wrong_usage(run: Run, link: str, more: tuple[str, ...], words: str) -> None:
    done = run("join", link, *more)
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert words in done.stderr
    assert "secret'" not in done.stderr


def test_a_link_that_opens_nothing_is_told_in_one_line(run: Run, maker: httpx.Client, seats: Path) -> None:
    _, link = invite(maker, BOT)
    assert run("join", link, "--bot", "random").exit_code == 0
    for wrong, words in {
        link: "Somebody has sat down with this link already.",
        link[:-1] + ("a" if link[-1] != "a" else "b"): "does not open a seat",
        f"{link.partition('/t/')[0]}/t/nowhere#{'x' * 32}": "There is no such table.",
    }.items():
        done = run("join", wrong, "--bot", "random")
        assert (done.exit_code, done.stdout) == (1, "")
        assert done.stderr.count("\n") == 1
        assert unbroken(words) in unbroken(done.stderr)
        assert wrong.partition("#")[2] not in done.stderr
    assert list(seats.iterdir()) == []


def test_nobody_there_is_told_in_one_line(run: Run) -> None:
    done = run("join", f"http://127.0.0.1:1/t/table#{'x' * 32}", "--lang", "es")
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "Nadie responde en http://127.0.0.1:1" in done.stderr


@pytest.mark.parametrize(
    ("change", "words"),
    [({"rules": 99}, "rules 99"), ({"edition": "next"}, "components next"), ({"game": "chess\x1b[2J"}, "“chess [2J”")],
)
def test_a_table_of_another_release_leaves_the_link_unused(
    run: Run, maker: httpx.Client, monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], words: str
) -> None:
    table, link = invite(maker, BOT)
    told = TableRow.info

    def telling(row: TableRow, *more: Any) -> TableInfo:
        return msgspec.structs.replace(told(row, *more), **change)

    monkeypatch.setattr(TableRow, "info", telling)
    done = run("join", link)
    assert done.exit_code == 1
    assert words in done.stderr
    assert "\x1b" not in done.stderr
    monkeypatch.undo()
    assert not shown(maker, table)["seats"][0]["taken"]
