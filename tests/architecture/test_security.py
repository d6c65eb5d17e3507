"""Every line of the threat model (docs/security.md) is held by a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
HEAD = "| what holds | by | tests |\n|---|---|---|\n"


def lines() -> list[str]:
    """Whatever is said to hold."""
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    return [line for table in page.split(HEAD)[1:] for line in table.split("\n\n")[0].splitlines()]


def test_each_line_of_the_threat_model_names_a_test() -> None:
    assert lines()
    assert [line for line in lines() if not NAMED.search(line)] == []


def test_the_tests_that_the_threat_model_names_exist() -> None:
    named = [pair for line in lines() for pair in NAMED.findall(line)]
    assert [pair for pair in named if f"def {pair[1]}(" not in (ROOT / pair[0]).read_text("utf-8")] == []
