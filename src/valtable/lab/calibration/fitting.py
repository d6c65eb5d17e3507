"""Numbers that fit what was seen: spreads by how likely they make it, points by least squares.

There are three numbers and a few thousand positions: plain Python takes seconds, so players need no library for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import exp, log
from typing import Final

import msgspec

from valtable.bots.fits.reading import Points
from valtable.bots.judging import spread_at, weighed, win_chances
from valtable.lab.calibration.positions import Course, Position

LEAST, MOST = 0.2, 1000.0
"""A spread below or above these fits nothing but chance."""
LEAST_SLOPE = 0.15
"""Points at the end for a point of prospects: were it none or less, reasons would point the wrong way."""
NEAR, FAR = 2, 3
"""Columns of prospects: how much they count at the end, and at the beginning."""
FIRST, LAST = 0.8, 0.005
"""Steps of the search for the best numbers."""
WAYS: Final = ((1, 0, 0), (0, 1, 0), (1, 1, 0), (1, -1, 0), (0, 0, 1), (1, 1, 1))
HARDLY: Final = 1e-12


class Spreads(msgspec.Struct, frozen=True):
    """The numbers that make win chances of positions; see `valtable.bots.fits.reading`."""

    near: float = 5.0
    far: float = 20.0
    to_come: float = 0.5

    def chances(self, position: Position, by: By) -> list[float]:
        return win_chances(by(position, self.to_come), spread_at(self.near, self.far, position.left))

    def moved(self, way: tuple[int, int, int], step: float) -> Spreads:
        """Spreads by a factor, the part of what is to come by an amount; none of them beyond all reason."""
        near, far = (
            min(max(value * exp(step * part), LEAST), MOST)
            for value, part in zip((self.near, self.far), way, strict=False)
        )
        return Spreads(near, far, min(max(self.to_come + step * way[2] / 2, 0.0), 1.0))


Row = tuple[tuple[float, ...], float]
"""What a seat looked like in a position, and its points at the end."""
By = Callable[[Position, float], list[float]]
"""What seats are compared by in a position, and how much of what is to come counts in it."""


def by_prospects(position: Position, to_come: float) -> list[float]:
    return weighed(position.scores, position.prospects, to_come)


def by_scores(position: Position, to_come: float) -> list[float]:
    return position.scores


def surprise(courses: Sequence[Course], spreads: Spreads, by: By) -> float:
    """How little the chances said of what came, per position: 0 where every winner was foreseen."""
    found, n = 0.0, 0
    for course in courses:
        for position in course.positions:
            for share, chance in zip(course.shares, spreads.chances(position, by), strict=True):
                if share:
                    found -= share * log(max(chance, HARDLY))
            n += 1
    return found / max(n, 1)


def fit_spreads(courses: Sequence[Course], by: By) -> Spreads:
    """The least surprising numbers: downhill in some directions and back, by ever smaller steps."""
    at, step = Spreads(), FIRST
    best = surprise(courses, at, by)
    while step > LAST:
        for way, sign in product(WAYS, (1, -1)):
            there = at.moved(way, sign * step)
            value = surprise(courses, there, by) if there != at else best
            if value < best - HARDLY:
                at, best = there, value
                break
        else:
            step /= 2
    return Spreads(round(at.near, 2), round(at.far, 2), round(at.to_come, 2))


def fit_points(courses: Sequence[Course]) -> Points:
    """Points at the end by prospects and by how much is left, see `valtable.bots.fits.reading`.

    The least squares among those where more prospects mean more points, at the end as at the beginning: where that
    binds, one slope or both are held at the least.
    """
    rows = [
        ((1.0, position.left, prospect * (1.0 - position.left), prospect * position.left), float(points))
        for course in courses
        for position in course.positions
        for prospect, points in zip(position.prospects, course.points, strict=True)
    ]
    ways = [least_squares(rows, held) for held in ((), (NEAR,), (FAR,), (NEAR, FAR))]
    rising = [way for way in ways if min(way[NEAR], way[FAR]) >= LEAST_SLOPE]
    base, left, near, far = min(rising, key=lambda way: misses(rows, way))
    return Points(round(base, 3), round(near, 3), round(left, 3), round(far - near, 3))


def least_squares(rows: Sequence[Row], held: Sequence[int]) -> list[float]:
    """The numbers that come nearest to all rows, where those of some columns are held at the least slope."""
    free = [column for column in range(4) if column not in held]
    rest = [(row, points - LEAST_SLOPE * sum(row[column] for column in held)) for row, points in rows]
    square = [[sum(row[i] * row[j] for row, _ in rest) for j in free] for i in free]
    found = solve(square, [sum(row[i] * points for row, points in rest) for i in free])
    numbers = dict(zip(free, found, strict=True))
    return [numbers.get(column, LEAST_SLOPE) for column in range(4)]


def misses(rows: Sequence[Row], numbers: Sequence[float]) -> float:
    """The sum of the squares by which these numbers miss the points."""
    return sum((sum(a * b for a, b in zip(row, numbers, strict=True)) - points) ** 2 for row, points in rows)


def solve(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of as many linear equations as unknowns; of what the rows do not tell, 0."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        if abs(rows[column][column]) < HARDLY:
            rows[column] = [0.0] * size + [0.0]
            rows[column][column] = 1.0
            continue
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]
