"""A tuning from its first game to the verdict.

First each number is turned alone: one that changes no game is left as it is, such as those of modules that are not
played. Then comes the climb, and last a check with fresh luck: one seat with the new weights among others with the
present ones. They are taken if the whole interval of their victories lies above an even share.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed
from valtable.lab.fixture import work_of
from valtable.lab.intervals import Estimate, estimated_share
from valtable.lab.setting import Setting, derive
from valtable.lab.tuning.climbing import Turns, climbed, reach, settled, shifted, tosses
from valtable.lab.tuning.duels import Duel, Dueled, duel, play_duel
from valtable.lab.tuning.numbers import numbers, present_weights, turned
from valtable.lab.work.batch import Progress, carry_out, unseen
from valtable.lab.work.executor import Executor
from valtable.lab.work.notebook import resumed

PAIRS = 8
"""Of weights turned one way and the other, for each step."""
TRIED_BY = 0.5
"""How far a number is turned to see whether it matters at all."""


class Tuned(msgspec.Struct, frozen=True):
    """What `valtable lab tune --json` prints; of a check that was not made the estimate is missing."""

    game: str
    players: int
    games: int
    asked: int
    seed: int
    before: dict[str, float]
    after: dict[str, float]
    check: Estimate | None
    """Victories of the new weights among the present ones, with fresh luck."""
    even: float

    @property
    def is_better(self) -> bool:
        return self.check is not None and self.check.low > self.even


class Tuning:
    """The plan, and what is done of it."""

    def __init__(self, setting: Setting, games: int, check: int, seed: int) -> None:
        if setting.players < 2:
            raise Malformed("players", "weights are compared by two players or more")
        self.setting, self.seed = setting, seed
        self.game = setting.load()
        self.present = present_weights(self.game)
        self.names = list(numbers(self.present))
        self.steps = max(1, games // (PAIRS * setting.players))
        self.checks = -(-check // setting.players)
        self.weights = self.present
        """The best found so far."""

    @property
    def total(self) -> int:
        return (1 + len(self.names) + self.steps * PAIRS + self.checks) * self.setting.players

    def run(self, executor: Executor | None = None, progress: Progress = unseen, resume: Path | None = None) -> Tuned:
        """Stopped by Ctrl-C, what the steps that are done have found, without a check."""
        notebook = resumed(resume, work_of(f"tune by {self.steps} steps", self.setting, ["greedy"], self.seed))
        done, size = 0, self.setting.players

        def played(name: str, duels: Sequence[Duel]) -> list[Dueled]:
            nonlocal done
            show: Callable[[int], None] = partial(lambda before, more: progress(before + more * size), done)
            found = carry_out(play_duel, duels, Dueled, executor, notebook, show, name)
            whole = [one for one in found if one is not None]
            done += len(whole) * size
            return whole

        check = self.checked(played) if self.climb(played) else None
        return Tuned(
            game=self.game.title,
            players=size,
            games=done,
            asked=self.total,
            seed=self.seed,
            before=numbers(self.present),
            after=numbers(self.weights),
            check=check,
            even=1 / size,
        )

    def climb(self, played: Callable[[str, Sequence[Duel]], list[Dueled]]) -> bool:
        """Find better weights; whether all was done that was planned."""
        alone = [{}, *({name: TRIED_BY} for name in self.names)]
        trials = played("trial", [self.duel(turns, {}, seed=derive(self.seed, "trial")) for turns in alone])
        if len(trials) < len(alone):
            return False
        matters = [one.digests != trials[0].digests for one in trials[1:]]
        turns: Turns = {name: 0.0 for name, does in zip(self.names, matters, strict=True) if does}
        path = [turns]
        for step in range(self.steps):
            coins = [tosses(list(turns), derive(self.seed, "toss", step, pair)) for pair in range(PAIRS)]
            duels = [
                self.duel(
                    shifted(turns, toss, reach(step)),
                    shifted(turns, toss, -reach(step)),
                    seed=derive(self.seed, "pair", step, pair),
                )
                for pair, toss in enumerate(coins)
            ]
            found = played(f"step {step}", duels)
            if len(found) < PAIRS:
                return False
            turns = climbed(
                turns, step, [(toss, one.success(0) - one.success(1)) for toss, one in zip(coins, found, strict=True)]
            )
            path.append(turns)
            self.weights = turned(self.present, settled(path))
        return True

    def duel(self, *turns: Turns, seed: int) -> Duel:
        return duel(self.setting, [*(turned(self.present, one) for one in turns), self.present], seed)

    def checked(self, played: Callable[[str, Sequence[Duel]], list[Dueled]]) -> Estimate | None:
        """One seat with the new weights, fresh luck; nothing is said of a check that was stopped."""
        seeds = [derive(self.seed, "check", number) for number in range(self.checks)]
        found = played("check", [duel(self.setting, [self.weights, self.present], seed) for seed in seeds])
        if not found or len(found) < self.checks:
            return None
        return estimated_share([[shares[0] for shares in one.shares] for one in found])
