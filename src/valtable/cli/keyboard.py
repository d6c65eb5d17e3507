"""Where choices come from: a person at the keyboard, or lines piped in by a script."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TextIO


class Keyboard:
    """Lines, one after another; EOFError when there are no more."""

    is_person = True
    number = 0
    """The number of the last line, to be named in errors."""

    def line(self, prompt: str) -> str:
        # The prompt goes through `input`, so that line editing knows how wide it is.
        return input(prompt).strip()


class Script(Keyboard):
    """Piped lines: no prompts, `#` begins a comment, empty lines are skipped."""

    is_person = False

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def line(self, prompt: str) -> str:
        while raw := self._stream.readline():
            self.number += 1
            if wanted := raw.partition("#")[0].strip():
                return wanted
        raise EOFError


def keyboard() -> Keyboard:
    """The person, if standard input is a terminal."""
    if not sys.stdin.isatty():
        return Script(sys.stdin)
    with suppress(ImportError):
        import readline  # noqa: F401  # gives `input` editing and a history of the session
    return Keyboard()
