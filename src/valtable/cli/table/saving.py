"""A game that is kept: its log and, while it runs, beside it the secret that its luck comes from.

The secret never stands in the log of a running game, because whoever has it knows the luck to
come. So it lies in a file of its own, `game.valt.secret`, that only its owner may read; with it
stands who plays each seat. When the game is over the log publishes the secret and the file goes.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec

from valtable.cli.files import PRIVATE, check_target, read_log, write_whole
from valtable.cli.speech import wrong
from valtable.kernel.errors import Malformed
from valtable.kernel.log import Log
from valtable.kernel.match import Match


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies beside an unfinished log: the secret in hexadecimal, who plays each seat."""

    secret: str
    seats: list[str]


class Keeper:
    """Knows a match's secret and where the match is kept, if anywhere."""

    def __init__(self, secret: bytes, kinds: list[str], path: Path | None = None) -> None:
        self.secret = secret
        self.kinds = kinds
        self.path = path

    def keep(self, match: Match) -> None:
        """Write the log and, while the game runs, its secret first: a log without it cannot go on."""
        if self.path is None:
            return
        side = side_file(self.path)
        if match.log.end is not None:
            write_whole(self.path, match.log.encode())
            side.unlink(missing_ok=True)
        else:
            kept = Kept(self.secret.hex(), self.kinds)
            write_whole(side, msgspec.json.encode(kept).decode() + "\n", PRIVATE)
            write_whole(self.path, match.log.encode())


def side_file(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def read_saved(path: Path) -> tuple[Log, Kept]:
    """An unfinished log with what lies beside it."""
    log, side = read_log(path), side_file(path)
    if log.end is not None:
        raise wrong(str(path), "ui-error-finished", {"file": str(path)})
    if not side.is_file():
        raise wrong(str(path), "ui-error-no_secret", {"file": str(side)})
    try:
        kept = msgspec.json.decode(side.read_bytes(), type=Kept)
        bytes.fromhex(kept.secret)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Malformed(str(side), str(error)) from None
    return log, kept


def usual_name(title: str) -> Path:
    """A file of today's that does not exist yet: `valletta-2026-05-01.valt`, then `-2`."""
    stem, n = f"{title}-{date.today().isoformat()}", 1
    while True:
        path = Path(f"{stem}.valt" if n == 1 else f"{stem}-{n}.valt")
        if not path.exists():
            return path
        n += 1


def named_file(answer: str) -> Path:
    """The file a person names; the extension may be left out."""
    path = Path(answer).expanduser()
    path = path if path.suffix else path.with_suffix(".valt")
    check_target(path, force=False)
    return path
