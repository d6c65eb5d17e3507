"""Features for learning: a view as 32-bit floats, seats in turn order from the viewer on."""

from __future__ import annotations

from array import array

from valtable.games.valletta.box.components import Box
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.frames import STAFFING, TAXED
from valtable.games.valletta.state.state import NOBODY, TRIGGERS
from valtable.kernel.features import one_hot, tally


def features(box: Box, view: VallettaView) -> array[float]:
    """Equally many for equally many seats; a spectator looks from seat 0 and has no hand."""
    seats = len(view.points)
    me = 0 if view.seat is None else view.seat
    order = [(me + step) % seats for step in range(seats)]
    kinds = len(box.characters)
    frame = view.agenda[-1] if view.agenda else (STAFFING + 1, NOBODY)
    row: list[float] = one_hot(frame[0], STAFFING + 2)
    row += [float(frame[1] == seat) for seat in order]
    row += frame_numbers(frame, me, seats)
    row += [view.jean, view.final, len(view.slots), float(view.seat is None), *view.draft, *view.barrels]
    row += [float(view.first == seat) for seat in order]
    row += [float(trigger in view.triggers) for trigger in range(len(TRIGGERS))]
    row += switches(view)
    row += view.supply if view.options.limited_goods else [0.0] * 4
    row += tally(view.pool, kinds)
    row += tally(view.slots, kinds)
    row += tally(view.hand, kinds)
    for seat in order:
        row += [*view.goods[seat], view.points[seat], view.houses[seat], view.turns[seat], view.hand_sizes[seat]]
        row += tally(view.unseen[seat], kinds)
        row += tally(view.known[seat], kinds)
        row += tally(view.discard[seat], kinds)
    nobody = [0.0] * seats
    cell_of = {building: cell for cell, building in enumerate(view.display)}
    for building in range(len(box.buildings)):
        owner = view.owner[building]
        row += [cell_of.get(building, NOBODY), view.upgraded[building]]
        row += nobody if owner == NOBODY else one_hot((owner - me) % seats, seats)
    return array("f", row)


def frame_numbers(frame: tuple[int, ...], me: int, seats: int) -> list[float]:
    """The first five numbers of the question; a seat among them is counted from the viewer on, too."""
    numbers = [float(n) for n in frame[2:7]]
    if frame[0] == TAXED:
        numbers[0] = float((frame[2] - me) % seats)
    return numbers + [0.0] * (5 - len(numbers))


def switches(view: VallettaView) -> list[float]:
    """The options that change what is worth what, numbers before switches; who begins is no news any more."""
    names = [name for name in view.options.__struct_fields__ if name != "first_player"]
    values = [getattr(view.options, name) for name in names]
    return [float(value) for value in sorted(values, key=lambda value: isinstance(value, bool))]
