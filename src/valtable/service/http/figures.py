"""`GET /metrics`, at a door of its own: a port on which nothing else is answered, and nothing that the world can reach.

On the port of the page there is no such address. A stranger who comes through a proxy on this machine looks like the
machine itself, so who asks could not be told there; which port was asked cannot be forged.
"""

from __future__ import annotations

from typing import Any

from prometheus_client.exposition import choose_encoder

from valtable import __version__
from valtable.service.http.hall import Hall
from valtable.service.http.health import health_of
from valtable.service.operating.metrics import STATES
from valtable.service.store.putting_away import how_many


class Figures:
    """Plain ASGI. What is only looked at, it looks at when it is asked."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        metrics, clients = hall.metrics, hall.play.clients
        metrics.version.labels(__version__).set(1)
        metrics.queued.set_function(lambda: sum(client.waiting for client in clients))
        metrics.longest_queue.set_function(lambda: max((client.waiting for client in clients), default=0))
        metrics.bans.set_function(lambda: hall.bans.how_many)
        metrics.connections.set_function(lambda: hall.limits.connections.here)
        metrics.tables_in_memory.set_function(lambda: hall.tables.in_memory)
        metrics.bots_thinking.set_function(lambda: hall.workers.busy)
        metrics.bots_waiting.set_function(lambda: hall.workers.in_hand - hall.workers.busy)
        metrics.sockets.labels("seat").set_function(lambda: sum(seat is not None for seat in clients.values()))
        metrics.sockets.labels("spectator").set_function(lambda: sum(seat is None for seat in clients.values()))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await receive()  # websocket.connect
            await send({"type": "websocket.close", "code": 1008})
            return
        status, headers, body = 404, [(b"content-type", b"text/plain")], b""
        if scope["path"] == "/metrics":
            if scope["method"] in ("GET", "HEAD"):
                accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept"), "")
                status, type_, body = 200, *await self._written(accepted)
                headers = [(b"content-type", type_.encode()), (b"cache-control", b"no-store")]
            else:
                status, headers = 405, [*headers, (b"allow", b"GET, HEAD")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _written(self, accepted: str) -> tuple[str, bytes]:
        hall, metrics = self._hall, self._hall.metrics
        health = await health_of(hall)
        now = health.reason or health.status
        for state in STATES:
            metrics.state.labels(state).set(state == now)
        if health.reason is None:
            metrics.tables_kept.set(await how_many(hall.store))
        write, type_ = choose_encoder(accepted)
        return type_, write(metrics.registry)
