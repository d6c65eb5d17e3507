"""Seats that have changed hands, told to everybody at the table where their story then was."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from valtable.kernel.match import Match
from valtable.service.protocol import HandOver
from valtable.service.store.rows import HandRow, TableRow


def told_hands(match: Match, row: TableRow, hands: Sequence[HandRow], viewer: int | None) -> list[HandOver]:
    """As lines among what this viewer has seen: what others did in secret meanwhile does not count.

    The story is gone through once, however many seats have changed hands; what was undone is in it no more.
    """
    story = [step.line.n for step in match.course.steps for entry in step.entries if entry.seen_by(viewer) is not None]
    told: list[HandOver] = []
    names = {seat.seat: seat.name for seat in row.seats}  # they may be said only after sitting down
    for hand in reversed(hands):
        at = bisect_left(story, hand.line)
        told.append(HandOver(hand.seat, names[hand.seat], hand.before, at, hand.revoked))
        names[hand.seat] = hand.before
    return told[::-1]
