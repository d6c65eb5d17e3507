"""Whole moves, tried on a table: the rules ask for one in several steps, a bot judges it by its end.

How many tables are tried is bounded, by count and not by time, so that the outcome is the same on every machine. Each
first step has its share of them; what a cheap one leaves over goes to those after it. Steps between which there is a
choice meet the same luck: else the luckiest would seem the best, and the more so, the more of them are tried.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

from valtable.bots.knowledge import VICTORY, Knowledge
from valtable.kernel.chance import FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.play import advance
from valtable.kernel.state import State

STEP: Final = 1e-6
"""What a further step costs: of two ways to the same table the shorter is better, so nobody dithers."""
PLENTY: Final = 16
"""With so many tables for each step that is open their order does not matter, and none is looked at twice."""


class Trial:
    """A table on which a step was tried after others, and the steps that may follow; none where the move is over."""

    __slots__ = ("action", "before", "following", "state", "word")

    def __init__(self, state: State, action: int, before: Trial | None, following: list[int], word: int) -> None:
        self.state = state
        self.action = action
        self.before = before
        self.following = following
        self.word = word
        """Where the luck stands after it."""

    def steps(self) -> list[int]:
        """The move so far, from its first step."""
        found, trial = [self.action], self.before
        while trial is not None:
            found.append(trial.action)
            trial = trial.before
        found.reverse()
        return found


class Ending:
    """The best end found for a move that begins with a certain step."""

    __slots__ = ("drew", "trial", "value")

    def __init__(self, value: float, trial: Trial, drew: bool) -> None:
        self.value = value
        self.trial = trial
        self.drew = drew
        """Whether chance was drawn on the way, so that another luck may bring another end."""


class Mover:
    """Tries moves for one game. `tried` counts the tables."""

    def __init__(self, game: AnyGame, knowledge: Knowledge[Any]) -> None:
        self.game = game
        self.knowledge = knowledge
        self.tried = 0
        self.luck = FastChance(0)
        self.drew = False
        """Whether the move that is being tried has met luck."""

    def endings(self, world: State, seat: int, choices: list[int], seed: int, limit: int) -> list[Ending]:
        """The best end after each choice, all under the same luck, so that they compare; by so many tables at most."""
        found = []
        limit += self.tried
        untouched = FastChance(seed).word
        for place, action in enumerate(choices):
            share = (limit - self.tried) // (len(choices) - place)
            self.drew = False
            trial = self.trial(world, seat, action, None, untouched)
            value, end = self.completed(trial, seat, self.knowledge.steps, share - 1)
            found.append(Ending(value, end, self.drew))
        return found

    def trial(self, state: State, seat: int, action: int, before: Trial | None, word: int) -> Trial:
        self.tried += 1
        game, knowledge, luck = self.game, self.knowledge, self.luck
        luck.word = word
        table: State = game.copy(state)
        game.apply(table, seat, action, luck)
        following: list[int] = []
        if not knowledge.is_over(table):
            asked, choices = advance(game, table, luck)
            if knowledge.continues(table, seat):
                following = knowledge.follow_ups(table, seat, choices if asked == seat else game.choices(table, seat))
        self.drew = self.drew or luck.word != word
        return Trial(table, action, before, following, luck.word)

    def completed(self, trial: Trial, seat: int, steps: int, share: int) -> tuple[float, Trial]:
        """The best end of a move and its value, by so many tables more; where they are few, what looks best first."""
        following, evaluate = trial.following, self.knowledge.evaluate
        if not following:
            return evaluate(trial.state, seat), trial
        if steps == 1 or share < 1:
            # A move that is not over may look better than any that is: what it costs is still to come.
            return evaluate(trial.state, seat) - VICTORY, trial
        if len(following) > share:
            following = [following[n * len(following) // share] for n in range(share)]
        best, end, unfinished = -inf, trial, list[Trial]()
        for action in following:
            next_ = self.trial(trial.state, seat, action, trial, trial.word)
            if next_.following:
                unfinished.append(next_)
                continue
            value = evaluate(next_.state, seat)
            if value > best:
                best, end = value, next_
        share -= len(following)
        if len(unfinished) > 1 and share < PLENTY * len(unfinished):
            looks = [evaluate(next_.state, seat) for next_ in unfinished]
            unfinished = [unfinished[n] for n in sorted(range(len(looks)), key=looks.__getitem__, reverse=True)]
        for place, next_ in enumerate(unfinished):
            before = self.tried
            part = -(-share // (len(unfinished) - place))
            value, last = self.completed(next_, seat, steps - 1, part)
            if value > best:
                best, end = value, last
            share -= self.tried - before
        return best - STEP, end
