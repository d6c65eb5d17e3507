"""One worker process, started when it is first needed and replaced when it is stuck or dead.

It ends itself when the service that started it is gone, also when that was killed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process, resource_tracker
from threading import Thread
from typing import TypeVar, cast

from valtable import games
from valtable.service.operating import logs

PATIENCE = 5.0
"""Seconds."""
ENDS = (signal.SIGINT, signal.SIGTERM)
"""A terminal's Ctrl-C and some supervisors tell all processes to end. They mean the service, which ends its workers."""
Q = TypeVar("Q")
A = TypeVar("A")


class WorkerProcess:
    """Does one thing at a time: its users see to that."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._ending: list[Thread] = []
        """Threads of pools that were shut down, which may not have noticed yet."""
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The process, if it runs."""
        # The library has no public way to its processes before Python 3.14.
        return list(self._pool._processes or ()) if self._pool is not None else []

    def start(self) -> None:
        pool = self._get()
        try:
            with unheard():
                pool.submit(nothing)
        except BrokenProcessPool:
            self._kill(pool)  # it has died while nobody asked it anything; who does is given another

    async def run(self, work: Callable[[Q], A], question: Q, seconds: float) -> A:
        """The worker's answer. After a timeout or a death the next one is asked of a new process."""
        pool = self._get()
        try:
            with unheard():
                answer = pool.submit(work, question)
            return await asyncio.wait_for(asyncio.wrap_future(answer), seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self._kill(pool)
            raise

    def close(self) -> None:
        self._closed = True  # what is asked now fails; no new process is started
        if self._pool is not None:
            self._kill(self._pool)  # whatever it thinks about, nobody waits for it
        # They end as soon as they see that their process is gone. Python's own end would wake them without asking
        # whether they can be, and write that it could not.
        for thread in self._ending:
            thread.join(PATIENCE)

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=begin, initargs=(dict(games.TITLES), logs.chosen())
            )
        return self._pool

    def _kill(self, pool: ProcessPoolExecutor) -> None:
        """End a process that may never end by itself; shutting the pool down would wait for it."""
        for process in list((pool._processes or {}).values()):
            process.kill()
        thread = cast(Thread | None, pool._executor_manager_thread)  # the stubs name another class
        if thread is not None:
            self._ending = [*(one for one in self._ending if one.is_alive()), thread]
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool and not self._closed:
            self._pool = None


if sys.platform == "win32":

    @contextmanager
    def unheard() -> Iterator[None]:
        """There is nothing of the kind."""
        yield

else:

    @contextmanager
    def unheard() -> Iterator[None]:
        """A process that is started in here does not hear that it should end until it has begun: it would write a
        traceback of its imports. What is told to the service meanwhile, it hears afterwards."""
        resource_tracker.ensure_running()  # when it starts, it has everything heard again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


# Inside the process


def begin(places: dict[str, str], telling: logs.Choice | None) -> None:
    """Know the same games as the service, tell what happens as it does, and watch it."""
    games.TITLES.update(places)
    if telling is not None:
        logs.set_up(*telling)
    for one in ENDS:
        signal.signal(one, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def watch() -> None:
            connection.wait([sentinel])
            os._exit(1)

        Thread(target=watch, daemon=True).start()


def nothing() -> None:
    """Called to have the worker started before it is needed."""
