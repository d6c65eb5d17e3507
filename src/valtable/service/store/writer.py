"""The one thread that writes. Whoever writes waits until it is on the disk.

Jobs that wait while the disk is busy are committed together by the next transaction: one sync for
all of them. A job that fails is taken out of its transaction and fails alone; if the commit
itself fails, all of them fail and nothing of them is there. Nothing counts as written unless the file
is still at its path before and after the commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter

from valtable.kernel.errors import ValtableError
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.store.opened import Opened, ailment_of
from valtable.service.store.schema import connect, version_of

MOST = 512
"""So many jobs share a transaction at most."""
PULSE = 1.0
"""So often, in seconds, the file is looked at while nobody writes."""

Statement = tuple[str, Sequence[object]]
Commit = Callable[[sqlite3.Connection], None]


class NotWritten(ValtableError):
    """What should have been written is not there."""


class Job:
    """Statements that are done all or none, and who waits for them."""

    __slots__ = ("error", "future", "loop", "statements")

    def __init__(self, statements: list[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.future: asyncio.Future[None] = loop.create_future()
        self.error: NotWritten | None = None

    def settle(self) -> None:
        if self.future.done():
            return  # whoever waited has gone
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(None)


def commit(connection: sqlite3.Connection) -> None:
    connection.execute("COMMIT")


class Writer:
    """Owns the writing connection. `commit` can be another function, so that tests can break it."""

    def __init__(self, path: Path, synchronous: str, commit: Commit = commit, metrics: Metrics = UNWATCHED) -> None:
        self._connection = connect(path, synchronous)
        self._version = version_of(self._connection)
        self.file = Opened(path)
        self.commit = commit
        self._metrics = metrics
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement) -> None:
        """Returns when these are durable; raises NotWritten when they are not there."""
        job = Job(list(statements), asyncio.get_running_loop())
        self._jobs.put(job)
        # A client that goes away does not take its move with it.
        await asyncio.shield(job.future)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        open_ = True
        while open_:
            batch: list[Job] = []
            try:
                job = self._jobs.get(timeout=PULSE)
            except Empty:
                self._look()
                continue
            while True:
                if job is None:
                    open_ = False
                    break
                batch.append(job)
                if len(batch) == MOST or self._jobs.empty():
                    break
                job = self._jobs.get()
            if batch:
                self._write(batch)
                for loop in {job.loop for job in batch}:
                    with suppress(RuntimeError):  # a loop that is closed waits for nothing
                        loop.call_soon_threadsafe(settle, [job for job in batch if job.loop is loop])

    def _look(self) -> None:
        """Nobody writes: is the file still there, and does one that failed take something again?"""
        try:
            self.file.check()
            if self.file.ailment is not None:
                self._connection.execute(f"PRAGMA user_version={self._version}")  # a whole commit that changes nothing
            self.file.fared(None)
        except Exception as error:
            self.file.fared(error)

    def _write(self, batch: list[Job]) -> None:
        begun = perf_counter()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            if len(batch) == 1:
                self._do(batch[0])  # if it fails, its transaction goes with it
            else:
                for job in batch:
                    self._try(job)
            self.file.check()
            self.commit(self._connection)
            self.file.check()
        except Exception as error:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            self.file.fared(error)
            self._metrics.unwritten.inc()
            for job in batch:
                job.error = job.error or NotWritten(f"the transaction failed: {error}")
        else:
            self._metrics.commit.observe(perf_counter() - begun)
            self._metrics.jobs.observe(len(batch))
            self.file.fared(None)

    def _try(self, job: Job) -> None:
        self._connection.execute("SAVEPOINT job")
        try:
            self._do(job)
        except Exception as error:  # also what the driver cannot bind: a huge number, half a character
            if ailment_of(error) is not None:
                raise  # the others would fare no better
            job.error = NotWritten(str(error))
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")

    def _do(self, job: Job) -> None:
        for text, values in job.statements:
            self._connection.execute(text, values)


def settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
