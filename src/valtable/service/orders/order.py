"""Orders and their answers, as they lie in the database."""

from __future__ import annotations

import msgspec

from valtable.kernel.errors import ValtableError
from valtable.service.live.table import Attendance

LONGEST_REASON = LONGEST_TEXT = 200


class Close(msgspec.Struct, frozen=True, tag="close"):
    """Nothing can be chosen at this table from now on."""

    table: str
    reason: str = ""


class Reopen(msgspec.Struct, frozen=True, tag="reopen"):
    table: str


class Revoke(msgspec.Struct, frozen=True, tag="revoke"):
    """Whoever sits there loses the seat. The secret of its new link is made, and known, by whoever orders this."""

    table: str
    seat: int
    token: bytes
    """Its hash."""


class Ban(msgspec.Struct, frozen=True, tag="ban"):
    network: str
    until: str
    reason: str = ""


class Unban(msgspec.Struct, frozen=True, tag="unban"):
    network: str


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Tell everybody; without a text, nothing any more."""

    text: str = ""
    until: str = ""


class Attend(msgspec.Struct, frozen=True, tag="attend"):
    """Say who looks at these tables."""

    tables: list[str]


Order = Close | Reopen | Revoke | Ban | Unban | Announce | Attend


class Done(msgspec.Struct, frozen=True, tag="done"):
    sockets: int = 0
    """So many were closed by a ban."""
    attendance: dict[str, Attendance] = {}


class NotDone(msgspec.Struct, frozen=True, tag="not_done"):
    """By its code; texts by key `ui-admin-<code>`."""

    code: str


Answer = Done | NotDone


class Refusal(ValtableError):
    """An order cannot be carried out; nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
