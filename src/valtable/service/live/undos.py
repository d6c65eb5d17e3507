"""How often a seat may take something back at one table.

Every undo makes a log longer, and whoever verifies it from outside plays it again from the start
each time. So there is an end to it, far beyond what people need: what is exported can always be imported.
"""

from __future__ import annotations

from valtable.kernel.errors import Refused
from valtable.kernel.match import Match
from valtable.kernel.refusal import Refusal
from valtable.service.bots.verifying import MOST_UNDOS


def check_undos(match: Match, seat: int, more: int = 1) -> None:
    """Refused if this seat would have gone back too often. Only its own are counted: it learns nothing about others."""
    if match.course.undos[seat] + more > MOST_UNDOS:
        raise Refused(Refusal("too_many_undos", details={"most": MOST_UNDOS}))
