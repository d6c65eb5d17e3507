"""Bots that throw dice: for tests, for measuring, and as the least of opponents."""

from __future__ import annotations

from valtable.bots.bot import Bot, Clock
from valtable.bots.knowledge import knowledge_of
from valtable.kernel.chance import Chance
from valtable.kernel.game import AnyGame
from valtable.kernel.values import View


class RandomBot(Bot):
    """Every choice is equally likely."""

    blind: bool = True

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        return choices[chance.below("bot", len(choices))]


class WeightedBot(Bot):
    """Random, but never a pointless exchange or pass, so its games get somewhere."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, seed)
        self.knowledge = knowledge_of(game)

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        sensible = self.knowledge.sensible(view, choices)
        return sensible[chance.below("bot", len(sensible))]
