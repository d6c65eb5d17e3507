"""Which options go together (Ruling 41)."""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.asking.reasons import NO_SPARE_TILES, REASONS
from valtable.games.valencia.options import ValenciaOptions
from valtable.kernel.errors import Unplayable
from valtable.kernel.refusal import Refusal

NOTHING_IGNORED: Final = 2
"""The version of the rules since which an option that could change nothing is refused; older games have ignored it."""


def check_layout(options: ValenciaOptions, seats: int) -> None:
    """Raise Unplayable for spare tiles where none can be laid: in the first game's city, and in that of two players."""
    if options.reserve and (seats == 2 or options.layout == "first_game"):
        reason = REASONS.by_code[NO_SPARE_TILES]
        raise Unplayable("valencia", Refusal(reason.key, reason.rule, {}))
