"""What was done already, kept in a file: long work that was stopped goes on where it stood."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from valtable.kernel.errors import ValtableError


class OtherWork(ValtableError):
    """The notebook holds something else than what is to go on."""

    def __init__(self, file: Path, found: str, wanted: str) -> None:
        super().__init__(f"{file} holds other work: {found or 'no notebook at all'}, not {wanted}")
        self.file, self.found, self.wanted = file, found, wanted


class Entry(msgspec.Struct, frozen=True):
    """One result; `of` tells everything it depends on, such as the commit and the seconds."""

    of: str
    round: int
    key: str
    printed: str


def entries(file: Path) -> Iterator[Entry]:
    """Those that were written whole: work may be stopped in the middle of a line."""
    for line in file.read_bytes().splitlines():
        with suppress(msgspec.DecodeError):
            yield msgspec.json.decode(line, type=Entry)


class Notebook:
    """A file of results, one line each; without a file nothing is kept."""

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
            self.keep(place, measure())
        return self.known[place]

    def keep(self, place: tuple[int, str], printed: str) -> None:
        """Write it down at once: whatever happens next, this need not be done again."""
        self.known[place] = printed
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            entry = msgspec.json.encode(Entry(self.of, *place, printed)) + b"\n"
            with self.file.open("ab+") as file:
                file.write(entry if ends_a_line(self.file) else b"\n" + entry)


def ends_a_line(file: Path) -> bool:
    """Whether what was written last is whole; what follows half a line would be lost with it."""
    with file.open("rb") as written:
        size = written.seek(0, 2)
        written.seek(max(0, size - 1))
        return size == 0 or written.read() == b"\n"


def resumed(file: Path | None, of: str) -> Notebook:
    """The notebook of this work alone; one of other work is left as it is and refused."""
    if file is not None and file.exists() and file.stat().st_size:
        found = [entry.of for entry in entries(file)]
        for other in found or [""]:
            if other != of:
                raise OtherWork(file, other, of)
    return Notebook(file, of)
