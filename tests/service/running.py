"""A real service on loopback, in a thread of the test, for as long as the test needs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx

from tests.service.luck import same_luck
from tests.service.player import PATIENCE, Player
from valtable import games
from valtable.service.app import App
from valtable.service.run import address_of, open_doors, server
from valtable.service.settings import Settings

games.register("proving", "tests.proving.game:Proving")


BOTH = ["sqlite", "postgres"]
"""`GROUNDS = BOTH` in a file of tests: its service plays on each of them."""


class Service:
    """Where it is, and short ways to ask it."""

    def __init__(self, address: str, app: App) -> None:
        self.address = address
        self.app = app

    def device(self) -> httpx.Client:
        """Somebody with cookies of their own."""
        return httpx.Client(base_url=self.address, timeout=PATIENCE)

    def player(self, device: httpx.Client, table: str, seat: int | None = None, **more: Any) -> Player:
        return Player(self.address, dict(device.cookies), table, seat, **more)


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Service]:
    """Serve from `folder`; a second service there afterwards is the first one restarted. Luck is always the same."""
    free: dict[str, Any] = {"messages_per_second": 10_000, "created_per_minute": 10_000, "asked_per_minute": 100_000}
    free |= {"bot_tables_per_address": 10_000, "read_seconds": 10_000}
    patient = {"bot_seconds": 600, "undo_seconds": 0}  # a busy machine makes no luck choose, and bots wait for nobody
    for title in games.TITLES:
        games.load(title)  # msgspec must not meet a type in two threads at once; now both know these
    usual: dict[str, Any] = {"database": folder / "tables.db", "port": 0}
    chosen = Settings(**(usual | free | patient | settings))
    running_server = server(chosen)
    app: Any = running_server.config.app
    doors = open_doors(chosen, app)
    thread = Thread(target=running_server.run, kwargs={"sockets": doors})
    with same_luck():
        thread.start()
        try:
            yield Service(address_of(doors[0]), app)
        finally:
            running_server.should_exit = True
            thread.join()
            for door in doors:
                door.close()
