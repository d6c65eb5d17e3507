"""Who has a checkout and the guide alone comes to a policy that beats random: its lines are walked as they stand."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "research.md"
MADE = shutil.ignore_patterns(".*", "node_modules", "build", "dist", "__pycache__")
"""What a checkout has not."""


def checkout(path: Path) -> Path:
    """The sources as they are now; what only takes time to set up again is lent."""
    shutil.copytree(ROOT, path, ignore=MADE)
    for lent in (".venv-node", "web/node_modules"):
        if (ROOT / lent).exists():
            (path / lent).symlink_to(ROOT / lent)
    return path


@pytest.mark.soak
@pytest.mark.timeout(600)
def test_the_guide_leads_from_a_checkout_to_a_clone_that_beats_random(tmp_path: Path) -> None:
    lines = next(
        block for block in re.findall(r"```sh\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL) if "make wheel" in block
    )
    here = checkout(tmp_path / "valtable")
    outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(["bash", "-ec", lines], cwd=here, env=outside, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (won,) = re.findall(r"against random it won ([0-9.]+)%", done.stdout)
    assert float(won) > 90
    assert (here / "clone.npz").exists()
