"""What a table promises each seat: a win chance, and points at the end.

Prospects become win chances by how far they lie apart: the same lead counts for more, the less of the game is left, and
what a seat has counts for more than what it hopes for. By how much was fitted to many games, for each game and number
of players (`fits`).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from valtable.bots.fits.reading import Fit, fit_for
from valtable.bots.knowledge import Knowledge
from valtable.kernel.game import AnyGame
from valtable.kernel.state import State

ALONE: Final = 50.0
FAINT: Final = -40.0
"""Nobody so far behind, in spreads, needs to be told apart from who is further behind still."""


class Judge:
    """Judges the tables of one game."""

    def __init__(self, game: AnyGame, knowledge: Knowledge[Any]) -> None:
        self.game = game
        self.knowledge = knowledge
        self.fits: dict[int, Fit] = {}

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        """The win chance of each seat, and its points: as they are at the end, as they are to be expected before.

        Who has lost alone has none: whatever the score sheet says, there is nobody to be second to.
        """
        if not self.game.deciders(state):
            standing = self.game.standing(self.game.view(state, None))
            assert standing.outcome is not None
            winners = standing.outcome.winners
            shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(standing.totals))]
            if standing.outcome.lost:
                return shares, [0.0] * len(shares)
            return shares, [float(total or 0) for total in standing.totals]
        prospects = self.knowledge.prospects(state)
        if len(prospects) == 1:  # alone there is nobody to be ahead of: the more, the better
            return [1.0 / (1.0 + exp(max(-prospects[0] / ALONE, FAINT)))], prospects
        fit, left = self.fit(len(prospects)), self.knowledge.left(state)
        values = prospects if fit.to_come == 1.0 else weighed(self.knowledge.scored(state), prospects, fit.to_come)
        points = [fit.points.expected(value, left) for value in prospects]
        return win_chances(values, spread_at(fit.near, fit.far, left)), points

    def worth_of_a_point(self, state: State) -> float:
        """What a point of prospects is worth at the end, in the points that `judge` tells."""
        players = len(self.knowledge.prospects(state))
        return 1.0 if players == 1 else self.fit(players).points.slope(self.knowledge.left(state))

    def spreads_of_a_point(self, state: State) -> float:
        """By how many spreads a point of prospects puts a seat ahead: what is to come counts for a part of it."""
        players = len(self.knowledge.prospects(state))
        if players == 1:
            return 1.0 / ALONE
        fit = self.fit(players)
        return fit.to_come / spread_at(fit.near, fit.far, self.knowledge.left(state))

    def fit(self, players: int) -> Fit:
        found = self.fits.get(players)
        if found is None:
            near, far = self.knowledge.spread
            found = fit_for(self.game.title, players) or Fit(near, far, 1.0)
            self.fits[players] = found
        return found


def weighed(scored: list[float], prospects: list[float], to_come: float) -> list[float]:
    """What a seat has counts in full, what is still to come for a part of it."""
    return [had + to_come * (all_ - had) for had, all_ in zip(scored, prospects, strict=True)]


def spread_at(near: float, far: float, left: float) -> float:
    return near + (far - near) * left


def win_chances(prospects: list[float], spread: float) -> list[float]:
    """Who is ahead by one spread is e times as likely to win."""
    top = max(prospects)
    weights = [exp(max((value - top) / spread, FAINT)) for value in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]
