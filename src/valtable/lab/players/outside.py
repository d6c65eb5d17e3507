"""A bot outside the house: a program that is asked by lines, and somebody to choose for it when it fails.

The program is started with the first decision and stays until the game is over. It is told the view of its seat and
nothing else. A decision that it does not make in time, or not properly, is made by the random bot: a program that fails
shall not gain by it. After `IN_A_ROW` failures without a good answer between them it is asked no more in this game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from valtable import __version__
from valtable.bots import Bot, Clock
from valtable.bots.random import RandomBot
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.values import View
from valtable.lab.players.lines import PROTOCOL, Choice, Choose, Decide, Hello, Over, Ready, chosen, line_of
from valtable.lab.players.names import command_of
from valtable.lab.players.process import MOST_UNREAD, Ended, Flood, Late, Process
from valtable.lab.players.telling import Failure, tell_on_stderr

IN_A_ROW: Final = 3
START_SECONDS: Final = 10.0
"""In which a program must be ready, unless it has more for a decision."""

T = TypeVar("T")


class OutsideBot(Bot):
    def __init__(self, game: AnyGame, seed: int, name: str) -> None:
        super().__init__(game, seed)
        self.name = name
        self.command = command_of(name)
        self.seed = int.from_bytes(blake2b(str(seed).encode(), digest_size=6, person=b"valtable-exec").digest(), "big")
        self.tell: Callable[[Failure], None] = tell_on_stderr
        """Who hears of a failure, of each kind once."""
        self.failures: Counter[str] = Counter()
        self._stand_in = RandomBot(game, seed)
        self._process: Process | None = None
        self._asked = 0
        self._open: set[int] = set()
        """Decisions that it may still answer: too late, and nobody minds."""
        self._in_a_row = 0

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        if len(choices) == 1:
            return choices[0]
        if self._in_a_row < IN_A_ROW:
            try:
                action = self.ask(view, choices, min(self.command.seconds, clock.left()))
            except Failure as failure:
                self._failed(failure)
            else:
                self._in_a_row = 0
                return action
        self.missed += 1
        return self._stand_in.choose(view, choices, clock, chance)

    def over(self, standing: ScoreSheet | None) -> None:
        if self._process is not None:
            points = [] if standing is None else list(standing.totals)
            self._process.send(line_of(Over(None if standing is None else standing.outcome, points)))
            self._stop()

    # Asking

    def ask(self, view: View, choices: list[int], seconds: float) -> int:
        """The program's own choice, or Failure: for who would rather wait for it than have luck choose."""
        seat, game = view.seat, self.game
        assert seat is not None, "a spectator has nothing to choose"
        # What is asked, and by which options, follows from the view: it is the same in every world that it allows.
        world: Any = game.imagine(view, FastChance(0))
        if self._process is None:
            self._process = self._started(view, seat, world.options)
        decision, offered = game.decision(world, seat), [Choice(i, game.actions.notations[i]) for i in choices]
        self._asked += 1
        self._open.add(self._asked)
        question = Decide(
            id=self._asked,
            kind=decision.kind,
            source=decision.source,
            sealed=decision.sealed,
            view=msgspec.Raw(msgspec.json.encode(view)),
            choices=offered,
            seconds=seconds,
        )
        self._process.send(line_of(question))
        return self._answer(self._process, offered, seconds)

    def _answer(self, process: Process, offered: list[Choice], seconds: float) -> int:
        """What it chooses; answers to earlier decisions, for which it was too slow, are passed over."""
        until = monotonic() + seconds
        while True:
            line = self._line(process, until, seconds)
            answer = self._decoded(line, Choose)
            if answer.id not in self._open or (answer.do is None and answer.action is None):
                raise self._nonsense(line)
            self._open.remove(answer.id)
            if answer.id == self._asked:
                action = chosen(answer, offered)
                if action is None:
                    raise Failure("illegal", self.name, said=answer.do or str(answer.action))
                return action

    def _started(self, view: View, seat: int, options: object) -> Process:
        """A program that is ready. Whatever goes wrong on the way, none is left behind."""
        game, seconds = self.game, max(START_SECONDS, self.command.seconds)
        try:
            process = Process(self.command.words)
        except (OSError, ValueError) as error:
            raise Failure("start", self.name, said=getattr(error, "strerror", None) or str(error)) from None
        hello = Hello(
            protocol=PROTOCOL,
            valtable=__version__,
            game=game.title,
            rules=game.rules,
            edition=game.components.edition,
            options=options,
            seat=seat,
            seats=len(game.standing(view).totals),
            seed=self.seed,
            actions=game.actions.notations,
            seconds=seconds,
        )
        process.send(line_of(hello))
        self._open.clear()
        try:
            line = self._line(process, monotonic() + seconds, seconds)
            if self._decoded(line, Ready).protocol != PROTOCOL:
                raise self._nonsense(line)
        except BaseException:
            process.stop()
            raise
        return process

    def _line(self, process: Process, until: float, seconds: float) -> bytes:
        try:
            return process.line(until)
        except Late:
            raise Failure("late", self.name, seconds=f"{seconds:g}") from None
        except Flood:
            self._stop()
            raise Failure("flood", self.name, kb=MOST_UNREAD >> 10) from None
        except Ended:
            failure = self._end_of(process)
            self._stop()
            raise failure from None

    def _decoded(self, line: bytes, type_: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=type_)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise self._nonsense(line) from None

    # Failing

    def _nonsense(self, line: bytes) -> Failure:
        return Failure("nonsense", self.name, said=line.decode("utf-8", "replace"))

    def _end_of(self, process: Process) -> Failure:
        code = process.code
        kind = "closed" if code is None else "killed" if code < 0 else "ended"
        return Failure(kind, self.name, code=abs(code or 0), stderr=process.last_words)

    def _failed(self, failure: Failure) -> None:
        self._in_a_row += 1
        self._count(failure)
        if self._in_a_row == IN_A_ROW:
            self._stop()
            self._count(Failure("given_up", self.name, times=IN_A_ROW))

    def _count(self, failure: Failure) -> None:
        self.failures[failure.kind] += 1
        if self.failures[failure.kind] == 1:
            self.tell(failure)

    def _stop(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.stop()
