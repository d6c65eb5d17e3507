"""How often a seat may take something back at one table.

Every undo makes a log longer, and whoever verifies it from outside plays it again from the start
each time. So there is an end to it, far beyond what people need: what is exported can always be imported.
"""

from __future__ import annotations

from collections.abc import Sequence

from valtable.kernel.errors import Refused
from valtable.kernel.log import Line, TakeBackLine, UndoLine
from valtable.kernel.match import Match
from valtable.kernel.refusal import Refusal

MOST_UNDOS = 200
"""Per seat and table. Only a seat's own are counted, so it learns nothing about others."""


def check_undos(match: Match, seat: int, more: int = 1) -> None:
    """Refused if this seat would have gone back too often."""
    if undos_by(match.course.lines, seat) + more > MOST_UNDOS:
        raise Refused(Refusal("too_many_undos", details={"most": MOST_UNDOS}))


def undos_by(lines: Sequence[Line], seat: int) -> int:
    return sum(seat in undoers(line) for line in lines)


def undoers(line: Line) -> list[int]:
    """The seats that went back with this line; none if it is no undo."""
    match line:
        case UndoLine():
            return line.by
        case TakeBackLine():
            return [line.seat]
        case _:
            return []
