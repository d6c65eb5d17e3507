"""PostgreSQL stops, crashes and comes back while people play: the service notices, and goes on by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.faults.load import Crowd
from tests.faults.process import serving
from tests.faults.test_kill import check_kept
from tests.postgres import Cluster
from tests.service.store.test_loss import until_ready

ENDS: dict[str, Callable[[Cluster], None]] = {"stopped": Cluster.stop, "crashed": Cluster.crash}


@pytest.mark.parametrize("times", [1, pytest.param(30, marks=pytest.mark.soak)])
@pytest.mark.parametrize("how", ENDS)
def test_a_server_restarted_under_load_loses_and_doubles_nothing(postgres: Cluster, how: str, times: int) -> None:
    database = postgres.new()
    with serving(database) as service, service.device() as device:
        crowd = Crowd(service, 4, "valletta")
        try:
            for pair in crowd.pairs:
                pair.is_patient = True
            for _ in range(times):
                crowd.get_on(20)
                ENDS[how](postgres)
                assert until_ready(device, 503)["reason"] == "database_unreachable"
                postgres.start()
                until_ready(device, 200)
            crowd.get_on(20)
        finally:
            crowd.leave()
    check_kept(database, crowd)
