"""Who sits where: a link lets one device sit down, and a new link ends the old one.

Whoever sits down with a new link on a seat that is taken takes it over: the devices before lose it, and
the table is told. A link that has been used opens the seat only to the device that used it.
"""

from __future__ import annotations

import msgspec

from valtable.service.live.names import clean_name
from valtable.service.live.table import LiveTable
from valtable.service.problems import Trouble
from valtable.service.store.rows import HandRow, SeatRow
from valtable.service.store.tokens import hashed, is_same, new_token


async def take_seat(table: LiveTable, secret: str, name: str, device: bytes) -> tuple[int, bool]:
    """The seat that this link opens to this device, which sits there from now on; and whether it did so before."""
    wanted = hashed(secret)
    async with table.lock:
        table.check_here()
        # Every seat is compared, so that the time it takes says nothing.
        found = [seat for seat in table.row.seats if is_same(seat.token, wanted)]
        if not found:
            raise Trouble("wrong_link", "token")
        old = found[0]
        before = await table.store.sitters_of(table.row.id, old.seat)
        if old.spent and device not in before:
            raise Trouble("link_used", "token")
        seat = msgspec.structs.replace(old, name=clean_name(name) or old.name, taken=True, spent=True)
        if old.spent:
            await table.store.rename(table.row.id, seat)
            table.row.seats[seat.seat] = seat
        else:
            await sit_down(table, old, seat, device, before)
    table.tell_presence()
    return seat.seat, device in before


async def sit_down(table: LiveTable, old: SeatRow, seat: SeatRow, device: bytes, before: list[bytes]) -> None:
    """The device has come with a link that nobody has used. The lock is held."""
    others = [one for one in before if one != device]
    hand = HandRow(len(table.match.course.lines), seat.seat, old.name) if others else None
    await table.store.sit_down(table.row.id, seat, device, len(table.hands), hand)
    table.row.seats[seat.seat] = seat
    if hand is not None:
        table.hands.append(hand)
        table.send_away(seat.seat)


async def new_link(table: LiveTable, seat: int, device: bytes) -> str:
    """The secret of a new link for this seat; the old one opens nothing from now on."""
    async with table.lock:
        table.check_here()
        if not 0 <= seat < len(table.row.seats):
            raise Trouble("no_such_seat", "seat")
        if seat not in await linkable(table, device):
            raise Trouble("not_your_seat", "seat")
        secret = new_token()
        await table.store.set_link(table.row.id, seat, hashed(secret))
        row = table.row.seats[seat]
        row.token, row.spent = hashed(secret), False
    return secret


async def linkable(table: LiveTable, device: bytes) -> list[int]:
    """The seats for which this device may make a link: its own, and for the table's maker the empty ones, too."""
    mine = await table.store.seats_of(device, table.row.id)
    is_host = is_same(table.row.host, device)
    return [
        seat.seat
        for seat in table.row.seats
        if seat.seat in mine or (is_host and not seat.bot and not seat.taken)
    ]  # fmt: skip
