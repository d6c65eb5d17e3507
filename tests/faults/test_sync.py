"""Under strace: no acknowledgement leaves before the line it speaks of is on the disk."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from tests.faults.process import serving
from tests.faults.trace import TRACED, read, unsynced
from tests.service.player import play_on

KEYS = 12


def trace_of_a_game(folder: Path, synchronous: str) -> tuple[Path, list[str]]:
    """Play a little under strace; the trace, and the keys that were acknowledged."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("strace is not installed (Debian package strace)")
    trace = folder / "trace"
    before = [strace, "-f", "-qq", "-s", "100000", "-e", f"trace={TRACED}", "-e", "signal=none", "-o", str(trace)]
    with serving(folder / "tables.db", before, synchronous) as service, service.device() as device:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = device.post("/api/tables", json={"game": "valletta", "seats": seats}).json()["table"]["id"]
        cookies = dict(device.cookies)
        with service.player(cookies, table, 0) as one, service.player(cookies, table, 1) as other:
            for player in (one, other):
                player.name = f"traced-{player.seat}"
                player.join()
            play_on([one, other], Random(1), KEYS)
            keys = [key for player in (one, other) for key in player.answers]
    return trace, keys


def test_every_acknowledgement_follows_a_sync_that_follows_its_write(tmp_path: Path) -> None:
    trace, keys = trace_of_a_game(tmp_path, "FULL")
    assert len(keys) == KEYS
    assert unsynced(read(trace), keys) == []


def test_the_check_finds_a_service_that_does_not_sync(tmp_path: Path) -> None:
    trace, keys = trace_of_a_game(tmp_path, "OFF")
    assert unsynced(read(trace), keys) == keys
