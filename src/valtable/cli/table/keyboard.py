"""Where choices come from: a person at the keyboard, or lines piped in by a script."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TextIO

LOOK_UP = 0.25
"""Seconds after which a Ctrl-C that came too early to end the wait for keys is noticed."""
SOON = 0.001
"""Seconds until a timer strikes whose time has run out."""
YES = ("y", "yes", "s", "si", "sí")
"""What is typed by whoever agrees."""


class Keyboard:
    """Lines, one after another; EOFError when there are no more."""

    is_person = True
    number = 0
    """The number of the last line, to be named in errors."""

    def line(self, prompt: str) -> str:
        # The prompt goes through `input`, so that line editing knows how wide it is.
        with looking_up():
            return input(prompt).strip()


@contextmanager
def looking_up() -> Iterator[None]:
    """Wait for keys, but look up now and then.

    `input` asks for signals, prints its prompt and then waits; a Ctrl-C between the two would be
    noticed with the next key only. A timer that ends the wait has it noticed soon. It ends nothing but
    the wait: a letter of the prompt that is just being written would be lost with it.

    There is one such timer in a process. Whoever had set it before gets it back with the time that is left, and is
    woken in the middle of the wait if that runs out.
    """
    if not hasattr(signal, "setitimer"):  # Windows, where Ctrl-C does not come as a signal
        yield
        return
    started, before = time.monotonic(), signal.getsignal(signal.SIGALRM)
    left, again = signal.getitimer(signal.ITIMER_REAL)

    def look_up(number: int, frame: FrameType | None) -> None:
        nonlocal left
        if left and time.monotonic() - started >= left:
            left += again if again else -left
            if callable(before):
                before(number, frame)

    signal.signal(signal.SIGALRM, look_up)
    signal.siginterrupt(signal.SIGALRM, False)
    signal.setitimer(signal.ITIMER_REAL, LOOK_UP, LOOK_UP)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - started), SOON), again)


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
