"""Which options go together (Ruling 41)."""

from __future__ import annotations

from valtable.games.valencia.asking.reasons import NO_SPARE_TILES, REASONS
from valtable.games.valencia.options import ValenciaOptions
from valtable.kernel.errors import Unplayable
from valtable.kernel.refusal import Refusal


def check_layout(options: ValenciaOptions, seats: int) -> None:
    """Raise Unplayable for spare tiles where none can be laid: in the first game's city, and in that of two players."""
    if options.reserve and (seats == 2 or options.layout == "first_game"):
        reason = REASONS.by_code[NO_SPARE_TILES]
        raise Unplayable("valencia", Refusal(reason.key, reason.rule, {}))
