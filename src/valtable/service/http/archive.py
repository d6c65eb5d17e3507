"""What is left of games: replays, logs of finished ones, a seat's own story of a running one.

All of it is read by a process of its own from what is written, so no table and nobody who plays waits for it.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody

from valtable.service.http.addresses import household_of
from valtable.service.http.devices import AnyRequest, known_device
from valtable.service.http.errors import ERRORS
from valtable.service.http.hall import Hall, TableId, TheHall
from valtable.service.live.reading import Reading
from valtable.service.problems import Trouble
from valtable.service.protocol import ImportLog, LookUp, Past, PointCourse, ReplayStep, TableInfo
from valtable.service.store.rows import TableRow

STORY = 1
"""Version of the `.story` format: a head, then one event per line."""
FILE = MediaType.TEXT
GONE = ("database_missing", "database_replaced")
"""What ails the database where it is another that would be read, or none."""


def answering(kind: type) -> dict[int, ResponseSpec]:
    return ERRORS | {200: ResponseSpec(kind, generate_examples=False)}


@get("/api/tables/{table_id:str}/replay", summary="One moment of a finished game", responses=answering(ReplayStep))
async def replay(
    request: AnyRequest,
    hall: TheHall,
    table_id: TableId,
    step: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    at: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The moment with this number, or the one at which the viewer's story was `at` events long."""
    await finished(hall, table_id)
    return json(await read(request, hall, table_id, "replay", seat, at, 0 if at is not None else step))


@get(
    "/api/tables/{table_id:str}/log",
    summary="The log of a finished game, as a .valt file",
    responses=ERRORS,
    media_type=FILE,
)
async def export_log(request: AnyRequest, hall: TheHall, table_id: TableId) -> Response[bytes]:
    row = await finished(hall, table_id)
    return download(await read(request, hall, table_id, "log"), f"{row.header.game}-{table_id}.valt")


@get(
    "/api/tables/{table_id:str}/story",
    summary="What a viewer was told, as a .story file",
    responses=ERRORS,
    media_type=FILE,
)
async def export_story(
    request: AnyRequest, hall: TheHall, table_id: TableId, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    row = await viewed(request, hall, table_id, seat)
    head = {"story": STORY, "game": row.header.game, "seat": seat, "seats": [s.name for s in row.seats]}
    told = await read(request, hall, table_id, "story", seat)
    return download(msgspec.json.encode(head) + b"\n" + told, f"{row.header.game}-{table_id}.story")


@get(
    "/api/tables/{table_id:str}/past",
    summary="An earlier moment, as a viewer saw it then",
    responses=answering(Past),
)
async def look_back(
    request: AnyRequest, hall: TheHall, table_id: TableId, at: FromQuery[int] = 0, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    await viewed(request, hall, table_id, seat)
    return json(await read(request, hall, table_id, "past", seat, at))


@get(
    "/api/tables/{table_id:str}/points",
    summary="How the points went, as far as a viewer knew",
    responses=answering(PointCourse),
)
async def point_course(
    request: AnyRequest, hall: TheHall, table_id: TableId, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    await viewed(request, hall, table_id, seat)
    return json(await read(request, hall, table_id, "points", seat))


@get(
    "/api/tables/{table_id:str}/look-up",
    summary="What a viewer knows of all that could come up, now or then",
    responses=answering(LookUp),
)
async def look_things_up(
    request: AnyRequest,
    hall: TheHall,
    table_id: TableId,
    seat: FromQuery[int | None] = None,
    at: FromQuery[int | None] = None,
    step: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Now; with `at` when the viewer's story was so long, with `step` at that moment of a finished game."""
    await viewed(request, hall, table_id, seat)
    if step is not None:
        await finished(hall, table_id)
        return json(await read(request, hall, table_id, "look-up", seat, None, step))
    return json(await read(request, hall, table_id, "look-up", seat, at, None))


async def read(
    request: AnyRequest, hall: Hall, table_id: str,
    what: Literal["log", "story", "past", "points", "replay", "look-up"],
    seat: int | None = None, at: int | None = None, step: int | None = 0,
) -> bytes:  # fmt: skip
    if hall.store.ailment in GONE:
        raise Trouble("unreachable")
    lines = await hall.store.length(table_id)
    reading = Reading(hall.settings.database, table_id, lines, what, seat, at, step)
    return await hall.library.read(reading, household_of(request.scope))


async def known(hall: Hall, table_id: str) -> TableRow:
    row = await hall.store.table(table_id)
    if row is None:
        raise Trouble("no_such_table")
    return row


async def finished(hall: Hall, table_id: str) -> TableRow:
    row = await known(hall, table_id)
    if not row.finished:
        raise Trouble("still_running")
    return row


async def viewed(request: AnyRequest, hall: Hall, table_id: str, seat: int | None) -> TableRow:
    """The table for a spectator, or for a seat of this device; the eyes of a finished game are free for all."""
    row = await known(hall, table_id)
    if seat is None:
        return row
    if not 0 <= seat < len(row.seats):
        raise Trouble("no_such_seat", "seat")
    device = known_device(request)
    if not row.finished and (device is None or seat not in await hall.store.seats_of(device, table_id)):
        raise Trouble("not_your_seat", "seat")
    return row


@post("/api/replays", summary="Look at a finished game's log", responses=ERRORS)
async def import_log(request: AnyRequest, hall: TheHall, data: JSONBody[ImportLog]) -> TableInfo:
    hall.limits.check_creation(request)
    return (await hall.tables.import_log(data.log)).info()


def json(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON)


def download(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, headers=headers, media_type=FILE)
