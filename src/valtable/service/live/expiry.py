"""Tables that nobody has opened for long are put away: written out as a log beside the database, then removed.

Which are due: finished games and replays, tables at which no person has ever chosen anything, and all others,
each after so many days of its own. A table that somebody looks at, or a bot plays at, is never due.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from valtable.service.operating.logs import logger
from valtable.service.settings import Settings
from valtable.service.store.putting_away import due, remove, touch
from valtable.service.store.rows import TableRow
from valtable.service.store.store import Store, said
from valtable.service.store.writer import NotWritten

LOG = logger("valtable.tables")
FOLDER = "expired"
"""Beside the database's file."""
PAUSE = 6 * 3600.0
"""Seconds between two looks."""


class Expiry:
    """`in_memory` tells which tables are there; `leaving` are those that nobody may open any more."""

    def __init__(self, store: Store, settings: Settings, in_memory: Callable[[], list[str]]) -> None:
        self._store = store
        self._settings = settings
        self._in_memory = in_memory
        self.leaving: set[str] = set()

    async def keep_looking(self) -> None:
        while True:
            try:
                await self.put_away(datetime.now(UTC))
            except Exception:
                LOG.exception("tables could not be put away")
            await asyncio.sleep(PAUSE)

    async def opened(self, row: TableRow) -> None:
        """Somebody has come to this table. That is written once a day; nobody is sent away because it could not be."""
        now = datetime.now(UTC)
        if row.touched < said(now - timedelta(days=1)):
            with suppress(NotWritten):
                await touch(self._store, [row.id], said(now))

    async def put_away(self, now: datetime) -> int:
        """Put away what is due; how many they were."""
        await touch(self._store, self._in_memory(), said(now))
        settings, done = self._settings, 0
        days = (settings.finished_days, settings.unbegun_days, settings.idle_days)
        for id_ in await due(self._store, *(said(now - timedelta(days=n)) if n else "" for n in days)):
            if id_ in self._in_memory():
                continue  # somebody has come meanwhile
            self.leaving.add(id_)
            try:
                await self._put_away(id_)
                done += 1
            except Exception as error:
                LOG.error("a table cannot be put away and stays", table=id_, error=str(error))
            finally:
                self.leaving.discard(id_)
        if done:
            LOG.warning("tables that nobody has opened for long are put away", tables=done, folder=str(self._folder))
        return done

    async def _put_away(self, id_: str) -> None:
        row = await self._store.table(id_)
        assert row is not None
        # The lines as they are: also of a table that cannot be played again nothing is lost.
        lines = [msgspec.json.encode(row.header), *(line for line, _, _ in await self._store.lines(id_))]
        await asyncio.to_thread(write, self._folder / f"{row.header.game}-{id_}.valt", b"\n".join(lines) + b"\n")
        await remove(self._store, id_)

    @property
    def _folder(self) -> Path:
        return self._settings.folder / FOLDER


def write(file: Path, content: bytes) -> None:
    """Whole or not at all, and on the disk when this returns: what it is the copy of goes next."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
