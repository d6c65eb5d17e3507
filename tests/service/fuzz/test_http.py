"""Every address of the schema is asked for what it offers, and for what it does not: strangers change no table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.service.fuzz.api import API, ask, described
from tests.service.fuzz.ears import no_fault
from tests.service.fuzz.visits import VISITS, Visit
from tests.service.fuzz.world import World, differences, lay_world
from tests.service.running import BOTH, running
from valtable.service.protocol import COOKIE


@pytest.fixture(scope="module", params=BOTH)
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("fuzz")
    kept = folder / "tables.db" if request.param == "sqlite" else request.getfixturevalue("postgres").new()
    with running(folder, database=kept) as service:
        yield lay_world(service, kept)


@pytest.fixture
def unchanged(world: World) -> Iterator[World]:
    """After all examples of a test the tables are what they were, and the log has no fault in it."""
    before = world.picture()
    with no_fault():
        yield world
    assert differences(before, world.picture()) == []


def test_the_schema_that_is_asked_is_the_one_that_is_served(world: World) -> None:
    with world.service.device() as device:
        assert device.get("/api/schema").json() == described()


def test_a_picture_tells_when_somebody_who_may_has_changed_something(world: World) -> None:
    before = world.picture()
    id_, viewers = next(iter(world.foreign.items()))
    with world.service.device() as device:
        device.cookies.set(COOKIE, viewers[0])
        assert device.post(f"/api/tables/{id_}/links", json={"seat": 0}).status_code == 201
    assert [found.partition(":")[0] for found in differences(before, world.picture())] == [f"/rows/{id_}/seats"]


@API.given(visit=VISITS)
@API.parametrize()
@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
def test_only_what_is_documented_is_answered(case: Any, unchanged: World, visit: Visit) -> None:
    ask(case, unchanged, visit)
