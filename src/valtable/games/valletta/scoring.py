"""Rulebook, "Game End": buildings, goods, ties."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valletta.box.components import Box
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.state import NOBODY, TRIGGERS
from valtable.kernel.standing import Row, ScoreSheet, outcome_of, sheet
from valtable.kernel.table import of_the_moment


def standing_of(box: Box, view: VallettaView) -> ScoreSheet:
    """Points on the street, building points as they lie, a point per three goods (V49), none for neighbours (V17).

    Everything that scores is open at any time (V50). A tie goes to whoever has built more houses, else it is shared.
    """
    goods = tuple(goods_points(box, view.goods))
    found = open_sheet(box, tuple(view.points), tuple(view.owner), tuple(view.upgraded), goods)
    if not view.is_over:
        return found
    keys: list[tuple[int, ...]] = [(total or 0, view.owner.count(seat)) for seat, total in enumerate(found.totals)]
    return sheet(found.rows, outcome_of(keys, TRIGGERS[view.triggers[0]]))


@of_the_moment
def open_sheet(
    box: Box, points: tuple[int, ...], owner: tuple[int, ...], upgraded: tuple[int, ...], goods: tuple[int, ...]
) -> ScoreSheet:
    """Before the end it is the same for everybody, and from move to move."""
    buildings = tuple(building_points(box, len(points), owner, upgraded))
    return sheet((Row("points", points), Row("buildings", buildings), Row("goods", goods)))


def goods_points(box: Box, goods: Sequence[Sequence[int]]) -> list[int]:
    """A point per three goods (V49), by seat."""
    return [sum(own) // box.goods_per_point for own in goods]


def building_points(box: Box, seats: int, owner: Sequence[int], upgraded: Sequence[int]) -> list[int]:
    """The points on the buildings of each seat."""
    found = [0] * seats
    for building, seat in enumerate(owner):
        if seat != NOBODY:
            found[seat] += points_on(box, building, upgraded[building])
    return found


def points_on(box: Box, building: int, upgraded: int) -> int:
    """The points printed on the side that lies up."""
    return box.vp_upgraded[building] if upgraded else box.vp[building]


def track_space(lap: int, points: int) -> tuple[int, int]:
    """Where the figure stands and the token it carries: 25 is space 25 without, 26 is space 1 with 25 (V48)."""
    if points <= 0:
        return 0, 0
    laps, space = divmod(points - 1, lap)
    return space + 1, laps * lap
