"""The greedy bot: it tries each choice on an imagined table and takes what looks best after it.

It looks one move ahead, to the last of its steps, choosing the best at each. Tables are imagined from the
view, so the bot knows no more than its seat does.
"""

from __future__ import annotations

from typing import Any, Final

from valtable.bots.bot import Bot, Clock
from valtable.bots.knowledge import Knowledge, knowledge_of
from valtable.bots.moves import Mover
from valtable.kernel.chance import Chance
from valtable.kernel.game import AnyGame
from valtable.kernel.state import State
from valtable.kernel.values import View

WORLDS: Final = 4
"""Imagined tables where luck or hidden things matter."""
SAME: Final = 1e-9


class GreedyBot(Bot):
    def __init__(self, game: AnyGame, seed: int, knowledge: Knowledge[Any] | None = None) -> None:
        super().__init__(game, seed)
        self.knowledge: Knowledge[Any] = knowledge or knowledge_of(game)
        self.mover = Mover(game, self.knowledge)
        self.tables: int = self.knowledge.tables
        """Tables that a decision may try."""

    @property
    def tried(self) -> int:
        """Tables tried for the last decision."""
        return self.mover.tried

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        choices = self.knowledge.candidates(choices)
        if len(choices) == 1:
            return choices[0]
        values = self.values(view, choices, clock, chance)
        top = max(values)
        best = [action for action, value in zip(choices, values, strict=True) if value >= top - SAME]
        return best[chance.below("bot", len(best))]

    def values(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> list[float]:
        """How good the table looks after each choice, on the average of the imagined worlds.

        One world is enough for a choice that drew no chance, if hidden things do not matter to the
        value, or that came out the same in two worlds. No world is begun that the tables left would not suffice for.
        """
        seat, mover = view.seat, self.mover
        assert seat is not None, "a spectator has nothing to choose"
        found: list[list[float]] = [[] for _ in choices]
        open_ = list(range(len(choices)))
        mover.tried, last = 0, 0
        for number in range(WORLDS):
            if not open_ or (number and (mover.tried + last > self.tables or clock.left() <= 0)):
                break
            begun, limit = mover.tried, min(self.tables // 2, self.tables - mover.tried)
            world: State = self.game.imagine(view, chance)
            self.knowledge.prepare(world, seat)
            seed = chance.below("bot", 1 << 30)
            endings = mover.endings(world, seat, [choices[i] for i in open_], seed, limit)
            unsettled = []
            for i, ending in zip(open_, endings, strict=True):
                found[i].append(ending.value)
                if ending.drew or self.knowledge.hidden_matters:
                    unsettled.append(i)
            open_, last = unsettled, mover.tried - begun
            if number == 1:
                open_ = [i for i in open_ if abs(found[i][0] - found[i][1]) > SAME]
        return [sum(values) / len(values) for values in found]
