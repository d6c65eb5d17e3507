"""Rulebook, "Scoring": commissions, colours, workshops, bonus tiles, gems; then ties."""

from __future__ import annotations

from valtable.games.valdora.box.components import Box
from valtable.games.valdora.people.events import tile_refs
from valtable.games.valdora.sight.looking import shows_completed
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.state import ENDS
from valtable.kernel.standing import Row, ScoreSheet, outcome_of, sheet
from valtable.kernel.table import of_the_moment


def standing_of(box: Box, view: ValdoraView) -> ScoreSheet:
    """Points per source; of others' completed commissions only what the viewer may look at (R19, R27).

    A tie goes to whoever has more coins, else it is shared (R20).
    """
    shown = [shows_completed(view.options, view.is_over, view.seat, seat) for seat in range(view.seats)]
    found = known_sheet(
        box,
        tuple(
            [
                commission_points(box, cards) if known else None
                for known, cards in zip(shown, view.completed, strict=True)
            ]
        ),
        tuple([len(tiles) - tiles.count(0) for tiles in view.craftsmen]),
        tuple(view.workshops),
        tuple(view.bonus),
        tuple([sum(1 for gem in loads if gem >= 0) for loads in view.loads]),
    )
    if not view.is_over:
        return found
    keys: list[tuple[int, ...]] = [(total or 0, coins) for total, coins in zip(found.totals, view.coins, strict=True)]
    return sheet(found.rows, outcome_of(keys, ENDS[view.ended], {"left": tile_refs(box, view.tiles)}))


@of_the_moment
def known_sheet(
    box: Box,
    commissions: tuple[int | None, ...],
    colors: tuple[int, ...],
    workshops: tuple[int, ...],
    bonus: tuple[int, ...],
    gems: tuple[int, ...],
) -> ScoreSheet:
    """The sheet of so many points, colours and so on per seat; of workshops it is told who has opened each."""
    opened = [workshop_points(box, list(workshops), seat) for seat in range(len(bonus))]
    return sheet(
        (
            Row("commissions", commissions),
            Row("colors", tuple([box.color_points * n for n in colors])),
            Row("workshops", tuple(opened)),
            Row("bonus", tuple([box.bonus_points * n for n in bonus])),
            Row("gems", tuple([box.gem_points * n for n in gems])),
        )
    )


def commission_points(box: Box, completed: list[int]) -> int:
    return sum(box.points[box.shown[held]] for held in completed)


def workshop_points(box: Box, workshops: list[int], seat: int) -> int:
    return sum(points for points, owner in zip(box.workshop_points, workshops, strict=True) if owner == seat)
