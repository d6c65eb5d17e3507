"""Every rule has code and a test, every ruling is cited and proved, and the table on paper says so."""

from __future__ import annotations

import re

import pytest

from tests.coverage_table import HEADING, LISTED, ROOT, Coverage, measure, page_of
from valtable.texts import LANGUAGES, load_rules

TITLE = "valletta"


@pytest.fixture(scope="module")
def found() -> Coverage:
    return measure(TITLE)


def test_no_rule_or_ruling_is_without_code_or_test(found: Coverage) -> None:
    assert found.gaps() == []


def test_the_written_table_is_up_to_date(found: Coverage) -> None:
    page = page_of(TITLE)
    assert page.is_file()
    assert page.read_text(encoding="utf-8") == found.render(), (
        f"write it anew: python -m tests.coverage_table {TITLE} --write"
    )


def test_a_gap_would_be_told() -> None:
    bare = Coverage(TITLE, rules=["goal", "build"], rulings=["V1"])
    bare.tests_of_rule["bild"].append("test_build.py: test_bild")
    assert bare.gaps() == [
        "rule build: no code",
        "rule build: no test",
        "ruling V1: not cited in the code",
        "ruling V1: no test",
        "test_build.py: test_bild marks the unknown rule bild",
    ]


def test_the_rulings_are_numbered_without_a_gap(found: Coverage) -> None:
    assert found.rulings == [f"V{number}" for number in range(1, len(found.rulings) + 1)]
    assert len(found.rulings) >= 54


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ruling_lists_exactly_the_rules_that_cite_it(language: str) -> None:
    """In both languages."""
    text = (ROOT / "docs" / "rulings" / f"{TITLE}.md").read_text(encoding="utf-8")
    starts = list(HEADING.finditer(text))
    listed = {}
    for start in starts:
        rules = LISTED.search(text, start.end())
        assert rules is not None
        listed[start["id"]] = set(re.findall(r"`([\w-]+)`", rules["ids"]))
    cited: dict[str, set[str]] = {number: set() for number in listed}
    for section in load_rules(TITLE, language).sections:
        for number in re.findall(r"\bV\d+\b", section.body):
            cited[number].add(section.id)
    assert cited == listed
