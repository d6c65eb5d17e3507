"""What whoever runs the service has ordered, as the database has it: orders and their answers, bans, the announcement,
tables closed and seats freed."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or

from valtable.service.protocol import Announcement
from valtable.service.store.rows import HandRow
from valtable.service.store.schema import ANNOUNCEMENTS, BANS, ORDERS, SEATS, SITTERS, TABLES, text
from valtable.service.store.store import ADD_HAND, CLEAR_SEAT, Store
from valtable.service.store.writer import Statement


class OrderRow(msgspec.Struct, frozen=True):
    id: str
    asked: str
    wanted: bytes


class BanRow(msgspec.Struct, frozen=True):
    """Who comes from this network is turned away until then."""

    network: str
    made: str
    until: str
    reason: str = ""


ADD_ORDER = text(insert(ORDERS).values(id="", asked="", wanted=b""))
SET_ANSWER = text(update(ORDERS).values(answer=b"").where(ORDERS.c.id == ""))
DROP_ORDER = text(delete(ORDERS).where(ORDERS.c.id == ""))
DROP_OLD_ORDERS = text(delete(ORDERS).where(ORDERS.c.asked < ""))
NEW_BAN = insert_or(BANS)
ADD_BAN = text(NEW_BAN.on_conflict_do_update(index_elements=[BANS.c.network], set_=dict(NEW_BAN.excluded)))
DROP_BAN = text(delete(BANS).where(BANS.c.network == ""))
ADD_ANNOUNCEMENT = text(insert(ANNOUNCEMENTS))
DROP_ANNOUNCEMENTS = text(delete(ANNOUNCEMENTS))
SET_CLOSED = text(update(TABLES).values(closed="", why_closed="").where(TABLES.c.id == ""))
FREE_SEAT = text(
    update(SEATS).values(taken=0, token=b"", spent=0).where(SEATS.c.table_id == "", SEATS.c.seat == 0)
)  # fmt: skip
DROP_HOST = text(
    update(TABLES)
    .values(host=b"")
    .where(
        TABLES.c.id == "",
        TABLES.c.host.in_(select(SITTERS.c.device).where(SITTERS.c.table_id == "", SITTERS.c.seat == 0)),
    )
)


# Orders


async def place(store: Store, order: OrderRow) -> None:
    await store.writer.write((ADD_ORDER, (order.id, order.asked, order.wanted)))


async def waiting(store: Store) -> list[OrderRow]:
    """Those that nobody has carried out, in the order in which they came."""
    query = select(ORDERS).where(ORDERS.c.answer.is_(None)).order_by(ORDERS.c.asked)
    return await store.read(lambda db: [OrderRow(row.id, row.asked, row.wanted) for row in db.execute(query)])


async def set_answer(store: Store, id_: str, answer: bytes) -> None:
    await store.writer.write((SET_ANSWER, (answer, id_)))


async def answer_to(store: Store, id_: str) -> bytes | None:
    query = select(ORDERS.c.answer).where(ORDERS.c.id == id_)
    return await store.read(lambda db: db.execute(query).scalar_one_or_none())


async def drop_order(store: Store, id_: str, before: str) -> None:
    """This one, and those of before that moment that somebody has left behind."""
    await store.writer.write((DROP_ORDER, (id_,)), (DROP_OLD_ORDERS, (before,)))


# Bans and the announcement


async def bans(store: Store) -> list[BanRow]:
    query = select(BANS).order_by(BANS.c.until)
    return await store.read(
        lambda db: [BanRow(row.network, row.made, row.until, row.reason) for row in db.execute(query)]
    )


async def add_ban(store: Store, ban: BanRow) -> None:
    """In the place of an earlier one of the same network."""
    await store.writer.write((ADD_BAN, (ban.network, ban.made, ban.until, ban.reason)))


async def drop_bans(store: Store, networks: list[str]) -> None:
    await store.writer.write(*((DROP_BAN, (network,)) for network in networks))


async def announcement(store: Store) -> Announcement:
    def read(db: Connection) -> Announcement:
        row = db.execute(select(ANNOUNCEMENTS)).first()
        return Announcement(row.id, row.text, row.until) if row is not None else Announcement()

    return await store.read(read)


async def set_announcement(store: Store, said: Announcement) -> None:
    """In the place of the one before; nothing, where nothing is said."""
    statements: list[Statement] = [(DROP_ANNOUNCEMENTS, ())]
    if said.text:
        statements.append((ADD_ANNOUNCEMENT, (said.id, said.text, said.until)))
    await store.writer.write(*statements)


# Tables


async def set_closed(store: Store, table: str, since: str, reason: str) -> None:
    """Empty for a table that is open again."""
    await store.writer.write((SET_CLOSED, (since, reason, table)))


async def free_seat(store: Store, table: str, seat: int, token: bytes, number: int, hand: HandRow | None) -> None:
    """No device sits there any more, and the link with this hash opens it; if it was the host's, nobody is host."""
    statements: list[Statement] = [
        (DROP_HOST, (b"", table, table, seat)),
        (CLEAR_SEAT, (table, seat)),
        (FREE_SEAT, (0, token, 0, table, seat)),
    ]
    if hand is not None:
        statements.append((ADD_HAND, (table, number, hand.line, hand.seat, hand.before, int(hand.revoked))))
    await store.writer.write(*statements)
