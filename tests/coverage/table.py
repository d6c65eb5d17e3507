"""The coverage table of a game: every rule with the functions that carry it out and the tests that prove it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.coverage.code import Place, citation_of, cites, places_in, rules_named
from tests.coverage.marks import Proof, tests_in
from valtable.texts import load_rules

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^### (?P<id>[A-Z]*\d+) ", re.MULTILINE)
LISTED = re.compile(r"\*\*Rules\*\*: (?P<ids>.*)")
SHOWN = 4
"""So many functions of a rule are named, those first that most leads to."""

EXPLANATIONS = ("glossary", "goal")
"""Sections that say nothing to be carried out."""
BY_HAND: dict[str, dict[str, tuple[str, ...]]] = {
    "valletta": {"components": ("Box",), "buildings": ("Box",)},
    "valdora": {"components": ("Box",), "purchase": ("apply_buy",), "summary": ("summary",)},
    "valencia": {
        "components": ("Box",),
        "city": ("lay_out_city",),
        "ranking": ("ranking",),
        "reward": ("give_reward",),
        "council": ("sit_down",),
        "goods": ("apply_take",),
        "ability-sale": ("apply_sell_one",),
        "module": ("AdvancedCards.exchange", "on_reveal"),
        "card-twin": ("added_influence",),
        "hidden": ("make_view",),
        "scoring": ("standing_of",),
    },
    "valeria": {
        "components": ("Box",),
        "variants": ("ValeriaOptions",),
        "turn": ("begin_turn", "end_turn"),
        "resting": ("resting",),
        "actions": ("spend_action",),
    },
}
"""By name, wherever it stands: what carries a rule out and no event, reason or ruling leads to."""
DATA = {"valletta": (("characters.toml", "character"),)}
"""Files whose entries are rules of their own: `character-thief` is the entry `thief`. A plain one needs no function."""
BY_THE_WAY = ("people", "sight", "box")
"""Rooms that show and print what the rules do; named only where no other room has the rule."""

Places = dict[str, list[Place]]
Proofs = dict[str, list[Proof]]


@dataclass
class Coverage:
    """What was found for one game: rules and rulings, each with code and tests."""

    title: str
    rules: list[str] = field(default_factory=list)
    rulings: list[str] = field(default_factory=list)
    code_of_rule: Places = field(default_factory=lambda: defaultdict(list))
    tests_of_rule: Proofs = field(default_factory=lambda: defaultdict(list))
    code_of_ruling: Places = field(default_factory=lambda: defaultdict(list))
    tests_of_ruling: Proofs = field(default_factory=lambda: defaultdict(list))

    def gaps(self) -> list[str]:
        """One line for each thing that is missing or names what is not there."""
        needed = [rule for rule in self.rules if rule not in EXPLANATIONS]
        return [
            *(f"rule {rule}: no function" for rule in needed if not self.code_of_rule[rule]),
            *(f"rule {rule}: no test" for rule in needed if not self.tests_of_rule[rule]),
            *(f"ruling {number}: not cited in the code" for number in self.rulings if not self.code_of_ruling[number]),
            *(f"ruling {number}: no test" for number in self.rulings if not self.tests_of_ruling[number]),
            *(f"{test} marks the unknown rule {rule}" for rule in self.tests_of_rule if rule not in self.rules
              for test in self.tests_of_rule[rule]),
            *(f"{test} marks the unknown ruling {number}" for number in self.tests_of_ruling
              if number not in self.rulings for test in self.tests_of_ruling[number]),
            *(f"{place} cites the unknown ruling {number}" for number in self.code_of_ruling
              if number not in self.rulings for place in self.code_of_ruling[number]),
        ]  # fmt: skip

    def render(self) -> str:
        """The page, without line numbers and names of tests: it changes only where a rule moves."""
        lines = [
            f"# Where {self.title.capitalize()}'s rules are",
            "",
            "Every rule with the functions that carry it out and the tests that prove it. Written by",
            f"`python -m tests.coverage {self.title} --write`; a test fails when it is out of date.",
            "",
            "| Rule | Carried out by | Proved in |",
            "| --- | --- | --- |",
            *(row(rule, self.code_of_rule[rule], self.tests_of_rule[rule]) for rule in self.rules),
        ]
        return "\n".join(lines) + "\n"


def row(rule: str, code: list[Place], tests: list[Proof]) -> str:
    proved = Counter(test.file for test in tests)
    files = [f"`{file}`" if number == 1 else f"`{file}` ({number})" for file, number in proved.items()]
    return f"| `{rule}` | {', '.join(f'`{place}`' for place in code[:SHOWN]) or '–'} | {', '.join(files) or '–'} |"


def measure(title: str) -> Coverage:
    found = Coverage(title)
    folder = ROOT / "src" / "valtable" / "games" / title
    sections = load_rules(title, "en").sections
    found.rules = [section.id for section in sections]
    found.rulings = HEADING.findall((ROOT / "docs" / "rulings" / f"{title}.md").read_text(encoding="utf-8"))
    citation, places = citation_of(found.rulings), list(places_in(folder))

    cited = {place: set(cites(citation, place.says)) for place in places}
    for place, rulings in cited.items():
        for number in rulings:
            found.code_of_ruling[number].append(place)
    rule_of = rules_named(folder)
    for section in sections:
        wanted = set(cites(citation, section.body))
        named = {name for name, rule in rule_of.items() if rule == section.id}
        # What a function does says more than what it cites: one ruling may concern many functions.
        links = {place: len(wanted & cited[place]) + 2 * bool(named & place.uses) for place in places}
        carrying = [place for place in places if place.is_function and links[place]]
        carrying = [place for place in carrying if room_of(place) not in BY_THE_WAY] or carrying
        carrying.sort(key=lambda place: (-links[place], not place.name.startswith(("apply_", "why_not_"))))
        by_hand = chosen_by_hand(title, section.id, places)
        of_data = entries_of_data(folder, title, section.id)
        found.code_of_rule[section.id] = list(dict.fromkeys([*by_hand, *of_data, *carrying]))

    for test in tests_in(ROOT / "tests" / "games" / title, citation):
        for rule in test.rules:
            found.tests_of_rule[rule].append(test)
        for number in test.rulings:
            found.tests_of_ruling[number].append(test)
    return found


def room_of(place: Place) -> str:
    return place.file.partition("/")[0] if "/" in place.file else ""


def chosen_by_hand(title: str, rule: str, places: list[Place]) -> Iterator[Place]:
    for name in BY_HAND.get(title, {}).get(rule, ()):
        known = [place for place in places if place.name == name]
        assert known, f"{title} has no {name} any more, which carried {rule} out"
        yield from known


def entries_of_data(folder: Path, title: str, rule: str) -> Iterator[Place]:
    for name, key in DATA.get(title, ()):
        for file in folder.rglob(name):
            for entry in tomllib.loads(file.read_text(encoding="utf-8"))[key]:
                if rule == f"{key}-{entry['id']}":
                    yield Place(file.relative_to(folder).as_posix(), entry["id"], "")


def page_of(title: str) -> Path:
    return ROOT / "docs" / "coverage" / f"{title}.md"
