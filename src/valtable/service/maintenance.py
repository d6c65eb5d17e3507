"""What an operator asks of the data: is every table sound, and a copy of it all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed
from valtable.service.live.loading import check_match
from valtable.service.store.store import Store


class BrokenTable(msgspec.Struct, frozen=True):
    id: str
    problem: str


class Report(msgspec.Struct, frozen=True):
    """How many tables were played again, and those that could not be."""

    checked: int
    broken: list[BrokenTable]


def check(database: Path) -> Report:
    """Play every table again from its lines, against the rules and its seed."""
    must_exist(database)
    return asyncio.run(_check(database))


async def _check(database: Path) -> Report:
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
    must_exist(database)
    if file.exists():
        raise Malformed(str(file), "exists already and is not replaced")
    try:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
    except sqlite3.Error as error:
        raise Malformed(str(file), f"cannot be written ({error})") from None


def must_exist(database: Path) -> None:
    if not database.is_file():
        raise Malformed(str(database), "there is no such database")
