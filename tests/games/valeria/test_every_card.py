"""Nothing is left out: every card of the base game, every switch and every line of the FAQ has a test by name."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from tests.coverage.table import ROOT
from tests.games.valeria import test_citizens, test_domains, test_monsters, test_scoring
from tests.games.valeria.position import GAME, at_table
from valtable.games.valeria.options import ValeriaOptions

FOLDER = Path(__file__).parent
GENERAL = "test_the_domain_asks_for_its_icons_and_price_and_scores_its_points"
"""Runs for every Domain but looks at no power."""
RULINGS = (ROOT / "docs" / "rulings" / "valeria.md").read_text(encoding="utf-8")


def printed(file: str, kind: str) -> list[str]:
    return [card["id"] for card in tomllib.loads(GAME.components.files[f"{file}.toml"])[kind] if card["set"] == "base"]


def functions_in(path: Path) -> list[ast.FunctionDef]:
    """The tests of a file."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return [node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def words_in(node: ast.AST) -> set[str]:
    """Every word in the strings of a test and of its parameters."""
    strings = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return {word for text in strings for word in text.split()}


ALL_TESTS = {node.name for path in FOLDER.rglob("test_*.py") for node in functions_in(path)}


@pytest.mark.parametrize(
    ("cards", "tested", "how_many"),
    [
        (printed("citizens", "citizen"), test_citizens.CARDS, 18),
        (printed("monsters", "monster"), test_monsters.CARDS, 24),
        (printed("events", "event"), test_monsters.EVENTS, 6),
        (printed("dukes", "duke"), test_scoring.DUKES, 10),
        (printed("domains", "domain"), test_domains.CARDS, 24),
    ],
    ids=["citizens", "monsters", "events", "dukes", "domains"],
)
def test_every_card_runs_through_the_test_of_its_kind(
    cards: list[str], tested: list[dict[str, object]], how_many: int
) -> None:
    assert sorted(cards) == sorted(str(card["id"]) for card in tested)
    assert len(cards) == how_many


@pytest.mark.parametrize("card", printed("domains", "domain"))
def test_the_power_of_every_domain_has_a_test_that_names_it(card: str) -> None:
    files = (FOLDER / "test_domains.py", FOLDER / "test_dice_powers.py")
    named = [node.name for file in files for node in functions_in(file) if card in words_in(node)]
    assert named, f"no test of {card}'s power"
    assert GENERAL not in named


@pytest.mark.rule("harvest")
@pytest.mark.parametrize(
    ("starter", "roll", "gain"), [("starter_peasant", (5, 2), "gold"), ("starter_knight", (6, 2), "strength")]
)
def test_peasant_and_knight_pay_1_on_their_number_in_anybodys_turn(
    starter: str, roll: tuple[int, int], gain: str
) -> None:
    assert starter in printed("starters", "starter")
    table = at_table(roll=roll)
    for seat in range(2):
        expected = {"gold": 2, "strength": 0, "magic": 1, "vp": 0}
        expected[gain] += 1
        assert table.has(seat) == expected


def test_the_third_starter_is_the_herald_whose_payments_have_their_test() -> None:
    assert sorted(printed("starters", "starter")) == ["starter_herald", "starter_knight", "starter_peasant"]
    assert "test_faq_when_the_herald_pays" in ALL_TESTS


# The lists in docs/rulings/valeria.md


def listed(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, cell by cell."""
    part = RULINGS.split(f"\n## {heading}\n")[1].split("\n## ")[0].split("\n### ")[0]
    rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def test_every_line_of_the_faq_is_listed_with_its_test() -> None:
    rows = listed("The manual's FAQ")
    assert len(rows) == 10, "the manual answers ten questions"
    for question, answer, tests in rows:
        assert question
        assert answer
        names = re.findall(r"`(test_\w+)`", tests)
        assert names, question
        assert set(names) <= ALL_TESTS, f"{question}: {tests}"


def test_every_option_is_listed_with_a_test_for_each_value() -> None:
    rows = {row[0].strip("`"): row for row in listed("Options and their tests")}
    assert {name.split("`")[0] for name in rows} >= {field.name for field in msgspec.structs.fields(ValeriaOptions)}
    for name, (_, values, tests) in rows.items():
        assert values, name
        names = re.findall(r"`(test_\w+)`", tests)
        assert names, name
        assert set(names) <= ALL_TESTS, name
