"""How many files the process may open: each connection is one; without any left nobody comes in and nothing is said."""

from __future__ import annotations

import sys
from contextlib import suppress

from msgspec.structs import replace

from valtable.service.operating.logs import logger
from valtable.service.settings import Settings

if sys.platform != "win32":
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

LOG = logger("valtable.service")
BACKLOG = 2048
"""So many may knock at once; each needs a file until it is let in or turned away."""
OURS, OF_A_WORKER = 80, 10
"""Files that no connection is: the database, pages that are read, pipes to workers; about half of them are in use."""
SHARED = ("connections", "connections_per_address", "sockets_per_address")


def fitting(settings: Settings) -> Settings:
    """As many connections as there can be files for. Where they are fewer than is wished, all limits of connections
    shrink alike, so that still nobody locks the others out."""
    spare = OURS + OF_A_WORKER * settings.bot_workers
    files = allowed(settings.connections + spare + BACKLOG)
    room = max(1, files - spare)
    if room >= settings.connections:
        return settings
    LOG.warning("fewer connections than wished: too few files may be open", files=files, connections=room)
    share = room / settings.connections
    return replace(settings, **{name: max(1, int(getattr(settings, name) * share)) for name in SHARED})


def allowed(wished: int) -> int:
    """So many files may be open now: as many as are wished, if the system lets us have them."""
    if sys.platform == "win32":
        return wished  # there a connection is none
    soft, hard = getrlimit(RLIMIT_NOFILE)
    wished = wished if hard == RLIM_INFINITY else min(wished, hard)
    if soft == RLIM_INFINITY or soft >= wished:
        return max(soft, wished)
    with suppress(ValueError, OSError):  # some systems allow fewer than they say
        setrlimit(RLIMIT_NOFILE, (wished, hard))
    return getrlimit(RLIMIT_NOFILE)[0]
