"""A game that is left and gone on with: the log, the secret beside it, and being asked before all is lost."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tests.cli.conftest import PROVING, Run, unbroken, whole_game
from tests.cli.table.test_terminal import talk
from valtable.cli.table.saving import side_file
from valtable.kernel.log import decode

PEOPLE = ("--seats", "human:Ana,human:Iker")


@pytest.fixture
def half(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "half.valt"
    script = whole_game(2, 4)[:3]
    done = run("play", PROVING, *PEOPLE, "--seed", "4", "--save", file, lines="\n".join([*script, "q"]))
    assert done.exit_code == 0, done.stderr
    assert unbroken(f"--resume {file}") in unbroken(done.stdout)
    return file


def test_a_left_game_goes_on_where_it_stopped(run: Run, half: Path) -> None:
    """The same choices lead to the same end as without a break: the luck goes on, too."""
    script = whole_game(2, 4)
    done = run("play", "--resume", half, lines="\n".join(script[3:]))
    assert done.exit_code == 0, done.stderr
    whole = half.with_name("whole.valt")
    assert run("play", PROVING, *PEOPLE, "--seed", "4", "--save", whole, lines="\n".join(script)).exit_code == 0
    assert half.read_text("utf-8") == whole.read_text("utf-8")
    assert run("verify", half).exit_code == 0


def test_the_secret_is_private_apart_and_gone_at_the_end(run: Run, half: Path) -> None:
    side = side_file(half)
    assert stat.S_IMODE(side.stat().st_mode) == 0o600
    assert "secret" not in half.read_text("utf-8")
    run("play", "--resume", half, lines="\n".join(whole_game(2, 4)[3:]))
    assert not side.exists()
    assert decode(half.read_text("utf-8")).end is not None


def test_others_may_take_the_seats_over(run: Run, half: Path) -> None:
    done = run("play", "--resume", half, "--seats", "random,greedy")
    assert done.exit_code == 0, done.stderr
    assert decode(half.read_text("utf-8")).header.seats == ["Ana", "Iker"]


def test_only_an_unfinished_game_with_its_secret_goes_on(run: Run, half: Path) -> None:
    side_file(half).unlink()
    done = run("play", "--resume", half)
    assert (done.exit_code, done.stdout) == (1, "")
    assert side_file(half).name in done.stderr
    whole = half.with_name("whole.valt")
    run("play", PROVING, "--seats", "random,random", "--save", whole)
    done = run("play", "--resume", whole)
    assert done.exit_code == 1
    assert "is over" in done.stderr


@pytest.mark.parametrize("goodbye", [b"q\n", b"\x04", b"\x03"], ids=["q", "Ctrl-D", "Ctrl-C"])
def test_whoever_leaves_without_saving_is_asked(tmp_path: Path, goodbye: bytes) -> None:
    file = tmp_path / "mine"
    answers = [
        ("Ana > ", b"1\n"),
        ("Ana > ", goodbye),
        ("The game is not saved", b""),
        ("go on playing > ", b"c\n"),
        ("Ana > ", goodbye),
        ("go on playing > ", f"{file}\n".encode()),
        ("--resume", b""),
    ]
    alone = ("--seats", "human:Ana,random", "--seed", "4", "--lang", "en")
    code, said = talk("play", PROVING, *alone, answers=answers)
    assert code == 0, said
    assert decode(file.with_suffix(".valt").read_text("utf-8")).end is None
    assert side_file(file.with_suffix(".valt")).is_file()


def test_a_game_in_which_nothing_was_chosen_is_left_at_once() -> None:
    alone = ("--seats", "human:Ana,random", "--seed", "4")
    code, said = talk("play", PROVING, *alone, answers=[("Ana > ", b"q\n")])
    assert code == 0, said


@pytest.mark.parametrize(("language", "told"), [("es", True), ("en", False)])
def test_the_command_that_goes_on_speaks_the_language_of_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: bool
) -> None:
    """The system's own language needs no word."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    file = tmp_path / "half.valt"
    script = "\n".join([*whole_game(2, 4)[:3], "q"])
    done = run("play", PROVING, *PEOPLE, "--seed", "4", "--save", file, "--lang", language, lines=script)
    assert done.exit_code == 0, done.stderr
    assert (unbroken(f"--resume {file} --lang {language}`") in unbroken(done.stdout)) == told
