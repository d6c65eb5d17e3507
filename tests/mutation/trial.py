"""One mutant on trial: planted in a copy of the house, never in the house itself, and sought by the room's tests."""

from __future__ import annotations

import math
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Lock

import msgspec

from tests.mutation.mutators import Mutant, planted
from tests.mutation.rooms import Room

LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv*", ".cache", ".hypothesis", "*_cache", "__pycache__", "node_modules", "screens", "build", "dist"
)
SLOWER = 3
"""A run that needs so many times as long as without a fault hangs, which is a way to be found. Seconds of the
processor: what else the machine has to do is no fault. A test that waits for ever is ended by its own time limit."""
SPARE = 30
AN_HOUR = 3600
SURVIVED = "survived"


class Result(msgspec.Struct, frozen=True):
    """What became of a mutant."""

    name: str
    room: str
    path: str
    line: int
    kind: str
    before: str
    after: str
    verdict: str
    """`failed`, `hangs` or `survived`."""
    seconds: float


class Healthy:
    """How long the tests of each room take without a fault; asked once, whichever copy needs it first."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.locks: dict[str, Lock] = {}
        self.seconds: dict[str, float] = {}

    def ask(self, room: Room, copy: Copy) -> float:
        with self.lock:
            lock = self.locks.setdefault(room.name, Lock())
        with lock:
            if room.name not in self.seconds:
                self.seconds[room.name] = copy.healthy(room)
        return self.seconds[room.name]


class Copy:
    """A copy of the house to try mutants in, one after the other."""

    def __init__(self, root: Path, folder: Path, healthy: Healthy) -> None:
        self.house = healthy
        self.folder = folder / "house"
        shutil.copytree(root, self.folder, ignore=LEFT_BEHIND, symlinks=True)
        self.source = self.folder / "src" / "valtable"
        where = self.python("-c", "import valtable; print(valtable.__file__)").stdout
        assert where is not None
        assert str(self.source) in where, f"the tests would run on {where.strip()}"

    def try_out(self, room: Room, mutant: Mutant) -> Result:
        usual = self.house.ask(room, self)
        file = self.source / mutant.path
        before = file.read_text(encoding="utf-8")
        begun = time.monotonic()
        try:
            self.write(file, planted(before, mutant))
            verdict = self.verdict(room, SLOWER * usual + SPARE)
        finally:
            self.write(file, before)
        words = (mutant.name, room.name, mutant.path, mutant.line, mutant.kind, mutant.before, mutant.after)
        return Result(*words, verdict, round(time.monotonic() - begun, 1))

    def healthy(self, room: Room) -> float:
        """How long the room's tests take; without a fault they pass, or no verdict means anything."""
        begun = time.monotonic()
        for tests in room.tests:
            run = self.pytest(tests, limit=AN_HOUR)
            if run is None or run.returncode != 0:
                raise SystemExit(
                    f"the tests of {room.name} fail without a fault:\n{run.stdout if run else 'they hang'}"
                )
        return time.monotonic() - begun

    def verdict(self, room: Room, limit: float) -> str:
        for tests in room.tests:
            run = self.pytest(tests, limit)
            if run is None:
                return "hangs"
            if run.returncode != 0:
                return "failed"
        return SURVIVED

    def write(self, file: Path, text: str) -> None:
        """And forget what was compiled of it: a fault of the same length in the same second would not be seen."""
        file.write_text(text, encoding="utf-8")
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            compiled.unlink(missing_ok=True)

    def pytest(self, tests: tuple[str, ...], limit: float) -> subprocess.CompletedProcess[str] | None:
        return self.run(["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests], limit)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        run = self.run(list(arguments), SPARE)
        assert run is not None
        return run

    def run(self, arguments: list[str], limit: float) -> subprocess.CompletedProcess[str] | None:
        """A Python of this environment in the copy; None if it needed more seconds than these."""
        # What was installed to be edited points at the house; PYTHONPATH comes before it.
        around = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONHASHSEED": "0"}
        with subprocess.Popen(
            [sys.executable, *arguments], cwd=self.folder, env=around, text=True, process_group=0,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as process:  # fmt: skip
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (math.ceil(limit), math.ceil(limit)))
            try:
                output, _ = process.communicate(timeout=AN_HOUR)
            except subprocess.TimeoutExpired:
                self.end(process)
                process.communicate()
                return None
            if process.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
                self.end(process)
                return None
            return subprocess.CompletedProcess(arguments, process.returncode, output)

    def end(self, process: subprocess.Popen[str]) -> None:
        """And all that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
