"""Every test has a time limit: a fault that hangs fails, it does not hang.

pytest-timeout interrupts a test that takes too long, and it fails like any other. But an interruption can be lost: a
task other than the test's own keeps it to itself, and Hypothesis takes it for a failing example and tries that again.
So a second alarm goes off a little later: it prints what every thread is doing and ends the process, without asking
Python. Under xdist that test has then failed, and another worker goes on.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Protocol

import pytest

LIMIT = {"soak": 3600, "browser": 600}
"""Seconds for tests that need more than the `timeout` in pyproject.toml: those marked soak, those in tests/browser."""
GRACE = 30
"""Seconds a test has to come to an end after its interruption."""


class Settings(Protocol):
    """What pytest-timeout, which has no types, says about a test."""

    timeout: float


class Limits:
    """Gives tests their limits and sees that they are kept, also where an interruption is lost."""

    def __init__(self, grace: float = GRACE) -> None:
        self._grace = grace
        self._seconds = 0.0  # of the test that runs; 0 between tests
        # Tests have their output caught; the last word of a process that is ended must not be.
        self._stderr = os.dup((sys.__stderr__ or sys.stderr).fileno())

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            kind = "soak" if item.get_closest_marker("soak") else kind_by_place(item.path)
            if kind in LIMIT and item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(LIMIT[kind]))

    @pytest.hookimpl(wrapper=True)
    def pytest_timeout_set_timer(self, settings: Settings) -> Generator[None, object, object]:
        self._seconds = settings.timeout + self._grace
        self._alarm()
        return (yield)

    @pytest.hookimpl(trylast=True)
    def pytest_exception_interact(self) -> None:
        """pytest stops all alarms when a test has failed; what it leaves behind may hang as well."""
        if self._seconds:
            self._alarm()

    def pytest_runtest_logfinish(self) -> None:
        self._seconds = 0.0
        faulthandler.cancel_dump_traceback_later()

    def _alarm(self) -> None:
        faulthandler.dump_traceback_later(self._seconds, exit=True, file=self._stderr)


def kind_by_place(path: Path) -> str:
    return "browser" if Path(__file__).parent / "browser" in path.parents else ""
