"""Rulebook, "End of the game and final scoring": points by source, ties, what others may know of it before."""

from __future__ import annotations

from valtable.games.valencia.components import Box
from valtable.games.valencia.facts import Facts
from valtable.games.valencia.tasks import fountain_points, is_at_palm, points_of
from valtable.games.valencia.view import ValenciaView
from valtable.kernel.standing import Row, ScoreSheet, outcome_of, sheet

END = "five_rounds"


def facts_of(box: Box, view: ValenciaView) -> Facts:
    """What the viewer knows, ready to be scored."""
    screens = [view.screen_of(seat) for seat in range(view.seats)]
    return Facts(
        box,
        box.city(view.seats, view.build),
        view.seats,
        view.holder,
        view.figures,
        view.fountain_at,
        view.palms,
        view.council,
        [None if screen is None else screen.coins for screen in screens],
        [None if screen is None else screen.goods for screen in screens],
        view.all_coins,
        sum(box.stock) - sum(view.supply),
    )


def standing_of(box: Box, view: ValenciaView) -> ScoreSheet:
    """Council, city, palm trees (once, however many are near), fountains (Ruling 4), privileges, tasks.

    Nobody sees the tasks of others before the end, and one's own stand open where others' screens decide
    (Ruling 46). Totals may fall below zero (Ruling 47).
    """
    facts, seats = facts_of(box, view), range(view.seats)
    members = [facts.members(seat) for seat in seats]
    rows = (
        Row("council", tuple(view.points)),
        Row("city", tuple(len(members[seat]) * box.member_points for seat in seats)),
        Row("palms", tuple(sum(is_at_palm(facts, c) for c in members[seat]) * box.palm_points for seat in seats)),
        Row("fountains", tuple(fountain_points(facts, seat) for seat in seats)),
        Row("privileges", tuple(n * box.privilege_points for n in view.privileges)),
        Row("tasks", tuple(task_points(facts, view, seat) for seat in seats)),
    )
    if not view.is_over:
        return sheet(rows)
    totals = sheet(rows).totals
    keys: list[tuple[int, ...]] = [
        (totals[seat] or 0, len(members[seat]), facts.coins[seat] or 0) for seat in seats
    ]  # Ruling 28: then family members in the city, then coins, then shared
    return sheet(rows, outcome_of(keys, END))


def task_points(facts: Facts, view: ValenciaView, seat: int) -> int | None:
    """The sum over a seat's tasks; None where the viewer cannot know it (Ruling 46)."""
    screen = view.screen_of(seat)
    if screen is None:
        return None
    total = 0
    for task in screen.tasks:
        points = points_of(facts, seat, task)
        if points is None:
            return None
        total += points
    return total
