"""What whoever runs the service tells everybody, for a page that has no socket."""

from __future__ import annotations

from litestar import get

from valtable.service.http.errors import ERRORS
from valtable.service.http.hall import TheHall
from valtable.service.protocol import Announcement


@get("/api/announcement", summary="What everybody is told; no text where that is nothing", responses=ERRORS)
async def announced(hall: TheHall) -> Announcement:
    return hall.play.announcement
