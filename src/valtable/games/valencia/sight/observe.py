"""Features for learning: a view as 32-bit floats, seats in turn order from the viewer on."""

from __future__ import annotations

from array import array
from typing import Final

from valtable.games.valencia.box.city import CELLS
from valtable.games.valencia.box.components import NOTHING, Box
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import BACK
from valtable.games.valencia.state.state import NOBODY
from valtable.kernel.features import one_hot, tally

LARGEST: Final = 6
"""Stacks of this size and larger ones are counted together."""


def features(box: Box, view: ValenciaView) -> array[float]:
    """Equally many for equally many seats; a spectator looks from seat 0 and sees behind no screen."""
    seats = view.seats
    me = 0 if view.seat is None else view.seat
    order = [(me + step) % seats for step in range(seats)]
    kinds, city = len(box.cards), box.city(seats, view.build)
    own = None if view.seat is None else view.screen_of(me)
    frame = view.lane[-1] if view.lane else view.agenda[-1] if view.agenda and not view.phase else (BACK + 1, NOBODY)
    row: list[float] = one_hot(frame[0], BACK + 2)
    row += [float(frame[1] == seat) for seat in order]
    row += [*frame[2:4], *[0.0] * (4 - max(min(len(frame), 4), 2))]
    row += [view.round, view.phase, view.all_coins, view.tasks_left, float(view.seat is None), *view.supply]
    board = view.boards[view.round] if view.round < box.rounds else 0
    row += [guild for guild in box.guild_at[board] if guild != NOTHING]
    row += [box.fountain_points[fountain] for fountain in view.fountains]
    row += [box.ability[fountain] for fountain in view.fountains]
    row += tally(view.hand, kinds)
    row += tally([card for stack in view.stacks for card in stack], kinds)
    row += tally(view.own_unseen, kinds)
    row += tally([*view.nina_shown, *view.nina_bid], kinds)
    row += [own.coins, *own.goods] if own else [0.0] * 6
    tasks = [*(own.tasks if own else []), *view.offer, *view.dealt]
    row += tally(set(tasks), len(box.tasks))
    for seat in order:
        sizes = [min(size, LARGEST) for size in view.stack_sizes[seat]]
        row += [float(view.holder == seat), view.members[seat], view.privileges[seat], view.points[seat]]
        row += [
            view.piles[seat],
            view.unseen_discards[seat],
            view.tasks_held[seat],
            sum(chair.count(seat) for chair in view.council),
        ]
        row += [
            float(view.waiting[seat]) if view.waiting else 0.0,
            float(bool(view.open_lanes and view.open_lanes[seat])),
        ]
        row += tally([size - 1 for size in sizes], LARGEST)
        row += tally(view.bids[seat], kinds)
        row += tally(view.discards[seat], kinds)
        row += tally(view.below[seat], kinds)
        row += tally([cell for cell, figure in enumerate(view.figures) if figure == seat], CELLS)
        row += [float(seat in chair) for chair in view.council]
    land = [0.0] * (5 * CELLS)
    land[0::5], land[1::5] = city.kind, city.price
    land[2::5] = [0 if fountain == NOBODY else box.fountain_points[fountain] for fountain in view.fountain_at]
    land[3::5], land[4::5] = tally(view.palms, CELLS), tally(city.bushes, CELLS)
    return array("f", row + land)
