"""Worlds that one viewer cannot tell apart, each a match of its own in which one can go on and go back."""

from __future__ import annotations

import asyncio
from collections import Counter
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from tests.kits.base import AnyState
from tests.service.memory import Ear, table_of
from valtable.kernel.course import Course
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.journal import Journal
from valtable.kernel.log import SetupLine, fold, undoers
from valtable.kernel.luck import Recorded
from valtable.kernel.match import Match
from valtable.kernel.seed import chosen, commitment
from valtable.kernel.state import encode
from valtable.service.live.stream import encoded
from valtable.service.live.table import LiveTable
from valtable.service.problems import Trouble
from valtable.service.protocol import MakeWish, Play, Undo

Submission = Play | MakeWish | Undo
SEED = 11


class Elsewhere(Course):
    """A course that goes on from another state than its lines lead to. Nobody goes back behind that."""

    def __init__(self, course: Course, state: AnyState) -> None:
        super().__init__(course.game, course.header)
        self._begun = [msgspec.structs.replace(step, stop=True) for step in course.steps]
        self._origin, self._first = self.game.copy(state), len(course.lines)
        self.lines, self.steps, self.state = list(course.lines), list(self._begun), self.game.copy(state)
        self.undos = course.undos.copy()

    def copy(self) -> Course:
        other = Elsewhere(self, self.state)
        other._origin, other._begun, other._first = self._origin, self._begun, self._first
        other.steps = list(self.steps)
        return other

    def rebuild(self) -> None:
        self.state, self.steps = self.game.copy(self._origin), list(self._begun)
        self.undos = Counter(seat for line in self.lines for seat in undoers(line))
        for line in fold(self.lines):
            if isinstance(line, SetupLine) or line.n < self._first:
                continue
            phase, journal = self.phase(line.seat), Journal(self.game.events)
            action = self.game.actions.parse(line.do)
            self.game.apply(self.state, line.seat, action, Recorded("log", line.chance), journal)
            self.steps.append(self._step(line, journal, phase, self.game.decisions(self.state)))


def world_of(match: Match, state: AnyState) -> Match:
    return Match(Elsewhere(match.course, state), chosen(SEED))


class Turnout(NamedTuple):
    """How a scene goes in a world: what becomes of each message, who is asked in the end, whether it brings news."""

    answers: tuple[str, ...]
    asked: tuple[int, ...]
    news: bool


def turnout_of(match: Match, state: AnyState, scene: list[Submission]) -> Turnout:
    """Go through a scene without telling anybody."""
    world = world_of(match, state)
    table = table_of(world)
    known = len(world.course.steps)
    answers, news = [], False
    for message in scene:
        try:
            table._try(message)
            answers.append("")
        except Refused as error:
            answers.append(error.refusal.reason)
        except Malformed:
            answers.append("malformed")
        news = news or any(step.stop for step in world.course.steps[known:])
    return Turnout(tuple(answers), tuple(world.game.deciders(world.state)), news)


def heard(match: Match, state: AnyState, viewer: int | None, scene: list[Submission]) -> list[str]:
    """Every byte that this viewer is sent when it joins and the scene is played; answers go to their sender alone.

    Each world has a secret of its own. Its hash must differ between worlds, so that alone is masked, where it belongs.
    """
    ear = Ear()
    ear.is_program = True  # what a program is told is what a person is told, with a mark on its seat
    secret = blake2b(encode(state), digest_size=32).digest()
    seal = commitment(secret)

    async def play() -> None:
        table: LiveTable = table_of(world_of(match, state))
        table.row.secret, table.row.header = secret, msgspec.structs.replace(table.row.header, seed_hash=seal)
        await table.join(ear, viewer)
        for message in scene:
            try:
                answer: object = await table.submit(message)
            except Trouble as trouble:
                answer = trouble.problem("en")
            if message.seat == viewer:
                ear.send(encoded(answer))

    asyncio.run(play())
    joined, *rest = ear.heard
    assert joined.count(f'"seed_hash":"{seal}"') == 1
    return [joined.replace(seal, "", 1), *rest]
