"""Features for learning: a view as 32-bit floats, seats in turn order from the viewer on."""

from __future__ import annotations

from array import array

from valtable.games.valletta.box.components import Box
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.frames import STAFFING, TAXED
from valtable.games.valletta.state.state import NOBODY, TRIGGERS
from valtable.kernel.features import Row


def features(box: Box, view: VallettaView) -> array[float]:
    """Equally many for equally many seats; a spectator looks from seat 0 and has no hand."""
    seats = len(view.points)
    me = 0 if view.seat is None else view.seat
    order = [(me + step) % seats for step in range(seats)]
    kinds = len(box.characters)
    frame = view.agenda[-1] if view.agenda else (STAFFING + 1, NOBODY)
    row = Row()
    row.one_hot(frame[0], STAFFING + 2)
    row.whose(frame[1], order)
    row.add(frame_numbers(frame, me, seats))
    row.add([view.jean, view.final, len(view.slots), int(view.seat is None), *view.draft, *view.barrels])
    row.whose(view.first, order)
    row.tally(view.triggers, len(TRIGGERS))
    row.add(switches(view))
    row.add([*view.supply] if view.options.limited_goods else [0.0] * 4)
    row.tally(view.pool, kinds)
    row.tally(view.slots, kinds)
    row.tally(view.hand, kinds)
    for seat in order:
        row.add([*view.goods[seat], view.points[seat], view.houses[seat], view.turns[seat], view.hand_sizes[seat]])
        row.tally(view.unseen[seat], kinds)
        row.tally(view.known[seat], kinds)
        row.tally(view.discard[seat], kinds)
    add_buildings(row, view, me, seats)
    return row.numbers


def add_buildings(row: Row, view: VallettaView, me: int, seats: int) -> None:
    """Each with its place in the display, whether it is upgraded, and whose it is."""
    each = 2 + seats
    start, numbers = row.zeros(each * len(view.owner)), row.numbers
    for building in range(len(view.owner)):
        numbers[start + each * building] = NOBODY
    for cell, building in enumerate(view.display):
        at = start + each * building
        numbers[at] = cell
        if view.owner[building] != NOBODY:
            numbers[at + 1] = view.upgraded[building]
            numbers[at + 2 + (view.owner[building] - me) % seats] = 1.0


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
