"""One seat that learns, the others taken by bots: what an environment for one agent plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from valtable.adapters.opponents import USUAL, Opponent, Opponents
from valtable.adapters.rewards import FINAL, Reward
from valtable.adapters.setting import Setting
from valtable.adapters.turns import Turns
from valtable.kernel.errors import Malformed


@dataclass(frozen=True)
class Wish:
    """Who sits where and what it is worth. `seat` is the learner's; None changes it from game to game."""

    opponents: Opponent | Sequence[Opponent] = USUAL
    seat: int | None = 0
    reward: Reward = FINAL


class Single:
    """One game at a time, stopping wherever the learner must choose."""

    def __init__(self, setting: Setting, wish: Wish) -> None:
        if wish.seat is not None and not 0 <= wish.seat < setting.players:
            raise Malformed(f"seat {wish.seat}", f"the seats are 0 to {setting.players - 1}")
        self.wish = wish
        self.turns = Turns(setting, wish.reward)
        self.opponents = Opponents(setting.game, setting.players, wish.opponents)
        self.learner = wish.seat or 0
        self.reward = 0.0
        """Of the learner's last step, with what the others did after it."""

    def begin(self, seed: int) -> None:
        """A new game, up to the learner's first choice."""
        if self.wish.seat is None:
            self.learner = seed % self.turns.setting.players
        self.opponents.sit(seed, self.learner)
        self.turns.begin(seed)
        self.reward = 0.0
        self._others()

    def play(self, action: int) -> None:
        """The learner's choice, and all that the others do until it is asked again or the game is over."""
        self.turns.play(action)
        self.reward = self.turns.rewards[self.learner]
        self._others()

    def _others(self) -> None:
        turns = self.turns
        while turns.seat not in (self.learner, -1):
            turns.play(self.opponents.choose(turns.state, turns.seat, turns.choices))
            self.reward += turns.rewards[self.learner]
