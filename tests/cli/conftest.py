"""The command as its users call it: in this process, or as a process of its own."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from valtable.cli import app

ROOT = Path(__file__).parents[2]
PROVING = "tests.proving.game:Proving"

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def _strict_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing text fails a test; the language does not depend on who runs it."""
    monkeypatch.setenv("VALTABLE_STRICT", "1")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture(autouse=True)
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games for which nobody chooses a seed are the same ones every time the test runs."""
    monkeypatch.setattr(secrets, "randbits", Random(4).getrandbits)


@pytest.fixture
def run() -> Run:
    def run(*args: str | Path, lines: str = "") -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args], input=lines)

    return run


@pytest.fixture
def process() -> Callable[..., subprocess.CompletedProcess[str]]:
    def process(*args: str | Path, lines: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        env = os.environ | {"PYTHONPATH": os.pathsep.join(["src", "."])} | environment
        command = [sys.executable, "-m", "valtable.cli", *map(str, args)]
        return subprocess.run(command, input=lines, capture_output=True, text=True, encoding="utf-8", cwd=ROOT, env=env)

    return process


def unbroken(printed: str) -> str:
    """Without any white space: where a line is broken depends on how long the folder of the test is called."""
    return "".join(printed.split())


def whole_game(seats: int, seed: int) -> list[str]:
    """The choices of people who always take their last choice, as a script for `play --seed`."""
    import valtable
    from valtable import games

    match = valtable.new(games.load(PROVING), seats=[f"p{seat}" for seat in range(seats)], seed=seed)
    script = []
    while not match.is_over:
        decision = match.decisions[0]
        choice = match.choices(decision.seat)[-1]
        script.append(match.game.actions.notations[choice])
        match.play(decision.seat, choice)
    return script
