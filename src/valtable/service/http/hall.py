"""The hall: everything the handlers share, opened and closed with the service."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from litestar.di import NamedDependency
from litestar.params import FromPath

from valtable.service.bots.workers import Workers
from valtable.service.http.addresses import Proxies
from valtable.service.http.drawings import Drawings
from valtable.service.http.limits import Limits
from valtable.service.live.bans import Bans
from valtable.service.live.botsonly import BotsOnly
from valtable.service.live.library import Library
from valtable.service.live.purses import Purses
from valtable.service.live.socket import PlaySocket
from valtable.service.live.tables import Tables
from valtable.service.operating.lag import keep_measuring
from valtable.service.operating.metrics import Metrics
from valtable.service.orders.steward import Steward
from valtable.service.settings import Settings
from valtable.service.store.store import Store

CLAIM_SECONDS = 2.0


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.metrics_port: int | None = None
        """Where they are asked for, once that is open."""
        self.store = Store(settings.database, settings.synchronous, self.metrics, claim=CLAIM_SECONDS)
        self.workers = Workers(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.tables = Tables(self.store, self.workers, settings, self.metrics)
        self.bots_only = BotsOnly(self.tables, settings.bot_tables_per_address)
        purses = Purses(settings.read_seconds, settings.read_share)
        self.library = Library(purses)
        self.drawings = Drawings(purses)
        self.limits = Limits(settings, self.metrics)
        self.proxies = Proxies(settings.trusted_proxies)
        self.bans = Bans(self.proxies.trusts)
        self.play = PlaySocket(self.tables, settings, self.metrics, self.bans)
        self._steward = Steward(self.tables, self.play, self.bans, settings.trusted_proxies, self.metrics)
        self.is_open = False
        self.is_closing = False
        """Whether the service has been told to stop; whoever is still answered is told when to come back."""

    async def open(self) -> None:
        writer = self.store.writer
        writer.returned, writer.overtaken = in_this_loop(self.tables.go_on), in_this_loop(self._begin_anew)
        await self._steward.begin()  # nobody comes in before it is known who may not
        self.tables.start()
        self._tasks = [
            asyncio.create_task(keep_measuring(self.metrics)),
            asyncio.create_task(self._steward.keep_looking()),
        ]
        self.is_open = True

    def close(self) -> None:
        self.is_open = False
        for task in self._tasks:
            task.cancel()
        self.tables.close()
        self.library.close()
        self.workers.close()
        self.store.close()

    def _begin_anew(self) -> None:
        """Another has written into the database: all that is known here is read again."""
        self.tables.forget()
        self._steward.forget()
        self.store.writer.begin_anew()


def in_this_loop(do: Callable[[], None]) -> Callable[[], None]:
    """For another thread to call."""
    loop = asyncio.get_running_loop()

    def called() -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is here any more
            loop.call_soon_threadsafe(do)

    return called


TheHall = NamedDependency[Hall]
"""How a handler asks for it."""
TableId = FromPath[str]
