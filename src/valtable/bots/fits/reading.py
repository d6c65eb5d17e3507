"""The fitted numbers of a game, as its file holds them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from valtable.kernel.errors import Malformed


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points that a seat will have at the end, by its prospects and by how much of the game is left."""

    base: float = 0.0
    prospects: float = 1.0
    """For each point of prospects, at the end."""
    left: float = 0.0
    """For a whole game that is left."""
    fading: float = 0.0
    """For each point of prospects while a whole game is left, beside what it counts at the end."""

    def expected(self, prospects: float, left: float) -> float:
        return self.base + self.left * left + self.slope(left) * prospects

    def slope(self, left: float) -> float:
        """What a point of prospects is worth at the end."""
        return self.prospects + self.fading * left


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was fitted for one number of players."""

    near: float
    far: float
    """Points of prospects that raise a win chance from even to 73 %: at the end, and at the beginning."""
    to_come: float
    """How much of what is still to come counts beside what a seat has already."""
    command: str = ""
    """What has played the games and fitted these numbers."""
    points: Points = Points()


class Fits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of them, by number of players."""

    players: dict[int, Fit]


def read_fits(file: Traversable) -> Fits:
    """Strictly: what is unknown, missing or impossible is an error."""
    try:
        fits = msgspec.toml.decode(file.read_text("utf-8"), type=Fits)
    except msgspec.DecodeError as error:
        raise Malformed(file.name, str(error)) from None
    if not fits.players:
        raise Malformed(file.name, "no number of players has a fit")
    for players, fit in fits.players.items():
        if players < 2 or min(fit.near, fit.far) <= 0:
            raise Malformed(f"{file.name}, {players} players", "a spread is more than 0, and two play at least")
        if min(fit.points.slope(0.0), fit.points.slope(1.0)) <= 0:
            raise Malformed(f"{file.name}, {players} players", "more prospects must mean more points")
    return fits


def file_of(title: str) -> Traversable:
    return files(__package__) / f"{title}.toml"


@cache
def fit_for(title: str, players: int) -> Fit | None:
    """The fit of this number of players, or of the nearest, rather the smaller; none for a game nobody has studied."""
    file = file_of(title)
    if not file.is_file():
        return None
    known = read_fits(file).players
    return known[min(known, key=lambda other: (abs(other - players), other))]
