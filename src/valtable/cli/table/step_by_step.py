"""A game that was played, step by step, with a spectator's eyes or a seat's."""

from __future__ import annotations

import msgspec

from valtable.cli.failures import Usage
from valtable.cli.renderers import renderer_for
from valtable.cli.renderers.story import actor
from valtable.cli.speech import say, wrong
from valtable.cli.table.keyboard import Keyboard
from valtable.cli.table.scores import tell_end
from valtable.cli.terminal import Terminal
from valtable.kernel.course import Course
from valtable.kernel.log import Log, fold
from valtable.kernel.replay import replay
from valtable.kernel.values import View


class StepByStep:
    """A log that is looked through. Step 0 is the set-up; what was undone is left out."""

    def __init__(self, terminal: Terminal, log: Log, name: str, seat: int | None, *, all_hands: bool = False) -> None:
        self.terminal = terminal
        self.name = name
        self.seat = seat
        self.all_hands = all_hands
        self.whole = replay(terminal.game, log, name)
        self.kept = fold(log.lines)
        self.last = len(self.kept) - 1
        if seat is not None and not 0 <= seat < self.whole.seats:
            raise Usage(f"--seat {seat}: " + say("ui-error-seat", {"file": name, "last": self.whole.seats - 1}))
        if (seat is not None or all_hands) and log.end is None:
            # Whoever looks through a seat's eyes at a game that still runs could be anybody.
            raise wrong("--all" if seat is None else f"--seat {seat}", "ui-error-unfinished", {"file": name})

    def at(self, step: int) -> Course:
        """The table after this step, from the recorded luck."""
        if not 0 <= step <= self.last:
            raise Usage(f"--step {step}: " + say("ui-error-step", {"file": self.name, "last": self.last}))
        course = Course(self.terminal.game, self.whole.header)
        course.lines = list(self.kept[: step + 1])
        course.rebuild()
        return course

    def view(self, course: Course) -> View:
        view: View = self.terminal.game.view(course.state, self.seat)
        return view

    def show(self, step: int) -> None:
        """The table after a step, and what happened in it."""
        course, terminal = self.at(step), self.terminal
        view = self.view(course)
        terminal.heading(terminal.text("ui-replay-step", {"n": step, "last": self.last}))
        terminal.show(renderer_for(terminal).story(course.steps[-1:], self.seat))
        terminal.show(renderer_for(terminal).table(view))
        if self.all_hands:
            self.show_hands(course)
        if course.is_over:
            tell_end(self.terminal, self.terminal.game.standing(view))

    def show_hands(self, course: Course) -> None:
        """Every player's own things, as they saw them."""
        renderer = renderer_for(self.terminal)
        for seat in range(course.seats):
            if (own := renderer.brief(self.terminal.game.view(course.state, seat))) is not None:
                self.terminal.show(self.terminal.seat(seat))
                self.terminal.indent(own)

    def next_turn(self, step: int) -> int:
        """The first step after this one that somebody else takes; the last if there is none."""
        now = actor(self.whole.steps[step])
        return next((n for n in range(step + 1, self.last) if actor(self.whole.steps[n]) != now), self.last)

    def walk(self, keyboard: Keyboard) -> None:
        """Enter goes on, `n` to the next player's turn, `b` back, a number jumps, `q` leaves."""
        step = 0
        while True:
            self.show(step)
            while True:
                try:
                    answer = keyboard.line(self.terminal.text("ui-replay-prompt") + " ").lower()
                except (EOFError, KeyboardInterrupt):
                    return
                wanted = step + 1 if not answer else step - 1 if answer == "b" else None
                if answer == "q" or (not answer and step == self.last):
                    return
                if answer == "n":
                    wanted = self.next_turn(step)
                if answer.isdecimal():
                    wanted = int(answer)
                if wanted is not None and 0 <= wanted <= self.last:
                    step = wanted
                    break
                self.terminal.say("ui-replay-range", {"last": self.last}, style="yellow")

    def tell_all(self) -> None:
        """The whole story, then the table it led to."""
        self.terminal.show(renderer_for(self.terminal).story(self.whole.steps, self.seat))
        view = self.view(self.whole)
        self.terminal.show(renderer_for(self.terminal).table(view))
        if self.all_hands:
            self.show_hands(self.whole)
        if self.whole.is_over:
            tell_end(self.terminal, self.terminal.game.standing(view))

    def as_json(self, step: int) -> str:
        """The step as data: what happened in it, the table and the standing after it."""
        course = self.at(step)
        view = self.view(course)
        seen = (entry.seen_by(self.seat) for entry in course.steps[-1].entries)
        data = {
            "game": self.terminal.game.title,
            "step": step,
            "steps": self.last,
            "line": course.steps[-1].line,
            "events": [event for event in seen if event is not None],
            "table": self.terminal.game.table(view),
            "standing": self.terminal.game.standing(view),
        }
        return msgspec.json.encode(data).decode()
