"""The course of a match: its state and its log, which only ever grow together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import itemgetter
from typing import Final

import msgspec

from valtable.kernel.chance import Chance
from valtable.kernel.components import CUSTOM
from valtable.kernel.decision import Decision
from valtable.kernel.errors import Broken
from valtable.kernel.game import AnyGame
from valtable.kernel.journal import Entry, Journal
from valtable.kernel.log import (
    FORMAT,
    ActionLine,
    End,
    EndLine,
    Header,
    Line,
    Log,
    SetupLine,
    TakeBackLine,
    UndoLine,
    fold,
    fold_in,
    undoers,
)
from valtable.kernel.luck import Choices, Recorded, Recording
from valtable.kernel.state import State


def header_for(
    game: AnyGame, seats: list[str], options: dict[str, object], *, seed_hash: str | None, contributions: list[str],
    chosen: Choices | None = None, lesson: str = "",
) -> Header:  # fmt: skip
    """The header of a new match: the game as it is now, its options written out in full."""
    components = game.components
    return Header(
        valt=FORMAT,
        game=game.title,
        rules=game.rules,
        edition=components.edition,
        components=components.digest,
        options=msgspec.to_builtins(game.decode_options(options)),
        seats=seats,
        seed_hash=seed_hash,
        contributions=contributions,
        data=components.files if components.edition == CUSTOM else {},
        chosen=chosen or {},
        lesson=lesson,
    )


class Step(msgspec.Struct, frozen=True, gc=False):
    """One line that counts, with what happened in it.

    `stop`: chance was drawn, something was revealed or a sealed phase opened, so nobody goes back
    behind it alone. `sealed`: the phase it was taken in, if that was a sealed one.
    """

    line: SetupLine | ActionLine
    entries: list[Entry]
    stop: bool
    sealed: str


BETWEEN: Final = 16
"""Steps from one bookmark to the next: going back replays fewer than twice as many; behind both bookmarks, all."""


class Course:
    """State, log lines and steps. Knows no legality and no luck of its own: it records."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        self.game = game
        self.header = header
        self.options = game.decode_options(header.options)
        game.check_options(self.options, len(header.seats))
        self.lines: list[Line] = []
        self.steps: list[Step] = []
        self.undos: Counter[int] = Counter()
        """How often each seat has gone back; counted when the log is folded, not whenever somebody asks."""
        self.state: State
        self._bookmarks: list[tuple[int, State]] = []
        """The two newest: a number of steps and the table after them, never changed, so that nobody starts anew."""
        self._came_back: tuple[int, State] | None = None
        """The table last come back to, likewise: whoever goes back is likely to do so again."""

    @property
    def seats(self) -> int:
        return len(self.header.seats)

    @property
    def is_over(self) -> bool:
        return not self.game.deciders(self.state)

    @property
    def log(self) -> Log:
        return Log(self.header, list(self.lines))

    def copy(self) -> Course:
        """An independent course from the same moment on."""
        other = Course(self.game, self.header)
        other.lines, other.steps, other.state = list(self.lines), list(self.steps), self.game.copy(self.state)
        other.undos, other._bookmarks, other._came_back = self.undos.copy(), list(self._bookmarks), self._came_back
        return other

    def phase(self, seat: int) -> str:
        """The sealed phase in which this seat is being asked, if any."""
        return sealed_phase(self.game.decisions(self.state), seat)

    def set_up(self, chance: Chance) -> None:
        """Lay out the table and write the first line."""
        recording = Recording(chance)
        entries = self._set_up(recording)
        line = SetupLine(len(self.lines), True, recording.take())
        self.lines.append(line)
        self.steps.append(Step(line, entries, True, ""))

    def act(self, seat: int, action: int, auto: bool, chance: Chance) -> None:
        """Apply one legal action, journal it and write its line."""
        phase, recording = self.phase(seat), Recording(chance)
        journal = Journal(self.game.events)
        self.game.apply(self.state, seat, action, recording, journal)
        line = ActionLine(len(self.lines), seat, self.game.actions.notations[action], recording.take(), auto)
        self.lines.append(line)
        self._add(self._step(line, journal, phase, self.game.decisions(self.state)))

    def go_back(self, line: UndoLine | TakeBackLine) -> None:
        """Append an undo or a take-back and fold what counted so far over it."""
        self.lines.append(line)
        self.undos.update(undoers(line))
        lines = [step.line for step in self.steps]
        fold_in(lines, line)
        self._play_again(lines)
        self._came_back = len(self.steps), self.game.copy(self.state)

    def close(self, secret: str) -> None:
        """Write the end, with the secret of the match's luck."""
        self.lines.append(EndLine(len(self.lines), self.ending(secret)))

    def ending(self, secret: str) -> End:
        """The end as it follows from the table; complete for everybody, or it is our bug."""
        standing = self.game.standing(self.game.view(self.state, None))
        points = [total for total in standing.totals if total is not None]
        if standing.outcome is None or len(points) != self.seats:
            raise Broken(f"{self.game.title} is over, but its standing is not complete")
        return End(standing.outcome.reason, points, list(standing.outcome.winners), secret)

    def rebuild(self) -> None:
        """State, steps and undos from the lines and their recorded luck."""
        for _ in self.rebuilding(max(1, len(self.lines))):
            pass

    def rebuilding(self, at_once: int) -> Iterator[None]:
        """The same, so many lines at a time, for whoever has something else to do between them."""
        self.undos = Counter(seat for line in self.lines for seat in undoers(line))
        lines = fold(self.lines)
        for end in range(at_once, len(lines), at_once):
            self._play_again(lines[:end])
            yield
        self._play_again(lines)

    def _play_again(self, lines: list[SetupLine | ActionLine]) -> None:
        """State and steps from the lines that count; anew, or from a bookmark before they part from those so far."""
        kept = 0
        while kept < min(len(lines), len(self.steps)) and self.steps[kept].line is lines[kept]:
            kept += 1
        self._bookmarks = [bookmark for bookmark in self._bookmarks if bookmark[0] <= kept]
        marks = list(self._bookmarks)
        if self._came_back is not None and self._came_back[0] <= kept:
            marks.append(self._came_back)
        done, decisions = 0, list[Decision]()
        if marks:
            done, table = max(marks, key=itemgetter(0))
            self.state = self.game.copy(table)
            decisions = self.game.decisions(self.state)
        del self.steps[done:]
        for line in lines[done:]:
            recorded = Recorded("log", line.chance)
            if isinstance(line, SetupLine):
                self.steps.append(Step(line, self._set_up(recorded), True, ""))
                decisions = self.game.decisions(self.state)
            else:
                phase, journal = sealed_phase(decisions, line.seat), Journal(self.game.events)
                self.game.apply(self.state, line.seat, self.game.actions.parse(line.do), recorded, journal)
                decisions = self.game.decisions(self.state)
                self._add(self._step(line, journal, phase, decisions))

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        if len(self.steps) % BETWEEN == 0:
            self._bookmarks = [*self._bookmarks[-1:], (len(self.steps), self.game.copy(self.state))]

    def _set_up(self, chance: Chance) -> list[Entry]:
        journal = Journal(self.game.events)
        self.state = self.game.setup(self.options, self.seats, chance, journal)
        return journal.entries

    def _step(self, line: ActionLine, journal: Journal, phase: str, then: list[Decision]) -> Step:
        """`phase`: the sealed one in which it was taken; `then`: what is asked after it."""
        opened = any(decision.sealed not in ("", phase) for decision in then)
        return Step(line, journal.entries, bool(line.chance) or journal.revealed or opened, phase)


def sealed_phase(decisions: list[Decision], seat: int) -> str:
    """The sealed phase among these decisions in which this seat is asked, if any."""
    return next((decision.sealed for decision in decisions if decision.seat == seat), "")
