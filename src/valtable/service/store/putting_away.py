"""What the store knows of how long a table has been left alone, and how a table leaves it."""

from __future__ import annotations

from sqlalchemy import delete, exists, func, select, update

from valtable.service.store.schema import HANDS, LINES, SEATS, SITTERS, TABLES, text
from valtable.service.store.store import Store

TOUCH = text(update(TABLES).values(touched="").where(TABLES.c.id == ""))
REMOVE = [text(delete(part).where(part.c.table_id == "")) for part in (HANDS, LINES, SITTERS, SEATS)]
REMOVE_TABLE = text(delete(TABLES).where(TABLES.c.id == ""))


async def touch(store: Store, ids: list[str], now: str) -> None:
    """Somebody has opened these tables."""
    if ids:
        await store.writer.write(*((TOUCH, (now, id_)) for id_ in ids))


async def due(store: Store, finished: str, unbegun: str, idle: str) -> list[str]:
    """The tables of each kind that nobody has opened since then; an empty moment is long before any."""
    begun = exists().where(LINES.c.table_id == TABLES.c.id, LINES.c.seat.is_not(None))
    untouched = TABLES.c.touched
    query = select(TABLES.c.id).where(
        ((TABLES.c.finished == 1) & (untouched < finished))
        | ((TABLES.c.finished == 0) & ~begun & (untouched < unbegun))
        | ((TABLES.c.finished == 0) & begun & (untouched < idle))
    )
    return await store.read(lambda db: [row.id for row in db.execute(query)])


async def remove(store: Store, id_: str) -> None:
    await store.writer.write(*((statement, (id_,)) for statement in REMOVE), (REMOVE_TABLE, (id_,)))


async def how_many(store: Store) -> int:
    return await store.read(lambda db: int(db.execute(select(func.count()).select_from(TABLES)).scalar_one()))
