"""What tells that the end is near: the final phase, what brings it on, and before that whoever is close to a goal."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.box.components import Box
from valtable.games.valletta.people.events import seat_ref
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.state import FINAL, TRIGGERED
from valtable.kernel.standing import Near

CLOSE: Final = 0.85
"""The share of the points that begin the final phase from which on somebody is close to them."""


def near_end(box: Box, view: VallettaView) -> Near | None:
    if view.is_over:
        return None
    if view.final == FINAL:
        return Near("final")
    if view.final == TRIGGERED:
        return Near("final-next")
    for seat, n in enumerate(view.points):
        if n >= box.trigger_points * CLOSE:
            return Near("points", {"seat": seat_ref(seat), "n": n, "of": box.trigger_points})
    for seat, houses in enumerate(view.houses):
        if houses == 1:
            return Near("house", {"seat": seat_ref(seat)})
    return None
