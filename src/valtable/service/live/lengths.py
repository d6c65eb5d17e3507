"""How long the log of a table may become, far beyond what any game of people needs.

Whoever reads a table plays its lines again, and whoever verifies it from outside does so from the start at each undo.
So there is an end to both, such that what is exported can always be imported.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.match import Match
from valtable.kernel.refusal import Refusal
from valtable.service.bots.verifying import MOST_LEFT, MOST_UNDOS

LONGEST_WISH: Final = 4_000
"""In bytes: some six hundred of the shortest steps."""
MOST_PLAYED: Final = MOST_LEFT - 2_000
"""A table whose log has so many lines takes no more choices; the last may still be a long wish, with what follows."""


def is_full(match: Match) -> bool:
    return len(match.course.lines) >= MOST_PLAYED and not match.is_over


def check_undos(match: Match, seat: int, more: int = 1) -> None:
    """Refused if this seat would have gone back too often. Only its own are counted: it learns nothing about others."""
    if match.course.undos[seat] + more > MOST_UNDOS:
        raise Refused(Refusal("too_many_undos", details={"most": MOST_UNDOS}))


def check_wish(raw: Any) -> None:
    if len(msgspec.json.encode(raw)) > LONGEST_WISH:
        raise Malformed("wish", f"is longer than {LONGEST_WISH} bytes")
