"""From the store into memory: a match is its log, played again.

This happens in the event loop's own thread, a few lines at a time, so that nobody waits for a long table. Threads would
not make it faster, and several that met a type for the first time at once made msgspec crash (ADR 2).
"""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec

from valtable import games
from valtable.kernel.components import CUSTOM
from valtable.kernel.course import Course
from valtable.kernel.errors import Broken, Malformed, Unknown
from valtable.kernel.game import AnyGame
from valtable.kernel.log import Header, Line, Log, decode_line
from valtable.kernel.match import Match
from valtable.kernel.play import forced
from valtable.kernel.seed import commitment
from valtable.service.store.rows import TableRow
from valtable.service.store.store import Store

AT_ONCE = 96
"""So many lines are read, or played, before others have their turn: a few milliseconds at most."""
Keys = set[tuple[int, str]]
"""Seat and client key of every submission that was done."""


@cache
def standard_game(title: str, edition: str = "", rules: int = 0) -> AnyGame:
    """A game as it is printed; it has no state, so all its tables share it."""
    return games.load(title, edition=edition, rules=rules)


def game_of(header: Header) -> AnyGame:
    """The game a table is played with; one with custom components is its own."""
    if header.game not in games.TITLES:
        raise Unknown("game", f"{header.game} is not known")
    if header.edition == CUSTOM:
        return games.load_for(header)
    return standard_game(header.game, header.edition, header.rules)


def options_of(header: Header) -> dict[str, object]:
    """A table's options as they are called today: the header of an older game keeps the words it was written with."""
    game = game_of(header)
    check_known(game, header)
    options: dict[str, object] = msgspec.to_builtins(game.decode_options(header.options))
    return options


async def load_log(store: Store, row: TableRow) -> tuple[Log, Keys]:
    rows = await store.lines(row.id)
    lines: list[Line] = []
    for line, _, _ in rows:
        lines.append(decode_line(line.decode(), lines, row.id))
        if len(lines) % AT_ONCE == 0:
            await asyncio.sleep(0)
    if not lines:
        raise Malformed(row.id, "has no set-up line")
    return Log(row.header, lines), {(seat, key) for _, seat, key in rows if seat is not None and key is not None}


async def load_match(store: Store, row: TableRow) -> tuple[Match, Keys]:
    """The match of a table, exactly as its lines tell it."""
    log, keys = await load_log(store, row)
    await asyncio.sleep(0)
    course = course_of(game_of(log.header), log, row.secret)
    for _ in course.rebuilding(AT_ONCE):
        await asyncio.sleep(0)
    return played(course, log, row.secret), keys


async def check_match(store: Store, row: TableRow) -> Match:
    """The same, every line checked against the rules and the seed; too slow for the event loop."""
    log, _ = await load_log(store, row)
    match = Match.resume(game_of(log.header), log, row.secret)
    if len(match.course.lines) != len(log.lines):
        raise Broken(f"table {row.id}: the rules would go on where the log has stopped")
    return match


def restore(game: AnyGame, log: Log, secret: bytes) -> Match:
    """A match from lines that were checked when they were written.

    Only what is left after every undo is played, once: a strict replay starts anew at each
    undo, and a table with hundreds of them would hold up all others for seconds.
    """
    course = course_of(game, log, secret)
    course.rebuild()
    return played(course, log, secret)


def course_of(game: AnyGame, log: Log, secret: bytes) -> Course:
    """What is to be played again; Unknown where its rules or components are not ours."""
    check_known(game, log.header)
    if log.header.seed_hash not in (None, commitment(secret)):
        raise Malformed("secret", "is not the one this match was committed to")
    course = Course(game, log.header)
    course.lines = list(log.lines)
    return course


def check_known(game: AnyGame, header: Header) -> None:
    if (header.components, header.rules) != (game.components.digest, game.rules):
        raise Unknown("log", f"was played with components {header.components} and rules {header.rules}")


def played(course: Course, log: Log, secret: bytes) -> Match:
    if forced(course.game, course.state) is not None or course.is_over != (log.end is not None):
        raise Broken("the rules would go on where the log has stopped")
    return Match(course, secret)
