"""What is left of games: replays, logs of finished ones, a seat's own story of a running one."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from valtable.service.http.devices import AnyRequest, known_device
from valtable.service.http.errors import ERRORS
from valtable.service.http.hall import Hall, TableId, TheHall
from valtable.service.live.past import course_of_points, past
from valtable.service.live.table import LiveTable
from valtable.service.problems import Trouble
from valtable.service.protocol import ImportLog, Past, PointCourse, ReplayStep, TableInfo

STORY = 1
"""Version of the `.story` format: a head, then one event per line."""
FILE = MediaType.TEXT


@get("/api/tables/{table_id:str}/replay", summary="One moment of a finished game", responses=ERRORS)
async def replay(
    hall: TheHall,
    table_id: TableId,
    step: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    at: FromQuery[int | None] = None,
) -> ReplayStep:
    """The moment with this number, or the one at which the viewer's story was `at` events long."""
    table = await hall.tables.get(table_id)
    if not table.row.finished:
        raise Trouble("still_running")
    film = hall.films.of(table_id, table.match)
    return film.step(step if at is None else film.number_at(at, seat), seat)


@get(
    "/api/tables/{table_id:str}/log",
    summary="The log of a finished game, as a .valt file",
    responses=ERRORS,
    media_type=FILE,
)
async def export_log(hall: TheHall, table_id: TableId) -> Response[str]:
    table = await hall.tables.get(table_id)
    if not table.row.finished:
        raise Trouble("still_running")
    return download(table.match.log.encode(), f"{table.row.header.game}-{table_id}.valt")


@get(
    "/api/tables/{table_id:str}/story",
    summary="What a viewer was told, as a .story file",
    responses=ERRORS,
    media_type=FILE,
)
async def export_story(
    request: AnyRequest, hall: TheHall, table_id: TableId, seat: FromQuery[int | None] = None
) -> Response[str]:
    table = await viewed(request, hall, table_id, seat)
    async with table.lock:
        events = table.match.story(seat)
    head = {"story": STORY, "game": table.row.header.game, "seat": seat, "seats": [s.name for s in table.row.seats]}
    rows = (msgspec.json.encode(row).decode() for row in (head, *events))
    return download("".join(f"{row}\n" for row in rows), f"{table.row.header.game}-{table_id}.story")


@get("/api/tables/{table_id:str}/past", summary="An earlier moment, as a viewer saw it then", responses=ERRORS)
async def look_back(
    request: AnyRequest, hall: TheHall, table_id: TableId, at: FromQuery[int] = 0, seat: FromQuery[int | None] = None
) -> Past:
    table = await viewed(request, hall, table_id, seat)
    async with table.lock:
        return past(table.match, seat, at)


@get("/api/tables/{table_id:str}/points", summary="How the points went, as far as a viewer knew", responses=ERRORS)
async def point_course(
    request: AnyRequest, hall: TheHall, table_id: TableId, seat: FromQuery[int | None] = None
) -> PointCourse:
    table = await viewed(request, hall, table_id, seat)
    async with table.lock:
        return course_of_points(table.match, seat)


async def viewed(request: AnyRequest, hall: Hall, table_id: str, seat: int | None) -> LiveTable:
    """The table for a spectator, or for a seat of this device; the eyes of a finished game are free for all."""
    table = await hall.tables.get(table_id)
    if seat is None:
        return table
    if not 0 <= seat < len(table.row.seats):
        raise Trouble("no_such_seat", "seat")
    device = known_device(request)
    if not table.row.finished and (device is None or seat not in await hall.store.seats_of(device, table_id)):
        raise Trouble("not_your_seat", "seat")
    return table


@post("/api/replays", summary="Look at a finished game's log", responses=ERRORS)
async def import_log(request: AnyRequest, hall: TheHall, data: JSONBody[ImportLog]) -> TableInfo:
    hall.limits.check_creation(request)
    return (await hall.tables.import_log(data.log)).info()


def download(text: str, name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type=FILE)
