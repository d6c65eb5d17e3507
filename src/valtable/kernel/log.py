"""The log is the game: JSON Lines, file extension `.valt`.

A header, a line for the set-up, then a line for each thing done, each with its outcomes of chance.
Nothing is ever taken out: undo and take-back append a line, and the game is the log folded
over these. Line numbers (`n`) only rise.
"""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from valtable.kernel.errors import Malformed
from valtable.kernel.luck import Choices, Outcome
from valtable.kernel.seed import SECRET_BYTES

FORMAT: Final = 1
T = TypeVar("T")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What must be known before the first line: the game, its rules and data, the seats."""

    valt: int
    game: str
    rules: int
    edition: str
    components: str
    """Digest of the component files."""
    options: dict[str, object]
    seats: list[str]
    seed_hash: str | None = None
    """The commitment; None for a seed that somebody chose."""
    contributions: list[str] = []
    data: dict[str, str] = {}
    """Custom component files travel inside the log."""
    chosen: Choices = {}
    """The first outcomes of some streams, where somebody chose them: such a match has no hash either."""
    lesson: str = ""
    """The lesson this match was set up for, by its name; nothing in the kernel follows from it."""


# No cycle runs through lines, steps and entries, and a service keeps many: the collector need not look at them.
class LineBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    n: int


class SetupLine(LineBase, frozen=True):
    """The set-up and its luck."""

    setup: bool
    chance: list[Outcome] = []


class ActionLine(LineBase, frozen=True):
    """One action; `auto` where the kernel played it because there was no choice."""

    seat: int
    do: str
    chance: list[Outcome] = []
    auto: bool = False


class UndoLine(LineBase, frozen=True):
    """Back to the moment after line `undo_to`; `by` names the seats that agreed."""

    undo_to: int
    by: list[int]


class TakeBackLine(LineBase, frozen=True):
    """In a sealed phase: this seat's own lines after line `take_back` are void."""

    seat: int
    take_back: int


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended, and the secret that the commitment was made to."""

    reason: str
    points: list[int]
    winners: list[int]
    secret: str


class EndLine(LineBase, frozen=True):
    end: End


Line = SetupLine | ActionLine | UndoLine | TakeBackLine | EndLine

KEY_TO_TYPE: Final[dict[str, type[Line]]] = {
    "setup": SetupLine,
    "do": ActionLine,
    "undo_to": UndoLine,
    "take_back": TakeBackLine,
    "end": EndLine,
}


class Log(msgspec.Struct, frozen=True):
    """A whole log as typed values."""

    header: Header
    lines: list[Line]

    def encode(self) -> str:
        rows: list[Header | Line] = [self.header, *self.lines]
        return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)

    @property
    def end(self) -> End | None:
        last = self.lines[-1] if self.lines else None
        return last.end if isinstance(last, EndLine) else None


def decode(text: str, name: str = "log") -> Log:
    """A log from outside, strictly; the error names the file and the line."""
    # Not splitlines: names may hold characters that Python, but not JSON Lines, takes for a line's end.
    rows = text.removesuffix("\n").split("\n")
    if rows == [""]:
        raise Malformed(name, "is empty")
    header = _decode_row(rows[0], Header, f"{name}, line 1")
    if header.valt != FORMAT:
        raise Malformed(f"{name}, line 1", f"log format {header.valt} is not known (this is format {FORMAT})")
    if header.chosen and header.seed_hash is not None:
        raise Malformed(f"{name}, line 1", "luck that was chosen (`chosen`) has no `seed_hash`")
    lines: list[Line] = []
    for row in rows[1:]:
        lines.append(decode_line(row, lines, name))
    if not lines:
        raise Malformed(name, "has no set-up line")
    return Log(header, lines)


def decode_line(row: str, before: list[Line], name: str = "log") -> Line:
    """The line that follows those before it."""
    where = f"{name}, line {len(before) + 2}"
    raw = _decode_row(row, dict[str, object], where)
    kinds = [type_ for key, type_ in KEY_TO_TYPE.items() if key in raw]
    if len(kinds) != 1:
        raise Malformed(where, f"must have exactly one of {', '.join(KEY_TO_TYPE)}")
    line = _convert(raw, kinds[0], where)
    if line.n != len(before):
        raise Malformed(where, f"`n` must be {len(before)}, not {line.n}")
    if isinstance(line, SetupLine) != (not before):
        raise Malformed(where, "the first line, and no other, is the set-up")
    if before and isinstance(before[-1], EndLine):
        raise Malformed(where, "nothing may follow the end")
    return line


def fold(lines: list[Line]) -> list[SetupLine | ActionLine]:
    """The lines that count: the log after every undo and take-back."""
    kept: list[SetupLine | ActionLine] = []
    for line in lines:
        fold_in(kept, line)
    return kept


def fold_in(kept: list[SetupLine | ActionLine], line: Line) -> None:
    """Let one more line count among those that do, or take away what it takes back."""
    match line:
        case SetupLine() | ActionLine():
            kept.append(line)
        case UndoLine():
            while kept and kept[-1].n > line.undo_to:
                kept.pop()
        case TakeBackLine():
            kept[:] = [
                old for old in kept if isinstance(old, SetupLine) or old.seat != line.seat or old.n <= line.take_back
            ]
        case EndLine():
            pass


def undoers(line: Line) -> list[int]:
    """The seats that went back with this line; none if it is no undo."""
    match line:
        case UndoLine():
            return line.by
        case TakeBackLine():
            return [line.seat]
        case _:
            return []


def secret_of(end: End, name: str = "log") -> bytes:
    """The published secret as bytes."""
    try:
        secret = bytes.fromhex(end.secret)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise Malformed(name, f"the secret must be {SECRET_BYTES} bytes in hexadecimal")
    return secret


def _decode_row(row: str, type_: type[T], where: str) -> T:
    try:
        return msgspec.json.decode(row, type=type_)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Malformed(where, str(error)) from None
    except RecursionError:
        raise Malformed(where, "is nested too deeply") from None


def _convert(raw: dict[str, object], type_: type[T], where: str) -> T:
    try:
        return msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        raise Malformed(where, str(error)) from None
