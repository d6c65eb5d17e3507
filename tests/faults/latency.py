"""How long everybody at a table waits for a move to be shown: `python -m tests.faults.latency [TABLES] [SECONDS]`.

A hundred tables of Valletta with four seats, each seat with a socket of its own. Thirty times a second, at moments
that wait for nobody, somebody who is asked does what is offered, by luck. A move is over when all four have received
what it changed; it counts from when it was due, so a service that falls behind cannot hide it.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.faults.measure import cpu_seconds
from tests.faults.process import Process, serving
from tests.service.player import PATIENCE
from valtable.client.seen import patched
from valtable.service.protocol import COOKIE

TABLES, SEATS, RATE, SECONDS = 100, 4, 30.0, 60.0
WARM = 5.0
"""So many seconds are played before anything counts."""


class Chair:
    """A seat that listens all the time."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.screen: Any = None
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            told = perf_counter()
            message = json.loads(text)
            match message["type"]:
                case "joined":
                    self.screen = message["screen"]
                case "update":
                    self.screen = patched(self.screen, message["changes"])
                case "rejected":
                    raise AssertionError(message)
                case _:
                    continue
            self.told = told
            self.news.set()


class Table:
    def __init__(self, chairs: list[Chair], rng: Random) -> None:
        self.chairs, self.rng, self.count = chairs, rng, 0
        self.turn = asyncio.Lock()

    async def move(self, due: float) -> float | None:
        """Seconds from when it was due until all have been told; None where the game is over."""
        async with self.turn:
            asked = self.chairs[0].screen["asked"]
            if not asked:
                return None
            seat = asked[0]["seat"]
            offers = [offer["notation"] for offer in self.chairs[seat].screen["offers"] if offer["refusal"] is None]
            self.count += 1
            message = {"type": "play", "key": f"{self.count}", "seat": seat, "do": self.rng.choice(offers)}
            for chair in self.chairs:
                chair.news.clear()
            await self.chairs[seat].socket.send(json.dumps(message))
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(chair.news.wait() for chair in self.chairs))
            return max(chair.told for chair in self.chairs) - due


async def sit_down(service: Process, stack: AsyncExitStack, tasks: list[asyncio.Task[None]], seed: int) -> Table:
    async with httpx.AsyncClient(base_url=service.address, timeout=PATIENCE) as device:
        wish = {"game": "valletta", "seats": [{"kind": "me"}] * SEATS}
        id_ = (await device.post("/api/tables", json=wish)).json()["table"]["id"]
        headers = {"Cookie": f"{COOKIE}={device.cookies[COOKIE]}"}
    chairs = []
    for seat in range(SEATS):
        address = f"{service.address.replace('http', 'ws', 1)}/api/tables/{id_}/socket?seat={seat}"
        opening = connect(address, additional_headers=headers, compression=None, proxy=None, ping_interval=None)
        chair = Chair(await stack.enter_async_context(opening))
        tasks.append(asyncio.create_task(chair.listen()))
        await chair.news.wait()
        chairs.append(chair)
    return Table(chairs, Random(seed))


async def measure(service: Process, tables: int, seconds: float) -> None:
    tasks: list[asyncio.Task[None]] = []
    async with AsyncExitStack() as stack:
        sitting = [await sit_down(service, stack, tasks, seed) for seed in range(tables)]
        rng, loop, waits, late, moves = Random(1), asyncio.get_running_loop(), [], [], []
        begun = perf_counter()
        cpu, own = cpu_seconds(service.pid), cpu_seconds(os.getpid())
        due = begun
        while (due := due + rng.expovariate(RATE)) < begun + WARM + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if due > begun + WARM:
                late.append(perf_counter() - due)
            moves.append((due, loop.create_task(rng.choice(sitting).move(due))))
        for when, move in moves:
            waited = await move
            if waited is not None and when > begun + WARM:
                waits.append(waited)
        passed = perf_counter() - begun
        broken = [task for task in tasks if task.done()]
        assert not broken, broken
        cpu, own = cpu_seconds(service.pid) - cpu, cpu_seconds(os.getpid()) - own
        for task in tasks:
            task.cancel()
    shares = quantiles(waits, n=100)
    sys.stdout.write(
        f"{tables} tables with {SEATS} seats, {len(waits)} moves, {len(waits) / seconds:.1f} a second\n"
        f"until everybody has it, in ms: median {median(waits) * 1000:.1f}, 95 % {shares[94] * 1000:.1f}, "
        f"99 % {shares[98] * 1000:.1f}, longest {max(waits) * 1000:.1f}\n"
        f"who measures was late by up to {max(late) * 1000:.1f} ms, and used {own / passed:.0%} of a core, "
        f"the service {cpu / passed:.0%}\n"
        f"load of the machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())}\n"
    )


def main() -> None:
    tables, seconds = (int(sys.argv[1]) if sys.argv[1:] else TABLES), float(sys.argv[2]) if sys.argv[2:] else SECONDS
    with TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as service:
        asyncio.run(measure(service, tables, seconds))


if __name__ == "__main__":
    main()
