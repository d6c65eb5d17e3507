"""A real PostgreSQL in a folder of its own, run by an ordinary user, with the settings it comes with."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any

import psycopg
import pytest

from valtable.service.settings import Address

PLACES = "/usr/lib/postgresql"
PATIENCE = 60.0


def program(name: str) -> str:
    """Debian keeps those of each version in a folder of their own."""
    found = shutil.which(name) or next(map(str, sorted(Path(PLACES).glob(f"*/bin/{name}"), reverse=True)), None)
    if found is None:
        pytest.skip("PostgreSQL is not installed (Debian package postgresql)")
    return found


class Cluster:
    """A server, which can be stopped, killed and started again. What counts as a database here is a schema of its
    own in one database: a whole one is some 300 files, which the server would write out whenever it stops."""

    def __init__(self) -> None:
        # The server refuses to run as root: then it is the user whom Debian's package has made for it.
        self._as: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        initdb = program("initdb")
        self.folder = Path(mkdtemp(prefix="valtable-postgres-", dir="/tmp"))
        if self._as:
            os.chown(self.folder, pwd.getpwnam("postgres").pw_uid, -1)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._names = map("games_{}".format, count())
        flags = ["-U", "valtable", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        self._run(initdb, "-D", str(self.folder / "data"), *flags)
        self.start()

    def _run(self, *command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", **self._as)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        flags = ["-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [program("postgres"), "-D", str(self.folder / "data"), *flags],
                stdout=log, stderr=log, cwd="/", **self._as,
            )  # fmt: skip
        until = monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or monotonic() > until:
                raise AssertionError((self.folder / "log").read_text()[-2000:])
            sleep(0.05)

    def _answers(self) -> bool:
        try:
            self.ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once: whoever is connected is told so."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def crash(self) -> None:
        """As if the machine's power had failed, as far as its programs are concerned."""
        pids = [int(pid) for (pid,) in self.ask("SELECT pid FROM pg_stat_activity")]
        for pid in [self.process.pid, *pids]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    @property
    def url(self) -> str:
        return f"postgresql://valtable@127.0.0.1:{self.port}/postgres"

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url, autocommit=True, connect_timeout=5) as connection:
            found = connection.execute(query.encode(), values or None)
            return found.fetchall() if found.description else []

    def new(self) -> Address:
        """One that is empty."""
        if self.process.poll() is not None:
            self.start()  # a test that has stopped it has failed
        name = next(self._names)
        self.ask(f"CREATE SCHEMA {name}")
        return Address(f"{self.url}?options=-csearch_path%3D{name}")

    def close(self) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)  # nothing of it is needed any more
        shutil.rmtree(self.folder, ignore_errors=True)
