"""The store: tables, seats and log lines, in a file or on a server.

Reading happens in a thread of its own, so that the event loop never waits for the disk; what is
read is decoded outside of it. Writing goes through the one writer, and what is written is durable
when the call returns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or
from sqlalchemy.exc import OperationalError

from valtable.kernel.log import Header, Line
from valtable.service.operating.logs import logger
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.problems import Trouble
from valtable.service.protocol import Ailment
from valtable.service.settings import Database
from valtable.service.store.ground import ground_of
from valtable.service.store.rows import HandRow, SeatRow, TableRow
from valtable.service.store.schema import HANDS, LINES, SEATS, SITTERS, TABLES, text
from valtable.service.store.writer import Statement, Writer

LOG = logger("valtable.store")
T = TypeVar("T")


# The append path uses the driver directly; these are what it is told.
ADD_TABLE = text(insert(TABLES))
ADD_SEAT = text(insert(SEATS))
ADD_SITTER = text(insert_or(SITTERS).on_conflict_do_nothing())
ADD_LINE = text(insert(LINES))
SET_MOVED = text(update(TABLES).values(moved="").where(TABLES.c.id == ""))
SET_ASKS = text(update(TABLES).values(asks=b"", finished=0, moved="").where(TABLES.c.id == ""))
SET_NEXT = text(update(TABLES).values(next="").where(TABLES.c.id == ""))
SET_TAKEN = text(update(SEATS).values(name="", taken=1, spent=1).where(SEATS.c.table_id == "", SEATS.c.seat == 0))
SET_LINK = text(update(SEATS).values(token=b"", spent=0).where(SEATS.c.table_id == "", SEATS.c.seat == 0))
CLEAR_SEAT = text(delete(SITTERS).where(SITTERS.c.table_id == "", SITTERS.c.seat == 0))
ADD_HAND = text(insert(HANDS))


class Store:
    """`claim`: nobody else may write here as long as this is open; whoever still does is waited for so many seconds."""

    def __init__(
        self, database: Database, synchronous: str = "FULL", metrics: Metrics = UNWATCHED, claim: float | None = None
    ) -> None:
        self._ground = ground_of(database, synchronous)
        self.writer = Writer(self._ground.keeper(claim), str(database), metrics)
        self._engine = self._ground.engine()
        self._reader = ThreadPoolExecutor(1, "reader")

    def close(self) -> None:
        self._reader.shutdown()
        self._engine.dispose()
        self.writer.close()

    @property
    def ailment(self) -> Ailment | None:
        """Why nothing can be saved at the moment, as far as is known."""
        return self.writer.ailment

    @property
    def is_lost(self) -> bool:
        """Whether what is here in the store is not what the next start will find."""
        return self.writer.is_lost

    # Writing

    async def add_table(self, row: TableRow, lines: Sequence[bytes], sitters: Sequence[tuple[int, bytes]]) -> None:
        """A new table with its seats and first lines, encoded; `sitters` are the devices that have a seat already."""
        head: list[Statement] = [
            (
                ADD_TABLE,
                (row.id, row.header.game, msgspec.json.encode(row.header), row.secret, row.created,
                 int(row.finished), int(row.replay), row.next, msgspec.json.encode(row.asks), row.host, row.created,
                 row.moved, row.closed, row.why_closed),
            )
        ]  # fmt: skip
        seats: list[Statement] = [
            (ADD_SEAT, (row.id, seat.seat, seat.name, seat.bot, int(seat.taken), seat.token, int(seat.spent)))
            for seat in row.seats
        ]
        sitting: list[Statement] = [(ADD_SITTER, (device, row.id, seat)) for seat, device in sitters]
        first: list[Statement] = [(ADD_LINE, (row.id, n, line, None, None)) for n, line in enumerate(lines)]
        await self.writer.write(*head, *seats, *sitting, *first)

    async def append(
        self, table: str, lines: Sequence[Line], seat: int | None, key: str | None, asks: list[int] | None
    ) -> None:
        """The lines that one submission has made; raises NotWritten if another has written the n-th already.

        `asks`: the seats that must choose from now on, nobody where the game is over; None for those of before.
        """
        statements = line_statements(table, lines, seat, key)
        if asks is not None:
            statements.append((SET_ASKS, (int(not asks), msgspec.json.encode(asks), now(), table)))
        elif lines:  # an empty wish is done, and nothing was chosen
            statements.append((SET_MOVED, (now(), table)))
        await self.writer.write(*statements)

    async def sit_down(self, table: str, seat: SeatRow, device: bytes, number: int, hand: HandRow | None) -> None:
        """The seat belongs to this device and to no other; `hand` is told to the table, the one with this number."""
        taken: list[Statement] = [
            (SET_TAKEN, (seat.name, 1, 1, table, seat.seat)),
            (CLEAR_SEAT, (table, seat.seat)),
            (ADD_SITTER, (device, table, seat.seat)),
        ]
        if hand is not None:
            taken.append((ADD_HAND, (table, number, hand.line, hand.seat, hand.before, int(hand.revoked))))
        await self.writer.write(*taken)

    async def rename(self, table: str, seat: SeatRow) -> None:
        await self.writer.write((SET_TAKEN, (seat.name, 1, int(seat.spent), table, seat.seat)))

    async def set_link(self, table: str, seat: int, token: bytes) -> None:
        """A link that nobody has used yet, in the place of the old one."""
        await self.writer.write((SET_LINK, (token, 0, table, seat)))

    async def set_next(self, table: str, next_: str) -> None:
        await self.writer.write((SET_NEXT, (next_, table)))

    # Reading

    async def table(self, id_: str) -> TableRow | None:
        if "\0" in id_:
            return None  # such a text PostgreSQL does not even compare
        found = decoded(await self.read(lambda db: read_tables(db, [id_])))
        return found[0] if found else None

    async def length(self, id_: str) -> int:
        """How many lines a table has."""
        query = select(func.count()).select_from(LINES).where(LINES.c.table_id == id_)
        return await self.read(lambda db: int(db.execute(query).scalar_one()))

    async def lines(self, id_: str) -> list[tuple[bytes, int | None, str | None]]:
        """Every line of a table, with the seat and the key of the submission that made it."""
        query = select(LINES.c.line, LINES.c.seat, LINES.c.key).where(LINES.c.table_id == id_).order_by(LINES.c.n)
        return await self.read(lambda db: [(row.line, row.seat, row.key) for row in db.execute(query)])

    async def seats_of(self, device: bytes, table: str) -> list[int]:
        query = select(SITTERS.c.seat).where(SITTERS.c.device == device, SITTERS.c.table_id == table)
        return sorted(await self.read(lambda db: [int(row.seat) for row in db.execute(query)]))

    async def sitters(self, table: str) -> list[tuple[int, bytes]]:
        query = select(SITTERS.c.seat, SITTERS.c.device).where(SITTERS.c.table_id == table)
        return await self.read(lambda db: [(row.seat, row.device) for row in db.execute(query)])

    async def sitters_of(self, table: str, seat: int) -> list[bytes]:
        return [device for sitting, device in await self.sitters(table) if sitting == seat]

    async def hands(self, table: str) -> list[HandRow]:
        """Every seat that has changed hands, in the order in which they did."""
        query = select(HANDS).where(HANDS.c.table_id == table).order_by(HANDS.c.number)
        return await self.read(
            lambda db: [HandRow(row.line, row.seat, row.before, bool(row.revoked)) for row in db.execute(query)]
        )

    async def tables_of(self, device: bytes, limit: int) -> list[tuple[TableRow, list[int]]]:
        """The newest tables at which this device sits, with its seats."""
        query = (
            select(SITTERS.c.table_id, SITTERS.c.seat)
            .join(TABLES, TABLES.c.id == SITTERS.c.table_id)
            .where(SITTERS.c.device == device)
            .order_by(TABLES.c.finished, TABLES.c.created.desc())
            .limit(limit)
        )

        mine: dict[str, list[int]] = {}

        def read(db: Connection) -> Found:
            for row in db.execute(query):
                mine.setdefault(row.table_id, []).append(row.seat)
            return read_tables(db, list(mine))

        return [(table, sorted(mine[table.id])) for table in sound(await self.read(read))]

    async def running(self) -> list[TableRow]:
        query = select(TABLES.c.id).where(TABLES.c.finished == 0)
        return sound(await self.read(lambda db: read_tables(db, [row.id for row in db.execute(query)])))

    async def all_ids(self) -> list[str]:
        query = select(TABLES.c.id).order_by(TABLES.c.created)
        return await self.read(lambda db: [row.id for row in db.execute(query)])

    async def read(self, what: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                with self._engine.connect() as connection:
                    return what(connection)
            except OperationalError as error:
                LOG.error("the database does not answer", error=str(error.orig))
                raise Trouble("unreachable") from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)


def now() -> str:
    return said(datetime.now(UTC))


def said(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")


def line_statements(table: str, lines: Sequence[Line], seat: int | None, key: str | None) -> list[Statement]:
    """The submission's key stands in its first line alone: it is unique."""
    return [
        (ADD_LINE, (table, line.n, msgspec.json.encode(line), seat, key if index == 0 else None))
        for index, line in enumerate(lines)
    ]


Found = list[tuple[Row[Any], list[Row[Any]]]]
"""Tables with their seats, as the database has them."""


def read_tables(db: Connection, ids: list[str]) -> Found:
    """The tables with these ids, in this order."""
    found: dict[str, tuple[Row[Any], list[Row[Any]]]] = {}
    for start in range(0, len(ids), 500):  # the database takes only so many values at once
        some = ids[start : start + 500]
        for row in db.execute(select(TABLES).where(TABLES.c.id.in_(some))):
            found[row.id] = (row, [])
        for row in db.execute(select(SEATS).where(SEATS.c.table_id.in_(some)).order_by(SEATS.c.seat)):
            found[row.table_id][1].append(row)
    return [found[id_] for id_ in ids if id_ in found]


def sound(found: Found) -> list[TableRow]:
    """The tables that can be decoded; one that cannot does not take the others with it."""
    tables: list[TableRow] = []
    for one in found:
        try:
            tables += decoded([one])
        except msgspec.MsgspecError:
            LOG.exception("a table cannot be read", table=one[0].id)
    return tables


def decoded(found: Found) -> list[TableRow]:
    return [
        TableRow(
            row.id, msgspec.json.decode(row.header, type=Header), row.secret, row.created, bool(row.finished),
            bool(row.replay), row.next, msgspec.json.decode(row.asks, type=list[int]),
            [
                SeatRow(seat.seat, seat.name, seat.bot, bool(seat.taken), seat.token, bool(seat.spent))
                for seat in seats
            ],
            row.host,
            row.touched,
            row.moved,
            row.closed,
            row.why_closed,
        )
        for row, seats in found
    ]  # fmt: skip
