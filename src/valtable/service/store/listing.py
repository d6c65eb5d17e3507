"""Tables as whoever runs the service looks for them: by game, by how far they are, those with the last move first."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, select

from valtable.service.store.rows import TableRow
from valtable.service.store.schema import SEATS, TABLES
from valtable.service.store.store import Found, Store, read_tables, sound

State = Literal["waiting", "running", "closed", "finished", "imported"]
"""Waiting: a person has yet to come. Each table is in one of these."""


def state_of(row: TableRow) -> State:
    if row.replay:
        return "imported"
    if row.finished:
        return "finished"
    if row.closed:
        return "closed"
    return "running" if all(seat.taken for seat in row.seats) else "waiting"


def is_in(state: State) -> ColumnElement[bool]:
    """The same, as the database asks it."""
    table, absent = TABLES.c, exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.taken == 0)
    match state:
        case "imported":
            return table.replay == 1
        case "finished":
            return and_(table.finished == 1, table.replay == 0)
        case "closed":
            return and_(table.finished == 0, table.closed != "")
        case "running":
            return and_(table.finished == 0, table.closed == "", ~absent)
        case "waiting":
            return and_(table.finished == 0, table.closed == "", absent)


async def listed(store: Store, state: State | None, game: str, limit: int) -> tuple[int, list[TableRow]]:
    """How many there are, and the first of them; of any state and any game where none is named."""
    wanted = select(TABLES.c.id)
    if state is not None:
        wanted = wanted.where(is_in(state))
    if game:
        wanted = wanted.where(TABLES.c.game == game)
    last = case((TABLES.c.moved > TABLES.c.created, TABLES.c.moved), else_=TABLES.c.created)
    first = wanted.order_by(last.desc(), TABLES.c.id).limit(limit)

    def read(db: Connection) -> tuple[int, Found]:
        how_many = db.execute(select(func.count()).select_from(wanted.subquery())).scalar_one()
        return int(how_many), read_tables(db, [row.id for row in db.execute(first)])

    how_many, found = await store.read(read)
    return how_many, sound(found)
