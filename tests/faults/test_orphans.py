"""A service that is killed leaves nobody behind: its workers notice and end."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.faults.process import Process
from tests.service.player import PATIENCE
from tests.service.processes import PROC, children_of, is_running


def test_the_workers_of_a_killed_service_end(tmp_path: Path) -> None:
    if not PROC.is_dir():
        pytest.skip("processes are looked up in /proc, which only Linux has")
    service = Process(tmp_path / "tables.db")
    with service.device() as device:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        assert device.post("/api/tables", json={"game": "valletta", "seats": seats}).status_code == 201
    until = monotonic() + PATIENCE
    while len(workers := children_of(service.pid)) < 2:  # the resource tracker and a worker
        assert monotonic() < until, "no worker was started"
        sleep(0.05)
    service.kill()
    until = monotonic() + PATIENCE
    while any(is_running(pid) for pid in workers):
        assert monotonic() < until, "a worker outlives its service"
        sleep(0.05)
