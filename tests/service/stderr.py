"""What a service tells on stderr."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from valtable.service.operating import logs

TOUCHED = ("", logs.OURS, logs.ACCESS, "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "py.warnings", "httpx")


class Stream(io.StringIO):
    """What stderr would get."""

    is_terminal = False

    def isatty(self) -> bool:
        return self.is_terminal

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def with_words(self, words: str) -> list[dict[str, Any]]:
        return [line for line in self.lines if line["event"] == words]


@contextmanager
def stderr_of_logs() -> Iterator[Stream]:
    """For `set_up`; afterwards logging is what it was."""
    stream, chosen = Stream(), logs._chosen
    loggers = [logging.getLogger(name) for name in TOUCHED]
    before = [(logger.handlers, logger.level) for logger in loggers]
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the test's own browser, which tells where it goes
    yield stream
    logs._chosen = chosen
    logging.captureWarnings(False)
    for logger, (handlers, level) in zip(loggers, before, strict=True):
        logger.handlers = handlers
        logger.setLevel(level)
