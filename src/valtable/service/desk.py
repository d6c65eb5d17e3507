"""Where tables are made and seats are taken."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from valtable.service.hall import TableId, TheHall
from valtable.service.livetable import Gone
from valtable.service.names import clean_name
from valtable.service.problems import ERRORS, Trouble
from valtable.service.protocol import (
    Created,
    MyTable,
    MyTables,
    NewTable,
    Seated,
    SeatLink,
    TableInfo,
    TakeSeat,
)
from valtable.service.rows import SeatRow, TableRow
from valtable.service.secrets import COOKIE, hashed, is_same, is_token, new_token
from valtable.service.tables import Links

AnyRequest = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600
MOST_MINE = 100


@post("/api/tables", summary="Make a table", responses=ERRORS)
async def create_table(request: AnyRequest, hall: TheHall, data: JSONBody[NewTable]) -> Response[Created]:
    hall.limits.check_creation(request)
    token, device = device_of(request)
    row, links = await hall.tables.create(data, device)
    mine = [index for index, seat in enumerate(data.seats) if seat.kind == "me"]
    return with_cookie(request, Created(row.info(), seat_links(row, links), mine), token)


@get("/api/tables/mine", summary="The tables of this device, those that wait for it first", responses=ERRORS)
async def my_tables(request: AnyRequest, hall: TheHall) -> MyTables:
    device = known_device(request)
    if device is None:
        return MyTables([])
    found = [
        MyTable(row.info(), seats, not row.finished and any(seat in row.asks for seat in seats))
        for row, seats in await hall.store.tables_of(device, MOST_MINE)
    ]
    return MyTables(sorted(found, key=lambda mine: not mine.waiting))


@get("/api/tables/{table_id:str}", summary="A table as everybody sees it", responses=ERRORS)
async def show_table(hall: TheHall, table_id: TableId) -> TableInfo:
    return (await hall.tables.get(table_id)).info()


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


@post("/api/tables/{table_id:str}/rematch", summary="The same people at a new table", responses=ERRORS)
async def rematch(request: AnyRequest, hall: TheHall, table_id: TableId) -> Response[Created]:
    hall.limits.check_creation(request)
    token, device = device_of(request)
    if not await hall.store.seats_of(device, table_id):
        raise Trouble("not_your_seat")
    row, links = await hall.tables.rematch(await hall.tables.get(table_id))
    mine = await hall.store.seats_of(device, row.id)
    return with_cookie(request, Created(row.info(), seat_links(row, links), mine), token)


def known_device(request: AnyRequest) -> bytes | None:
    token = request.cookies.get(COOKIE, "")
    return hashed(token) if is_token(token) else None


def device_of(request: AnyRequest) -> tuple[str, bytes]:
    """This device's secret and its hash; a new one for a device that comes for the first time."""
    token = request.cookies.get(COOKIE, "")
    if not is_token(token):
        token = new_token()
    return token, hashed(token)


def with_cookie(request: AnyRequest, content: Any, token: str) -> Response[Any]:
    cookie = Cookie(
        key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="strict",
        secure=request.scope["scheme"] == "https",
    )  # fmt: skip
    return Response(content, cookies=[cookie])


def seat_links(row: TableRow, links: Links) -> list[SeatLink]:
    """Path and fragment: the secret is not sent to any server until the page trades it."""
    return [SeatLink(seat, row.seats[seat].name, f"/t/{row.id}#{token}") for seat, token in links.items()]
