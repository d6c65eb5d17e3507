"""One game between bots, played fast and recorded all the same.

`Match` checks and journals every step for people. Here nobody can be refused, so only the log is
kept: same rules, same luck, and (a test proves it) the same log to the last byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from valtable.bots import Bot
from valtable.bots.bot import NOTHING_SEEN
from valtable.kernel.course import header_for
from valtable.kernel.game import AnyGame
from valtable.kernel.log import ActionLine, End, EndLine, Line, Log, SetupLine
from valtable.kernel.luck import Recording, Seeded
from valtable.kernel.play import NOBODY, due
from valtable.kernel.seed import chosen, mix
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.state import State
from valtable.lab.clock import clock_for

UNFINISHED: Final = "unfinished"
LIMIT: Final = 100_000
"""Lines after which a game is given up; the games' own bounds are far lower."""


class Played(msgspec.Struct, frozen=True):
    """What is kept of a game; `valtable.new(game, seed=seed)` with the same choices plays it again."""

    seed: int
    bots: list[str]
    points: list[int]
    winners: list[int]
    reason: str
    decisions: int
    """Choices between two or more actions."""
    offered: int
    """How many actions there were to choose from, over all decisions."""
    digest: str
    """Of the log."""
    missed: list[int] = []
    """Per seat the choices that were made for a bot outside the house because it failed."""


class Sitting:
    """One game while it is played: its state, its luck and the lines of its log."""

    def __init__(self, game: AnyGame, options: dict[str, object], names: Sequence[str], seed: int) -> None:
        self.game = game
        self.names = list(names)
        self.seed = seed
        self.secret = chosen(seed)
        self.luck = Recording(Seeded(mix(self.secret, [])))
        self.decisions = 0
        self.offered = 0
        self.bots: Sequence[Bot] = ()
        self.standing: ScoreSheet | None = None
        """At the end."""
        self.header = header_for(game, self.names, options, seed_hash=None, contributions=[])
        self.state: State = game.setup(game.decode_options(options), len(names), self.luck)
        self.lines: list[Line] = [SetupLine(0, True, self.luck.take())]

    def play(self, bots: Sequence[Bot], limit: int = LIMIT) -> Played:
        """Play to the end and close the log; the bots are told of it, also where it is not reached."""
        self.bots = bots
        try:
            return self._play(bots, limit)
        finally:
            for bot in bots:
                bot.over(self.standing)

    def _play(self, bots: Sequence[Bot], limit: int) -> Played:
        game, state = self.game, self.state
        while len(self.lines) < limit:
            seat, choices, unasked = due(game, state)
            if seat == NOBODY:
                return self.close()
            if len(choices) == 1:  # where it is not for everybody to know it is asked, but it is no decision
                self.act(seat, choices[0], unasked)
                continue
            self.decisions += 1
            self.offered += len(choices)
            bot = bots[seat]
            view = NOTHING_SEEN if bot.blind else game.view(state, seat)
            self.act(seat, bot.choose(view, choices, clock_for(bot), bot.chance), False)
        return self.result(UNFINISHED, [])

    def act(self, seat: int, action: int, auto: bool) -> None:
        self.game.apply(self.state, seat, action, self.luck, None)
        do = self.game.actions.notations[action]
        self.lines.append(ActionLine(len(self.lines), seat, do, self.luck.take(), auto))

    def close(self) -> Played:
        """Write the end line and count the points."""
        self.standing = self.game.standing(self.game.view(self.state, None))
        outcome = self.standing.outcome
        assert outcome is not None, f"{self.game.title} is over without an outcome"
        end = End(outcome.reason, self.points(), list(outcome.winners), self.secret.hex())
        self.lines.append(EndLine(len(self.lines), end))
        return self.result(outcome.reason, list(outcome.winners))

    def points(self) -> list[int]:
        return [total or 0 for total in self.game.standing(self.game.view(self.state, None)).totals]

    def result(self, reason: str, winners: list[int]) -> Played:
        digest = blake2b(msgspec.json.Encoder().encode_lines([self.header, *self.lines]), digest_size=16)
        return Played(
            seed=self.seed,
            bots=self.names,
            points=self.points(),
            winners=winners,
            reason=reason,
            decisions=self.decisions,
            offered=self.offered,
            digest=digest.hexdigest(),
            missed=[bot.missed for bot in self.bots],
        )

    @property
    def log(self) -> Log:
        return Log(self.header, self.lines)
