"""The tables of the database as they are now; `steps.py` says how an older file becomes a current one.

The log lines are the games; everything else says who sits where. `(table_id, n)` is the key of a
line, so two writers cannot both write the n-th. A submission's key lies in the first line that it
made, so that it is recognised when it comes again, also after a restart.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import uniform
from time import monotonic, sleep

from sqlalchemy import BLOB, Column, ForeignKey, Integer, MetaData, Table, Text, text
from sqlalchemy.dialects import sqlite

from valtable.kernel.errors import Malformed
from valtable.service.store.steps import STEPS

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", BLOB, nullable=False),
    Column("secret", BLOB, nullable=False),
    Column("created", Text, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("replay", Integer, nullable=False),
    Column("next", Text, nullable=False),
    Column("asks", BLOB, nullable=False),
    Column("host", BLOB, nullable=False, server_default=text("X''")),
    Column("touched", Text, nullable=False, server_default=text("''")),
    Column("moved", Text, nullable=False, server_default=text("''")),
    Column("closed", Text, nullable=False, server_default=text("''")),
    Column("why_closed", Text, nullable=False, server_default=text("''")),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("token", BLOB, nullable=False),
    Column("spent", Integer, nullable=False, server_default=text("0")),
    sqlite_with_rowid=False,
)
SITTERS = Table(
    "sitters",
    METADATA,
    Column("device", BLOB, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    sqlite_with_rowid=False,
)
LINES = Table(
    "lines",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", BLOB, nullable=False),
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
    Column("revoked", Integer, nullable=False, server_default=text("0")),
    sqlite_with_rowid=False,
)
ORDERS = Table(
    "orders",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("asked", Text, nullable=False),
    Column("wanted", BLOB, nullable=False),
    Column("answer", BLOB),
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
PATIENCE = 10.0
"""So many seconds a busy file is waited for."""


def connect(path: Path, synchronous: str) -> sqlite3.Connection:
    """A connection for the thread that will use it; transactions are begun by hand."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    try:
        write_ahead(connection)
    except sqlite3.Error:
        connection.close()
        raise
    connection.execute(f"PRAGMA synchronous={synchronous}")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def write_ahead(connection: sqlite3.Connection) -> None:
    """Switch the file to WAL, once for ever; several programs may start on a new file at the same moment.

    SQLite's own timeout does not help here: whoever would have to wait with a lock in hand is refused at once.
    """
    until = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
        sleep(uniform(0.005, 0.03))  # not in step with the others


def prepare(path: Path, synchronous: str = "FULL") -> None:
    """Make the file, or bring it up to date; one that a newer program has written is left alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        connection = connect(path, synchronous)
    except sqlite3.Error as error:
        raise Malformed(str(path), f"cannot be opened as a database ({error})") from None
    try:
        while (version := version_of(connection)) < len(STEPS):
            step_up(connection)
        if version > len(STEPS):
            raise Malformed(str(path), f"is of version {version}, this program knows {len(STEPS)}: please update it")
    except sqlite3.DatabaseError as error:
        raise Malformed(str(path), f"cannot be used as a database ({error})") from None
    finally:
        connection.close()


def step_up(connection: sqlite3.Connection) -> None:
    """One step, if it is still to be done once we may write: another process may have been faster."""
    connection.execute("BEGIN IMMEDIATE")
    version = version_of(connection)
    if version < len(STEPS):
        for statement in STEPS[version]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version={version + 1}")
    connection.execute("COMMIT")


def is_current(path: Path) -> bool:
    """Whether a file is as this program writes it; nothing is changed in it."""
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        try:
            return version_of(connection) == len(STEPS)
        except sqlite3.DatabaseError as error:
            raise Malformed(str(path), f"cannot be used as a database ({error})") from None


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
