"""Rulebook, "Game End": buildings, goods, ties."""

from __future__ import annotations

from valtable.games.valletta.box.components import Box
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.state import TRIGGERS
from valtable.kernel.standing import Row, ScoreSheet, outcome_of, sheet


def standing_of(box: Box, view: VallettaView) -> ScoreSheet:
    """Points on the street, building points as they lie, a point per three goods (V49), none for neighbours (V17).

    Everything that scores is open at any time (V50). A tie goes to whoever has built more houses, else it is shared.
    """
    seats = range(view.seats)
    buildings = tuple(building_points(box, view, seat) for seat in seats)
    goods = tuple(sum(view.goods[seat]) // box.goods_per_point for seat in seats)
    rows = (Row("points", tuple(view.points)), Row("buildings", buildings), Row("goods", goods))
    if not view.is_over:
        return sheet(rows)
    keys: list[tuple[int, ...]] = [
        (view.points[seat] + buildings[seat] + goods[seat], view.owner.count(seat)) for seat in seats
    ]
    return sheet(rows, outcome_of(keys, TRIGGERS[view.triggers[0]]))


def building_points(box: Box, view: VallettaView, seat: int) -> int:
    """The sum printed on a seat's buildings, the upgraded side where it is flipped."""
    total = 0
    for building, owner in enumerate(view.owner):
        if owner == seat:
            total += points_on(box, building, view.upgraded[building])
    return total


def points_on(box: Box, building: int, upgraded: int) -> int:
    """The points printed on the side that lies up."""
    return box.vp_upgraded[building] if upgraded else box.vp[building]


def track_space(lap: int, points: int) -> tuple[int, int]:
    """Where the figure stands and the token it carries: 25 is space 25 without, 26 is space 1 with 25 (V48)."""
    if points <= 0:
        return 0, 0
    laps, space = divmod(points - 1, lap)
    return space + 1, laps * lap
