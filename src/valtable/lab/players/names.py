"""How a command is named as a bot: `exec:COMMAND`, or `exec:2.5s:COMMAND` with its seconds for a decision.

The command is split into words as a shell splits them, but no shell runs it: nothing is expanded.
"""

from __future__ import annotations

import re
import shlex
import shutil
from typing import Final

import msgspec

from valtable.kernel.errors import Malformed

EXEC: Final = "exec:"
SECONDS: Final = 10.0
"""For a decision, where the name does not say otherwise."""
MOST_SECONDS: Final = 3600.0

_TIMED: Final = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)s:(.*)", re.DOTALL)
_NAME: Final = re.compile(r"""\s*exec:(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^,])*|[^,]*""", re.DOTALL)

PROBLEMS: Final = {
    "empty": "names no command",
    "quotes": "has a quotation that is not closed",
    "missing": "is no program that can be run here",
    "seconds": f"may have more than 0 and at most {MOST_SECONDS:.0f} seconds for a decision",
}


class WrongCommand(Malformed):
    """A command that cannot be run. `reason` is one of PROBLEMS, `about` what it is about."""

    def __init__(self, name: str, reason: str, about: str) -> None:
        super().__init__(f"bot {name!r}", f"{about!r} {PROBLEMS[reason]}")
        self.reason = reason
        self.about = about


class Command(msgspec.Struct, frozen=True):
    words: list[str]
    seconds: float
    """For each decision."""


def is_command(name: str) -> bool:
    return name.startswith(EXEC)


def command_of(name: str) -> Command:
    """The command of an `exec:` name; WrongCommand unless it could be started now."""
    text, seconds = name.removeprefix(EXEC).strip(), SECONDS
    if timed := _TIMED.fullmatch(text):
        text, seconds = timed[2].strip(), float(timed[1])
        if not 0 < seconds <= MOST_SECONDS:
            raise WrongCommand(name, "seconds", timed[1])
    try:
        words = shlex.split(text)
    except ValueError:
        raise WrongCommand(name, "quotes", text) from None
    if not words or not words[0]:
        raise WrongCommand(name, "empty", name)
    if shutil.which(words[0]) is None:
        raise WrongCommand(name, "missing", words[0])
    return Command(words, seconds)


def split_names(text: str) -> list[str]:
    """The names between commas. In a command, a comma inside quotes or after a backslash is its own."""
    names, at = list[str](), 0
    while True:
        found = _NAME.match(text, at)
        assert found is not None, "the pattern matches whatever comes"
        names.append(found[0].strip())
        if found.end() == len(text):
            return names
        at = found.end() + 1
