"""Every rule has code and a test, every ruling is cited and proved, and the table on paper says so."""

from __future__ import annotations

import re

import pytest

from tests.coverage_table import HEADING, LISTED, ROOT, Coverage, measure, page_of
from valtable.texts import LANGUAGES, load_rules

TITLE = "valeria"


@pytest.fixture(scope="module")
def found() -> Coverage:
    return measure(TITLE)


def test_no_rule_or_ruling_is_without_code_or_test(found: Coverage) -> None:
    assert found.gaps() == []


def test_the_written_table_is_up_to_date(found: Coverage) -> None:
    assert page_of(TITLE).read_text(encoding="utf-8") == found.render(), (
        f"write it anew: python -m tests.coverage_table {TITLE} --write"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ruling_lists_exactly_the_rules_that_cite_it(language: str) -> None:
    text = (ROOT / "docs" / "rulings" / f"{TITLE}.md").read_text(encoding="utf-8")
    listed = {}
    for start in HEADING.finditer(text):
        rules = LISTED.search(text, start.end())
        assert rules is not None
        listed[start["id"]] = set(re.findall(r"`([\w-]+)`", rules["ids"]))
    cited: dict[str, set[str]] = {number: set() for number in listed}
    for section in load_rules(TITLE, language).sections:
        for number in re.findall(r"\b[RC]\d+\b", section.body):
            cited[number].add(section.id)
    assert cited == listed
