"""Seat links: whom a table's maker sends one can trade it for the seat."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from valtable.service.http.devices import AnyRequest, device_of, with_cookie
from valtable.service.http.errors import ERRORS
from valtable.service.http.hall import TableId, TheHall
from valtable.service.live.names import clean_name
from valtable.service.live.table import Gone
from valtable.service.live.tables import Links
from valtable.service.problems import Trouble
from valtable.service.protocol import Seated, SeatLink, TakeSeat
from valtable.service.store.rows import SeatRow, TableRow
from valtable.service.store.tokens import hashed, is_same


@post(
    "/api/tables/{table_id:str}/seat",
    summary="Trade a seat link's secret for this device's cookie",
    responses=ERRORS,
    status_code=200,
)
async def take_seat(
    request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[TakeSeat]
) -> Response[Seated]:
    hall.limits.check_creation(request)
    token, device = device_of(request)
    wanted = hashed(data.token)
    while True:
        table = await hall.tables.get(table_id)
        # Every seat is compared, so that the time it takes says nothing.
        found = [seat for seat in table.row.seats if is_same(seat.token, wanted)]
        if not found:
            raise Trouble("wrong_link", "token")
        old = found[0]
        try:
            name = clean_name(data.name or "") or old.name
            await table.sit_down(SeatRow(old.seat, name, "", True, old.token), device)
        except Gone:
            continue
        return with_cookie(request, Seated(table.info(), old.seat), token)


def seat_links(row: TableRow, links: Links) -> list[SeatLink]:
    """Path and fragment: the secret is not sent to any server until the page trades it."""
    return [SeatLink(seat, row.seats[seat].name, f"/t/{row.id}#{token}") for seat, token in links.items()]
