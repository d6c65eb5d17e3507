"""A table and its seats as the database has them."""

from __future__ import annotations

import msgspec

from valtable.kernel.log import Header
from valtable.service.protocol import SeatInfo, TableInfo


class SeatRow(msgspec.Struct):
    """A seat; a bot's name where a bot sits, `taken` once the person has come."""

    seat: int
    name: str
    bot: str
    taken: bool
    token: bytes = b""
    """The hash of its link's secret; empty where there is no link."""

    def info(self, present: bool) -> SeatInfo:
        return SeatInfo(self.name, "bot" if self.bot else "person", self.bot, self.taken, present)


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

    def info(self, present: frozenset[int] = frozenset()) -> TableInfo:
        return TableInfo(
            id=self.id,
            game=self.header.game,
            options=self.header.options,
            seats=[seat.info(bool(seat.bot) or seat.seat in present) for seat in self.seats],
            created=self.created,
            finished=self.finished,
            replay=self.replay,
            next=self.next,
        )
