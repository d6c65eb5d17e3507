"""The greedy bot: it tries each choice on an imagined table and takes what looks best after it.

It looks one action ahead. Where the rules ask for one action in several steps (what to build, how
to pay), it looks to the last of them, choosing the best at each. Tables are imagined from the
view, so the bot knows no more than its seat does.
"""

from __future__ import annotations

from typing import Final

from valtable.bots.bot import Bot, Clock
from valtable.bots.knowledge import VICTORY, knowledge_of
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import advance
from valtable.kernel.state import State
from valtable.kernel.values import View

WORLDS: Final = 4
"""Imagined tables where luck or hidden things matter."""
STEP: Final = 1e-6
"""What a further step costs: of two ways to the same table the shorter is better, so nobody dithers."""
SAME: Final = 1e-9


class GreedyBot(Bot):
    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, seed)
        self.knowledge = knowledge_of(game)

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        if len(choices) == 1:
            return choices[0]
        values = self.values(view, choices, clock, chance)
        top = max(values)
        best = [action for action, value in zip(choices, values, strict=True) if value >= top - SAME]
        return best[chance.below("bot", len(best))]

    def values(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> list[float]:
        """How good the table looks after each choice, on the average of the imagined worlds.

        One world is enough for a choice that drew no chance, if hidden things do not matter to the
        value, or that came out the same in two worlds.
        """
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        tried: list[list[float]] = [[] for _ in choices]
        open_ = list(range(len(choices)))
        for number in range(WORLDS):
            if not open_ or (number and clock.left() <= 0):
                break
            world: State = self.game.imagine(view, chance)
            seed = chance.below("bot", 1 << 30)
            unsettled = []
            for i in open_:
                # Every choice meets the same luck in the same world, so that they compare.
                luck = FastChance(seed)
                untouched = luck.word
                tried[i].append(self.outlook(world, seat, choices[i], luck, self.knowledge.steps))
                if luck.word != untouched or self.knowledge.hidden_matters:
                    unsettled.append(i)
            open_ = unsettled
            if number == 1:
                open_ = [i for i in open_ if abs(tried[i][0] - tried[i][1]) > SAME]
        return [sum(values) / len(values) for values in tried]

    def outlook(self, state: State, seat: int, action: int, chance: Chance, steps: int) -> float:
        """The value of the table after this action and the best of the steps that complete it."""
        trial: State = self.game.copy(state)
        self.game.apply(trial, seat, action, chance)
        advance(self.game, trial, chance)
        if not self.knowledge.continues(trial, seat):
            return self.knowledge.evaluate(trial, seat)
        if steps == 1:
            # A move that is not over may look better than any that is: what it costs is still to come.
            return self.knowledge.evaluate(trial, seat) - VICTORY
        following = self.knowledge.follow_ups(trial, seat)
        return max(self.outlook(trial, seat, next_, chance, steps - 1) for next_ in following) - STEP
