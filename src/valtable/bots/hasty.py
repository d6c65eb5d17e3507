"""The hasty bot errs as people do: it overlooks things, and takes what shines.

It looks one move ahead on a single imagined table, so it hopes for one luck where greedy weighs several. Some choices
it does not see at all, and points that can be had at once count more with it than they are worth.
"""

from __future__ import annotations

from valtable.bots.bot import Bot, Clock
from valtable.bots.knowledge import knowledge_of
from valtable.bots.moves import Mover
from valtable.kernel.chance import Chance
from valtable.kernel.game import AnyGame
from valtable.kernel.state import State
from valtable.kernel.values import View


class HastyBot(Bot):
    def __init__(self, game: AnyGame, seed: int, overlooks: int, shine: float) -> None:
        super().__init__(game, seed)
        self.overlooks = overlooks
        """Of a hundred choices so many are not seen."""
        self.shine = shine
        """How much a point that is there at once counts beyond its worth."""
        self.knowledge = knowledge_of(game)
        self.mover = Mover(game, self.knowledge)

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        choices = self.knowledge.candidates(choices)
        seen = [action for action in choices if chance.below("bot", 100) >= self.overlooks]
        if len(seen) < 2:
            seen = seen or choices
            return seen[chance.below("bot", len(seen))]
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        world: State = self.game.imagine(view, chance)
        self.knowledge.prepare(world, seat)
        endings = self.mover.endings(world, seat, seen, chance.below("bot", 1 << 30), self.knowledge.tables // 2)
        tempting = [ending.value + self.shine * self.points(ending.trial.state, seat) for ending in endings]
        return seen[tempting.index(max(tempting))]

    def points(self, state: State, seat: int) -> float:
        """What the score sheet says now."""
        return float(self.game.standing(self.game.view(state, seat)).totals[seat] or 0)
