"""A real server with a database of its own, and Debian's Chromium looking at it.

Every page is watched: an error in the console, an exception or a failed request fails the test.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "valtable" / "_web"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What the browser itself writes to the console; the page says it in words, and the tests look for these.
NOT_FOUND = ("404 (Not Found)",)
AWAY = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket connection to")
# What the page remembers in the browser; only set where it has remembered nothing yet.
SETTINGS = """if (location.protocol === 'http:' && !localStorage.getItem('valtable-settings'))
  localStorage.setItem('valtable-settings', %s)"""
# Most tests want the server's own answers: a worker between would keep them, and no test could stand in its way.
ALONE = "delete Navigator.prototype.serviceWorker"
NewPage = Callable[..., Page]
PATIENCE = 90_000
"""Milliseconds in which something must have happened, also on a machine with ten times as much to do. Only a failure
takes that long: nothing waits longer than it must."""
PAUSE = 50
"""Milliseconds between two looks at what the browser cannot be told to wait for."""
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without Chromium or the built page these tests cannot run: skipped here, a failure in CI."""
    missing = [name for name, there in (("chromium", chromium()), ("the built page", WEB.is_dir())) if not there]
    if not missing or os.environ.get("VALTABLE_REQUIRE_ALL"):
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"{' and '.join(missing)} missing: run `make system web`"))


def chromium() -> str:
    return shutil.which("chromium") or shutil.which("chromium-browser") or ""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium() or "/usr/bin/chromium", "args": FLAGS}


class Ended(Exception):
    """A server that ended before it answered."""


class Server:
    """`valtable serve` on a port and a database of its own; it can be killed and started again."""

    def __init__(self, folder: Path, undo_seconds: int = 0) -> None:
        self._folder = folder
        self._undo_seconds = undo_seconds
        self._process: subprocess.Popen[bytes] | None = None
        for _ in range(5):  # whoever is quicker may take the port that was free a moment ago
            self._port = free_port()
            self.address = f"http://127.0.0.1:{self._port}"
            try:
                return self.start()
            except Ended:
                continue
        raise RuntimeError((folder / "server.log").read_text("utf-8"))

    def start(self, *flags: str) -> None:
        command = [sys.executable, "-m", "tests.browser.serve", "serve", "--port", str(self._port), *flags]
        command += [
            "--undo-seconds",
            str(self._undo_seconds),
            "--database-url",
            f"sqlite:///{self._folder / 'tables.db'}",
        ]
        with (self._folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)
        wait_for(f"{self.address}/healthz", self._process)

    def kill(self) -> None:
        """As a power failure would: nothing is said goodbye to."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(60)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(60)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    server = Server(tmp_path_factory.mktemp("site"))
    yield server.address
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that this test alone uses, and may kill."""
    server = Server(tmp_path)
    yield server
    server.stop()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        if server.poll() is not None:
            raise Ended(server.returncode)
        try:
            urllib.request.urlopen(address, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(address)


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Makes a page in a browser profile of its own; at the end no page may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(
        *,
        lang: str = "en-GB",
        width: int = 1440,
        height: int = 900,
        plain: bool = True,
        worker: bool = False,
        tips: bool = False,
        expected: tuple[str, ...] = (),
    ) -> Page:
        """`plain`: at the generic table, also where a game has a painted board. `worker`: the browser may keep the
        page. `tips`: what is possible for the first time is spoken of. `expected`: parts of what the browser itself
        may write to the console, where the test has the server refuse something or be away."""
        context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not worker:
            context.add_init_script(ALONE)
        context.add_init_script(SETTINGS % json.dumps(json.dumps({"plain": plain, "tips": tips})))
        page = context.new_page()
        page.on("console", lambda message: complain(message, complaints, expected))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not complaints


def complain(message: ConsoleMessage, complaints: list[str], expected: tuple[str, ...]) -> None:
    if message.type in ("error", "warning") and not any(part in message.text for part in expected):
        complaints.append(message.text)


def check_access(page: Page) -> None:
    """axe-core finds nothing on the page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("rules => axe.run(document, { runOnly: rules })", RULES)
    said = [
        f"{broken['id']}: {broken['help']}: {node['html'][:160]}"
        for broken in found["violations"]
        for node in broken["nodes"][:2]
    ]
    assert not said, "\n".join([page.url, *said])
