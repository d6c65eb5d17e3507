"""`exec:COMMAND` as its users type it, at the table and in the lab, in their language; never because a file says so."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import PROVING, Run, whole_game
from tests.lab.players.programs import EXAMPLES, ROOT, example, faulty, python
from valtable.cli.table.saving import side_file
from valtable.kernel.log import decode
from valtable.lab.players import lines, names, outside, process
from valtable.lab.playing import Played

SHORT = ("--seed", "4", "--options", "rounds=4")


def one_line(said: str) -> str:
    return " ".join(said.split())


def test_a_program_plays_at_the_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.valt"
    done = run("play", PROVING, "--seats", f"{example()},random", *SHORT, "--save", file)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "(exec:" in done.stdout
    assert "random bot" not in one_line(done.stdout).replace("(random bot)", ""), "nothing failed"
    assert decode(file.read_text("utf-8")).end is not None
    assert run("verify", file).exit_code == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "no answer: “[31mthinking",
                "The random bot chooses instead",
                "failed at 2 decisions",
                "belongs on stderr",
            ],
        ),
        ("es", ["una respuesta: «[31mthinking", "Elige en su lugar el bot aleatorio", "fallado en 2 decisiones"]),
    ],
)
def test_a_failure_is_told_once_at_the_table_and_counted(run: Run, language: str, words: list[str]) -> None:
    done = run("play", PROVING, "--seats", f"{faulty('chatters', '2+4')},random", *SHORT, "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    said = one_line(done.stdout)
    for word in words:
        assert said.count(word) == 1, said
    assert "\x1b[31m" not in done.stdout


def test_leaving_the_table_ends_the_program_and_a_saved_game_does_not_start_it(run: Run, tmp_path: Path) -> None:
    """Whoever goes on with a game that somebody sent runs nothing of theirs."""
    file = tmp_path / "left.valt"
    seats = ("--seats", f"human:Ana,{example()}")
    done = run("play", PROVING, *seats, "--seed", "4", "--save", file, lines="q")
    assert (done.exit_code, done.stderr) == (0, "")
    before = file.read_bytes(), side_file(file).read_bytes()
    refused = run("play", "--resume", file, lines="q")
    assert (refused.exit_code, refused.stdout) == (2, "")
    for word in ("line_bot.py", "seat 1", "--seats"):
        assert word in refused.stderr
    assert (file.read_bytes(), side_file(file).read_bytes()) == before
    assert run("play", "--resume", file, "--seats", "random,random").exit_code == 0


def test_a_game_goes_on_with_the_program_that_is_named_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.valt"
    people = ("--seats", "human:Ana,human:Iker")
    script = [*whole_game(2, 4)[:3], "q"]
    assert run("play", PROVING, *people, "--seed", "4", "--save", file, lines="\n".join(script)).exit_code == 0
    done = run("play", "--resume", file, "--seats", f"{example()},random")
    assert (done.exit_code, done.stderr) == (0, "")
    assert decode(file.read_text("utf-8")).end is not None


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("exec:", "en_GB", ["names no command"]),
        ("exec:bot 'x", "en_GB", ["not closed"]),
        ("exec:no_such_program -x", "en_GB", ["“no_such_program”", "no program that can be run here"]),
        ("exec:no_such_program -x", "es_ES", ["«no_such_program»", "no es un programa"]),
        ("exec:0s:true", "es_ES", ["segundos", "3600"]),
        ("exec:seat:9", "en_GB", ["“seat:9”"]),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_a_command_that_cannot_be_run_is_wrong_usage(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, name: str, language: str, words: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    where = ("--seats", f"{name},random") if command == "play" else ("--players", "2", "--bots", f"{name},random")
    done = run(command, PROVING, *where)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    for word in words:
        assert word in done.stderr


def test_an_unknown_bot_is_told_that_programs_may_be_named(run: Run) -> None:
    assert "exec:" in run("play", PROVING, "--seats", "human,wizard").stderr
    for command in ("play", "simulate", "arena"):
        assert "exec:" in one_line(run(command, "--help").stdout)


def test_the_lab_counts_what_a_program_missed(run: Run, tmp_path: Path) -> None:
    rows, name = tmp_path / "rows.jsonl", faulty("names_an_unknown_action")
    done = run(
        "simulate", PROVING, "--players", "2", "--bots", f"{name},random", "--games", "3", "--json", "--out", rows
    )
    assert done.exit_code == 0
    assert json.loads(done.stdout)["finished"] == 3
    played = [msgspec.json.decode(line, type=Played) for line in rows.read_bytes().splitlines()]
    assert [game.missed for game in played] == [[1, 0]] * 3
    assert done.stderr.count("“fly away”, which is not among its choices") == 1, "told once, though every game fails"
    assert "failed at 3 decisions in 3 of 3 games" in done.stderr


def test_brackets_in_a_command_are_no_markup(run: Run, tmp_path: Path) -> None:
    name = python(EXAMPLES / "line_bot.py", "[red]")
    done = run("arena", PROVING, "--players", "2", "--bots", f"{name},random", "--games", "2")
    assert done.exit_code == 0
    assert "[red]" in "".join(done.stdout.replace("│", "").split())


def test_the_page_about_the_protocol_names_every_field_and_limit() -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    for struct in (lines.Hello, lines.Decide, lines.Over, lines.Ready, lines.Choose, lines.Choice):
        for field in struct.__struct_fields__:
            assert f"`{field}`" in page or f'"{field}":' in page, field
    assert f'"protocol":{lines.PROTOCOL}' in page
    assert outside.IN_A_ROW == 3
    assert "three failures in a row" in page
    assert f"{names.SECONDS:.0f} seconds for a decision" in page
    assert f"above 0 to {names.MOST_SECONDS:.0f}" in page
    assert f"{process.MOST_UNREAD >> 10} kB" in page
