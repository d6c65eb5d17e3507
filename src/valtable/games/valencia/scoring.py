"""Rulebook, "End of the game and final scoring": points by source, ties, what others may know of it before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.sight.known import Known, known_of
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.task_cards import points_of
from valtable.kernel.standing import Row, ScoreSheet, outcome_of, sheet

END: Final = "five_rounds"


def standing_of(box: Box, view: ValenciaView) -> ScoreSheet:
    """Council, city, palm trees (once, however many are near), fountains (Ruling 4), privileges, tasks.

    Nobody sees the tasks of others before the end, and one's own stand open where others' screens decide
    (Ruling 46). Totals may fall below zero (Ruling 47).
    """
    known, seats = known_of(box, view), range(view.seats)
    members = [known.members(seat) for seat in seats]
    rows = (
        Row("council", tuple(view.points)),
        Row("city", tuple(len(members[seat]) * box.member_points for seat in seats)),
        Row("palms", tuple(sum(known.is_at_palm(c) for c in members[seat]) * box.palm_points for seat in seats)),
        Row("fountains", tuple(sum(known.fountains_at(c) for c in members[seat]) for seat in seats)),
        Row("privileges", tuple(n * box.privilege_points for n in view.privileges)),
        Row("tasks", tuple(task_points(known, view, seat) for seat in seats)),
    )
    if not view.is_over:
        return sheet(rows)
    return sheet(rows, outcome_of(break_ties(known, sheet(rows).totals), END))


def break_ties(known: Known, totals: Sequence[int | None]) -> list[tuple[int, ...]]:
    """What seats are compared by: points, then family members in the city, then coins, then shared (Ruling 28)."""
    return [(points or 0, len(known.members(seat)), known.coins[seat] or 0) for seat, points in enumerate(totals)]


def points_at(known: Known, cell: int) -> int:
    """What a family member scores here as the city stands: itself, a palm tree, every fountain it touches."""
    palm = known.box.palm_points if known.is_at_palm(cell) else 0
    return known.box.member_points + palm + known.fountains_at(cell)


def task_points(known: Known, view: ValenciaView, seat: int) -> int | None:
    """The sum over a seat's tasks; None where the viewer cannot know it (Ruling 46)."""
    screen = view.screen_of(seat)
    if screen is None:
        return None
    total = 0
    for task in screen.tasks:
        points = points_of(known, seat, task)
        if points is None:
            return None
        total += points
    return total
