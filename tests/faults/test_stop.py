"""A service that is told to stop while bots think: it stops at once, and says nothing that looks like a fault."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.service.player import PATIENCE, Player
from tests.service.processes import children_of, is_running
from tests.service.wire.raw import until

BOTS = [{"kind": "bot", "bot": "level5"}] * 2


@pytest.mark.parametrize(
    ("tell", "sign", "code"),
    [(os.kill, signal.SIGTERM, 0), (os.killpg, signal.SIGTERM, 0), (os.killpg, signal.SIGINT, 130)],
    ids=["by a supervisor", "by one that tells all processes", "by Ctrl-C, which all of a terminal's processes hear"],
)
def test_stopping_while_bots_think_is_quiet(
    tmp_path: Path, tell: Callable[[int, int], None], sign: signal.Signals, code: int
) -> None:
    command = [
        sys.executable,
        "-m",
        "valtable.cli",
        "serve",
        "--port",
        "0",
        "--database-url",
        f"sqlite:///{tmp_path}/t",
    ]
    pipe = subprocess.PIPE
    service = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    try:
        assert service.stdout is not None
        address = next(word for word in service.stdout.readline().split() if word.startswith("http")).rstrip("/")
        with httpx.Client(base_url=address, timeout=PATIENCE) as device:
            made = [device.post("/api/tables", json={"game": "valletta", "seats": BOTS}).json() for _ in range(3)]
        with Player(address, {}, made[0]["table"]["id"], None) as spectator:
            spectator.join()
            while not spectator.n:
                spectator.receive()  # a bot has chosen, so its process has begun
            workers = children_of(service.pid)
            tell(service.pid, sign)
            assert spectator.close_code() == 1012
        _, errors = service.communicate(timeout=PATIENCE)
    finally:
        service.kill()
    assert (service.returncode, errors) == (code, "")
    until(lambda: not any(is_running(pid) for pid in workers), "a worker outlives its service")
