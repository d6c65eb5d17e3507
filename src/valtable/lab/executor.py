"""Where batch work runs: in this process or in several. The results are the same.

Work is a function of one task alone and results come back in the order of the tasks, so how many
hands did it, and which was first, cannot be told from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from valtable.kernel.errors import Malformed
from valtable.lab.collecting import collect_seldom

T = TypeVar("T")
R = TypeVar("R")


class Executor:
    """Carries out work in this process."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """The result of each task, in the order of the tasks."""
        return map(work, tasks)


class Processes(Executor):
    """Carries out work in several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        # Started anew rather than forked: a fork would inherit threads and open files half-way through.
        hands, spawn = min(self.workers, max(1, len(tasks))), get_context("spawn")
        with ProcessPoolExecutor(hands, mp_context=spawn, initializer=collect_seldom) as pool:
            yield from pool.map(work, tasks)


def executor(workers: int) -> Executor:
    """So many hands."""
    if workers < 1:
        raise Malformed("workers", f"at least 1 is needed, not {workers}")
    return Executor() if workers == 1 else Processes(workers)
