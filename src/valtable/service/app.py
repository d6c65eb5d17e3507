"""The application: HTTP handlers by Litestar, the play socket beside them, one guard before both, figures aside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from valtable import __version__
from valtable.service.http import described
from valtable.service.http.announced import announced
from valtable.service.http.archive import (
    export_log,
    export_story,
    import_log,
    look_back,
    look_things_up,
    point_course,
    replay,
)
from valtable.service.http.entrance import Entrance
from valtable.service.http.errors import explain
from valtable.service.http.figures import Figures
from valtable.service.http.guard import Guard
from valtable.service.http.hall import Hall
from valtable.service.http.health import healthz, readyz
from valtable.service.http.lessons import begin_lesson, show_lesson
from valtable.service.http.pages import FOLDER, Pages, page
from valtable.service.http.seats import make_link, my_links, take_seat
from valtable.service.http.shelf import list_games, rules, texts
from valtable.service.http.tables import create_table, my_tables, rematch, show_table
from valtable.service.settings import Settings

HANDLERS = [
    list_games, texts, rules, announced, create_table, my_tables, show_table, take_seat, my_links, make_link, rematch,
    replay, export_log, export_story, import_log, look_back, look_things_up, point_course, begin_lesson, show_lesson,
    page, healthz, readyz,
]  # fmt: skip


class App:
    """An ASGI application. `hall` is open between start-up and shutdown."""

    def __init__(self, settings: Settings) -> None:
        self.hall = Hall(settings)
        self._http = make_http(self.hall)
        self._entrance = Entrance(Guard(self._http, self.hall), Guard(self.hall.play, self.hall), self.hall)
        self._figures = Figures(self.hall)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._http(scope, receive, send)
        elif self.hall.metrics_port is not None and is_at(scope, self.hall.metrics_port):
            await self._figures(scope, receive, send)
        else:
            await self._entrance(scope, receive, send)


def is_at(scope: Any, port: int) -> bool:
    """Whether this came in by that port."""
    return bool(scope.get("server")) and scope["server"][1] == port


def make_http(hall: Hall) -> Litestar:
    pages = Pages(hall.settings.page or FOLDER, is_kept=not hall.settings.no_worker)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        yield
        hall.close()

    app = Litestar(
        HANDLERS,
        lifespan=[life],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "drawings": Provide(lambda: hall.drawings, sync_to_thread=False),
        },
        exception_handlers={Exception: explain},
        request_max_body_size=hall.settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Valtable",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    described.close(app.openapi_schema)
    return app
