"""The application: HTTP handlers by Litestar, the play socket beside them, the guard before them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from valtable import __version__
from valtable.kernel.errors import Malformed, Refused, Unplayable
from valtable.service.archive import export_log, export_story, import_log, look_back, point_course, replay
from valtable.service.desk import create_table, my_tables, rematch, show_table, take_seat
from valtable.service.guard import Guard
from valtable.service.hall import Hall, TheHall
from valtable.service.pages import FOLDER, Pages, page
from valtable.service.problems import Trouble, Unmatched, language_of
from valtable.service.protocol import Health, Problem
from valtable.service.settings import Settings
from valtable.service.shelf import list_games, rules, texts
from valtable.service.socket import PlaySocket
from valtable.service.writer import NotWritten

LOG = logging.getLogger("valtable.service")
HANDLERS = [
    list_games, texts, rules, create_table, my_tables, show_table, take_seat, rematch, replay, export_log,
    export_story, import_log, look_back, point_course, page,
]  # fmt: skip


class App:
    """An ASGI application. `hall` is open between start-up and shutdown."""

    def __init__(self, settings: Settings) -> None:
        self.hall = Hall(settings)
        self._http = Guard(make_http(self.hall), self.hall)
        self._socket = PlaySocket(self.hall)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        match scope["type"]:
            case "websocket":
                await self._socket(scope, receive, send)
            case "http":
                await self._http(scope, receive, send)
            case _:
                await self._http.inner(scope, receive, send)


def make_http(hall: Hall) -> Litestar:
    pages = Pages(hall.settings.page or FOLDER)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        hall.open()
        yield
        hall.close()

    return Litestar(
        [*HANDLERS, healthz, readyz],
        lifespan=[life],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
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


@get("/healthz", summary="Whether the service lives")
async def healthz() -> Health:
    return Health("ok", __version__)


@get("/readyz", summary="Whether the service can play: its database answers")
async def readyz(hall: TheHall) -> Response[Health]:
    try:
        await hall.store.table("")
        ready = hall.is_open
    except Exception:
        LOG.exception("the database does not answer")
        return Response(Health("failing", __version__), status_code=503)
    return Response(Health("ok" if ready else "starting", __version__), status_code=200 if ready else 503)


def explain(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Whatever went wrong as a `Problem`; our own bugs are told to the log alone."""
    trouble = trouble_of(error)
    if trouble.status == 500 and not isinstance(error, Trouble):
        LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    language = language_of(request.headers.get("accept-language", ""))
    return Response(trouble.problem(language), status_code=trouble.status, media_type=MediaType.JSON)


def trouble_of(error: Exception) -> Trouble:
    match error:
        case Trouble():
            return error
        case Unplayable():
            return Unmatched(error)
        case Malformed():
            return Trouble("malformed", error.where, error.problem)
        case Refused():
            return Trouble("malformed", error.refusal.reason)
        case RecursionError():
            return Trouble("malformed", detail="nested too deeply")
        case NotWritten():
            return Trouble("not_saved")
        case NotFoundException():
            return Trouble("no_such_page")
        case MethodNotAllowedException():
            return Trouble("wrong_method")
        case HTTPException(status_code=413):
            return Trouble("too_large")
        case HTTPException() if error.status_code < 500:
            return Trouble("malformed", *details_of(error))
        case _:
            return Trouble("broken")


def details_of(error: HTTPException) -> tuple[str, str]:
    """Where it is wrong and what: the decoder's own words."""
    extra = error.extra if isinstance(error.extra, list) else []
    if extra and isinstance(extra[0], dict):
        first: dict[str, Any] = extra[0]
        return str(first.get("key", "")), str(first.get("message", ""))[:300]
    return "", error.detail[:300]
