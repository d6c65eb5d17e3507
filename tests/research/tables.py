"""The tables at which the peers' own suites are run: a sample in `make test`, all of them in `make soak`."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from valtable import games

TITLES = ("valletta", "valdora", "valencia", "valeria")
ALL_MODULES = "all"
SAMPLE = {("valletta", 2, ""), ("valdora", 3, ""), ("valencia", 3, ""), ("valencia", 2, "all"), ("valeria", 1, ""),
          ("valeria", 4, "all")}  # fmt: skip


def tables(sample: set[tuple[str, int, str]] = SAMPLE) -> list[ParameterSet]:
    """Every game and number of players, base and with all modules; those outside the sample are for the long run."""
    found: list[ParameterSet] = []
    for title in TITLES:
        game = games.load(title)
        for players in range(game.min_seats, game.max_seats + 1):
            for options in ("", ALL_MODULES) if game.all_modules() else ("",):
                one = (title, players, options)
                marks = () if one in sample else (pytest.mark.soak,)
                found.append(pytest.param(*one, id=f"{title}-{players}{'-all' * bool(options)}", marks=marks))
    return found
