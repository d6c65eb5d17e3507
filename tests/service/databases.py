"""A database of either kind, looked at and changed behind the service's back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from valtable.service.settings import Database
from valtable.service.store.ground import ground_of
from valtable.service.store.postgres import connect
from valtable.service.store.session import called


def ask(database: Database, query: str, *values: object) -> list[tuple[Any, ...]]:
    [rows] = ground_of(database).ask((query, values))
    return [tuple(row) for row in rows]


def change(database: Database, text: str, *values: object) -> None:
    if isinstance(database, Path):
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute(text, values)
    else:
        with closing(connect(database)) as session:
            session.execute(called(text), values)
