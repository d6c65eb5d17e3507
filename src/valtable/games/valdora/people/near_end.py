"""What tells that the end is near: the last round, or before it that only two colours of craftsmen are left."""

from __future__ import annotations

from valtable.games.valdora.box.components import Box
from valtable.games.valdora.people.events import seat_ref
from valtable.games.valdora.sight.view import ValdoraView
from valtable.kernel.standing import Near


def near_end(box: Box, view: ValdoraView) -> Near | None:
    if view.is_over:
        return None
    if view.triggered:
        last = view.last_seat
        return Near("last-turn") if view.turn_of == last else Near("last-round-of", {"seat": seat_ref(last)})
    if 0 < view.options.round_limit <= view.round:
        return Near("last-round")
    left = [n for n in view.tiles if n]
    return Near("colors", {"n": min(left)}) if len(left) == 2 else None
