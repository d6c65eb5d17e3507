"""The hall: everything the handlers share, opened and closed with the service."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from valtable.service.bots.workers import Workers
from valtable.service.http.addresses import Proxies
from valtable.service.http.limits import Limits
from valtable.service.live.botsonly import BotsOnly
from valtable.service.live.library import Library
from valtable.service.live.purses import Purses
from valtable.service.live.tables import Tables
from valtable.service.settings import Settings
from valtable.service.store.claim import Claim
from valtable.service.store.store import Store


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._claim = Claim(settings.database)  # before anything is changed in it
        try:
            self.store = Store(settings.database, settings.synchronous)
        except BaseException:
            self._claim.give_up()
            raise
        self.workers = Workers(settings.bot_workers, settings.bot_seconds)
        self.tables = Tables(self.store, self.workers, settings)
        self.bots_only = BotsOnly(self.tables, settings.bot_tables_per_address)
        self.library = Library(Purses(settings.read_seconds, settings.read_share))
        self.limits = Limits(settings)
        self.proxies = Proxies(settings.trusted_proxies)
        self.is_open = False
        self.is_closing = False
        """Whether the service has been told to stop; whoever is still answered is told when to come back."""

    def open(self) -> None:
        self.tables.start()
        self.is_open = True

    def close(self) -> None:
        self.is_open = False
        self.tables.close()
        self.library.close()
        self.workers.close()
        self.store.close()
        self._claim.give_up()


TheHall = NamedDependency[Hall]
"""How a handler asks for it."""
TableId = FromPath[str]
