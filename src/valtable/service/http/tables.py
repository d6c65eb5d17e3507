"""Tables over HTTP: made, listed, shown, and laid anew for the same people."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import JSONBody

from valtable.kernel.errors import Unplayable
from valtable.service.http.addresses import household_of
from valtable.service.http.devices import AnyRequest, device_of, known_device, with_cookie
from valtable.service.http.errors import ERRORS
from valtable.service.http.hall import TableId, TheHall
from valtable.service.http.seats import seat_links
from valtable.service.problems import Trouble, catalogue, language_of
from valtable.service.protocol import Created, MyTable, MyTables, NewTable, TableInfo

MOST_MINE = 100


@post("/api/tables", summary="Make a table", responses=ERRORS)
async def create_table(request: AnyRequest, hall: TheHall, data: JSONBody[NewTable]) -> Response[Created]:
    hall.limits.check_creation(request)
    token, device = device_of(request)
    try:
        row, links = await hall.bots_only.create(data, device, household_of(request.scope))
    except Unplayable as error:
        # What will be said of it comes from the game's own texts: read them where nobody waits for it.
        await asyncio.to_thread(catalogue, language_of(request.headers.get("accept-language", "")), error.game)
        raise
    mine = [index for index, seat in enumerate(data.seats) if seat.kind == "me"]
    return with_cookie(request, Created(row.info(), seat_links(row, links), mine), token)


@get("/api/tables/mine", summary="The tables of this device, those that wait for it first", responses=ERRORS)
async def my_tables(request: AnyRequest, hall: TheHall) -> MyTables:
    device = known_device(request)
    if device is None:
        return MyTables([])
    found = [
        MyTable(row.info(), seats, not (row.finished or row.closed) and any(seat in row.asks for seat in seats))
        for row, seats in await hall.store.tables_of(device, MOST_MINE)
    ]
    return MyTables(sorted(found, key=lambda mine: not mine.waiting))


@get("/api/tables/{table_id:str}", summary="A table as everybody sees it", responses=ERRORS)
async def show_table(hall: TheHall, table_id: TableId) -> TableInfo:
    return await hall.tables.info(table_id)


@post("/api/tables/{table_id:str}/rematch", summary="The same people at a new table", responses=ERRORS)
async def rematch(request: AnyRequest, hall: TheHall, table_id: TableId) -> Response[Created]:
    hall.limits.check_creation(request)
    token, device = device_of(request)
    if not await hall.store.seats_of(device, table_id):
        raise Trouble("not_your_seat")
    row, links = await hall.tables.rematch(await hall.tables.get(table_id), device)
    mine = await hall.store.seats_of(device, row.id)
    return with_cookie(request, Created(row.info(), seat_links(row, links), mine), token)
