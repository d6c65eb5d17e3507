"""Features for learning: a view as 32-bit floats, seats in turn order from the viewer on."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

from valtable.games.valencia.box.city import CELLS, City
from valtable.games.valencia.box.components import NOTHING, Box
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import BACK
from valtable.games.valencia.state.state import NOBODY
from valtable.kernel.features import Row

LARGEST: Final = 6
"""Stacks of this size and larger ones are counted together."""
PER_CELL: Final = 5
"""So many numbers tell of one cell of the city."""


def features(box: Box, view: ValenciaView) -> array[float]:
    """Equally many for equally many seats; a spectator looks from seat 0 and sees behind no screen."""
    seats = view.seats
    me = 0 if view.seat is None else view.seat
    order = [(me + step) % seats for step in range(seats)]
    kinds = len(box.cards)
    own = None if view.seat is None else view.screen_of(me)
    frame = view.lane[-1] if view.lane else view.agenda[-1] if view.agenda and not view.phase else (BACK + 1, NOBODY)
    row = Row()
    row.one_hot(frame[0], BACK + 2)
    row.whose(frame[1], order)
    row.add([*frame[2:4], *[0] * (4 - max(min(len(frame), 4), 2))])
    row.add([view.round, view.phase, view.all_coins, view.tasks_left, int(view.seat is None), *view.supply])
    board = view.boards[view.round] if view.round < box.rounds else 0
    row.add([guild for guild in box.guild_at[board] if guild != NOTHING])
    row.add([box.fountain_points[fountain] for fountain in view.fountains])
    row.add([box.ability[fountain] for fountain in view.fountains])
    row.tally(view.hand, kinds)
    row.tally([card for stack in view.stacks for card in stack], kinds)
    row.tally(view.own_unseen, kinds)
    row.tally([*view.nina_shown, *view.nina_bid], kinds)
    row.add([own.coins, *own.goods] if own else [0.0] * 6)
    row.tally({*(own.tasks if own else ()), *view.offer, *view.dealt}, len(box.tasks))
    homes = [add_seat(row, view, seat, kinds) for seat in order]
    for cell, figure in enumerate(view.figures):
        if figure != NOBODY:
            row.numbers[homes[(figure - me) % seats] + cell] = 1.0
    add_city(row, box, view)
    return row.numbers


def add_seat(row: Row, view: ValenciaView, seat: int, kinds: int) -> int:
    """What it has, what it did in this auction, its cards by kind; where the cells of its family members begin."""
    row.add([int(view.holder == seat), view.members[seat], view.privileges[seat], view.points[seat]])
    sitting = [chair.count(seat) for chair in view.council]
    row.add([view.piles[seat], view.unseen_discards[seat], view.tasks_held[seat], sum(sitting)])
    is_waiting = view.waiting[seat] if view.waiting else 0
    row.add([is_waiting, int(bool(view.open_lanes and view.open_lanes[seat]))])
    row.tally([min(size, LARGEST) - 1 for size in view.stack_sizes[seat]], LARGEST)
    row.tally(view.bids[seat], kinds)
    row.tally(view.discards[seat], kinds)
    row.tally(view.below[seat], kinds)
    cells = row.zeros(CELLS)
    row.add([min(n, 1) for n in sitting])
    return cells


def add_city(row: Row, box: Box, view: ValenciaView) -> None:
    """By cell its kind, its price, the points of a fountain built there, whether there is a palm tree, and a bush."""
    start, numbers = len(row.numbers), row.numbers
    numbers.extend(printed_city(box.city(view.seats, view.build)))
    for cell, fountain in enumerate(view.fountain_at):
        if fountain != NOBODY:
            numbers[start + PER_CELL * cell + 2] = box.fountain_points[fountain]
    for bush in view.palms:
        numbers[start + PER_CELL * bush + 3] = 1.0


@lru_cache(maxsize=512)  # as many as the box keeps cities
def printed_city(city: City) -> array[float]:
    """By cell its kind, its price, 0 and 0 for what will stand there, whether there is a bush."""
    row = Row()
    row.zeros(PER_CELL * CELLS)
    row.numbers[::PER_CELL] = array("f", city.kind)
    row.numbers[1::PER_CELL] = array("f", city.price)
    for bush in city.bushes:
        row.numbers[PER_CELL * bush + 4] = 1.0
    return row.numbers
