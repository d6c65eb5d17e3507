"""What the guide shows is run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "research.md").read_text("utf-8")
SHOWN = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_the_guide_shows_what_works(number: int) -> None:
    exec(compile(SHOWN[number], f"docs/guide/research.md, {number}", "exec"), {})
