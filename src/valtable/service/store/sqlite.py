"""A database that is one file: SQLite, read and written by this machine alone. Nothing counts as written unless the
file is still at its path before and after the commit."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import uniform
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Engine, create_engine

from valtable.kernel.errors import Malformed
from valtable.service.protocol import Ailment
from valtable.service.store.claim import Claim
from valtable.service.store.opened import Opened
from valtable.service.store.steps import STEPS
from valtable.service.store.writer import Job, Keeper, Lost, Statement

OF_THE_JOB = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
PATIENCE = 10.0
"""So many seconds a busy file is waited for."""


class File:
    """The ground of a store: a file, which may still have to be made."""

    def __init__(self, path: Path, synchronous: str = "FULL") -> None:
        self._path = path
        self._synchronous = synchronous

    def must_exist(self) -> None:
        if not self._path.is_file():
            raise Malformed(str(self._path), "there is no such database")

    def is_current(self) -> bool:
        """Whether it is as this program writes it; nothing is changed in it."""
        with closing(sqlite3.connect(self._path, timeout=PATIENCE)) as connection:
            try:
                return version_of(connection) == len(STEPS)
            except sqlite3.DatabaseError as error:
                raise Malformed(str(self._path), f"cannot be used as a database ({error})") from None

    def prepare(self) -> None:
        prepare(self._path, self._synchronous)

    def claim(self, seconds: float = 0.0) -> Claim:
        return Claim(self._path, seconds)

    def keeper(self, claim: float | None) -> FileKeeper:
        held = None if claim is None else self.claim(claim)  # before anything is changed in it
        try:
            self.prepare()
            return FileKeeper(self._path, self._synchronous, held)
        except BaseException:
            if held is not None:
                held.give_up()
            raise

    def engine(self) -> Engine:
        """A file that is gone is not made anew by whoever only wants to read it."""
        place = f"{self._path.resolve().as_uri()}?mode=rw"
        return create_engine(
            f"sqlite:///{self._path}", creator=lambda: sqlite3.connect(place, uri=True, check_same_thread=False)
        )

    def ask(self, *questions: Statement) -> list[list[Any]]:
        place = f"{self._path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(place, uri=True)) as connection:
            return [connection.execute(text, values).fetchall() for text, values in questions]


def commit(connection: sqlite3.Connection) -> None:
    connection.execute("COMMIT")


class FileKeeper(Keeper):
    def __init__(self, path: Path, synchronous: str, claim: Claim | None = None) -> None:
        self.commit = commit
        self._connection = connect(path, synchronous)
        self.execute = self._connection.execute
        self._version = version_of(self._connection)
        self._file = Opened(path)
        self._claim = claim

    def keep(self, batch: list[Job]) -> None:
        try:
            self.execute("BEGIN IMMEDIATE")
            if len(batch) == 1:
                self.do(batch[0])  # if it fails, its transaction goes with it
            else:
                self.do_each(batch)
            self._file.check()
            self.commit(self._connection)
            self._file.check()
        except Exception:
            with suppress(sqlite3.Error):
                self.execute("ROLLBACK")
            raise

    def look(self, is_ailing: bool) -> None:
        self._file.check()
        if is_ailing:
            self.execute(f"PRAGMA user_version={self._version}")  # a whole commit that changes nothing

    def ailment_of(self, error: Exception) -> Ailment | None:
        if isinstance(error, Lost):
            return error.ailment
        return "not_written" if isinstance(error, sqlite3.Error) and not isinstance(error, OF_THE_JOB) else None

    def close(self) -> None:
        self._connection.close()
        if self._claim is not None:
            self._claim.give_up()


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


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
