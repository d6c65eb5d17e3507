"""How commands are named, and where the commas between names are."""

from __future__ import annotations

import sys

import pytest

from valtable import games
from valtable.bots import bot_names
from valtable.kernel.errors import Malformed
from valtable.lab.players import check_bot, make_bot
from valtable.lab.players.names import SECONDS, WrongCommand, command_of, split_names
from valtable.lab.setting import line_up


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy", ["greedy"]),
        ("greedy, random,", ["greedy", "random", ""]),
        ("", [""]),
        ("human:D'Arc,human:O'Neill", ["human:D'Arc", "human:O'Neill"]),
        ("exec:bot -x 1,random", ["exec:bot -x 1", "random"]),
        ("exec:bot '1,2',random", ["exec:bot '1,2'", "random"]),
        ('random, exec:bot "1,\\",2" ,greedy', ["random", 'exec:bot "1,\\",2"', "greedy"]),
        ("exec:bot 1\\,2,random", ["exec:bot 1\\,2", "random"]),
        ("exec:bot 'open,random", ["exec:bot 'open", "random"]),
    ],
)
def test_a_comma_inside_the_quotes_of_a_command_is_its_own(text: str, names: list[str]) -> None:
    assert split_names(text) == names


@pytest.mark.parametrize(
    ("name", "reason", "about"),
    [
        ("exec:", "empty", "exec:"),
        ("exec:  ", "empty", "exec:  "),
        ("exec:''", "empty", "exec:''"),
        ("exec:5s:", "empty", "exec:5s:"),
        ("exec:bot 'x", "quotes", "bot 'x"),
        ("exec:no_such_program_anywhere --fast", "missing", "no_such_program_anywhere"),
        ("exec:./no/such/file", "missing", "./no/such/file"),
        ("exec:/", "missing", "/"),
        ("exec:0s:true", "seconds", "0"),
        ("exec:99999s:true", "seconds", "99999"),
    ],
)
def test_a_command_that_cannot_be_run_is_malformed_before_any_game(name: str, reason: str, about: str) -> None:
    with pytest.raises(WrongCommand) as found:
        check_bot(name)
    assert (found.value.reason, found.value.about) == (reason, about)
    with pytest.raises(Malformed):
        make_bot(name, games.load("valletta"), 1)


def test_no_shell_touches_the_command() -> None:
    assert command_of("exec:echo $HOME ~ *.py ; rm | cat").words == [
        "echo",
        "$HOME",
        "~",
        "*.py",
        ";",
        "rm",
        "|",
        "cat",
    ]


def test_the_seconds_of_a_decision_stand_before_the_command() -> None:
    assert command_of(f"exec:{sys.executable}").seconds == SECONDS
    assert command_of(f"exec:0.5s:{sys.executable} -c pass").seconds == 0.5


def test_the_lab_understands_commands_beside_the_bots_of_the_house() -> None:
    assert line_up("exec:true 'a,b',random", 3) == ["exec:true 'a,b'", "random", "random"]
    with pytest.raises(Malformed, match="is not known"):
        line_up("exe:true", 2)


def test_the_bots_of_the_house_know_no_command() -> None:
    from valtable import bots

    assert [name for name in bot_names() if "exec" in name] == []
    with pytest.raises(Malformed, match="is not known"):
        bots.make_bot("exec:true", games.load("valletta"), 1)
