"""What all tests share: Hypothesis profiles, time limits, and an honest word about tests that did not run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.limits import Limits
from tests.measured import Measured
from valtable import games
from valtable.lab.build import kernel_build
from valtable.service.settings import Database

if TYPE_CHECKING:
    from tests.postgres import Cluster

# `ci` draws the same examples on every run, so a failure is never luck; `soak` looks further each time.
# How long an example takes is the machine's affair: on a busy one nothing fails for it.
UNHURRIED = [HealthCheck.too_slow]
settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=UNHURRIED)
settings.register_profile("soak", max_examples=2_000, deadline=None, suppress_health_check=UNHURRIED, print_blob=True)
settings.load_profile("ci")

# The suite's own game stands beside the real ones wherever tests run over all games.
games.register("proving", "tests.proving.game:Proving")
pytest.register_assert_rewrite("tests.contract.checks")


@pytest.fixture(autouse=True)
def same_shelf() -> Iterator[None]:
    """A game that a test makes known is forgotten after it, so no other test runs over it."""
    before = dict(games.TITLES)
    yield
    games.TITLES.clear()
    games.TITLES.update(before)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Started for the first test that asks for it."""
    from tests.postgres import Cluster  # its driver is not wherever tests run

    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A new one of each kind."""
    if request.param == "sqlite":
        return tmp_path / "tables.db"
    address: Database = request.getfixturevalue("postgres").new()
    return address


class Unrun:
    """Collects what was skipped. An expected failure did run and is not counted."""

    def __init__(self, *, forbidden: bool) -> None:
        self.forbidden = forbidden
        self.reasons: dict[str, str] = {}

    def _note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            where = report.longrepr
            reason = where[2] if isinstance(where, tuple) else str(where)
            self.reasons[report.nodeid] = reason.removeprefix("Skipped: ")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.reasons and self.forbidden and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_unconfigure(self, config: pytest.Config) -> None:
        """Come after pytest's own summary: the last lines are the ones that are read."""
        terminal = config.pluginmanager.get_plugin("terminalreporter")
        if not self.reasons or terminal is None:
            return
        for test, reason in sorted(self.reasons.items()):
            terminal.write_line(f"  {test}: {reason}")
        if self.forbidden:
            terminal.write_line(f"FAILED: {len(self.reasons)} skipped, and VALTABLE_REQUIRE_ALL=1.", red=True)
        else:
            terminal.write_line(f"Did not run here: {len(self.reasons)}, listed above.", yellow=True)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Limits())
    if (wanted := os.environ.get("VALTABLE_BUILD", kernel_build())) != kernel_build():
        raise pytest.UsageError(f"the tests would run on the {kernel_build()} build, not on the {wanted} one")
    # Workers of xdist hand their reports to the controller, which alone has the whole picture.
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Measured())
        config.pluginmanager.register(Unrun(forbidden=os.environ.get("VALTABLE_REQUIRE_ALL") == "1"))
