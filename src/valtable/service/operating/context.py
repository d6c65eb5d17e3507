"""Which request this is: a name that stands in every line of the log about it, and that a person can tell us."""

from __future__ import annotations

import secrets
from contextlib import AbstractContextManager

from structlog.contextvars import bind_contextvars, bound_contextvars, clear_contextvars, get_contextvars


def new_request() -> str:
    return secrets.token_hex(6)


def asking(request: str, table: str) -> AbstractContextManager[None]:
    """As long as this lasts, and in all that is begun meanwhile, lines in the log name them."""
    return bound_contextvars(request=request, **({"table": table} if table else {}))


def at_table(table: str) -> None:
    """From here on this task works for a table and for no request any more, whoever has begun it."""
    clear_contextvars()
    bind_contextvars(table=table)


def request_id() -> str:
    """The request that is being answered; empty where there is none."""
    return str(get_contextvars().get("request", ""))
