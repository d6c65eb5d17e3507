"""A progress bar for anything longer than a second: on stderr, and only on a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE = 1.0
"""Seconds before a bar appears."""


class Bar:
    """Counts what is done; draws itself only once the work has turned out to be long."""

    def __init__(self, label: str, total: int, console: Console) -> None:
        self.label = label
        self.total = total
        self.console = console
        self.start = monotonic()
        self.drawn: Progress | None = None

    def __call__(self, done: int) -> None:
        if self.drawn is None:
            if not self.console.is_terminal or monotonic() - self.start < PATIENCE:
                return
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.drawn = Progress(*columns, console=self.console, transient=True)
            self.drawn.add_task(self.label, total=self.total)
            self.drawn.start()
        self.drawn.update(self.drawn.task_ids[0], completed=min(done, self.total), total=self.total)

    def close(self) -> None:
        if self.drawn is not None:
            self.drawn.stop()


@contextmanager
def bar(label: str, total: int) -> Iterator[Bar]:
    """A bar that is taken away when the work is done, whatever happens."""
    one = Bar(label, total, Console(stderr=True))
    try:
        yield one
    finally:
        one.close()
