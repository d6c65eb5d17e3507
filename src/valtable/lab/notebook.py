"""What was measured already, kept in a file: a benchmark that was stopped goes on where it stood."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One measurement; `of` tells everything it depends on, such as the commit and the seconds."""

    of: str
    round: int
    key: str
    printed: str


def entries(file: Path) -> Iterator[Entry]:
    """Those that were written whole: a benchmark may be stopped in the middle of a line."""
    for line in file.read_bytes().splitlines():
        with suppress(msgspec.DecodeError):
            yield msgspec.json.decode(line, type=Entry)


class Notebook:
    """A file of measurements, one line each; without a file nothing is kept."""

    def __init__(self, file: Path | None = None, of: str = "") -> None:
        self.file = file
        self.of = of
        self.known: dict[tuple[int, str], str] = {}
        for entry in entries(file) if file is not None and file.exists() else ():
            if entry.of == of:
                self.known[entry.round, entry.key] = entry.printed

    def once(self, place: tuple[int, str], measure: Callable[[], str]) -> str:
        """What was measured in this round of this candidate, now or before."""
        if place not in self.known:
            self.known[place] = measure()
            if self.file is not None:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                entry = Entry(self.of, *place, self.known[place])
                with self.file.open("ab") as file:
                    file.write(msgspec.json.encode(entry) + b"\n")
        return self.known[place]
