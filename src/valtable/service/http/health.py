"""For whoever watches over the service: whether it lives, and whether it can play."""

from __future__ import annotations

import logging

from litestar import Response, get

from valtable import __version__
from valtable.service.http.hall import TheHall
from valtable.service.protocol import Health

LOG = logging.getLogger("valtable.service")


@get("/healthz", summary="Whether the service lives")
async def healthz() -> Health:
    return Health("ok", __version__)


@get("/readyz", summary="Whether the service can play: its database answers and takes what is played")
async def readyz(hall: TheHall) -> Response[Health]:
    ailment = hall.store.ailment
    if ailment is None:
        try:
            await hall.store.table("")
        except Exception:
            LOG.exception("the database does not answer")
            ailment = "not_read"
    if ailment is not None:
        return Response(Health("failing", __version__, ailment), status_code=503)
    ready = hall.is_open
    return Response(Health("ok" if ready else "starting", __version__), status_code=200 if ready else 503)
