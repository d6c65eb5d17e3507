"""What a viewer saw earlier in a game, and how the points went: only ever what it could see then.

Moments are counted by the length of the viewer's story, not by steps: how many steps others took in
secret is nobody's business. Where several states lie behind the same length, they look alike to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from valtable.kernel.journal import Entry, Event
from valtable.kernel.log import ActionLine
from valtable.kernel.luck import Recorded
from valtable.kernel.match import Match
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.state import State
from valtable.service.live.screen import look_up, picture
from valtable.service.problems import Trouble
from valtable.service.protocol import LookUp, Past, PointCourse

MOST = 60
"""So many points of a course are enough for a line."""
Moment = tuple[int, State]


def moments(match: Match, viewer: int | None) -> Iterator[Moment]:
    """The length of the viewer's story and the state after each choice with what followed unasked.

    The state is the same object each time: whoever keeps it copies it.
    """
    game, steps = match.game, match.course.steps
    state: State = match.state  # replaced by the set-up, which is always the first step
    told = 0
    for number, step in enumerate(steps):
        recorded = Recorded("log", step.line.chance)
        if isinstance(step.line, ActionLine):
            game.apply(state, step.line.seat, game.actions.parse(step.line.do), recorded)
        else:
            state = game.setup(match.course.options, match.seats, recorded)
        told += len(seen(step.entries, viewer))
        after = steps[number + 1].line if number + 1 < len(steps) else None
        if not (isinstance(after, ActionLine) and after.auto):
            yield told, state


def past(match: Match, viewer: int | None, at: int) -> Past:
    """The table as the viewer saw it when its story was `at` events long, or had just become longer than that."""
    game = match.game
    before, told, state = moment_at(match, viewer, at)
    screen = picture(game, state, viewer, game.asked(state, viewer), [])
    return Past(at=told, screen=screen, events=match.story(viewer)[before:told])


def past_look_up(match: Match, viewer: int | None, at: int) -> LookUp:
    """What the viewer knew at that moment of all that could come up."""
    return look_up(match.game, moment_at(match, viewer, at)[2], viewer)


def moment_at(match: Match, viewer: int | None, at: int) -> tuple[int, int, State]:
    """The moment at which the viewer's story was so long or had just become longer: its length before and then."""
    before = 0
    for told, state in moments(match, viewer):
        if told >= at:
            return before, told, state
        before = told
    raise Trouble("malformed", "at", f"0 to {before}")


def course_of_points(match: Match, viewer: int | None) -> PointCourse:
    """The points of every seat as far as the viewer knew them, at moments spread over the whole game."""
    lengths = [told for told, _ in moments(match, viewer)]
    last = [now for now, following in pairwise([*lengths, -1]) if now != following]
    wanted = set(last[:: max(1, -(-len(last) // MOST))]) | {last[-1]}
    found: dict[int, list[int]] = {}
    for told, state in moments(match, viewer):
        if told in wanted and told not in found:
            found[told] = known_points(match.game.standing(match.game.view(state, viewer)), match.seats)
    return PointCourse(list(found), list(found.values()))


def known_points(sheet: ScoreSheet, seats: int) -> list[int]:
    """Each seat's total, or the sum of what is known of it."""
    totals: list[int] = []
    for seat in range(seats):
        whole = sheet.totals[seat]
        totals.append(sum(row.points[seat] or 0 for row in sheet.rows) if whole is None else whole)
    return totals


def seen(entries: list[Entry], viewer: int | None) -> list[Event]:
    return [event for entry in entries if (event := entry.seen_by(viewer)) is not None]
