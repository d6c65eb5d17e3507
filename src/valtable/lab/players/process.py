"""A program that is talked to by lines: it may be late, end, or never stop talking, and holds nobody up for longer.

Everything is read and written as far as it goes and no further, up to a moment on the clock, so neither a full pipe
nor a silent program can block. For POSIX systems: the program leads a process group of its own, so that an interrupt
at the keyboard does not reach it, and if it must be ended, what it has started ends with it. Windows has none.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import weakref
from contextlib import suppress
from time import monotonic
from typing import IO, Final

MOST_UNREAD: Final = 1 << 16
"""Bytes without an end of line that are a flood."""
TAIL: Final = 2000
"""Bytes of its stderr that are kept."""
GRACE: Final = 1.0
"""Seconds in which the program may end by itself, and then once more when it has been asked to."""
BLOCK: Final = 1 << 16
PIPE_BLOCKS: Final = 16
"""A pipe holds no more than so many blocks, one in most systems."""


class Late(Exception):
    """The moment has come and no line with it."""


class Ended(Exception):
    """It has ended, or no longer listens or speaks."""


class Flood(Exception):
    """So much was said that no line is to be expected."""


class Process:
    def __init__(self, words: list[str]) -> None:
        """Raises OSError or ValueError if it cannot be started."""
        pipe = subprocess.PIPE
        self._popen = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        assert self._popen.stderr is not None
        self._stdin, self._stdout, self._stderr = self._popen.stdin, self._popen.stdout, self._popen.stderr
        self._unsent = b""
        self._unread = b""
        self._tail = b""
        self._selector = selectors.DefaultSelector()
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        # Whoever forgets the process, or is interrupted before ending it, leaves none behind.
        self._finish = weakref.finalize(self, _end, self._popen, self._selector)

    @property
    def code(self) -> int | None:
        """The exit code, negative for a signal; None while it runs."""
        return self._popen.poll()

    @property
    def last_words(self) -> str:
        """The last line on its stderr that says something."""
        lines = self._tail.decode("utf-8", "replace").splitlines()
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def send(self, line: bytes) -> None:
        """What is not taken at once goes out while answers are waited for."""
        self._unsent += line
        if not self._stdin.closed and self._stdin not in self._selector.get_map():
            self._selector.register(self._stdin, selectors.EVENT_WRITE)

    def line(self, until: float) -> bytes:
        """The next line, up to this moment of the monotonic clock; Late, Ended or Flood where there is none."""
        while b"\n" not in self._unread:
            if len(self._unread) > MOST_UNREAD:
                raise Flood
            if self._stdin.closed or self._stdout.closed:
                self._hear_out()
                raise Ended
            self._turn(until)
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def stop(self) -> None:
        """End it: no more is said, then it is asked to go, then it is made to."""
        until = monotonic() + GRACE
        with suppress(Late, subprocess.TimeoutExpired):
            while self._unsent and not self._stdin.closed:
                self._turn(until)
            self._close(self._stdin)
            while not self._stdout.closed:  # a program that cannot write cannot end
                self._unread = b""
                self._turn(until)
            self._popen.wait(max(until - monotonic(), 0))
        self._finish()

    def _hear_out(self) -> None:
        """Its exit code and the end of its stderr, once it has said all it will say."""
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(GRACE)
        with suppress(BlockingIOError):  # somebody it has started holds the pipe open
            for _ in range(PIPE_BLOCKS):
                if not self._stderr.closed:
                    self._hear()

    def _turn(self, until: float) -> None:
        """Read and write whatever goes; wait if nothing does."""
        left = until - monotonic()
        if left <= 0:
            raise Late
        for key, _ in self._selector.select(left):
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                self._unread += self._read(self._stdout)
            else:
                self._hear()

    def _hear(self) -> None:
        self._tail = (self._tail + self._read(self._stderr))[-TAIL:]

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin.fileno(), self._unsent[:BLOCK]) :]
        except BrokenPipeError:
            self._unsent = b""
            self._close(self._stdin)
            return
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _read(self, stream: IO[bytes]) -> bytes:
        found = os.read(stream.fileno(), BLOCK)
        if not found:
            self._close(stream)
        return found

    def _close(self, stream: IO[bytes]) -> None:
        if not stream.closed:
            if stream in self._selector.get_map():
                self._selector.unregister(stream)
            stream.close()


def _end(popen: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    """Leave nothing behind. A group is ended only while its leader is there: later the number may be another's."""
    selector.close()
    for stream in (popen.stdin, popen.stdout, popen.stderr):
        if stream is not None:
            stream.close()
    if popen.poll() is None:
        _signal(popen, signal.SIGTERM)
        try:
            popen.wait(GRACE)
        except subprocess.TimeoutExpired:
            _signal(popen, signal.SIGKILL)
            popen.wait()


def _signal(popen: subprocess.Popen[bytes], number: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.killpg(popen.pid, number)
