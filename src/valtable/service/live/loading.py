"""From the store into memory: a match is its log, played again.

This happens in the event loop's own thread, a few milliseconds per table. Threads would not make it
faster, and several that met a type for the first time at once made msgspec crash (ADR 2).
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
from valtable.kernel.log import Header, Log, decode
from valtable.kernel.match import Match
from valtable.kernel.play import forced
from valtable.kernel.seed import commitment
from valtable.service.store.rows import TableRow
from valtable.service.store.store import Store

Keys = set[tuple[int, str]]
"""Seat and client key of every submission that was done."""


@cache
def standard_game(title: str, edition: str = "", rules: int = 0) -> AnyGame:
    """A game as it is printed; it has no state, so all its tables share it."""
    return games.load(title, edition=edition, rules=rules)


def game_of(header: Header) -> AnyGame:
    """The game a table is played with; one with custom components is its own."""
    if header.edition == CUSTOM or header.game not in games.TITLES:
        return games.load_for(header)
    return standard_game(header.game, header.edition, header.rules)


async def load_log(store: Store, row: TableRow) -> tuple[Log, Keys]:
    rows = await store.lines(row.id)
    head = msgspec.json.encode(row.header)
    log = decode("\n".join(part.decode() for part in (head, *(line for line, _, _ in rows))), row.id)
    return log, {(seat, key) for _, seat, key in rows if seat is not None and key is not None}


async def load_match(store: Store, row: TableRow) -> tuple[Match, Keys]:
    """The match of a table, exactly as its lines tell it."""
    log, keys = await load_log(store, row)
    await asyncio.sleep(0)  # others may play between any two tables
    return restore(game_of(log.header), log, row.secret), keys


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
    header = log.header
    if (header.components, header.rules) != (game.components.digest, game.rules):
        raise Unknown("log", f"was played with components {header.components} and rules {header.rules}")
    if header.seed_hash not in (None, commitment(secret)):
        raise Malformed("secret", "is not the one this match was committed to")
    course = Course(game, header)
    course.lines = list(log.lines)
    course.rebuild()
    if forced(game, course.state) is not None or course.is_over != (log.end is not None):
        raise Broken("the rules would go on where the log has stopped")
    return Match(course, secret)
