"""No test hangs: each has a time limit, and one that exceeds it fails while the others still run.

Workers that start and are ended take some ten seconds; there is no cheaper proof that another one goes on.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.limits import LIMIT, Limits

ROOT = Path(__file__).parents[2]

CONFTEST = """
import pytest
from tests.limits import Limits

def pytest_configure(config):
    config.pluginmanager.register(Limits(grace=GRACE))

def pytest_collection_modifyitems(items):
    for item in items:
        if "hangs" in item.name:
            item.add_marker(pytest.mark.timeout(0.5))
"""

INTERRUPTED = """
import asyncio, threading, time
import pytest

def test_well(): pass

def test_hangs_in_a_loop():
    while True: pass

def test_hangs_in_a_wait():
    threading.Event().wait()

async def waiting():
    await asyncio.Event().wait()

def test_hangs_in_an_event_loop():
    asyncio.run(waiting())

@pytest.fixture
def slow():
    time.sleep(600)

def test_hangs_in_a_fixture(slow): pass

def test_well_after(): pass
"""

# Here the interruption is lost, and the process must be ended.
ENDED = """
import asyncio, time
import pytest
from hypothesis import given, strategies

def test_well(): pass

async def spin():
    while True: pass

async def wait_beside_a_task():
    task = asyncio.create_task(spin())
    await asyncio.Event().wait()

def test_hangs_in_a_task_that_is_not_its_own():
    asyncio.run(wait_beside_a_task())

@given(strategies.integers())
def test_hangs_in_an_example(number):
    time.sleep(600)

@pytest.fixture
def slow():
    yield
    time.sleep(600)

def test_hangs_after_a_failure(slow):
    raise ValueError

def test_well_after(): pass
"""


def outcome(folder: Path, tests: str, *, workers: int, grace: float) -> tuple[dict[str, str], str]:
    """Which tests passed and which failed in a session of its own, and all that was said.

    Tests that hang have half a second there; the others have time, also on a machine that is busy.
    """
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    (folder / "conftest.py").write_text(CONFTEST.replace("GRACE", str(grace)), "utf-8")
    (folder / "test_these.py").write_text(tests, "utf-8")
    plugins = ["-p", "no:cacheprovider", "-p", "pytest_timeout", "-p", "xdist.plugin"]
    command = [sys.executable, "-m", "pytest", *plugins, "-rA", "--tb=no", "--timeout=60", f"-n{workers}"]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # a worker that is replaced starts sooner
    }
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=100
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    lines = [line.split() for line in done.stdout.splitlines() if line.startswith(("PASSED ", "FAILED ", "ERROR "))]
    return {line[1].partition("::")[2]: line[0] for line in lines}, done.stdout


def expected(tests: str) -> dict[str, str]:
    names = [line[len("def ") :].partition("(")[0] for line in tests.splitlines() if line.startswith("def test_")]
    return {name: "PASSED" if name.startswith("test_well") else "FAILED" for name in names}


def test_every_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    assert 10 <= options["timeout"] <= min(LIMIT.values())
    assert "timeout_func_only" not in options, "fixtures have a limit as well"
    assert request.config.pluginmanager.hasplugin("timeout")
    assert any(isinstance(plugin, Limits) for plugin in request.config.pluginmanager.get_plugins())


@pytest.mark.parametrize("workers", [0, 1])
def test_a_test_that_hangs_is_interrupted_and_fails_and_the_others_run(tmp_path: Path, workers: int) -> None:
    found, said = outcome(tmp_path, INTERRUPTED, workers=workers, grace=60)
    assert found == {**expected(INTERRUPTED), "test_hangs_in_a_fixture": "ERROR"}, said
    assert "Timeout (>0.5s)" in said


def test_where_the_interruption_is_lost_the_worker_is_ended_and_the_others_run(tmp_path: Path) -> None:
    found, said = outcome(tmp_path, ENDED, workers=1, grace=0.5)
    assert found == expected(ENDED), said
    assert "most recent call first" in said, "what every thread was doing is shown"


def test_without_workers_the_whole_run_is_ended(tmp_path: Path) -> None:
    found, said = outcome(tmp_path, ENDED, workers=0, grace=0.5)
    assert found == {}, said
    assert "most recent call first" in said
