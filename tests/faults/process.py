"""A service in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

from tests.service.player import PATIENCE, Player
from valtable.service.settings import Database

ROOT = Path(__file__).parents[2]


def address_of(database: Database) -> str:
    return f"sqlite:///{database}" if isinstance(database, Path) else database.url


class Process:
    def __init__(self, database: Database, before: Sequence[str] = (), *more: str, log: IO[str] | None = None) -> None:
        command = [*before, sys.executable, "-m", "tests.faults.serve", address_of(database), *more]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        told = self.process.stdout.readline().split()
        assert told, "the service has not started"
        self.address = told[0].rstrip("/")
        self.pid = int(told[1])  # not that of the tracer it may run under, which lets no signal through

    def device(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=PATIENCE)

    def player(self, cookies: dict[str, str], table: str, seat: int) -> Player:
        return Player(self.address, cookies, table, seat)

    def kill(self) -> None:
        """As if the machine had lost this process: it gets no word in."""
        os.kill(self.pid, signal.SIGKILL)
        self.close()

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGTERM)
        self.close()

    def close(self) -> None:
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def serving(
    database: Database, before: Sequence[str] = (), *more: str, log: IO[str] | None = None
) -> Iterator[Process]:
    """Run it; what it writes into its log goes there, or where ours goes."""
    process = Process(database, before, *more, log=log)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.stop()
