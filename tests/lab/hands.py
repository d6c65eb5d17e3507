"""Hands for long work that do not do it as one would expect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from valtable.lab.work.executor import Executor

T = TypeVar("T")
R = TypeVar("R")


class Stopped(Executor):
    """Ctrl-C comes after so many tasks."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for number, task in enumerate(tasks):
            if self.after == 0:
                raise KeyboardInterrupt
            self.after -= 1
            yield number, work(task)


class Backwards(Executor):
    """The last task is done first, as may happen where many hands work."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        return ((number, work(tasks[number])) for number in reversed(range(len(tasks))))
