"""How late the event loop is: whatever waits for it, waits as long."""

from __future__ import annotations

import asyncio
from time import perf_counter

from valtable.service.operating.metrics import Metrics

PAUSE = 0.5


async def keep_measuring(metrics: Metrics) -> None:
    while True:
        begun = perf_counter()
        await asyncio.sleep(PAUSE)
        metrics.lag.observe(max(0.0, perf_counter() - begun - PAUSE))
