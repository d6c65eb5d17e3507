"""How much the service takes from one address: enough for people, too little for a flood."""

from __future__ import annotations

from math import ceil
from time import time
from typing import Any

from limits import RateLimitItem, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar import Request

from valtable.service.http.addresses import household_of
from valtable.service.http.crowd import Crowd
from valtable.service.operating.metrics import Metrics
from valtable.service.problems import Trouble
from valtable.service.settings import Settings


class Limits:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._created = RateLimitItemPerMinute(settings.created_per_minute, namespace="created")
        self._asked = RateLimitItemPerMinute(settings.asked_per_minute, namespace="asked")
        self.connections = Crowd("connections", settings.connections_per_address, settings.connections, metrics)
        self.sockets = Crowd("sockets", settings.sockets_per_address, metrics=metrics)

    def check_creation(self, request: Request[Any, Any, Any]) -> None:
        """For what writes or is costly; also slows down whoever tries out seat links."""
        trouble = self._hit(self._created, "created_per_minute", request.scope)
        if trouble is not None:
            raise trouble

    def ask(self, scope: Any) -> Trouble | None:
        """For every request, whatever it is."""
        return self._hit(self._asked, "asked_per_minute", scope)

    def _hit(self, ration: RateLimitItem, limit: str, scope: Any) -> Trouble | None:
        who = household_of(scope)
        if self._limiter.hit(ration, who):
            return None
        until = self._limiter.get_window_stats(ration, who).reset_time
        return Trouble("too_many_requests", seconds=max(1, ceil(until - time())), limit=limit)
