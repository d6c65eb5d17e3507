"""Features for learning: a view as 32-bit floats, seats in turn order from the viewer on."""

from __future__ import annotations

from array import array

from valtable.games.valletta.components import Box
from valtable.games.valletta.state import NOBODY, STAFFING
from valtable.games.valletta.view import VallettaView


def features(box: Box, view: VallettaView) -> array[float]:
    """Equally many for equally many seats; a spectator looks from seat 0 and has no hand."""
    seats = len(view.points)
    me = 0 if view.seat is None else view.seat
    order = [(me + step) % seats for step in range(seats)]
    kinds = range(len(box.characters))
    frame = view.agenda[-1] if view.agenda else (STAFFING + 1, NOBODY)
    row: list[float] = [float(frame[0] == kind) for kind in range(STAFFING + 2)]
    row += [float(frame[1] == seat) for seat in order]
    row += [*frame[2:7], *[0.0] * (7 - max(len(frame), 2))]
    row += [view.jean, view.final, len(view.slots), float(view.seat is None), *view.supply, *view.draft, *view.barrels]
    row += [view.pool.count(kind) for kind in kinds]
    row += [view.slots.count(kind) for kind in kinds]
    row += [view.hand.count(kind) for kind in kinds]
    for seat in order:
        row += [*view.goods[seat], view.points[seat], view.houses[seat], view.turns[seat], view.hand_sizes[seat]]
        row += [view.unseen[seat].count(kind) for kind in kinds]
        row += [view.known[seat].count(kind) for kind in kinds]
        row += [view.discard[seat].count(kind) for kind in kinds]
    cell_of = {building: cell for cell, building in enumerate(view.display)}
    for building in range(len(box.buildings)):
        owner = view.owner[building]
        row += [cell_of.get(building, NOBODY), view.upgraded[building], *(float(owner == seat) for seat in order)]
    return array("f", row)
