"""The one thread that writes. Whoever writes waits until it is there for good.

Jobs that wait while the disk is busy are committed together by the next transaction: one sync for
all of them. A job that fails is taken out of its transaction and fails alone; if the commit
itself fails, all of them fail and nothing of them is there. How a transaction is made, and what
counts as written, is the keeper's affair: `sqlite.py`, `session.py`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Literal

from valtable.kernel.errors import ValtableError
from valtable.service.operating.logs import logger
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.protocol import Ailment

LOG = logger("valtable.store")
MOST = 512
"""So many jobs share a transaction at most."""
PULSE = 1.0
"""So often, in seconds, the database is looked at while nobody writes."""

Statement = tuple[str, Sequence[object]]
"""What is to be done, with a `?` per value, and the values."""
Commit = Callable[[Any], None]
Word = Literal["begin anew", "end"]


class NotWritten(ValtableError):
    """What should have been written is not there."""


class Unsettled(NotWritten):
    """It may be there: whoever would know cannot be asked."""


class Lost(Exception):
    """What is written does not stay."""

    def __init__(self, ailment: Ailment, what: str) -> None:
        super().__init__(what)
        self.ailment: Ailment = ailment


class Overtaken(Lost):
    """Another has written since: what is to be written was decided by what may not be so any more."""


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


class Keeper(ABC):
    """Where jobs are kept for good, by the writer's thread alone. `execute` and `commit` are its driver's."""

    execute: Callable[..., object]
    commit: Commit
    """Another function in tests, to break it."""
    is_overtaken = False
    """Whether another has written, and what comes may still have been decided before."""

    @abstractmethod
    def keep(self, batch: list[Job]) -> None:
        """One transaction. Jobs that failed alone have their error; raises where nothing of them all is there,
        Unsettled where that is not known."""

    def settle(self) -> bool | None:
        """Whether what was Unsettled is there; None where that cannot be told soon."""
        return None

    @abstractmethod
    def look(self, is_ailing: bool) -> None:
        """Nobody writes: raise unless it could be written. What is ailing must prove it."""

    def begin_anew(self) -> None:
        """What had been decided before another has written comes no more."""
        self.is_overtaken = False

    @abstractmethod
    def ailment_of(self, error: Exception) -> Ailment | None:
        """What ails the database; nothing where only what should have been written was wrong."""

    @abstractmethod
    def close(self) -> None: ...

    def do(self, job: Job) -> None:
        for text, values in job.statements:
            self.execute(text, values)

    def do_each(self, batch: list[Job]) -> None:
        """In a transaction: one that fails takes no other with it."""
        for job in batch:
            self.execute("SAVEPOINT job")
            try:
                self.do(job)
            except Exception as error:  # also what the driver cannot bind: a huge number, half a character
                if self.ailment_of(error) is not None:
                    raise  # the others would fare no better
                job.error = NotWritten(str(error))
                self.execute("ROLLBACK TO job")
            self.execute("RELEASE job")


class Writer:
    """Owns the keeper, and tells what has become of it.

    Two functions may be put in by whoever keeps things in memory; the writer's thread calls them. `returned`: something
    is saved again after a time in which nothing could be. `overtaken`: another has written meanwhile, and nothing is
    saved until `begin_anew` says that all of before is forgotten.
    """

    def __init__(self, keeper: Keeper, database: str, metrics: Metrics = UNWATCHED) -> None:
        self.keeper = keeper
        self.ailment: Ailment | None = None
        """What is wrong with the database, as far as is known; None while all is well."""
        self.returned: Callable[[], object] = lambda: None
        self.overtaken: Callable[[], object] = lambda: None
        self._database = database
        self._metrics = metrics
        self._jobs: SimpleQueue[Job | Word] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @property
    def is_lost(self) -> bool:
        """Whether nobody may rely on what can still be read here."""
        return self.ailment not in (None, "not_written")

    async def write(self, *statements: Statement) -> None:
        """Returns when these are durable; raises NotWritten when they are not there."""
        job = Job(list(statements), asyncio.get_running_loop())
        self._jobs.put(job)
        # A client that goes away does not take its move with it.
        await asyncio.shield(job.future)

    def begin_anew(self) -> None:
        """What is written from now on was decided by what is in the database now."""
        self._jobs.put("begin anew")

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put("end")
        self._thread.join()
        self.keeper.close()

    def _run(self) -> None:
        word: Word | None = None
        while word != "end":
            word, batch = None, list[Job]()
            try:
                job = self._jobs.get(timeout=PULSE)
            except Empty:
                self._look()
                continue
            while True:
                if not isinstance(job, Job):
                    word = job
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
            if word == "begin anew":
                self.keeper.begin_anew()

    def _look(self) -> None:
        """Nobody writes: is the database still there, and does one that failed take something again?"""
        try:
            self.keeper.look(is_ailing=self.ailment is not None)
        except Exception as error:
            self._fared(error)
        else:
            self._fared(None)

    def _write(self, batch: list[Job]) -> None:
        begun = perf_counter()
        try:
            try:
                self.keeper.keep(batch)
            except Unsettled as error:
                self._fared(error)
                there = self.keeper.settle()
                if there is None:
                    raise
                if not there:
                    raise NotWritten(f"the transaction failed: {error}") from None
        except Exception as error:
            self._fared(error)
            self._metrics.unwritten.inc()
            failure = error if isinstance(error, NotWritten) else NotWritten(f"the transaction failed: {error}")
            for job in batch:
                job.error = job.error or failure
        else:
            self._metrics.commit.observe(perf_counter() - begun)
            self._metrics.jobs.observe(len(batch))
            self._fared(None)

    def _fared(self, error: Exception | None) -> None:
        """It has gone so. One line in the log when it gets worse, one when it is well again."""
        ailment = self.keeper.ailment_of(error) if error is not None else None
        if isinstance(error, Overtaken):
            self.overtaken()
        if (error is not None and ailment is None) or ailment == self.ailment:
            return
        self.ailment = ailment
        if ailment is None:
            LOG.warning("what is played is saved again", database=self._database)
            self.returned()
        else:
            LOG.error("nothing can be saved any more", database=self._database, reason=ailment, error=str(error))


def settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
