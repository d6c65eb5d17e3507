"""Where batch work runs: in this process, in several, or on a cluster (`ray`). The results are the same.

Work is a function of one task alone and each result comes with the number of its task, so how many
hands did it, and which was first, cannot be told from them.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import TypeVar

from valtable.kernel.errors import Malformed, ValtableError
from valtable.lab.collecting import collect_seldom

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2
"""Tasks handed out for each hand: one to work on and one to go on with."""


class HandLost(ValtableError):
    """A process that did our work is gone, killed from outside or for want of memory."""


class Executor:
    """Carries out work in this process."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """The number of each task with its result, as they are done."""
        return ((number, work(task)) for number, task in enumerate(tasks))


class Processes(Executor):
    """Carries out work in several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        # Started anew rather than forked: a fork would inherit threads and open files half-way through.
        hands, spawn = min(self.workers, max(1, len(tasks))), get_context("spawn")
        others, left = set(active_children()), iter(enumerate(tasks))
        pool = ProcessPoolExecutor(hands, mp_context=spawn, initializer=collect_seldom)
        waiting: dict[Future[R], int] = {}
        try:
            with deaf_to_interrupts():
                for number, task in islice(left, hands * AHEAD):
                    waiting[pool.submit(work, task)] = number
            while waiting:
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()
                    for number, task in islice(left, 1):
                        waiting[pool.submit(work, task)] = number
        except BrokenProcessPool:
            raise HandLost("a worker process was ended from outside") from None
        finally:
            if waiting:  # stopped before the end: nobody wants what is still being worked on
                for process in set(active_children()) - others:
                    process.terminate()
            pool.shutdown(cancel_futures=True)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started inside do not hear Ctrl-C, which reaches all of a terminal: who started them ends them."""
    if current_thread() is not main_thread():  # only there Python lets anybody say what happens
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def executor(workers: int) -> Executor:
    """So many hands."""
    if workers < 1:
        raise Malformed("workers", f"at least 1 is needed, not {workers}")
    return Executor() if workers == 1 else Processes(workers)
