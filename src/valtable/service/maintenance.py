"""What an operator asks of the data: is every table sound, and a copy of it all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed
from valtable.service.live.loading import check_match
from valtable.service.settings import Database
from valtable.service.store.ground import ground_of
from valtable.service.store.store import Store


class BrokenTable(msgspec.Struct, frozen=True):
    id: str
    problem: str


class Report(msgspec.Struct, frozen=True):
    """How many tables were played again, and those that could not be."""

    checked: int
    broken: list[BrokenTable]


def check(database: Database) -> Report:
    """Play every table again from its lines, against the rules and its seed."""
    ground_of(database).must_exist()
    return asyncio.run(_check(database))


async def _check(database: Database) -> Report:
    store = Store(database)
    broken: list[BrokenTable] = []
    try:
        ids = await store.all_ids()
        for id_ in ids:
            row = await store.table(id_)
            assert row is not None
            try:
                match = await check_match(store, row)
                if match.is_over != row.finished:
                    raise Malformed("finished", "is not what the log says")
            except Exception as error:
                broken.append(BrokenTable(id_, str(error) or type(error).__name__))
    finally:
        store.close()
    return Report(len(ids), broken)


def back_up(database: Path, file: Path) -> None:
    """A whole and consistent copy, also while the service runs."""
    ground_of(database).must_exist()
    if file.exists():
        raise Malformed(str(file), "exists already and is not replaced")
    try:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
    except sqlite3.Error as error:
        raise Malformed(str(file), f"cannot be written ({error})") from None
