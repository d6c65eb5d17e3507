"""kill -9 under load: every acknowledged move is there exactly once, and every table goes on."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import sleep

import pytest

from tests.faults.load import Crowd
from tests.faults.process import Process
from tests.measured import MEASURED
from valtable.service.maintenance import check


@pytest.mark.parametrize(
    "kills", [3, pytest.param(10, marks=pytest.mark.soak), pytest.param(100, marks=pytest.mark.soak)]
)
def test_every_acknowledged_move_is_there_exactly_once(
    tmp_path: Path, kills: int, record_property: Callable[[str, object], None]
) -> None:
    file, rng = tmp_path / "tables.db", Random(kills)
    service = Process(file)
    crowd = Crowd(service, 4, "valletta")
    try:
        for _ in range(kills):
            crowd.get_on(20)
            sleep(rng.random() * 0.2)
            service.kill()
            service = Process(file)
            crowd.go_to(service)
        crowd.get_on(20)
    finally:
        crowd.leave()
        service.stop()

    acknowledged = crowd.acknowledged
    connection = sqlite3.connect(file)
    written = Counter(connection.execute("SELECT table_id, seat, key FROM lines WHERE key IS NOT NULL").fetchall())
    connection.close()
    assert len(acknowledged) >= 20 * kills
    assert [move for move in acknowledged if written[move] != 1] == []
    assert max(written.values()) == 1
    report = check(file)
    assert report.broken == []
    assert report.checked >= 4
    found = f"{kills} kills, {len(acknowledged):,} moves acknowledged, none lost, none doubled"
    record_property(MEASURED, f"{found}, {report.checked} tables sound")
