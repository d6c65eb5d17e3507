"""The score sheet: points per seat and source, as far as the viewer may know."""

from __future__ import annotations

import msgspec

from valtable.kernel.refusal import Args


class Row(msgspec.Struct, frozen=True):
    """Points from one source (text key `score-<source>`); None where the viewer may not know."""

    source: str
    points: tuple[int | None, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended: rank of each seat (1 is best, ties share), winners, the reason.

    A table that plays together against the game can be lost: then nobody has won. Where more is to be said than who
    has won, `result` is the text key `result-<result>`. `details` are the arguments of that text and of the reason's.
    """

    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    lost: bool = False
    result: str = ""
    details: Args = {}


class ScoreSheet(msgspec.Struct, frozen=True):
    """All sources, their totals, and the outcome once the game is over."""

    rows: tuple[Row, ...]
    totals: tuple[int | None, ...]
    outcome: Outcome | None = None


class Near(msgspec.Struct, frozen=True):
    """That the end is near, and by what: text key `near-<what>` with its arguments."""

    what: str
    args: Args = {}


def sheet(rows: tuple[Row, ...], outcome: Outcome | None = None) -> ScoreSheet:
    """The sheet of these rows; a total is unknown where one of its parts is."""
    seats = len(rows[0].points)
    totals: list[int | None] = []
    for seat in range(seats):
        known = [points for row in rows if (points := row.points[seat]) is not None]
        totals.append(sum(known) if len(known) == len(rows) else None)
    return ScoreSheet(rows, tuple(totals), outcome)


def rank(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The rank of each seat by its key, largest first; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def outcome_of(keys: list[tuple[int, ...]], reason: str, details: Args | None = None) -> Outcome:
    """The outcome when the largest key wins and equal keys share the victory."""
    ranks = rank(keys)
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    return Outcome(ranks, winners, reason, details=details or {})
