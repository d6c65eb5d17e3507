"""A service that is killed leaves nobody behind: its workers notice and end."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.faults.process import Process

PROC = Path("/proc")


def children_of(pid: int) -> list[int]:
    found = []
    for entry in PROC.glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(entry.parent.name))
    return found


def test_the_workers_of_a_killed_service_end(tmp_path: Path) -> None:
    if not PROC.is_dir():
        pytest.skip("processes are looked up in /proc, which only Linux has")
    service = Process(tmp_path / "tables.db")
    with service.device() as device:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        assert device.post("/api/tables", json={"game": "valletta", "seats": seats}).status_code == 201
    until = monotonic() + 20
    while len(workers := children_of(service.pid)) < 2:  # the resource tracker and a worker
        assert monotonic() < until, "no worker was started"
        sleep(0.05)
    service.kill()
    while any((PROC / str(pid)).exists() for pid in workers):
        assert monotonic() < until, "a worker outlives its service"
        sleep(0.05)
