"""A tuning from its first game to the verdict.

First each number is turned alone, for all seats: one that changes no game is left as it is, such as those of modules
that are not played. Then comes the climb, and last a check with fresh luck: one seat with the new weights among others
with the present ones. They are taken if the whole interval of their victories lies above an even share.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed
from valtable.lab.fixture import work_of
from valtable.lab.intervals import Estimate, estimated_share
from valtable.lab.setting import Setting, derive
from valtable.lab.tuning.climbing import Turns, climbed, reach, settled, shifted, tosses
from valtable.lab.tuning.duels import Duel, Dueled, duel, play_duel
from valtable.lab.tuning.numbers import numbers, present_weights, turned
from valtable.lab.work.batch import Progress, carry_out, further, unseen
from valtable.lab.work.executor import Executor
from valtable.lab.work.notebook import resumed

PAIRS = 8
"""Of weights turned one way and the other, for each step."""
TRIALS, TRIED_BY = 3, 0.7
"""In how many mirrored groups, and how far, a number is turned for all to see whether it matters at all."""
LEAST_CHECK = 300
"""Games of a check: they tell an even share of three within some 5 of 100, and fewer would let luck decide."""


Play = Callable[[str, Sequence[Duel]], list[Dueled]]
"""Duels under a name, all of them."""


class Stopped(Exception):
    """Ctrl-C came before all duels were done."""


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
        return ((1 + len(self.names)) * TRIALS + self.steps * PAIRS + self.checks) * self.setting.players

    def run(self, executor: Executor | None = None, progress: Progress = unseen, resume: Path | None = None) -> Tuned:
        """Stopped by Ctrl-C, what the steps that are done have found, without a check."""
        notebook = resumed(resume, work_of(f"tune by {self.steps} steps", self.setting, ["greedy"], self.seed))
        done, size, check = 0, self.setting.players, None

        def play(name: str, duels: Sequence[Duel]) -> list[Dueled]:
            nonlocal done
            show = further(progress, done, size)
            found = carry_out(play_duel, duels, Dueled, executor, notebook, show, name)
            whole = [one for one in found if one is not None]
            done += len(whole) * size
            if len(whole) < len(duels):
                raise Stopped
            return whole

        with suppress(Stopped):
            self.climb(play, self.that_matter(play))
            check = self.checked(play)
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

    def that_matter(self, play: Play) -> list[str]:
        """The numbers that change some game when all seats have them turned."""
        seeds = [derive(self.seed, "trial", number) for number in range(TRIALS)]
        alone: list[Turns] = [{}, *({name: TRIED_BY} for name in self.names)]
        weights = [turned(self.present, turns) for turns in alone]
        found = play("trial", [duel(self.setting, [one], seed) for one in weights for seed in seeds])
        courses = [[one.digests for one in found[first : first + TRIALS]] for first in range(0, len(found), TRIALS)]
        return [name for name, course in zip(self.names, courses[1:], strict=True) if course != courses[0]]

    def climb(self, play: Play, names: Sequence[str]) -> None:
        """Find better weights, step by step."""
        path: list[Turns] = [dict.fromkeys(names, 0.0)]
        for step in range(self.steps):
            coins = [tosses(names, derive(self.seed, "toss", step, pair)) for pair in range(PAIRS)]
            found = play(f"step {step}", [self.pair(path[-1], toss, step, pair) for pair, toss in enumerate(coins)])
            felt = [(toss, one.success(0) - one.success(1)) for toss, one in zip(coins, found, strict=True)]
            path.append(climbed(path[-1], step, felt))
            self.weights = turned(self.present, settled(path))

    def pair(self, turns: Turns, toss: Turns, step: int, pair: int) -> Duel:
        """Weights turned as tossed, the same turned against it, and the present ones at the other seats."""
        ways = [turned(self.present, shifted(turns, toss, sign * reach(step))) for sign in (1, -1)]
        return duel(self.setting, [*ways, self.present], derive(self.seed, "pair", step, pair))

    def checked(self, play: Play) -> Estimate:
        """One seat with the new weights, fresh luck."""
        seeds = [derive(self.seed, "check", number) for number in range(self.checks)]
        found = play("check", [duel(self.setting, [self.weights, self.present], seed) for seed in seeds])
        return estimated_share([[shares[0] for shares in one.shares] for one in found])
