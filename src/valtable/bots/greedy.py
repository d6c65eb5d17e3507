"""The greedy bot: it tries each choice on an imagined table and takes what looks best after it.

It looks one action ahead. Where the rules ask for one action in several steps (what to build, how
to pay), it looks to the last of them, choosing the best at each. Tables are imagined from the
view, so the bot knows no more than its seat does.

How many tables a decision may try is bounded, by count and not by time, so that the move stays the same on every
machine. Each choice has its share of them; what a cheap one leaves over goes to those after it.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

from valtable.bots.bot import Bot, Clock
from valtable.bots.knowledge import VICTORY, Knowledge, knowledge_of
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
PLENTY: Final = 16
"""With so many tables for each step that is open their order does not matter, and none is looked at twice."""


class Trial:
    """A table on which something was tried, and the steps that may follow; none where the move is over."""

    __slots__ = ("following", "state")

    def __init__(self, state: State, following: list[int]) -> None:
        self.state = state
        self.following = following


class GreedyBot(Bot):
    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, seed)
        self.knowledge: Knowledge[Any] = knowledge_of(game)
        self.tables: int = self.knowledge.tables
        """Tables that a decision may try."""
        self.tried = 0
        """Tables tried for the last decision."""

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
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        found: list[list[float]] = [[] for _ in choices]
        open_ = list(range(len(choices)))
        self.tried, last = 0, 0
        for number in range(WORLDS):
            if not open_ or (number and (self.tried + last > self.tables or clock.left() <= 0)):
                break
            begun, limit = self.tried, min(self.tried + self.tables // 2, self.tables)
            world: State = self.game.imagine(view, chance)
            self.knowledge.prepare(world, seat)
            seed = chance.below("bot", 1 << 30)
            unsettled = []
            for place, i in enumerate(open_):
                # Every choice meets the same luck in the same world, so that they compare.
                luck = FastChance(seed)
                untouched = luck.word
                share = (limit - self.tried) // (len(open_) - place)
                found[i].append(self.outlook(world, seat, choices[i], luck, share))
                if luck.word != untouched or self.knowledge.hidden_matters:
                    unsettled.append(i)
            open_, last = unsettled, self.tried - begun
            if number == 1:
                open_ = [i for i in open_ if abs(found[i][0] - found[i][1]) > SAME]
        return [sum(values) / len(values) for values in found]

    def outlook(self, world: State, seat: int, action: int, chance: Chance, share: int) -> float:
        """The value of the table after this action and the best of the steps that complete it."""
        return self.completed(self.trial(world, seat, action, chance), seat, chance, self.knowledge.steps, share - 1)

    def trial(self, state: State, seat: int, action: int, chance: Chance) -> Trial:
        self.tried += 1
        game, knowledge = self.game, self.knowledge
        table: State = game.copy(state)
        game.apply(table, seat, action, chance)
        if knowledge.is_over(table):
            return Trial(table, [])
        asked, choices = advance(game, table, chance)
        if not knowledge.continues(table, seat):
            return Trial(table, [])
        return Trial(table, knowledge.follow_ups(table, seat, choices if asked == seat else game.choices(table, seat)))

    def completed(self, trial: Trial, seat: int, chance: Chance, steps: int, share: int) -> float:
        """The value of the best end of a move, by so many tables more; where they are scarce, what looks best first."""
        following, evaluate = trial.following, self.knowledge.evaluate
        if not following:
            return evaluate(trial.state, seat)
        if steps == 1 or share < 1:
            # A move that is not over may look better than any that is: what it costs is still to come.
            return evaluate(trial.state, seat) - VICTORY
        if len(following) > share:
            following = [following[n * len(following) // share] for n in range(share)]
        best, unfinished = -inf, list[Trial]()
        for action in following:
            next_ = self.trial(trial.state, seat, action, chance)
            if next_.following:
                unfinished.append(next_)
            else:
                best = max(best, evaluate(next_.state, seat))
        share -= len(following)
        if len(unfinished) > 1 and share < PLENTY * len(unfinished):
            looks = [evaluate(next_.state, seat) for next_ in unfinished]
            unfinished = [unfinished[n] for n in sorted(range(len(looks)), key=looks.__getitem__, reverse=True)]
        for place, next_ in enumerate(unfinished):
            before = self.tried
            part = -(-share // (len(unfinished) - place))
            best = max(best, self.completed(next_, seat, chance, steps - 1, part))
            share -= self.tried - before
        return best - STEP
