"""Lines in the log: a few words that stay the same, and fields. JSON for programs, or text for a terminal.

Nothing secret is ever told: no tokens, cookies, links or seeds, and no move. Tracebacks are told without the values of
variables. What libraries say begins at `warning`: below it the server's writes who comes from where, and the socket's
whole frames, and cookies.
"""

from __future__ import annotations

import logging
import re
import sys
from time import monotonic
from typing import Any, Literal, TextIO, cast

import structlog
from structlog.contextvars import merge_contextvars
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.processors import JSONRenderer, TimeStamper, format_exc_info
from structlog.stdlib import BoundLogger, ProcessorFormatter, add_log_level, add_logger_name, filter_by_level
from structlog.types import EventDict, Processor, WrappedLogger

Format = Literal["auto", "json", "text"]
Level = Literal["debug", "info", "warning", "error"]
Choice = tuple[Format, Level, bool]
OURS, ACCESS, ORDERS = "valtable", "valtable.access", "valtable.orders"
QUIET = 60.0
OFTEN = 10
MANY = 1000
HIDDEN = re.compile(r"(valtable_\w+=|/t/[\w-]+(?:#|%23))[\w-]+")
"""A cookie, or the secret of a seat's link, in the words of somebody else, such as an error's."""

_chosen: Choice | None = None


def logger(name: str) -> BoundLogger:
    """Like one of `logging`, but what is told beside the words are fields."""
    chain: list[Processor] = [filter_by_level, merge_contextvars, as_record]
    # Through a logger of the standard library, so that whoever uses that hears it, too; nothing global is set.
    return cast(BoundLogger, structlog.wrap_logger(logging.getLogger(name), chain, BoundLogger).bind())


def as_record(_: WrappedLogger, __: str, told: EventDict) -> tuple[tuple[str], dict[str, Any]]:
    """The words are the message, the fields travel beside it."""
    words, error = told.pop("event"), told.pop("exc_info", None)
    return (words,), {"exc_info": error, "extra": {"fields": dict(told)}}


def set_up(format_: Format, level: Level, access: bool, stream: TextIO | None = None) -> None:
    """Have everything that this process tells written there, to stderr unless told otherwise, and nowhere else."""
    global _chosen  # worker processes are started later, and are told the same
    _chosen = format_, level, access
    handler = logging.StreamHandler(stream or sys.stderr)
    is_terminal = handler.stream.isatty()
    is_text = format_ == "text" or (format_ == "auto" and is_terminal)
    handler.setFormatter(text_lines(colors=is_terminal) if is_text else json_lines())
    handler.addFilter(Seldom())
    root, threshold = logging.getLogger(), level.upper()
    root.handlers = [handler]
    root.setLevel(max(logging.getLevelName(threshold), logging.WARNING))
    logging.getLogger(OURS).setLevel(threshold)
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.CRITICAL)
    logging.captureWarnings(True)


class Seldom(logging.Filter):
    """A flood fills no disk. What a library says in the same words is told once a minute: most of it is that something
    was no request. What we say ourselves, and whatever comes with a traceback, is told so often that each person who
    has met a fault can be found in the log, and no more often; the next minute begins with how much was left out.
    Orders are always told, and so is what is below a warning: somebody has wished for that."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, tuple[float, int]] = {}
        """By the words: when a minute of theirs began, and how often they have been said in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or record.name == ORDERS:
            return True
        now, words = monotonic(), str(record.msg)
        most = OFTEN if record.exc_info or record.name.partition(".")[0] == OURS else 1
        begun, said = self._told.get(words, (now, 0))
        if now - begun >= QUIET:
            if said > most:
                record.fields = {**getattr(record, "fields", {}), "untold": said - most}
            begun, said = now, 0
        if len(self._told) > MANY:
            self._told = {told: since for told, since in list(self._told.items()) if now - since[0] < QUIET}
        self._told[words] = begun, said + 1
        return said < most


def chosen() -> Choice | None:
    """What this process was set up with; None where nobody has."""
    return _chosen


# How a line is written

Chain = list[Processor]
TOLD: Chain = [add_log_level, add_logger_name, TimeStamper("iso", utc=True, key="time")]


def json_lines() -> logging.Formatter:
    return formatter([format_exc_info, without_secrets, JSONRenderer(default=str, ensure_ascii=False)])


def text_lines(colors: bool) -> logging.Formatter:
    """Strings as Python writes them: what a client has sent cannot begin a line of its own."""
    # The library would rather show a traceback with the values of all variables.
    look = ConsoleRenderer(
        colors=colors, exception_formatter=plain_traceback, repr_native_str=True, timestamp_key="time", pad_event_to=0
    )
    return formatter([without_secrets, look])


def formatter(last: Chain) -> logging.Formatter:
    return ProcessorFormatter(foreign_pre_chain=[with_fields, *TOLD], processors=[without_bookkeeping, *last])


def with_fields(_: WrappedLogger, __: str, told: EventDict) -> EventDict:
    return {**getattr(told["_record"], "fields", {}), **told}


def without_bookkeeping(_: WrappedLogger, __: str, told: EventDict) -> EventDict:
    return {name: value for name, value in told.items() if not name.startswith("_")}


def without_secrets(_: WrappedLogger, __: str, told: EventDict) -> EventDict:
    return {name: HIDDEN.sub(r"\1…", value) if isinstance(value, str) else value for name, value in told.items()}
