"""No game becomes slower unnoticed: counted work, which no busy machine can change, against what was accepted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.speed import reference
from tests.speed.counting import bytecodes
from tests.speed.expected import Figures, expected, version
from tests.speed.programs import SETTINGS

ROOT = Path(__file__).parents[2]
MORE = 1.15
OTHER_VERSION = 1.5
"""An interpreter nobody has counted with has other bytecodes: it is held to the figures of 3.11, less strictly."""


@pytest.fixture(scope="module")
def counted() -> Figures:
    """In a process of its own, where nothing has been made before."""
    run = subprocess.run([sys.executable, "-m", "tests.speed"], cwd=ROOT, capture_output=True, text=True, check=True)
    found: Figures = json.loads(run.stdout)
    return found


@pytest.mark.parametrize("setting", [setting.name for setting in SETTINGS])
def test_no_game_is_more_work_than_was_accepted(counted: Figures, setting: str) -> None:
    known = expected()
    accepted, limit = (known[version()], MORE) if version() in known else (known["3.11"], OTHER_VERSION)
    grown = {
        name: f"{figure / accepted[setting][name]:.2f} times what was accepted"
        for name, figure in counted[setting].items()
        if figure > limit * accepted[setting][name]
    }
    assert not grown, (
        f"{setting}: {grown}. If it must be so, say why and run `python -m tests.speed --accept`; "
        "else a profile of `tests/speed/programs.py` shows where it goes."
    )


def test_the_same_program_is_always_the_same_work() -> None:
    assert bytecodes(reference.play) == bytecodes(reference.play) > 10_000


def test_more_work_is_counted_as_more() -> None:
    once = bytecodes(reference.play)
    assert 1.99 < bytecodes(lambda: (reference.play(), reference.play())) / once < 2.01
