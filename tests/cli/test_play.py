"""`valtable play`, with choices piped in."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import PROVING, Run, whole_game
from valtable.kernel.log import decode
from valtable.texts import LANGUAGES, Catalogue

PEOPLE = ("--seats", "human:Ana,human:Iker", "--seed", "4")


def script(lines: list[str]) -> str:
    return "# a whole game\n\n" + "\n".join(f"{line}  # so" for line in lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_piped_in(run: Run, tmp_path: Path, language: str) -> None:
    file, texts = tmp_path / "game.valt", Catalogue(PROVING, language)
    done = run("play", PROVING, *PEOPLE, "--lang", language, "--save", file, lines=script(whole_game(2, 4)))
    assert done.exit_code == 0, done.stderr
    log = decode(file.read_text("utf-8"))
    assert log.end is not None
    assert log.header.seats == ["Ana", "Iker"]
    assert texts.end(log.end.reason) in done.stdout
    assert texts.text("ui-score-total") in done.stdout
    assert f"valtable replay {file}".replace("\n", "") in done.stdout.replace("\n", "").replace("  ", " ")
    assert run("verify", file).exit_code == 0


def test_the_same_choices_by_number(run: Run) -> None:
    """What can be done is numbered from 1; confirming is possible once a card is bid."""
    done = run("play", PROVING, *PEOPLE, lines="1\nconfirm\n")
    assert done.exit_code == 1
    assert "Ana bids" in done.stdout


def test_bots_alone_play_to_the_end(run: Run) -> None:
    done = run("play", PROVING, "--seats", "random", "--players", "3", "--seed", "1")
    assert done.exit_code == 0, done.stderr
    assert "The end" in done.stdout


def test_the_same_seed_tells_the_same_story(run: Run) -> None:
    games = [run("play", PROVING, "--seats", "greedy,random", "--seed", "8").stdout for _ in range(2)]
    assert games[0] == games[1]


def test_a_script_that_ends_early_keeps_the_log(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.valt"
    done = run("play", PROVING, *PEOPLE, "--save", file, lines="1\nconfirm\n")
    assert done.exit_code == 1
    assert done.stderr == "valtable: the input ended after line 2, before the game was over\n"
    assert decode(file.read_text("utf-8")).end is None


def test_whoever_quits_keeps_the_log_and_nothing_is_wrong(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.valt"
    done = run("play", PROVING, *PEOPLE, "--save", file, lines="1\nq\n")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Goodbye" in done.stdout
    assert len(decode(file.read_text("utf-8")).lines) == 2


def test_questions_can_be_asked_between_the_choices(run: Run) -> None:
    """Help, explanations, rules, log, score, table, undo and the other language."""
    asked = ["h", "?", "? 1", "? 3", "? take", "? nonsense", "l", "l 1", "r", "r reveal", "s", "t", "1", "u", "lang es"]
    done = run("play", PROVING, *PEOPLE, lines="\n".join([*asked, "q"]))
    assert (done.exit_code, done.stderr) == (0, "")
    english, spanish = Catalogue(PROVING, "en"), Catalogue(PROVING, "es")
    flat = " ".join(done.stdout.split())
    for key in ("refusal-nothing_picked", "refusal-not_asked", "ui-undone", "ui-score-total", "ui-explain-how"):
        assert english.text(key) in flat, key
    assert "Nothing here is called “nonsense”" in flat
    assert spanish.text("decision-bid") in flat
    assert spanish.text("ui-goodbye") in flat


def test_undo_takes_back_the_choice(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "undone.valt"
    run("play", PROVING, *PEOPLE, "--save", file, lines="1\nu\nq\n")
    kinds = [type(line).__name__ for line in decode(file.read_text("utf-8")).lines]
    assert kinds == ["SetupLine", "ActionLine", "TakeBackLine"]


def test_options_are_explained(run: Run) -> None:
    done = run("play", PROVING, "--options", "help")
    assert done.exit_code == 0
    assert "objections" in done.stdout
    assert "rounds" in done.stdout
    assert "50" in done.stdout


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "short.valt"
    options = ("--options", "rounds=1, objections=false", "--save", file)
    assert run("play", PROVING, "--seats", "random,random", *options).exit_code == 0
    assert decode(file.read_text("utf-8")).header.options == {"objections": False, "rounds": 1}


def test_changed_components_travel_in_the_log(run: Run, tmp_path: Path) -> None:
    folder, file = tmp_path / "mine", tmp_path / "mine.valt"
    folder.mkdir()
    printed = (Path(__file__).parents[1] / "proving" / "data" / "1" / "ferry.toml").read_text("utf-8")
    (folder / "ferry.toml").write_text(printed.replace("shells = ", "shells = 1"), "utf-8")
    done = run("play", PROVING, "--seats", "random,random", "--components", folder, "--save", file)
    assert done.exit_code == 0, done.stderr
    assert run("verify", file).exit_code == 0


def test_the_language_comes_from_the_system(process: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    done = process("play", PROVING, lines="q\n", LC_ALL="es_MX.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert Catalogue(PROVING, "es").text("ui-goodbye") in done.stdout


def test_a_narrow_terminal_without_utf8_is_no_reason_to_fail(
    process: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    done = process("play", PROVING, "--seats", "random,random", "--seed", "1", PYTHONIOENCODING="ascii", COLUMNS="40")
    assert (done.returncode, done.stderr) == (0, "")
