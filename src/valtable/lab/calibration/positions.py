"""One game between bots, looked at from time to time: how it stood then, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from valtable.bots.knowledge import knowledge_of
from valtable.kernel.game import AnyGame
from valtable.kernel.state import State
from valtable.lab.fixture import Fixture
from valtable.lab.playing import Sitting

LOOKS: Final = 12
"""Positions of a game, at even distances: neighbours tell nearly the same."""


class Position(msgspec.Struct, frozen=True):
    """A table at the beginning of somebody's turn, which is where a search judges it."""

    left: float
    """How much of the game is left, from 1 to 0."""
    prospects: list[float]
    scores: list[float]
    """What each seat could write on its own score sheet now."""


class Course(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    positions: list[Position]
    shares: list[float]
    """How much of the victory each seat had."""
    points: list[int]


class Watched(Sitting):
    """A game with somebody beside it who takes notes whenever another seat is to choose."""

    def __init__(self, game: AnyGame, options: dict[str, object], names: Sequence[str], seed: int) -> None:
        super().__init__(game, options, names, seed)
        self.knowledge = knowledge_of(game)
        self.last = -1
        self.seen: list[State] = []

    def act(self, seat: int, action: int, auto: bool) -> None:
        if seat != self.last and not auto:
            self.seen.append(self.game.copy(self.state))
            self.last = seat
        super().act(seat, action, auto)

    def positions(self) -> list[Position]:
        looks = min(LOOKS, len(self.seen))
        return [self.position(self.seen[(2 * n + 1) * len(self.seen) // (2 * looks)]) for n in range(looks)]

    def position(self, state: State) -> Position:
        knowledge = self.knowledge
        prospects = [round(value, 3) for value in knowledge.prospects(state)]
        return Position(round(knowledge.left(state), 4), prospects, knowledge.scored(state))


def play_course(fixture: Fixture) -> Course:
    """Play it, taking notes; one that nobody has won tells nothing."""
    watched = Watched(fixture.setting.load(), fixture.setting.options, fixture.bots, fixture.seed)
    played = watched.play(fixture.bots_of())
    shares = [1 / len(played.winners) if seat in played.winners else 0.0 for seat in range(len(fixture.bots))]
    return Course(watched.positions() if played.winners else [], shares, played.points)
