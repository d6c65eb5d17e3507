"""A table, its seats and who has changed them, as the database has them."""

from __future__ import annotations

import msgspec

from valtable.kernel.log import Header
from valtable.service.protocol import ClosedTable, SeatInfo, TableInfo

FULL = " full"
"""Why a table is closed of which no more lines are kept. No reason of an operator's begins with a space."""


class SeatRow(msgspec.Struct):
    """A seat; a bot's name where a bot sits, `taken` once the person has come."""

    seat: int
    name: str
    bot: str
    taken: bool
    token: bytes = b""
    """The hash of its link's secret; empty where there is no link."""
    spent: bool = True
    """Whether the link has been used: then it opens the seat only to the device that sits there."""

    def info(self, present: bool) -> SeatInfo:
        return SeatInfo(self.name, "bot" if self.bot else "person", self.bot, self.taken, present)


class HandRow(msgspec.Struct, frozen=True):
    """A seat that its device has lost, when the log had so many lines."""

    line: int
    seat: int
    before: str
    """The name of whoever sat there until then."""
    revoked: bool = False
    """Whether nobody took it over: whoever runs the service has freed it."""


class TableRow(msgspec.Struct):
    """All of a table but its lines. `asks` are the seats that must choose."""

    id: str
    header: Header
    secret: bytes
    created: str
    finished: bool
    replay: bool
    next: str
    asks: list[int]
    seats: list[SeatRow]
    host: bytes = b""
    """The device that made the table."""
    touched: str = ""
    """When somebody opened it last, to the day."""
    moved: str = ""
    """When something was chosen here last; empty where nothing was, or before that was written."""
    closed: str = ""
    """Since when nothing may be chosen here; empty where it may."""
    why_closed: str = ""

    @property
    def closure(self) -> ClosedTable | None:
        if not self.closed:
            return None
        is_full = self.why_closed == FULL
        return ClosedTable(self.closed, "" if is_full else self.why_closed, is_full)

    def info(self, present: frozenset[int] = frozenset(), undo_seconds: float = 0.0) -> TableInfo:
        return TableInfo(
            id=self.id,
            game=self.header.game,
            options=self.header.options,
            seats=[seat.info(bool(seat.bot) or seat.seat in present) for seat in self.seats],
            created=self.created,
            finished=self.finished,
            replay=self.replay,
            next=self.next,
            undo_seconds=undo_seconds,
            seed_hash=self.header.seed_hash,
            secret=self.secret.hex() if self.finished else "",
            rules=self.header.rules,
            edition=self.header.edition,
            closed=self.closure,
            lesson=self.header.lesson,
        )
