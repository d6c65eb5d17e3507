"""What the service says in its log while it is under attack: nothing that means a fault of ours."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

ENDS = ("", "uvicorn")
"""The loggers at which lines end; the server keeps its own to itself."""


class Ears(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.faults.append(self.format(record))


@contextmanager
def no_fault() -> Iterator[None]:
    """Nobody gets an error or a traceback into the log."""
    ears = Ears()
    loggers = [logging.getLogger(name) for name in ENDS]
    for logger in loggers:
        logger.addHandler(ears)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(ears)
    assert ears.faults == []
