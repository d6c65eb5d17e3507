"""Files: logs read strictly, results written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from valtable.kernel.errors import Malformed
from valtable.kernel.log import Log, decode


def read_log(path: Path) -> Log:
    """A log; what is wrong with it names the file and the line."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(str(path), f"is not UTF-8 text ({error.reason} at byte {error.start})") from None
    return decode(text, str(path))


def check_target(path: Path, force: bool) -> None:
    """Refuse a file that cannot or must not be written, before any work is lost to it."""
    if path.is_dir():
        raise Malformed(str(path), "is a folder")
    if path.exists() and not force:
        raise Malformed(str(path), "exists already; --force replaces it")
    if not path.absolute().parent.is_dir():
        raise Malformed(str(path), "its folder does not exist")
    if not os.access(path.absolute().parent, os.W_OK):
        raise Malformed(str(path), "its folder cannot be written to")


def write_whole(path: Path, text: str) -> None:
    """Write through a temporary file beside the target: nobody ever sees half of it."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # A temporary file is private; the result has the rights any new file would have.
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
