"""For whoever watches over the service: whether it lives, and whether it can play."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from litestar.openapi import ResponseSpec

from valtable import __version__
from valtable.service.http.errors import ERRORS
from valtable.service.http.hall import Hall, TheHall
from valtable.service.operating.logs import logger
from valtable.service.problems import Trouble
from valtable.service.protocol import Health

LOG = logger("valtable.service")


@get("/healthz", summary="Whether the service lives", responses=ERRORS)
async def healthz() -> Health:
    return Health("ok", __version__)


@get(
    "/readyz",
    summary="Whether the service can play: its database answers and takes what is played",
    responses=ERRORS | {503: ResponseSpec(Health, generate_examples=False)},
)
async def readyz(hall: TheHall) -> Response[Health]:
    health = await health_of(hall)
    return Response(health, status_code=200 if health.status == "ok" else 503)


async def health_of(hall: Hall) -> Health:
    ailment = hall.store.ailment
    if ailment is None:
        try:
            await hall.store.table("")
        except Trouble:
            ailment = "not_read" if isinstance(hall.settings.database, Path) else "database_unreachable"
        except Exception:
            LOG.exception("the database does not answer")
            ailment = "not_read"
    if ailment is not None:
        return Health("failing", __version__, ailment)
    return Health("ok" if hall.is_open else "starting", __version__)
