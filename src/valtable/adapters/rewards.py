"""What a game is worth to each seat, in the three ways that environments offer.

`final`: at the end 1 to who has won, and to the others together as much less than nothing, so that all rewards add up
to 0; a shared victory is split. Alone at the table, or all together against it, 1 for a game won and -1 for one lost.
`points`: at the end the points by which a seat is before the best of the others, or behind; alone, its points.
`shaped`: `final`, and on the way, with every step, how much that distance has grown, in hundreds of points, as far as
the seat itself may know it: a reward tells nothing that the seat's own view does not.
"""

from __future__ import annotations

from typing import Final, Literal

from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.kernel.standing import Outcome, ScoreSheet
from valtable.kernel.state import State

Reward = Literal["final", "points", "shaped"]
FINAL: Final = "final"
POINTS: Final = "points"
SHAPED: Final = "shaped"
REWARDS: Final = (FINAL, POINTS, SHAPED)
HUNDRED: Final = 100.0
ILLEGAL: Final = -1.0
"""What an action earns that the rules forbid; the game is over with it."""


def check_reward(name: str) -> None:
    if name not in REWARDS:
        raise Malformed(f"reward {name!r}", f"there are {', '.join(REWARDS)}")


def at_the_end(outcome: Outcome | None) -> list[float]:
    """What the outcome of a game that is over is worth to each seat."""
    assert outcome is not None, "the game is over without an outcome"
    seats = len(outcome.ranks)
    if outcome.lost:
        return [-1.0] * seats
    if seats == 1:
        return [1.0]
    share = seats / len(outcome.winners)
    return [((share if seat in outcome.winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]


def victory(worth: float, seats: int) -> float:
    """The share of the victory that such a final reward stands for: 1, 0, or what was split; where all lost, none."""
    return (worth + 1) / 2 if seats == 1 else max((worth * (seats - 1) + 1) / seats, 0.0)


def lead(sheet: ScoreSheet, seat: int) -> float:
    """By how many points a seat is before the best of the others, by what this sheet knows."""
    points = [sum(row.points[other] or 0 for row in sheet.rows) for other in range(len(sheet.totals))]
    own = points.pop(seat)
    return float(own - max(points, default=0))


def leads(game: AnyGame, state: State, seats: int) -> list[float]:
    """For each seat as far as it may know itself."""
    return [lead(game.standing(game.view(state, seat)), seat) for seat in range(seats)]
