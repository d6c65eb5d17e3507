"""Whatever is said on a play socket, the table does what the rules allow and nothing else."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.service.fuzz.ears import no_fault
from tests.service.fuzz.leaks import nothing_left
from tests.service.fuzz.siege import PEOPLE, Siege
from tests.service.running import running


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("game", PEOPLE)
def test_nobody_says_anything_that_changes_a_table_against_the_rules(tmp_path: Path, game: str, seed: int) -> None:
    with running(tmp_path) as service, no_fault(), nothing_left(service):
        with ExitStack() as stack:
            siege = Siege(service, tmp_path / "tables.db", stack, game, seed)
            for _ in range(6):
                siege.burst(40)
                siege.go_on(4)
        with service.device() as device:
            assert device.get("/readyz").json()["status"] == "ok"
    assert min(siege.tally[kind] for kind in ("accepted", "refused", "malformed", "not_your_seat", "pong")) > 0, (
        siege.tally
    )
