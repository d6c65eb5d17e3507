"""Rulebook, "Scoring": commissions, colours, workshops, bonus tiles, gems; then ties."""

from __future__ import annotations

from valtable.games.valdora.box.components import Box
from valtable.games.valdora.people.events import tile_refs
from valtable.games.valdora.sight.looking import shows_completed
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.state import ENDS
from valtable.kernel.standing import Row, ScoreSheet, outcome_of, sheet


def standing_of(box: Box, view: ValdoraView) -> ScoreSheet:
    """Points per source; of others' completed commissions only what the viewer may look at (R19, R27).

    A tie goes to whoever has more coins, else it is shared (R20).
    """
    seats = range(view.seats)
    commissions = tuple(
        commission_points(box, view.completed[seat])
        if shows_completed(view.options, view.is_over, view.seat, seat)
        else None
        for seat in seats
    )
    rows = (
        Row("commissions", commissions),
        Row("colors", tuple(box.color_points * sum(1 for n in view.craftsmen[seat] if n) for seat in seats)),
        Row("workshops", tuple(workshop_points(box, view.workshops, seat) for seat in seats)),
        Row("bonus", tuple(box.bonus_points * view.bonus[seat] for seat in seats)),
        Row("gems", tuple(box.gem_points * sum(1 for gem in view.loads[seat] if gem >= 0) for seat in seats)),
    )
    if not view.is_over:
        return sheet(rows)
    totals = [total or 0 for total in sheet(rows).totals]
    keys: list[tuple[int, ...]] = [(totals[seat], view.coins[seat]) for seat in seats]
    return sheet(rows, outcome_of(keys, ENDS[view.ended], {"left": tile_refs(box, view.tiles)}))


def commission_points(box: Box, completed: list[int]) -> int:
    return sum(box.points[box.shown[held]] for held in completed)


def workshop_points(box: Box, workshops: list[int], seat: int) -> int:
    return sum(points for points, owner in zip(box.workshop_points, workshops, strict=True) if owner == seat)
