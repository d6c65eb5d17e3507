"""kill -9 under load: every acknowledged move is there exactly once, and every table goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from time import sleep

import pytest

from tests.faults.load import Crowd
from tests.faults.process import Process
from tests.measured import MEASURED
from tests.service.databases import ask
from valtable.service.maintenance import check
from valtable.service.settings import Database


@pytest.mark.parametrize(
    "kills", [3, pytest.param(10, marks=pytest.mark.soak), pytest.param(100, marks=pytest.mark.soak)]
)
def test_every_acknowledged_move_is_there_exactly_once(
    database: Database, kills: int, record_property: Callable[[str, object], None]
) -> None:
    rng, service = Random(kills), Process(database)
    crowd = Crowd(service, 4, "valletta")
    try:
        for _ in range(kills):
            crowd.get_on(20)
            sleep(rng.random() * 0.2)
            service.kill()
            service = Process(database)
            crowd.go_to(service)
        crowd.get_on(20)
    finally:
        crowd.leave()
        service.stop()

    assert len(crowd.acknowledged) >= 20 * kills
    tables = check_kept(database, crowd)
    found = (
        f"{kills} kills, {len(crowd.acknowledged):,} moves acknowledged, none lost, none doubled, {tables} tables sound"
    )
    record_property(MEASURED, found)


def check_kept(database: Database, crowd: Crowd) -> int:
    """How many tables there are."""
    written = Counter(ask(database, "SELECT table_id, seat, key FROM lines WHERE key IS NOT NULL"))
    assert [move for move in crowd.acknowledged if written[move] != 1] == []
    assert max(written.values()) == 1
    report = check(database)
    assert report.broken == []
    assert report.checked >= 4
    return report.checked
