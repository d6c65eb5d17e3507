"""Every rule has code and a test, every ruling is cited and proved, and the table on paper says so."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.coverage_table import HEADING, LISTED, ROOT, Coverage, citation_of, cites, measure, page_of
from valtable.games import TITLES
from valtable.texts import LANGUAGES, load_rules

GAMES = sorted(title for title in TITLES if title != "proving")
DOSSIERS = {
    "valdora": [f"R{number}" for number in range(1, 32)],
    "valencia": [str(number) for number in range(1, 49)],
    "valletta": [f"V{number}" for number in range(1, 56)],
}
"""Rulings numbered without a gap; Valeria's two series leave out what only its modules need."""

covered = cache(measure)


@pytest.mark.parametrize("title", GAMES)
def test_no_rule_or_ruling_is_without_code_or_test(title: str) -> None:
    assert covered(title).gaps() == []


@pytest.mark.parametrize("title", GAMES)
def test_the_written_table_is_up_to_date(title: str) -> None:
    assert page_of(title).read_text(encoding="utf-8") == covered(title).render(), (
        f"write it anew: python -m tests.coverage_table {title} --write"
    )


@pytest.mark.parametrize("title", sorted(DOSSIERS))
def test_the_rulings_are_numbered_without_a_gap(title: str) -> None:
    assert covered(title).rulings == DOSSIERS[title]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_each_ruling_lists_exactly_the_rules_that_cite_it(title: str, language: str) -> None:
    text = (ROOT / "docs" / "rulings" / f"{title}.md").read_text(encoding="utf-8")
    listed: dict[str, set[str]] = {}
    for start in HEADING.finditer(text):
        rules = LISTED.search(text, start.end())
        assert rules is not None
        listed[start["id"]] = set(re.findall(r"`([\w-]+)`", rules["ids"]))
    cited: dict[str, set[str]] = {number: set() for number in listed}
    citation = citation_of(list(listed))
    for section in load_rules(title, language).sections:
        for number in cites(citation, section.body):
            cited[number].add(section.id)
    assert cited == listed


def test_a_gap_would_be_told() -> None:
    bare = Coverage("valletta", rules=["goal", "build"], rulings=["V1"])
    bare.tests_of_rule["bild"].append("test_build.py: test_bild")
    assert bare.gaps() == [
        "rule build: no code",
        "rule build: no test",
        "ruling V1: not cited in the code",
        "ruling V1: no test",
        "test_build.py: test_bild marks the unknown rule bild",
    ]
