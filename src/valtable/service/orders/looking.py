"""What whoever runs the service may see of tables: who and when, nothing hidden, and no secret."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal

import msgspec

from valtable.service.live.table import Attendance
from valtable.service.orders.order import Attend, Refusal
from valtable.service.orders.placing import have_done
from valtable.service.protocol import ClosedTable
from valtable.service.settings import Database
from valtable.service.store.listing import State, listed, state_of
from valtable.service.store.rows import TableRow
from valtable.service.store.store import Store
from valtable.service.store.writer import NotWritten

PATIENCE = 3.0
"""Seconds in which the service must say who is there; else that is not known, and all the rest is."""


class Chosen(msgspec.Struct):
    """A line of the log, as far as it is counted here."""

    do: str = ""
    auto: bool = False


class Sitting(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str
    taken: bool
    present: bool | None
    """None where the service does not say."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    state: State
    seats: list[Sitting]
    spectators: int | None
    created: str
    opened: str
    """When somebody came to it last, to the day."""
    moved: str
    """When something was chosen last; empty where nothing was, or before that was written."""


class Listing(msgspec.Struct, frozen=True):
    tables: list[Listed]
    all: int
    """How many there are with those that are not listed."""


class Shown(Listed, frozen=True):
    """A table, looked at more closely."""

    choices: int
    """How many were made, by people and bots, also those that were taken back."""
    asked: list[int]
    """The seats that must choose."""
    options: dict[str, Any]
    rules: int
    edition: str
    seal: str | None
    """The hash of the secret that all luck comes from; None where somebody chose the seed."""
    closed: ClosedTable | None
    rematch: str


async def look_around(store: Store, database: Database, state: State | None, game: str, limit: int) -> Listing:
    how_many, rows = await listed(store, state, game, limit)
    there = await attendance(store, database, [row.id for row in rows])
    return Listing([Listed(**plain(row, there)) for row in rows], how_many)


async def look_at(store: Store, database: Database, id_: str) -> Shown:
    row = await store.table(id_)
    if row is None:
        raise Refusal("no_such_table")
    there, header = await attendance(store, database, [id_]), row.header
    lines = [msgspec.json.decode(line, type=Chosen) for line, _, _ in await store.lines(id_)]
    return Shown(
        **plain(row, there),
        choices=sum(bool(line.do) and not line.auto for line in lines),
        asked=row.asks,
        options=header.options,
        rules=header.rules,
        edition=header.edition,
        seal=header.seed_hash,
        closed=row.closure,
        rematch=row.next,
    )


async def attendance(store: Store, database: Database, ids: list[str]) -> dict[str, Attendance] | None:
    """Who looks at which of these tables; None where the service does not say."""
    with suppress(Refusal, NotWritten):
        return (await have_done(store, database, Attend(ids), PATIENCE)).attendance
    return None


def plain(row: TableRow, there: dict[str, Attendance] | None) -> dict[str, Any]:
    """What stands in a list."""
    here = None if there is None else there.get(row.id, Attendance())
    return {
        "id": row.id,
        "game": row.header.game,
        "state": state_of(row),
        "seats": [
            Sitting(
                seat.seat, seat.name, "bot" if seat.bot else "person", seat.bot, seat.taken,
                present=None if here is None else bool(seat.bot) or seat.seat in here.seats,
            )
            for seat in row.seats
        ],
        "spectators": None if here is None else here.spectators,
        "created": row.created,
        "opened": row.touched,
        "moved": row.moved,
    }  # fmt: skip
