"""Replay and verification: a log played again, every line checked against the rules."""

from __future__ import annotations

import msgspec

from valtable.kernel.course import Course
from valtable.kernel.errors import Malformed, Refused, Unknown
from valtable.kernel.game import AnyGame
from valtable.kernel.log import ActionLine, EndLine, Header, Line, Log, SetupLine, TakeBackLine, UndoLine, secret_of
from valtable.kernel.luck import Recorded, Seeded
from valtable.kernel.play import forced
from valtable.kernel.seed import commitment, mix
from valtable.kernel.state import digest
from valtable.kernel.undo import undo_line


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found out; what is wrong with a log is raised instead.

    `luck`: `committed` (hash and every draw checked), `chosen` (every draw follows from a seed that
    nobody was committed to, or is one that was chosen: no such match is rated) or `unpublished` (the game
    still runs, its secret is not in the log).
    `seed_hash`: what the table showed from its first moment; None where somebody chose the luck.
    """

    game: str
    lines: int
    finished: bool
    luck: str
    digest: str
    seed_hash: str | None = None


def seeded_by(header: Header, secret: bytes, drawn: dict[str, int] | None = None) -> Seeded:
    """The luck of a match: what was chosen for it, then what follows from its secret; `drawn` of it is gone."""
    return Seeded(mix(secret, header.contributions), drawn, header.chosen)


def replay(game: AnyGame, log: Log, name: str = "log", against: Seeded | None = None) -> Course:
    """The course a log tells. It never rolls; against a seed it checks every draw."""
    if log.header.game != game.title:
        raise Malformed(name, f"is a log of {log.header.game!r}, not of {game.title!r}")
    if log.header.components != game.components.digest:
        raise Unknown(name, f"needs components {log.header.components}, these are {game.components.digest}")
    if log.header.rules != game.rules:
        raise Malformed(name, f"was played by the rules {log.header.rules}, these are {game.rules}")
    try:
        course = Course(game, log.header)
    except Malformed as error:
        raise Malformed(f"{name}, line 1", str(error)) from None
    for number, line in enumerate(log.lines, 2):
        feed(course, line, f"{name}, line {number}", against)
    return course


def verify(game: AnyGame, log: Log, name: str = "log") -> Verdict:
    """Check a log against the rules and, once its secret is published, against its seed."""
    header, end = log.header, log.end
    luck, against = "unpublished", None
    if end is not None:
        secret = secret_of(end, name)
        if header.seed_hash is not None and commitment(secret) != header.seed_hash:
            raise Malformed(
                name,
                "the published secret is not the one the match was committed to: "
                f"its hash is {commitment(secret)}, the header has {header.seed_hash}",
            )
        luck = "chosen" if header.seed_hash is None else "committed"
        against = seeded_by(header, secret)
    course = replay(game, log, name, against)
    if course.is_over and end is None:
        raise Malformed(name, "the game is over, but the line of its end is missing")
    return Verdict(game.title, len(log.lines), end is not None, luck, digest(course.state), header.seed_hash)


def feed(course: Course, line: Line, where: str, against: Seeded | None = None) -> None:
    """Do again what a line says, if the rules allow it."""
    match line:
        case SetupLine():
            recorded = Recorded(where, line.chance, against)
            course.set_up(recorded)
            recorded.finish()
        case ActionLine():
            action = legal_action(course, line, where)
            recorded = Recorded(where, line.chance, against)
            course.act(line.seat, action, line.auto, recorded)
            recorded.finish()
        case UndoLine() | TakeBackLine():
            course.go_back(allowed_undo(course, line, where))
        case EndLine():
            if not course.is_over:
                raise Malformed(where, "the game is not over here")
            if line.end != course.ending(line.end.secret):
                raise Malformed(where, "reason, points or winners are not those of the game")
            course.lines.append(line)


def legal_action(course: Course, line: ActionLine, where: str) -> int:
    """The id of a line's action, which the rules must allow to that seat at that moment."""
    if not 0 <= line.seat < course.seats:
        raise Malformed(where, f"there is no seat {line.seat}")
    try:
        action = course.game.actions.parse(line.do)
    except Malformed as error:
        raise Malformed(where, str(error)) from None
    refusal = course.game.refusal(course.state, line.seat, action)
    if refusal is not None:
        raise Malformed(where, f"{line.do!r} by seat {line.seat} is refused ({refusal.reason})")
    if forced(course.game, course.state) != ((line.seat, action) if line.auto else None):
        raise Malformed(where, f"{line.do!r} must {'not ' if line.auto else ''}be marked `auto` here")
    return action


def allowed_undo(course: Course, line: UndoLine | TakeBackLine, where: str) -> UndoLine | TakeBackLine:
    """The same line, if all the seats it names are there and one of them could have asked for it."""
    seats = line.by if isinstance(line, UndoLine) else [line.seat]
    known = all(0 <= seat < course.seats for seat in seats)
    for seat in seats if known else ():
        try:
            if undo_line(course, seat, seats) == line:
                return line
        except Refused:
            continue
    raise Malformed(where, "this undo is not allowed here")
