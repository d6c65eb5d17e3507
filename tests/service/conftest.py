"""One service per test file, unless a test needs its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.service.running import Service, running
from tests.service.stderr import Stream, stderr_of_logs


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A file that names several grounds has its service on each of them."""
    grounds = getattr(metafunc.module, "GROUNDS", None)
    if grounds is not None and "service" in metafunc.fixturenames:
        metafunc.parametrize("service", grounds, indirect=True, scope="module")


@pytest.fixture(scope="module")
def service(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    more: dict[str, Any] = {}
    if getattr(request, "param", "sqlite") == "postgres":
        more["database"] = request.getfixturevalue("postgres").new()
    with running(tmp_path_factory.mktemp("service"), **more) as started:
        yield started


@pytest.fixture
def stderr() -> Iterator[Stream]:
    with stderr_of_logs() as stream:
        yield stream
