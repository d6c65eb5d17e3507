"""A lesson at its table: how it begins, how far somebody has followed it, what its script has the others do.

All but the beginning follows from the log, so a restart or an undo needs nothing more.
"""

from __future__ import annotations

import msgspec

from valtable.kernel.course import Course
from valtable.kernel.game import AnyGame
from valtable.kernel.log import ActionLine, Header
from valtable.kernel.match import Match
from valtable.lessons.lesson import FIRST, PUPIL, Lesson, is_asked, lesson_of


class Progress(msgspec.Struct, frozen=True):
    """How many of the lesson's moves the player has made, those of the opening among them; `strayed` where another
    move came in between. Nobody strays any more once all are made: the lesson's moves are then at their end."""

    made: int
    strayed: bool = False


def begin(game: AnyGame, lesson: Lesson, you: str, secret: bytes) -> Match:
    """The table of a lesson, set up with its chosen luck, the opening played."""
    names = [you, *(other.name for other in lesson.others)]
    match = Match.begin(game, names, dict(lesson.options), secret, committed=False, chosen=lesson.chosen, lesson=FIRST)
    while (done := len(choices_of(match.course, PUPIL))) < len(lesson.opening):
        seat = match.decisions[0].seat
        # What the others do meanwhile is the beginning of their script.
        move = (
            lesson.opening[done]
            if seat == PUPIL
            else lesson.others[seat - 1].moves[len(choices_of(match.course, seat))]
        )
        match.play(seat, move)
    return match


def lesson_for(header: Header) -> Lesson | None:
    """The lesson a match was set up for, if it is still the one that is told today.

    A log from outside may name any: what is no lesson of ours is not looked for.
    """
    lesson = lesson_of(header.game) if header.lesson == FIRST else None
    return lesson if lesson is not None and lesson.edition == header.edition else None


def progress(lesson: Lesson, course: Course) -> Progress:
    script, made = lesson.script, 0
    for move in choices_of(course, PUPIL):
        if made == len(script):
            break
        if not is_asked(script[made], move):
            return Progress(made, strayed=True)
        made += 1
    return Progress(made)


def scripted(lesson: Lesson, course: Course, seat: int) -> int | None:
    """What the script has this bot do now; nothing where it has ended, cannot be, or the player went another way."""
    moves, done = lesson.others[seat - 1].moves, choices_of(course, seat)
    if len(done) >= len(moves) or done != moves[: len(done)] or progress(lesson, course).strayed:
        return None
    action = course.game.actions.parse(moves[len(done)])
    return action if course.game.refusal(course.state, seat, action) is None else None


def choices_of(course: Course, seat: int) -> list[str]:
    """What a seat has chosen so far, by notation, as far as it still counts."""
    lines = (step.line for step in course.steps)
    return [line.do for line in lines if isinstance(line, ActionLine) and line.seat == seat and not line.auto]
