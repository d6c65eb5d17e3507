"""One service per test file, and a wire to it that can be cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.service.running import Service, running


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(tmp_path_factory.mktemp("service")) as started:
        yield started
