"""The file that is written to: whether it is still the one at its path, and takes what is written.

A file that was deleted or replaced goes on taking whatever is written to it, and all of that is gone with the
last program that has it open. Only a look at its path tells; the file itself cannot.
"""

from __future__ import annotations

import os
from pathlib import Path

from valtable.service.store.writer import Lost

ANYBODY_MAY_WRITE = 0o222


class Opened:
    """A database that has been opened and read from, so that its write-ahead log is there as well."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = {file: identity(file) for file in (path, path.with_name(f"{path.name}-wal"))}

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


def identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
