"""Whether a log from elsewhere is that of a game played by the rules: this runs inside a worker process."""

from __future__ import annotations

import msgspec

from valtable import games
from valtable.kernel.components import CUSTOM
from valtable.kernel.errors import Malformed, Unknown
from valtable.kernel.log import Header, decode, fold, secret_of, undoers
from valtable.kernel.replay import verify

MOST_LINES = 20_000
MOST_LEFT = 10_000
"""So many lines are left after every undo: these are played whenever the game is read."""
MOST_UNDOS = 200
"""Per seat. Our own tables keep to it, too: what is exported can always be imported."""


class Verified(msgspec.Struct, frozen=True):
    """What there is to write of a log: nobody needs to read it again for that."""

    header: Header
    secret: bytes
    lines: list[bytes]


def verify_text(text: str) -> Verified:
    """Raise Malformed unless this is the log of a finished game that the rules and its seed allow."""
    log = decode(text)
    if log.end is None:
        raise Malformed("log", "the game is not finished")
    undos = sum(bool(undoers(line)) for line in log.lines)
    # Whatever a table of ours may become can come in again: `live/lengths.py`.
    if len(log.lines) > MOST_LINES or undos > MOST_UNDOS * len(log.header.seats):
        raise Malformed("log", "is too long")
    if len(fold(log.lines)) > MOST_LEFT:
        raise Malformed("log", "is too long")
    if log.header.edition == CUSTOM:
        raise OwnBox
    verify(games.load_for(log.header), log)
    return Verified(log.header, secret_of(log.end), [msgspec.json.encode(line) for line in log.lines])


class WrongLog(Exception):
    """Malformed has two arguments and cannot travel between processes; this can."""


class UnknownLog(WrongLog):
    """Of rules or components that this service does not have."""


class OwnBox(WrongLog):
    """Of a game with components that travel in the log: our rules and our boxes go together, anybody's need not.

    A price of 2^31 on one card, and whoever tells what it costs runs out of memory.
    """


def checked(text: str) -> Verified:
    try:
        return verify_text(text)
    except Unknown as error:
        raise UnknownLog(str(error)) from None
    except Malformed as error:
        raise WrongLog(str(error)) from None
