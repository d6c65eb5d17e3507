"""Interpreted and compiled the engine answers the same, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import valtable
from tests.compiled.interrupted import TIMES
from tests.compiled.played import played
from tests.kits import kit_of, titles_with_kit
from valtable.lab.build import COMPILED, INTERPRETED

ROOT = Path(__file__).parents[2]
FAST = ROOT / ".venv-fast" / ("Scripts" if sys.platform == "win32" else "bin") / "python"


@pytest.fixture(scope="module")
def fast() -> Path:
    """The Python that has the compiled build; it must be one of these sources."""
    if not FAST.exists():
        pytest.skip("the engine is not compiled here: make fast")
    where = subprocess.run(
        [FAST, "-P", "-c", "import valtable; print(valtable.__file__)"], capture_output=True, text=True, check=True
    )
    theirs, ours = Path(where.stdout.strip()).parent, Path(valtable.__file__).parent
    for file in sorted(ours.rglob("*.py")):
        copy = theirs / file.relative_to(ours)
        if not copy.exists() or copy.read_bytes() != file.read_bytes():
            pytest.skip(f"{file.relative_to(ours)} has changed since the engine was compiled: make fast")
    return FAST


@pytest.mark.parametrize(
    ("title", "seats"),
    [(title, seats) for title in titles_with_kit() for seats in kit_of(title).player_counts],
)
def test_both_builds_answer_the_same(fast: Path, title: str, seats: int) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [str(fast), "-P", "-m", "tests.compiled.played", title, str(seats)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as other:
        ours = list(played(title, seats))
        theirs = [tuple(line.rstrip("\n").split("\t")) for line in other.stdout or ()]
    assert other.returncode == 0
    # A newcomer's game stays as it is, beside a compiled kernel.
    expected = INTERPRETED if title == "proving" else COMPILED
    assert (ours[0], theirs[0]) == (("build", INTERPRETED), ("build", expected))
    assert len(ours) > 50
    for here, there in zip(ours[1:], theirs[1:], strict=True):
        assert here == there, "interpreted, then compiled"


@pytest.mark.parametrize("work", ["luck", "search"])
def test_ctrl_c_is_heard_wherever_it_falls(fast: Path, work: str) -> None:
    """Compiled code takes an error in long arithmetic for want of memory, and an interrupt can be one."""
    command = [str(fast), "-P", "-m", "tests.compiled.interrupted", work]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    found = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (found.returncode, found.stdout.split()) == (0, [COMPILED, str(TIMES)]), found.stderr
