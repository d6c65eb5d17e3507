"""Bytes that are no websocket: whoever sends them is answered or cut off, and leaves nothing behind."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.service.fuzz.ears import no_fault
from tests.service.fuzz.leaks import nothing_left
from tests.service.fuzz.wire import Wire
from tests.service.fuzz.world import rows_of
from tests.service.running import running
from tests.service.tables import lay
from valtable.service.protocol import COOKIE

MANY = 100


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("what", ["handshake", "query", "frame"])
def test_broken_bytes_change_nothing_and_leave_nothing(tmp_path: Path, what: str, seed: int) -> None:
    with running(tmp_path) as service, no_fault(), nothing_left(service), ExitStack() as stack:
        laid = lay(service, stack, "proving")
        shown = [[player.screen, player.story] for player in laid.players]
        rows = rows_of(tmp_path / "tables.db", laid.id)
        wire = Wire(service, laid.id, f"{COOKIE}={laid.maker.cookies[COOKIE]}", Random(seed))
        for _ in range(MANY):
            getattr(wire, f"break_{what}")()
        for player in laid.players:
            player.catch_up()
        assert [[player.screen, player.story] for player in laid.players] == shown
        assert rows_of(tmp_path / "tables.db", laid.id) == rows
        assert laid.maker.get("/readyz").json()["status"] == "ok"
