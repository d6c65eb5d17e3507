"""No two modules need each other, not even through others: each can be read, moved and tested alone.

Imports inside functions and under TYPE_CHECKING count: they hide a circle from Python, not from a reader.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import grimp
import pytest

Arrows = Mapping[str, list[str]]


def arrows_of(package: str) -> Arrows:
    """What each module imports, of the same package."""
    graph = grimp.build_graph(package, cache_dir=None)
    return {module: sorted(graph.find_modules_directly_imported_by(module)) for module in sorted(graph.modules)}


def reached(arrows: Arrows, start: str) -> set[str]:
    found: set[str] = set()
    ahead = list(arrows[start])
    while ahead:
        module = ahead.pop()
        if module not in found:
            found.add(module)
            ahead += arrows[module]
    return found


def circles(arrows: Arrows) -> Iterator[list[str]]:
    """Each set of modules that all reach one another, as a shortest round trip from the first of them."""
    reach = {module: reached(arrows, module) for module in arrows}
    named: set[str] = set()
    for module in arrows:
        if module in reach[module] and module not in named:
            named |= {other for other in reach[module] if module in reach[other]}
            yield round_trip(arrows, module)


def round_trip(arrows: Arrows, start: str) -> list[str]:
    ways, met = [[start]], set[str]()
    while ways:
        way = ways.pop(0)
        for module in arrows[way[-1]]:
            if module == start:
                return [*way, start]
            if module not in met:
                met.add(module)
                ways.append([*way, module])
    raise AssertionError(f"{start} lies on no circle")


def told(package: str) -> list[str]:
    return [" -> ".join(circle) for circle in circles(arrows_of(package))]


def test_no_modules_import_each_other_in_a_circle() -> None:
    found = told("valtable")
    assert not found, "\n".join(["modules need each other:", *found])


@pytest.mark.parametrize(
    ("hiring", "found"),
    [
        ("from inn.market import PRICE", ["inn.hiring -> inn.market -> inn.worker -> inn.hiring"]),
        ("def hire():\n    from inn import market", ["inn.hiring -> inn.market -> inn.worker -> inn.hiring"]),
        (
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import inn.market",
            ["inn.hiring -> inn.market -> inn.worker -> inn.hiring"],
        ),
        ("WAGE = 2", []),
    ],
)
def test_a_planted_circle_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hiring: str, found: list[str]
) -> None:
    house = {
        "__init__": "",
        "hiring": hiring,
        "market": "from inn.worker import WORKERS\nPRICE = 1",
        "worker": "import inn.hiring\nWORKERS = 3",
    }
    (tmp_path / "inn").mkdir()
    for module, source in house.items():
        (tmp_path / "inn" / f"{module}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert told("inn") == found
    assert "inn" not in sys.modules, "the house is read, not entered"
