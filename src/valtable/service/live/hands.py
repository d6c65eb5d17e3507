"""Seats that have changed hands, told to everybody at the table where their story then was."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.kernel.match import Match
from valtable.service.protocol import HandOver
from valtable.service.store.rows import HandRow, TableRow


def told_hands(match: Match, row: TableRow, hands: Sequence[HandRow], viewer: int | None) -> list[HandOver]:
    """As lines among what this viewer has seen: what others did in secret meanwhile does not count."""
    told: list[HandOver] = []
    names = {seat.seat: seat.name for seat in row.seats}  # they may be said only after sitting down
    for hand in reversed(hands):
        at = story_before(match, hand.line, viewer)
        told.append(HandOver(hand.seat, names[hand.seat], hand.before, at, hand.revoked))
        names[hand.seat] = hand.before
    return told[::-1]


def story_before(match: Match, line: int, viewer: int | None) -> int:
    """How many events of the viewer's story come from earlier lines than this; what was undone is none any more."""
    earlier = (step for step in match.course.steps if step.line.n < line)
    return sum(entry.seen_by(viewer) is not None for step in earlier for entry in step.entries)
