"""A finished game, moment by moment, as any seat or a spectator saw it.

A step of the film is one choice with whatever followed from it unasked. Every so many of them the table is
kept, so that a scrubber may jump about.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate

from valtable.kernel.course import Step
from valtable.kernel.journal import Event
from valtable.kernel.log import ActionLine
from valtable.kernel.luck import Recorded
from valtable.kernel.match import Match
from valtable.kernel.state import State
from valtable.service.live.past import seen
from valtable.service.live.screen import look_up, picture
from valtable.service.problems import Trouble
from valtable.service.protocol import LookUp, ReplayStep

BETWEEN = 32
"""Moments from one table that is kept to the next."""


class Film:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.seats = match.seats
        self._moments: list[list[Step]] = []
        for step in match.course.steps:
            if isinstance(step.line, ActionLine) and step.line.auto:
                self._moments[-1].append(step)
            else:
                self._moments.append([step])
        self._tables: list[State] = []
        """After every so many moments, as far as somebody has looked."""
        self._told: dict[int | None, list[int]] = {}

    def number_at(self, at: int, viewer: int | None) -> int:
        """The first moment at which the viewer's story was so long; beyond its end the last one."""
        return min(bisect_left(self._lengths(viewer), at), len(self._moments) - 1)

    def step(self, number: int, viewer: int | None) -> ReplayStep:
        """One moment; nothing is offered any more, so a page draws it as it is."""
        self._check(number, viewer)
        state = self._state(number)
        return ReplayStep(
            step=number,
            steps=len(self._moments),
            at=self._lengths(viewer)[number],
            screen=picture(self.game, state, viewer, self.game.asked(state, viewer), []),
            events=self._events(number, viewer),
        )

    def look_up(self, number: int | None, viewer: int | None) -> LookUp:
        """What this viewer knew at a moment of all that could come up; without one, what it knows now."""
        if number is None:
            return look_up(self.game, self.match.state, viewer)
        self._check(number, viewer)
        return look_up(self.game, self._state(number), viewer)

    def _check(self, number: int, viewer: int | None) -> None:
        if not 0 <= number < len(self._moments):
            raise Trouble("malformed", "step", f"0 to {len(self._moments) - 1}")
        if viewer is not None and not 0 <= viewer < self.seats:
            raise Trouble("no_such_seat", "seat")

    def _events(self, number: int, viewer: int | None) -> list[Event]:
        return [event for step in self._moments[number] for event in seen(step.entries, viewer)]

    def _lengths(self, viewer: int | None) -> list[int]:
        """How long the viewer's story was after each moment."""
        if viewer not in self._told:
            told = (len(self._events(number, viewer)) for number in range(len(self._moments)))
            self._told[viewer] = list(accumulate(told))
        return self._told[viewer]

    def _state(self, number: int) -> State:
        """The table after this moment, played on from the nearest one that is kept."""
        kept = min(number // BETWEEN, len(self._tables)) - 1
        state: State = self.game.copy(self._tables[kept]) if kept >= 0 else self.match.state
        for moment in range((kept + 1) * BETWEEN, number + 1):
            for step in self._moments[moment]:
                recorded = Recorded("log", step.line.chance)
                if isinstance(step.line, ActionLine):
                    self.game.apply(state, step.line.seat, self.game.actions.parse(step.line.do), recorded)
                else:
                    state = self.game.setup(self.match.course.options, self.seats, recorded)
            if moment + 1 == (len(self._tables) + 1) * BETWEEN:
                self._tables.append(self.game.copy(state))
        return state
