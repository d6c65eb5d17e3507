"""What is done at a table by order. Like all that happens there it is written first, then told."""

from __future__ import annotations

import msgspec

from valtable.service.live.table import LiveTable
from valtable.service.orders.order import Refusal
from valtable.service.store.operated import free_seat, set_closed
from valtable.service.store.rows import HandRow


async def close(table: LiveTable, since: str, reason: str) -> None:
    """Nothing can be chosen here until it is opened again. Looking, looking back, links and seats stay as they are."""
    async with table.lock:
        table.check_here()
        if table.row.finished:
            raise Refusal("over")
        if table.row.closed:
            raise Refusal("closed_already")
        await set_closed(table.store, table.row.id, since, reason)
        table.row.closed, table.row.why_closed = since, reason
    table.tell_presence()


async def reopen(table: LiveTable) -> None:
    async with table.lock:
        table.check_here()
        closure = table.row.closure
        if closure is None:
            raise Refusal("not_closed")
        if closure.full:
            raise Refusal("full")
        await set_closed(table.store, table.row.id, "", "")
        table.row.closed = table.row.why_closed = ""
    table.tell_presence()
    table.after_move()  # bots have waited


async def revoke(table: LiveTable, seat: int, token: bytes) -> None:
    """Whoever sits there loses the seat, and no longer makes links as the host; the link with this hash opens it."""
    async with table.lock:
        table.check_here()
        row = table.row
        if row.finished:
            raise Refusal("over")
        if not 0 <= seat < len(row.seats):
            raise Refusal("no_such_seat")
        if row.seats[seat].bot:
            raise Refusal("seat_of_bot")
        sitters = await table.store.sitters_of(row.id, seat)
        hand = HandRow(len(table.match.course.lines), seat, row.seats[seat].name, revoked=True) if sitters else None
        await free_seat(table.store, row.id, seat, token, len(table.hands), hand)
        row.seats[seat] = msgspec.structs.replace(row.seats[seat], taken=False, token=token, spent=False)
        if row.host in sitters:
            row.host = b""
        if hand is not None:
            table.hands.append(hand)
        table.send_away(seat)
    table.tell_presence()
