"""One service per test file, unless a test needs its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.service.running import Service, running
from tests.service.stderr import Stream, stderr_of_logs


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(tmp_path_factory.mktemp("service")) as started:
        yield started


@pytest.fixture
def stderr() -> Iterator[Stream]:
    with stderr_of_logs() as stream:
        yield stream
