"""A lesson played from beginning to end, as somebody would who does what it asks: for tests, and to choose its luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from valtable.kernel.errors import Malformed
from valtable.kernel.match import Match
from valtable.kernel.table import Place
from valtable.lessons.following import progress, scripted
from valtable.lessons.lesson import PUPIL, Lesson, Step, Wanted, is_asked

Chooser = Callable[[Match, int], int]
"""Who chooses where the script says nothing."""


def rehearse(lesson: Lesson, match: Match, otherwise: Chooser) -> Iterator[tuple[Step, str]]:
    """Each step with each of its moves, before it is made; a step one only looks at with an empty one.

    After the last move nobody plays on: the lesson's luck is at its end, and what is left is only looked at.
    """
    for step in lesson.steps:
        for move in step.asks or [""]:
            if progress(lesson, match.course).made < len(lesson.script):
                others_play(lesson, match, otherwise)
            yield step, move
            if move:
                match.play(PUPIL, meant(match, move))


def meant(match: Match, move: str) -> int:
    """The first choice that is asked for."""
    notations = match.game.actions.notations
    found = next((action for action in match.choices(PUPIL) if is_asked(move, notations[action])), None)
    if found is None:
        raise Malformed(f"move {move!r}", "is not offered here")
    return found


def others_play(lesson: Lesson, match: Match, otherwise: Chooser) -> None:
    """Until the player is asked, or nobody."""
    while not match.is_over and all(decision.seat != PUPIL for decision in match.decisions):
        seat = match.decisions[0].seat
        action = scripted(lesson, match.course, seat)
        match.play(seat, otherwise(match, seat) if action is None else action)


def place_of(match: Match, id_: str, seat: int | None = PUPIL) -> Place | None:
    """A place of the table as this seat sees it."""
    places = match.game.table(match.view(seat)).places
    return next((place for place in places if place.id == id_), None)


def lies(match: Match, wanted: Wanted) -> float:
    """How much of what is wanted lies there, from 0 to 1: whoever's place it is looks."""
    place = place_of(match, wanted.place)
    if place is not None and place.seat:
        place = place_of(match, wanted.place, place.seat)
    if place is None:
        return 0
    refs = [thing.ref for thing in place.things]
    if wanted.at < 0:
        return sum(ref in refs for ref in wanted.things) / len(wanted.things)
    there = refs[wanted.at : wanted.at + len(wanted.things)]
    right = sum(one == other for one, other in zip(there, wanted.things, strict=False))
    near = sum(ref in refs for ref in wanted.things)
    return (0.75 * right + 0.25 * near) / len(wanted.things)
