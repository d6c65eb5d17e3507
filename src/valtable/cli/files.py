"""Files: logs read strictly, results written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from valtable.cli.speech import say, wrong
from valtable.kernel.errors import Malformed
from valtable.kernel.log import Log, decode

PRIVATE = 0o600
USUAL = 0o666


def read_log(path: Path) -> Log:
    """A log; what is wrong with it names the file and the line."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        detail = f"UTF-8: {error.reason}, byte {error.start}"
        raise wrong(str(path), "ui-error-not_a_log", {"detail": detail}) from None
    try:
        return decode(text, str(path))
    except Malformed as error:
        if '"valt"' in text.partition("\n")[0]:
            raise
        detail = str(error).removeprefix(f"{path}, ").removeprefix(f"{path}: ")
        raise wrong(str(path), "ui-error-not_a_log", {"detail": detail}) from None


def check_target(path: Path, force: bool) -> None:
    """Refuse a file that cannot or must not be written, before any work is lost to it."""
    if path.is_dir():
        raise wrong(str(path), "ui-error-is_folder")
    if path.exists() and not force:
        raise wrong(str(path), "ui-error-exists")
    if not path.absolute().parent.is_dir():
        raise wrong(str(path), "ui-error-no_folder")
    if not os.access(path.absolute().parent, os.W_OK):
        raise wrong(str(path), "ui-error-folder_locked")


def write_whole(path: Path, content: str | bytes, rights: int = USUAL) -> None:
    """Write through a temporary file beside the target: nobody ever sees half of it."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        # A temporary file is private; the result has the rights any new file would have.
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(rights & ~mask)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def reason(error: OSError) -> str:
    """Why the system refused a file, in the user's language where it is one of the usual reasons."""
    match error:
        case FileNotFoundError():
            return say("ui-error-no_file")
        case IsADirectoryError():
            return say("ui-error-is_folder")
        case PermissionError():
            return say("ui-error-not_allowed")
        case _:
            return error.strerror or str(error)
