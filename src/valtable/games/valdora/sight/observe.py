"""Features for learning: everything a view holds, as numbers, the viewer's own seat first."""

from __future__ import annotations

from array import array
from typing import Final

from valtable.games.valdora.box.components import NONE, Box
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.frames import PAYING_GEM
from valtable.games.valdora.state.state import NOBODY, top_faces
from valtable.kernel.features import Row

FRAME_NUMBERS: Final = 3


def features(box: Box, view: ValdoraView) -> array[float]:
    """As many for every view of equally many seats; a spectator looks from seat 0."""
    start = view.seat or 0
    order = [(start + step) % view.seats for step in range(view.seats)]
    frame = view.agenda[-1] if view.agenda else (PAYING_GEM + 1, NOBODY)
    row = Row()
    row.one_hot(frame[0], PAYING_GEM + 2)
    row.whose(frame[1], order)
    row.add([*frame[2:], *[0] * (FRAME_NUMBERS - len(frame[2:]))])
    row.add([int(view.seat is None), view.round, view.triggered, view.bank, view.bonus_left, *view.tiles])
    row.add([*view.discard])
    row.whose(view.first, order)
    for owner in view.workshops:
        row.whose(owner, order)
    for road in view.roads:
        row.add([*road])
    for seat in order:
        add_seat(row, box, view, seat)
    for book in range(len(box.books)):
        add_book(row, box, view, book)
    return row.numbers


def add_seat(row: Row, box: Box, view: ValdoraView, seat: int) -> None:
    """Place, purse, provisions, loads, open commissions in order, tiles, what is completed."""
    row.one_hot(view.pawns[seat], len(box.spaces))
    row.add([view.coins[seat], view.provisions[seat], view.bonus[seat], view.completed_n[seat]])
    row.add([*view.loads[seat], *view.gear[seat], *view.craftsmen[seat]])
    for slot in range(box.max_open):
        face = box.shown[view.opened[seat][slot]] if slot < len(view.opened[seat]) else NONE
        row.one_hot(face, len(box.crest))
    row.tally([box.shown[held] for held in view.completed[seat]], len(box.crest))


def add_book(row: Row, box: Box, view: ValdoraView, book: int) -> None:
    """Both tops, sizes, and how often each page lies where."""
    left, right = view.left[book], view.right[book]
    row.add([len(left), len(right), view.unseen[book], view.front[book]])
    for face in top_faces(box, left, right, view.front[book]):
        row.one_hot(face, len(box.crest))
    for pile in (left, right, view.unaccounted[book]):
        row.tally(pile, len(box.set_of))
