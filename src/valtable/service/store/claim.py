"""One service per database: two on the same file would each refuse what the other has written.

The claim is a lock on a file beside the database, which the system gives up with the process, however that ends.
The database's own file is left alone: locks on it belong to SQLite, and copying or moving it needs no leave of ours.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from valtable.kernel.errors import Malformed


class Held(Malformed):
    """Somebody else has it."""


class Claim:
    """Held from when it is made until it is given up; raises Held where another service has it, also after a while.

    A command that sets something right while no service runs has it for a moment: a service waits for that.
    """

    def __init__(self, database: Path, seconds: float = 0.0) -> None:
        until = monotonic() + seconds
        while True:
            try:
                return self._take(database)
            except Held:
                if monotonic() >= until:
                    raise
            sleep(0.05)

    def _take(self, database: Path) -> None:
        real = database.resolve()  # by whatever name it is called
        self._path = real.with_name(f"{real.name}.lock")
        try:
            real.parent.mkdir(parents=True, exist_ok=True)
            while True:
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
                if not lock(self._file):
                    os.close(self._file)
                    raise Held(
                        str(database), "another server plays in this file already; stop it, or choose another file"
                    )
                if self._is_here():
                    return
                os.close(self._file)  # whoever held it has just given it up, and the file with it
        except OSError as error:
            raise Malformed(str(self._path), f"cannot be made ({error.strerror})") from None

    def _is_here(self) -> bool:
        with suppress(FileNotFoundError):
            return os.path.samestat(self._path.stat(), os.fstat(self._file))
        return False

    def give_up(self) -> None:
        with suppress(OSError):  # Windows deletes nothing that is open: then it stays, and is no hindrance
            self._path.unlink()
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> bool:
        """Whether the lock is ours now."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: int) -> bool:
        """Whether the lock is ours now."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
