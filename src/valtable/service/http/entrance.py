"""Where everybody comes in, before the guard: a request gets its name, is counted and, if that is wished, written down.

The access log holds no address as it was asked for, only the handler it leads to, and of a visitor only the network.
"""

from __future__ import annotations

import re
from time import perf_counter
from typing import Any

from valtable.service.addresses import network
from valtable.service.http.guard import Guard
from valtable.service.http.hall import Hall
from valtable.service.operating.context import asking, new_request
from valtable.service.operating.logs import ACCESS, logger

LOG = logger(ACCESS)
TABLE = re.compile(r"/(?:api/tables|t)/([A-Za-z0-9_-]{16})(?:/.*)?")
METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS"})
VISIT = "valtable.visit"
"""Where a socket's visit is found in its scope."""


class Visit:
    """One request or one socket: its name, its table if it is about one, and when it came."""

    def __init__(self, scope: Any) -> None:
        found = TABLE.fullmatch(scope["path"])
        self.request = new_request()
        self.table = found[1] if found else ""
        self.scope = scope
        self._begun = perf_counter()

    @property
    def seconds(self) -> float:
        return perf_counter() - self._begun

    def tell(self, words: str, **more: object) -> None:
        """A line in the access log; also after the task that has answered is over, so everything is named here."""
        client = self.scope.get("client")
        named = {"request": self.request} | ({"table": self.table} if self.table else {})
        LOG.info(words, **named, **more, client=network(client[0]) if client else "")

    def closed(self, code: int | None) -> None:
        """A socket has ended; without a code it was never opened."""
        told = {"code": code} if code is not None else {"status": 403}
        self.tell("socket closed", **told, seconds=round(self.seconds, 3))


class Entrance:
    """As plain ASGI, around what is guarded."""

    def __init__(self, http: Guard, socket: Guard, hall: Hall) -> None:
        self._http = http
        self._socket = socket
        self._metrics = hall.metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        visit = Visit(scope)
        with asking(visit.request, visit.table):
            if scope["type"] == "http":
                await self._ask(visit, receive, send)
            else:
                await self._visit(visit, receive, send)

    async def _visit(self, visit: Visit, receive: Any, send: Any) -> None:
        scope = visit.scope
        scope[VISIT] = visit
        visit.tell("socket asked for", kind="seat" if b"seat=" in scope["query_string"] else "spectator")
        await self._socket(scope, receive, send)
        trouble = scope.get("trouble")
        if trouble is not None:
            self._metrics.problem(trouble.code, trouble.limit)

    async def _ask(self, visit: Visit, receive: Any, send: Any) -> None:
        method = visit.scope["method"]
        if method == "HEAD":
            # Whatever can be asked with GET can be asked with HEAD; the server itself leaves the body out.
            visit.scope = {**visit.scope, "method": "GET"}
        name = [(b"x-request-id", visit.request.encode())]
        status, size = 500, 0

        async def send_named(message: Any) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], *name]}
            elif method != "HEAD":
                size += len(message.get("body", b""))
            await send(message)

        try:
            await self._http(visit.scope, receive, send_named)
        finally:
            self._count(visit, method if method in METHODS else "other", status, size)

    def _count(self, visit: Visit, method: str, status: int, size: int) -> None:
        scope, metrics, seconds = visit.scope, self._metrics, visit.seconds
        handler, trouble = scope.get("path_template", ""), scope.get("trouble")
        metrics.requests.labels(method, handler, status).inc()
        metrics.request_seconds.labels(handler).observe(seconds)
        if trouble is not None:
            metrics.problem(trouble.code, trouble.limit)
            if trouble.code == "too_slow":
                metrics.dropped.labels("body").inc()
        told = {"method": method, "handler": handler, "status": status, "bytes": size, "seconds": round(seconds, 6)}
        visit.tell("request answered", **told)
