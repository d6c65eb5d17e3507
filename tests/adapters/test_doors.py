"""The doors are shut until somebody opens them: no package comes in unasked; where one is missing, a line says so."""

from __future__ import annotations

import subprocess
import sys

import pytest

PACKAGES = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "polars")
DOORS = ("batch", "gymnasium", "openspiel", "pettingzoo", "vector")


def said(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)


def test_valtable_pulls_none_of_the_packages_in() -> None:
    script = "import sys, valtable, valtable.bots, valtable.lab, valtable.adapters, valtable.service.app, valtable.cli"
    found = said(f"{script}; print([name for name in {PACKAGES} if name in sys.modules])")
    assert (found.returncode, found.stdout) == (0, "[]\n"), found.stderr


@pytest.mark.parametrize("door", DOORS)
def test_without_the_extra_a_line_says_how_to_install_it(door: str) -> None:
    """Blocked, so that it is the same wherever this runs."""
    script = f"import sys; sys.modules.update(dict.fromkeys({PACKAGES})); import valtable.adapters.{door}"
    found = said(script)
    last = found.stderr.strip().splitlines()[-1]
    assert found.returncode == 1
    assert last.startswith("ImportError: ")
    assert last.endswith('not installed: pip install "valtable[research]"')
