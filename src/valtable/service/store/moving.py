"""All tables of one database into another, each whole or not at all; those that are there already stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, insert, select

from valtable.service.settings import Database
from valtable.service.store.ground import ground_of
from valtable.service.store.schema import ANNOUNCEMENTS, BANS, HANDS, LINES, SEATS, SITTERS, TABLES, text
from valtable.service.store.store import Store
from valtable.service.store.writer import Statement

OF_A_TABLE = (TABLES, SEATS, SITTERS, LINES, HANDS)
OF_ALL = (BANS, ANNOUNCEMENTS)
Rows = list[tuple[Any, ...]]


class Moved(msgspec.Struct, frozen=True):
    """How many tables were carried over, how many were there already, and those that are there but differ."""

    moved: int
    already: int
    different: list[str]


async def move(source: Database, target: Database, tell: Callable[[int, int], None]) -> Moved:
    """Nobody plays in either meanwhile. `tell` is told how many tables are done, of how many."""
    ground_of(source).must_exist()
    origin = Store(source, claim=0.0)
    try:
        goal = Store(target, claim=0.0)
        try:
            return await carry(origin, goal, tell)
        finally:
            goal.close()
    finally:
        origin.close()


async def carry(origin: Store, goal: Store, tell: Callable[[int, int], None]) -> Moved:
    ids, moved, different = await origin.all_ids(), 0, list[str]()
    for number, id_ in enumerate(ids):
        tell(number, len(ids))
        there = await rows_of(goal, id_)
        here = await rows_of(origin, id_)
        if not there[0]:
            await goal.writer.write(*additions(OF_A_TABLE, here))
            moved += 1
        elif there != here:
            different.append(id_)
    await carry_the_rest(origin, goal)
    return Moved(moved, len(ids) - moved - len(different), different)


async def carry_the_rest(origin: Store, goal: Store) -> None:
    """Bans and the announcement, as far as the other has none of that name."""
    for part in OF_ALL:
        here, there = [await store.read(partial(read, part=part)) for store in (origin, goal)]
        known = {row[0] for row in there}
        await goal.writer.write(*additions([part], [[row for row in here if row[0] not in known]]))


async def rows_of(store: Store, id_: str) -> list[Rows]:
    return await store.read(lambda db: [read(db, part, id_) for part in OF_A_TABLE])


def read(db: Connection, part: Table, id_: str | None = None) -> Rows:
    query = select(part).order_by(*part.primary_key.columns)
    if id_ is not None:
        query = query.where((part.c.id if part is TABLES else part.c.table_id) == id_)
    return [tuple(row) for row in db.execute(query)]


def additions(parts: Sequence[Table], rows: Sequence[Rows]) -> list[Statement]:
    return [(addition(part), row) for part, some in zip(parts, rows, strict=True) for row in some]


@cache
def addition(part: Table) -> str:
    return text(insert(part))
