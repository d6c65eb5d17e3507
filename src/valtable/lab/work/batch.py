"""Many tasks: those done before are read from the notebook, the others are done and kept as they come.

Ctrl-C stops the work and loses nothing: what is done is handed back, what is not is `None`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from valtable.lab.work.executor import Executor
from valtable.lab.work.notebook import Notebook

T = TypeVar("T")
R = TypeVar("R")
Progress = Callable[[int], None]


def unseen(done: int) -> None:
    """The progress of work that nobody watches."""


def further(progress: Progress, before: int, each: int = 1) -> Progress:
    """The progress of a part of some work: so much was done before it, and each of its tasks counts for so much."""
    return lambda done: progress(before + each * done)


def carry_out(
    work: Callable[[T], R],
    tasks: Sequence[T],
    kind: type[R],
    executor: Executor | None = None,
    notebook: Notebook | None = None,
    progress: Progress = unseen,
    name: str = "",
) -> list[R | None]:
    """The results in the order of the tasks; `name` tells them from other tasks of the same notebook."""
    notebook = notebook or Notebook()
    results: list[R | None] = [
        None if printed is None else msgspec.json.decode(printed, type=kind)
        for printed in (notebook.known.get((number, name)) for number in range(len(tasks)))
    ]
    left = [number for number, result in enumerate(results) if result is None]
    done = len(tasks) - len(left)
    progress(done)
    try:
        for at, result in (executor or Executor()).run(work, [tasks[number] for number in left]):
            if notebook.file is not None:
                notebook.keep((left[at], name), msgspec.json.encode(result).decode())
            results[left[at]] = result
            done += 1
            progress(done)
    except KeyboardInterrupt:
        pass  # whoever asked sees that some are missing
    return results


def done_of(results: Sequence[R | None]) -> list[R]:
    """What there is to report; work that was stopped before anything was done has nothing."""
    done = [result for result in results if result is not None]
    if not done:
        raise KeyboardInterrupt
    return done
