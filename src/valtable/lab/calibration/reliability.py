"""What win chances are worth: how often came what they said, on games they were not fitted to."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

import msgspec

from valtable.bots.fits.reading import Points
from valtable.lab.calibration.fitting import By, Spreads
from valtable.lab.calibration.positions import Course
from valtable.lab.intervals import Estimate, estimated_mean

BINS = 10


class Bin(msgspec.Struct, frozen=True):
    """All seats of all positions whose chance was said to be about this."""

    said: float
    came: float
    seats: int


class Quality(msgspec.Struct, frozen=True):
    """How good win chances are that rest on prospects, or on scores, with these numbers."""

    near: float
    far: float
    to_come: float
    brier: float
    """The mean square of what was said less what came; who says the same of all seats has (n - 1) / n²."""
    off: float
    """By how much what was said and what came lie apart, in the mean over the table."""
    table: list[Bin]


def quality(courses: Sequence[Course], spreads: Spreads, by: By) -> Quality:
    said: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for course in courses:
        for pair in pairs(course, spreads, by):
            said[min(int(pair[0] * BINS), BINS - 1)].append(pair)
    seats = sum(map(len, said))
    table = [
        Bin(sum(chance for chance, _ in row) / len(row), sum(share for _, share in row) / len(row), len(row))
        for row in said
        if row
    ]
    return Quality(
        near=spreads.near,
        far=spreads.far,
        to_come=spreads.to_come,
        brier=sum((chance - share) ** 2 for row in said for chance, share in row) / max(seats, 1),
        off=sum(abs(one.said - one.came) * one.seats for one in table) / max(seats, 1),
        table=table,
    )


def pairs(course: Course, spreads: Spreads, by: By) -> list[tuple[float, float]]:
    """For each seat in each position what was said and what came."""
    return [
        pair for position in course.positions for pair in zip(spreads.chances(position, by), course.shares, strict=True)
    ]


def advantage(courses: Sequence[Course], one: tuple[Spreads, By], other: tuple[Spreads, By]) -> Estimate:
    """By how much the Brier score of one is better than that of the other, game by game."""
    found = []
    for course in courses:
        if course.positions:
            first, second = (fmean((said - came) ** 2 for said, came in pairs(course, *way)) for way in (one, other))
            found.append(second - first)
    return estimated_mean(found)


def typical_error(courses: Sequence[Course], points: Points) -> float:
    """How far the points that were to be expected are off, as a root mean square."""
    squares = [
        (points.expected(prospect, position.left) - came) ** 2
        for course in courses
        for position in course.positions
        for prospect, came in zip(position.prospects, course.points, strict=True)
    ]
    return sqrt(sum(squares) / max(len(squares), 1))
