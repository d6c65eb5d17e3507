"""The replay viewer: a log step by step, with a spectator's eyes or a seat's."""

from __future__ import annotations

import msgspec

from valtable.cli.failures import Usage
from valtable.cli.keyboard import Keyboard
from valtable.cli.renderers import renderer_for
from valtable.cli.scores import draw_scores, tell_outcome
from valtable.cli.screen import Screen
from valtable.cli.speech import say, wrong
from valtable.cli.story import actor
from valtable.kernel.course import Course
from valtable.kernel.game import View
from valtable.kernel.log import Log, fold
from valtable.kernel.replay import replay


class Viewer:
    """Step 0 is the set-up; what was undone is left out."""

    def __init__(self, screen: Screen, log: Log, name: str, seat: int | None, *, all_hands: bool = False) -> None:
        self.screen = screen
        self.name = name
        self.seat = seat
        self.all_hands = all_hands
        self.whole = replay(screen.game, log, name)
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
        course = Course(self.screen.game, self.whole.header)
        course.lines = list(self.kept[: step + 1])
        course.rebuild()
        return course

    def view(self, course: Course) -> View:
        view: View = self.screen.game.view(course.state, self.seat)
        return view

    def show(self, step: int) -> None:
        """The table after a step, and what happened in it."""
        course, screen = self.at(step), self.screen
        view = self.view(course)
        screen.heading(screen.text("ui-replay-step", {"n": step, "last": self.last}))
        screen.show(renderer_for(screen).story(course.steps[-1:], self.seat))
        screen.show(renderer_for(screen).table(view))
        if self.all_hands:
            self.show_hands(course)
        if course.is_over:
            self.show_end(view)

    def show_hands(self, course: Course) -> None:
        """Every player's own things, as they saw them."""
        renderer = renderer_for(self.screen)
        for seat in range(course.seats):
            if (own := renderer.brief(self.screen.game.view(course.state, seat))) is not None:
                self.screen.show(self.screen.seat(seat))
                self.screen.indent(own)

    def next_turn(self, step: int) -> int:
        """The first step after this one that somebody else takes; the last if there is none."""
        now = actor(self.whole.steps[step])
        return next((n for n in range(step + 1, self.last) if actor(self.whole.steps[n]) != now), self.last)

    def show_end(self, view: View) -> None:
        standing = self.screen.game.standing(view)
        assert standing.outcome is not None, "a game that is over has an outcome"
        self.screen.heading(self.screen.text("ui-heading-end"))
        tell_outcome(self.screen, standing.outcome)
        self.screen.show(draw_scores(self.screen, standing))

    def walk(self, keyboard: Keyboard) -> None:
        """Enter goes on, `n` to the next player's turn, `b` back, a number jumps, `q` leaves."""
        step = 0
        while True:
            self.show(step)
            while True:
                try:
                    answer = keyboard.line(self.screen.text("ui-replay-prompt") + " ").lower()
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
                self.screen.say("ui-replay-range", {"last": self.last}, style="yellow")

    def tell_all(self) -> None:
        """The whole story, then the table it led to."""
        self.screen.show(renderer_for(self.screen).story(self.whole.steps, self.seat))
        view = self.view(self.whole)
        self.screen.show(renderer_for(self.screen).table(view))
        if self.all_hands:
            self.show_hands(self.whole)
        if self.whole.is_over:
            self.show_end(view)

    def as_json(self, step: int) -> str:
        """The step as data: what happened in it, the table and the standing after it."""
        course = self.at(step)
        view = self.view(course)
        seen = (entry.seen_by(self.seat) for entry in course.steps[-1].entries)
        data = {
            "game": self.screen.game.title,
            "step": step,
            "steps": self.last,
            "line": course.steps[-1].line,
            "events": [event for event in seen if event is not None],
            "table": self.screen.game.table(view),
            "standing": self.screen.game.standing(view),
        }
        return msgspec.json.encode(data).decode()
