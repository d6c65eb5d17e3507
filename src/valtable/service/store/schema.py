"""The tables of a database as they are now; `steps.py` says how an older one becomes a current one.

The log lines are the games; everything else says who sits where. `(table_id, n)` is the key of a
line, so two writers cannot both write the n-th. A submission's key lies in the first line that it
made, so that it is recognised when it comes again, also after a restart.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy import text as literal
from sqlalchemy.dialects import sqlite

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Text, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("replay", Integer, nullable=False),
    Column("next", Text, nullable=False),
    Column("asks", LargeBinary, nullable=False),
    Column("host", LargeBinary, nullable=False, server_default=literal("X''")),
    Column("touched", Text, nullable=False, server_default=literal("''")),
    Column("moved", Text, nullable=False, server_default=literal("''")),
    Column("closed", Text, nullable=False, server_default=literal("''")),
    Column("why_closed", Text, nullable=False, server_default=literal("''")),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("token", LargeBinary, nullable=False),
    Column("spent", Integer, nullable=False, server_default=literal("0")),
    sqlite_with_rowid=False,
)
SITTERS = Table(
    "sitters",
    METADATA,
    Column("device", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    sqlite_with_rowid=False,
)
LINES = Table(
    "lines",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    Column("seat", Integer),
    Column("key", Text),
    sqlite_with_rowid=False,
)
HANDS = Table(
    "hands",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("before", Text, nullable=False),
    Column("revoked", Integer, nullable=False, server_default=literal("0")),
    sqlite_with_rowid=False,
)
ORDERS = Table(
    "orders",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("asked", Text, nullable=False),
    Column("wanted", LargeBinary, nullable=False),
    Column("answer", LargeBinary),
)
BANS = Table(
    "bans",
    METADATA,
    Column("network", Text, primary_key=True),
    Column("made", Text, nullable=False),
    Column("until", Text, nullable=False),
    Column("reason", Text, nullable=False),
)
ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("until", Text, nullable=False),
)

DIALECT = sqlite.dialect()


def text(element: Any) -> str:
    """What the driver is told, with a `?` per value. It means the same to PostgreSQL, once a value is called `%s`."""
    return str(element.compile(dialect=DIALECT))
