"""The file that is written to: whether it is still the one at its path, and takes what is written.

A file that was deleted or replaced goes on taking whatever is written to it, and all of that is gone with the
last program that has it open. Only a look at its path tells; the file itself cannot.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from valtable.service.operating.logs import logger
from valtable.service.protocol import Ailment

LOG = logger("valtable.store")
ANYBODY_MAY_WRITE = 0o222
OF_THE_JOB = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)


class Lost(Exception):
    """What is written does not stay."""

    def __init__(self, ailment: Ailment, what: str) -> None:
        super().__init__(what)
        self.ailment = ailment


class Opened:
    """A database that has been opened and read from, so that its write-ahead log is there as well."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = {file: identity(file) for file in (path, path.with_name(f"{path.name}-wal"))}
        self.ailment: Ailment | None = None
        """What is wrong with it, as far as is known; None while all is well."""

    @property
    def is_lost(self) -> bool:
        """Whether nobody may rely on what can still be read here."""
        return self.ailment not in (None, "not_written")

    def check(self) -> None:
        """Raise Lost unless what was opened is still there and may be written to."""
        for file, known in self._known.items():
            found = identity(file)
            if found is None:
                raise Lost("database_missing", f"{file.name} has been moved or deleted")
            if found != known:
                raise Lost("database_replaced", f"another {file.name} is in its place")
        if not os.access(self._path, os.W_OK) or not self._path.stat().st_mode & ANYBODY_MAY_WRITE:
            raise Lost("database_read_only", "it cannot be written to any more")

    def fared(self, error: Exception | None) -> None:
        """A transaction has gone so. One line in the log when it gets worse, one when it is well again."""
        ailment = ailment_of(error) if error is not None else None
        if (error is not None and ailment is None) or ailment == self.ailment:
            return
        self.ailment = ailment
        if ailment is None:
            LOG.warning("what is played is saved again", database=str(self._path))
        else:
            told = {"database": str(self._path), "reason": ailment, "error": str(error)}
            LOG.error("nothing can be saved any more", **told)


def identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def ailment_of(error: Exception) -> Ailment | None:
    """What ails the file; nothing where only what should have been written was wrong."""
    if isinstance(error, Lost):
        return error.ailment
    return "not_written" if isinstance(error, sqlite3.Error) and not isinstance(error, OF_THE_JOB) else None
