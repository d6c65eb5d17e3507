"""Every rule has code and a test, every ruling is cited and proved, and the table on paper says so."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.coverage.code import citation_of, cites, places_in, rules_named
from tests.coverage.marks import Proof
from tests.coverage.table import EXPLANATIONS, HEADING, LISTED, ROOT, Coverage, measure, page_of
from valtable.games import TITLES
from valtable.texts import LANGUAGES, load_rules

GAMES = sorted(title for title in TITLES if title != "proving")
DOSSIERS = {
    "valdora": [f"R{number}" for number in range(1, 33)],
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
        f"write it anew: python -m tests.coverage {title} --write"
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


@pytest.mark.parametrize("title", GAMES)
def test_a_row_names_what_carries_the_rule_out_and_no_list(title: str) -> None:
    """A list of events or reasons says which rule is meant; what is told and refused happens elsewhere."""
    for rule, code in covered(title).code_of_rule.items():
        lists = [place for place in code if place.file.endswith(("reasons.py", "events.py"))]
        assert rule in EXPLANATIONS or not lists, f"{rule}: {', '.join(map(str, lists))}"


def test_a_function_is_found_by_what_it_tells_refuses_and_cites_in_whatever_room(tmp_path: Path) -> None:
    room = tmp_path / "asking" / "words"
    room.mkdir(parents=True)
    (room / "reasons.py").write_text('TOO_POOR: Final = REASONS.add("too_poor", "hiring", near=True)\n')
    (room / "events.py").write_text('EVENTS: Final = {"hired": "hiring"}\n')
    (tmp_path / "hiring.py").write_text(
        'def why_not_hire(state):\n    """Ruling C7."""\n    return TOO_POOR  # C8\n\n\n'
        'def apply_hire(state, journal):\n    journal.tell("hired", {})\n\n\n'
        'def name_of(kind):\n    return "hired"\n'
    )
    assert rules_named(tmp_path) == {"TOO_POOR": "hiring", "hired": "hiring"}
    functions = {str(place): place for place in places_in(tmp_path) if place.is_function}
    hire, told, name = (functions[f"hiring.py: {name}"] for name in ("why_not_hire", "apply_hire", "name_of"))
    assert ("TOO_POOR" in hire.uses, "hired" in told.uses, "hired" in name.uses) == (True, True, False)
    assert cites(citation_of(["C7", "C8"]), hire.says) == ["C7", "C8"]


def test_a_gap_would_be_told() -> None:
    bare = Coverage("valletta", rules=["goal", "build"], rulings=["V1"])
    bare.tests_of_rule["bild"].append(Proof("test_build.py", "test_bild", ["bild"], []))
    assert bare.gaps() == [
        "rule build: no function",
        "rule build: no test",
        "ruling V1: not cited in the code",
        "ruling V1: no test",
        "test_build.py: test_bild marks the unknown rule bild",
    ]
