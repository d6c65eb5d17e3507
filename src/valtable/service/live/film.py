"""A finished game, moment by moment, as any seat or a spectator saw it.

A step of the film is one choice with whatever followed from it unasked. All states are kept, they
are small; a scrubber may jump about.
"""

from __future__ import annotations

from itertools import accumulate

from valtable.kernel.journal import Entry
from valtable.kernel.log import ActionLine
from valtable.kernel.luck import Recorded
from valtable.kernel.match import Match
from valtable.kernel.state import State
from valtable.service.live.past import seen
from valtable.service.live.screen import picture
from valtable.service.problems import Trouble
from valtable.service.protocol import ReplayStep

KEPT = 20


class Film:
    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.seats = match.seats
        self._moments: list[tuple[State, list[Entry]]] = []
        options = match.course.options
        state: State = match.state  # replaced by the set-up, which is always the first step
        for step in match.course.steps:
            recorded = Recorded("log", step.line.chance)
            if isinstance(step.line, ActionLine):
                self.game.apply(state, step.line.seat, self.game.actions.parse(step.line.do), recorded)
                if step.line.auto:
                    self._moments[-1] = (self.game.copy(state), self._moments[-1][1] + step.entries)
                    continue
            else:
                state = self.game.setup(options, self.seats, recorded)
            self._moments.append((self.game.copy(state), step.entries))

    def number_at(self, at: int, viewer: int | None) -> int:
        """The first moment at which the viewer's story was so long; beyond its end the last one."""
        lengths = accumulate(len(seen(entries, viewer)) for _, entries in self._moments)
        return next((number for number, told in enumerate(lengths) if told >= at), len(self._moments) - 1)

    def step(self, number: int, viewer: int | None) -> ReplayStep:
        """One moment; nothing is offered any more, so a page draws it as it is."""
        if not 0 <= number < len(self._moments):
            raise Trouble("malformed", "step", f"0 to {len(self._moments) - 1}")
        if viewer is not None and not 0 <= viewer < self.seats:
            raise Trouble("no_such_seat", "seat")
        state, entries = self._moments[number]
        return ReplayStep(
            step=number,
            steps=len(self._moments),
            at=sum(len(seen(entries, viewer)) for _, entries in self._moments[: number + 1]),
            screen=picture(self.game, state, viewer, self.game.asked(state, viewer), []),
            events=seen(entries, viewer),
        )


class Films:
    """The films looked at last."""

    def __init__(self) -> None:
        self._films: dict[str, Film] = {}

    def of(self, id_: str, match: Match) -> Film:
        film = self._films.pop(id_, None) or Film(match)
        self._films[id_] = film
        while len(self._films) > KEPT:
            del self._films[next(iter(self._films))]
        return film
