"""What the guide shows is run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from valtable import games

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "research.md").read_text("utf-8")
SHOWN = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_the_guide_shows_what_works(number: int) -> None:
    exec(compile(SHOWN[number], f"docs/guide/research.md, {number}", "exec"), {})


def test_the_guide_names_the_bound_of_each_game_that_has_one() -> None:
    bounds = {title: games.find(title).bot_options.get("round_limit", 0) for title in games.TITLES}
    told = re.search(r"Valdora has (\d+) rounds, Valeria (\d+)", GUIDE)
    assert told is not None
    assert {"valdora": int(told[1]), "valeria": int(told[2])} == {t: bound for t, bound in bounds.items() if bound}
