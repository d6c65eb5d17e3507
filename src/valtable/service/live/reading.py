"""What is read of a game from its beginning: this runs inside a worker process.

It reads the lines from the database itself, so nothing of this is the event loop's work, and no table waits.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from time import process_time
from typing import Literal

import msgspec

from valtable.kernel.errors import Unknown
from valtable.kernel.log import decode
from valtable.service.live.film import Film
from valtable.service.live.kept import Kept
from valtable.service.live.loading import game_of, restore
from valtable.service.live.past import course_of_points, past, past_look_up
from valtable.service.operating.logs import logger
from valtable.service.problems import Trouble
from valtable.service.settings import Database
from valtable.service.store.ground import ground_of

LOG = logger("valtable.reading")
MOST_BYTES = 2_000_000
"""Of logs whose games are kept for the next question; in memory a game weighs some fifty times as much."""
HEAD = "SELECT header, secret FROM tables WHERE id = ?"
LINES = "SELECT line FROM lines WHERE table_id = ? AND n < ? ORDER BY n"


class Reading(msgspec.Struct, frozen=True):
    """What of which game, as long as it was; equal ones have equal answers. `at` and `step` where there are several;
    without both it is the end of what there is."""

    database: Database
    table: str
    lines: int
    what: Literal["log", "story", "past", "points", "replay", "look-up"]
    seat: int | None = None
    at: int | None = None
    step: int | None = 0


class Read(msgspec.Struct, frozen=True):
    """The answer and what it cost; `trouble` says in its place what cannot be answered."""

    seconds: float
    body: bytes = b""
    trouble: tuple[str, str, str] | None = None


def read(reading: Reading) -> Read:
    begun = process_time()
    try:
        body = body_of(reading)
    except Trouble as trouble:
        return Read(process_time() - begun, trouble=(trouble.code, trouble.where, trouble.detail))
    except Unknown as error:
        LOG.error("a table was played with what is not known here", table=reading.table, error=str(error))
        return Read(process_time() - begun, trouble=("unknown_rules", error.where, error.problem))
    except sqlite3.Error as error:
        LOG.warning("the database does not answer", what=reading.what, table=reading.table, error=str(error))
        return Read(process_time() - begun, trouble=("unreachable", "", ""))
    except Exception:
        LOG.exception("a game cannot be read", what=reading.what, table=reading.table)
        return Read(process_time() - begun, trouble=("broken_table", "", ""))
    return Read(process_time() - begun, body)


def body_of(reading: Reading) -> bytes:
    film, seat = film_of(reading), reading.seat
    match reading.what:
        case "log":
            return film.match.log.encode().encode()
        case "story":
            return b"".join(msgspec.json.encode(event) + b"\n" for event in film.match.story(seat))
        case "past":
            return msgspec.json.encode(past(film.match, seat, reading.at or 0))
        case "points":
            return msgspec.json.encode(course_of_points(film.match, seat))
        case "look-up" if reading.at is not None:
            return msgspec.json.encode(past_look_up(film.match, seat, reading.at))
        case "look-up":
            return msgspec.json.encode(film.look_up(reading.step, seat))
        case "replay":
            step = reading.step or 0 if reading.at is None else film.number_at(reading.at, seat)
            return msgspec.json.encode(film.step(step, seat))


@cache
def films() -> Kept[tuple[Database, str, int], Film]:
    """Those looked at last."""
    return Kept(MOST_BYTES)


def film_of(reading: Reading) -> Film:
    key = reading.database, reading.table, reading.lines
    film = films().get(key)
    if film is None:
        ground, table = ground_of(reading.database), reading.table
        heads, lines = ground.ask((HEAD, (table,)), (LINES, (table, reading.lines)))
        if not heads:
            raise Trouble("no_such_table")  # it was put away just now
        if len(lines) != reading.lines:
            raise Trouble("unreachable")  # this is another database than the one that was asked
        header, secret = heads[0]
        text = b"\n".join((header, *(line for (line,) in lines)))
        log = decode(text.decode(), reading.table)
        film = Film(restore(game_of(log.header), log, secret))
        films().put(key, film, len(text))
    return film
