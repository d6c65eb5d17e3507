"""A still: all that the page needs to draw one moment of a game, exactly as its service would send it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

import valtable
from tests.gallery.states import ASKED, END, SPECTATOR, State
from valtable import games
from valtable.bots import Clock, make_bot
from valtable.kernel.chance import FastChance
from valtable.kernel.course import Course
from valtable.kernel.journal import Event
from valtable.kernel.log import ActionLine, SetupLine, decode
from valtable.kernel.match import Match
from valtable.kernel.replay import feed
from valtable.kernel.seed import SECRET_BYTES
from valtable.service.live.past import course_of_points
from valtable.service.live.screen import look_up, screen_of
from valtable.service.protocol import LookUp, PointCourse, Screen, SeatInfo, TableInfo

LOGS = Path(__file__).parents[1] / "logs"
NAMES = ["Ana", "Iker", "Marco", "Aitana", "Sage"]


class Still(msgspec.Struct, frozen=True):
    id: str
    shows: str
    info: TableInfo
    seat: int | None
    before: Screen
    """One step earlier: what moves in this step can be seen moving."""
    screen: Screen
    story: list[Event]
    recent: int
    """So many events at the end of the story belong to this step."""
    points: PointCourse
    known: LookUp


class NoSuchMoment(LookupError):
    """The game never comes to what the state describes."""


def still_of(state: State) -> Still:
    """Play up to the moment that the state describes and look at the table there."""
    known = 0
    for step, match in enumerate(moments(state)):
        if is_there(state, step, match):
            break
        known = len(match.course.steps)
    else:
        raise NoSuchMoment(state.id)
    viewer = viewer_of(state, match)
    before = Match(match.course.copy(), bytes(SECRET_BYTES))
    before.course.lines = [step.line for step in match.course.steps[: known or None]]
    before.course.rebuild()
    story = match.story(viewer)
    return Still(
        id=state.id,
        shows=state.shows,
        info=info_of(state, match),
        seat=viewer,
        before=screen_of(before, viewer),
        screen=screen_of(match, viewer),
        story=story,
        recent=len(story) - len(before.story(viewer)) if known else 0,
        points=course_of_points(match, viewer),
        known=look_up(match.game, match.state, viewer),
    )


def is_there(state: State, step: int, match: Match) -> bool:
    if state.step == END:
        return match.is_over
    if step < state.step:
        return False
    seats = [decision.seat for decision in match.decisions if state.asked in ("", decision.kind)]
    return bool(seats) and (state.seat in (ASKED, SPECTATOR) or not state.asked or state.seat in seats)


def viewer_of(state: State, match: Match) -> int | None:
    if state.seat == SPECTATOR:
        return None
    if state.seat != ASKED:
        return state.seat
    return next((decision.seat for decision in match.decisions if state.asked in ("", decision.kind)), 0)


def info_of(state: State, match: Match) -> TableInfo:
    header = match.course.header
    seats = [SeatInfo(name, "person", present=True) for name in header.seats]
    return TableInfo(state.id, state.game, header.options, seats, "2026-01-01T12:00:00Z", match.is_over)


def moments(state: State) -> Iterator[Match]:
    """The game after its set-up and after each choice with all that follows unasked."""
    yield from recorded(state) if state.log else played(state)


def recorded(state: State) -> Iterator[Match]:
    [path] = LOGS.glob(f"{state.game}/v*/{state.log}.valt")
    log = decode(path.read_text(encoding="utf-8"), path.name)
    header = msgspec.structs.replace(log.header, seats=NAMES[: len(log.header.seats)])
    match = Match(Course(games.load_for(header), header), bytes(SECRET_BYTES))
    lines = log.lines
    for number, line in enumerate(lines):
        feed(match.course, line, f"line {number}")
        unasked = number + 1 < len(lines) and getattr(lines[number + 1], "auto", False)
        if isinstance(line, SetupLine | ActionLine) and not unasked:
            yield match


def played(state: State) -> Iterator[Match]:
    match = valtable.new(state.game, seats=NAMES[: state.seats], options=state.options, seed=state.seed)
    bots = [make_bot(state.bot, match.game, state.seed + seat) for seat in range(state.seats)]
    yield match
    while not match.is_over:
        seat = match.decisions[0].seat
        view, choices = match.view(seat), match.choices(seat)
        chance = FastChance(state.seed * 1000 + len(match.course.steps))
        match.play(seat, bots[seat].choose(view, choices, Clock(), chance))
        yield match
