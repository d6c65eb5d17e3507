"""Whoever wants to read of a game: answers are made by a process of its own, one at a time, kept, and paid for."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool

from valtable.service.bots.process import WorkerProcess
from valtable.service.live.kept import Kept
from valtable.service.live.purses import Purses
from valtable.service.live.reading import Read, Reading, read
from valtable.service.operating.logs import logger
from valtable.service.problems import Trouble

LOG = logger("valtable.reading")
MOST_BYTES = 32_000_000
TRIES = 2
SECONDS = 60.0
"""Far more than the longest game takes."""


class Library:
    def __init__(self, purses: Purses) -> None:
        self._purses = purses
        self._process = WorkerProcess()
        self._turn = asyncio.Lock()
        self._kept: Kept[Reading, bytes] = Kept(MOST_BYTES)

    async def read(self, reading: Reading, client: str) -> bytes:
        """The answer; what is kept costs nothing."""
        kept = self._kept.get(reading)
        if kept is not None:
            return kept
        self._purses.check(client)
        async with self._turn:
            kept = self._kept.get(reading)  # whoever waited before may have wanted the same
            if kept is not None:
                return kept
            self._purses.check(client)  # or have been this client, many times
            found = await self._ask(reading)
            self._purses.pay(client, found.seconds)
        if found.trouble is not None:
            raise Trouble(*found.trouble)
        self._kept.put(reading, found.body, len(found.body))
        return found.body

    async def _ask(self, reading: Reading) -> Read:
        for _ in range(TRIES):
            try:
                return await self._process.run(read, reading, SECONDS)
            except BrokenProcessPool:
                LOG.warning("a worker has died; it is replaced", work="reading")
            except TimeoutError:
                break
        LOG.error("a game could not be read", what=reading.what, table=reading.table)
        raise Trouble("broken")

    def close(self) -> None:
        self._process.close()
