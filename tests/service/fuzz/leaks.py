"""What is left of everybody who was there and has gone: nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from tests.service.running import Service
from tests.service.wire.raw import until


@contextmanager
def nothing_left(service: Service) -> Iterator[None]:
    """No connection, no socket, no listener at a table, and no task that was not there before."""
    hall = service.app.hall
    until(lambda: hall.is_open, "the service has not started")
    loop = hall.tables._tasks[0].get_loop()
    before = len(asyncio.all_tasks(loop))
    yield
    until(lambda: hall.limits.sockets.here == 0, "a socket is still open")
    until(lambda: hall.limits.connections.here == 0, "a connection is still open")
    until(
        lambda: not any(table.is_watched for table in hall.tables._loaded().values()), "somebody is still listened to"
    )
    until(lambda: len(asyncio.all_tasks(loop)) <= before, "something is still being done")
