"""Seat links: whom a table's maker sends one can trade it for the seat; who sits there can make another."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from valtable.service.http.devices import AnyRequest, device_of, known_device, with_cookie
from valtable.service.http.errors import ERRORS
from valtable.service.http.hall import TableId, TheHall
from valtable.service.live import seating
from valtable.service.live.table import Gone
from valtable.service.live.tables import Links
from valtable.service.problems import Trouble
from valtable.service.protocol import MyLinks, NewLink, Seated, SeatLink, TakeSeat
from valtable.service.store.rows import TableRow


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
    while True:
        table = await hall.tables.get(table_id)
        try:
            seat, back = await seating.take_seat(table, data.token, data.name or "", device)
        except Gone:
            continue
        return with_cookie(request, Seated(table.info(), seat, back), token)


@get("/api/tables/{table_id:str}/links", summary="The seats for which this device may make a link", responses=ERRORS)
async def my_links(request: AnyRequest, hall: TheHall, table_id: TableId) -> MyLinks:
    table, device = await hall.tables.get(table_id), known_device(request)
    return MyLinks([] if device is None else await seating.linkable(table, device))


@post("/api/tables/{table_id:str}/links", summary="A new link for a seat, which ends the old one", responses=ERRORS)
async def make_link(request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[NewLink]) -> SeatLink:
    hall.limits.check_creation(request)
    device = known_device(request)
    while True:
        table = await hall.tables.get(table_id)
        if device is None:
            raise Trouble("not_your_seat", "seat")
        try:
            secret = await seating.new_link(table, data.seat, device)
        except Gone:
            continue
        return seat_links(table.row, {data.seat: secret})[0]


def seat_links(row: TableRow, links: Links) -> list[SeatLink]:
    """Path and fragment: the secret is not sent to any server until the page trades it."""
    return [SeatLink(seat, row.seats[seat].name, f"/t/{row.id}#{token}") for seat, token in links.items()]
