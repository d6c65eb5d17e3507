"""The coverage table of a game: every rule with the code that carries it out and the tests that prove it.

`python -m tests.coverage_table GAME` tells what is missing; with `--write` it also writes
docs/coverage/GAME.md. Nothing is run: code and tests are read. A function belongs to a rule if it
cites a ruling (`V31`) that the rule's section cites; reasons, events and cards name their rule.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from valtable.texts import load_rules

ROOT = Path(__file__).parents[1]
HEADING = re.compile(r"^### (?P<id>[A-Z]*\d+) ", re.MULTILINE)
PLAIN = re.compile(r"\b(?:Rulings?|Resoluci[oó]n(?:es)?)\s+(\d+(?:(?:,| and| y)?\s+\d+)*)")
"""Rulings without a letter are cited by the word: `Ruling 16`, `Rulings 16, 17`."""
LISTED = re.compile(r"\*\*Rules\*\*: (?P<ids>.*)")

EXPLANATIONS = {
    "valletta": ("glossary", "goal"),
    "valdora": ("glossary", "goal"),
    "valeria": ("glossary", "goal"),
    "valencia": ("glossary", "goal"),
}
"""Sections that say nothing to be carried out."""
BY_HAND: dict[str, dict[str, tuple[str, ...]]] = {
    "valletta": {"components": ("box/components.py: Box", "data/1: all five files")},
    "valencia": {
        "components": ("box/components.py: Box", "data/1: all eight files"),
        "goods": ("phases/goods.py: apply_take",),
        "ability-sale": ("phases/fountain_abilities.py: apply_sell_one",),
        "card-twin": ("modules/advanced_cards/influence.py: added_influence",),
    },
    "valdora": {
        "components": ("box/components.py: Box", "data/1: all six files"),
        "turn": ("phases/turn.py: end_turn",),
        "movement": ("phases/movement.py: why_not_stop", "phases/movement.py: apply_move"),
        "purchase": ("phases/books.py: why_not_browse", "phases/books.py: apply_buy"),
        "summary": ("people/reference.py: summary",),
    },
    "valeria": {
        "components": ("box/components.py: Box", "data/1: all files"),
        "variants": ("options.py: ValeriaOptions",),
        "how-we-ask": ("phases/lanes.py: settle", "phases/lanes.py: why_not_answer"),
    },
}
"""Rules whose code no ruling, reason, event or card leads to."""
DATA = {"valletta": (("data/1/characters.toml", "character"),)}
"""Files whose entries are rules of their own: `character-thief` is the entry `thief`."""

Places = dict[str, list[str]]


@dataclass
class Coverage:
    """What was found for one game: rules and rulings, each with code and tests."""

    title: str
    rules: list[str] = field(default_factory=list)
    rulings: list[str] = field(default_factory=list)
    code_of_rule: Places = field(default_factory=lambda: defaultdict(list))
    tests_of_rule: Places = field(default_factory=lambda: defaultdict(list))
    code_of_ruling: Places = field(default_factory=lambda: defaultdict(list))
    tests_of_ruling: Places = field(default_factory=lambda: defaultdict(list))

    def gaps(self) -> list[str]:
        """One line for each thing that is missing or names what is not there."""
        explained = EXPLANATIONS.get(self.title, ())
        needed = [rule for rule in self.rules if rule not in explained]
        return [
            *(f"rule {rule}: no code" for rule in needed if not self.code_of_rule[rule]),
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
        """The page, without line numbers, so that it changes only with rules, functions and tests."""
        lines = [
            f"# Coverage of {self.title.capitalize()}",
            "",
            f"Written by `python -m tests.coverage_table {self.title} --write`; a test fails when it is out of date.",
            "",
            "## Rules",
            "",
            "| Rule | Code and data | Tests |",
            "| --- | --- | --- |",
            *(row(rule, self.code_of_rule[rule], self.tests_of_rule[rule]) for rule in self.rules),
            "",
            "## Rulings",
            "",
            "| Ruling | Cited in | Tests |",
            "| --- | --- | --- |",
            *(row(number, self.code_of_ruling[number], self.tests_of_ruling[number]) for number in self.rulings),
        ]
        return "\n".join(lines) + "\n"


def row(name: str, code: list[str], tests: list[str]) -> str:
    return f"| `{name}` | {cell(code)} | {cell(tests)} |"


def cell(entries: list[str]) -> str:
    return "<br>".join(f"`{entry}`" for entry in entries) or "–"


def measure(title: str) -> Coverage:
    found = Coverage(title)
    folder = ROOT / "src" / "valtable" / "games" / title
    sections = load_rules(title, "en").sections
    found.rules = [section.id for section in sections]
    found.rulings = HEADING.findall((ROOT / "docs" / "rulings" / f"{title}.md").read_text(encoding="utf-8"))
    citation = citation_of(found.rulings)

    for place, text in citing_places(folder):
        for number in unique(cites(citation, text)):
            found.code_of_ruling[number].append(place)
    for section in sections:
        cited = [place for number in unique(cites(citation, section.body)) for place in found.code_of_ruling[number]]
        found.code_of_rule[section.id] = unique(cited)
    for rule, place in declared(folder, title):
        found.code_of_rule[rule].append(place)
    for rule, places in BY_HAND.get(title, {}).items():
        found.code_of_rule[rule] += places

    for test in tests_in(ROOT / "tests" / "games" / title, citation):
        for rule in test.rules:
            found.tests_of_rule[rule].append(test.name)
        for number in test.rulings:
            found.tests_of_ruling[number].append(test.name)
    return found


def citation_of(rulings: list[str]) -> re.Pattern[str] | None:
    """How a text names one of these rulings; None where they have no letter."""
    letters = sorted({number.rstrip("0123456789") for number in rulings})
    return re.compile(rf"\b(?:{'|'.join(letters)})\d+\b") if letters != [""] else None


def cites(citation: re.Pattern[str] | None, text: str) -> list[str]:
    """The rulings a text names."""
    if citation is not None:
        return citation.findall(text)
    return [number for found in PLAIN.findall(text) for number in re.findall(r"\d+", found)]


def unique(names: list[str]) -> list[str]:
    return list(dict.fromkeys(names))


# Code


def citing_places(folder: Path) -> Iterator[tuple[str, str]]:
    """Every function, class, attribute or module with what is written about it: docstrings and comments."""
    for file in sorted(folder.rglob("*.py")):
        name, source = file.relative_to(folder).as_posix(), file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        owners = sorted(named_nodes(tree, ""))
        yield name, ast.get_docstring(tree) or ""
        for first, last, owner, text in owners:
            yield f"{name}: {owner}", f"{text}\n{comments_within(source, first, last, owners)}"


def named_nodes(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[int, int, str, str]]:
    """First line, last line, name and docstring of whatever a module or class defines."""
    for child, following in zip(node.body, [*node.body[1:], None], strict=True):
        text = following_string(following)
        match child:
            case ast.FunctionDef():
                yield child.lineno, line_after(child), f"{prefix}{child.name}", ast.get_docstring(child) or ""
            case ast.ClassDef():
                yield child.lineno, child.lineno, f"{prefix}{child.name}", ast.get_docstring(child) or ""
                yield from named_nodes(child, f"{prefix}{child.name}.")
            case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield child.lineno, line_after(child), f"{prefix}{name}", text
            case ast.Assign(targets=[ast.Tuple(elts=[ast.Name(id=name), *_]), *_]):
                yield child.lineno, line_after(child), f"{prefix}{name}", text


def line_after(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno


def following_string(node: ast.stmt | None) -> str:
    """The docstring of an attribute stands below it."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


def comments_within(source: str, first: int, last: int, owners: list[tuple[int, int, str, str]]) -> str:
    """Comments inside a definition and those between it and what stands before it."""
    before = max((end for _, end, _, _ in owners if end < first), default=0)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return "\n".join(t.string for t in tokens if t.type == tokenize.COMMENT and before < t.start[0] <= last)


def declared(folder: Path, title: str) -> Iterator[tuple[str, str]]:
    """Rules named in the lists of reasons and events, and entries of the data that are rules themselves."""
    reasons, events = next(folder.rglob("reasons.py")), next(folder.rglob("events.py"))
    for node in ast.walk(ast.parse(reasons.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Reason"), args=[_, ast.Constant(str(key)), ast.Constant(str(rule)), *_]):
                yield rule, f"{reasons.relative_to(folder).as_posix()}: {key}"
    for node in ast.parse(events.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="EVENTS")], value=ast.Dict() as kinds):
                for kind, rule in ast.literal_eval(kinds).items():
                    yield rule, f"{events.relative_to(folder).as_posix()}: {kind}"
    for file, key in DATA.get(title, ()):
        for entry in tomllib.loads((folder / file).read_text(encoding="utf-8"))[key]:
            yield f"{key}-{entry['id']}", f"{file}: {entry['id']}"


# Tests


@dataclass
class Test:
    name: str
    rules: list[str]
    rulings: list[str]


def tests_in(folder: Path, citation: re.Pattern[str] | None) -> Iterator[Test]:
    """Every test with the rules it is marked with, and the rulings that mark, name or docstring cite."""
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        lists = {name: node.value for node in tree.body if isinstance(node, ast.Assign) for name in names_in(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marks = list(marks_of(node, lists))
                said = f"{ast.get_docstring(node) or ''} {node.name.replace('_', ' ').upper()}"
                rulings = [arg for kind, arg in marks if kind == "ruling"] + cites(citation, said)
                rules = [arg for kind, arg in marks if kind == "rule"]
                yield Test(f"{file.name}: {node.name}", unique(rules), unique(rulings))


def names_in(node: ast.Assign) -> list[str]:
    return [target.id for target in node.targets if isinstance(target, ast.Name)]


def marks_of(node: ast.FunctionDef, lists: dict[str, ast.expr]) -> Iterator[tuple[str, str]]:
    """Marks among the decorators and in the lists of cases that these name."""
    for decorator in node.decorator_list:
        used = [lists[n.id] for n in ast.walk(decorator) if isinstance(n, ast.Name) and n.id in lists]
        for part in (n for expression in (decorator, *used) for n in ast.walk(expression)):
            match part:
                case ast.Call(func=ast.Attribute(attr=("rule" | "ruling") as kind), args=args):
                    for arg in args:
                        assert isinstance(arg, ast.Constant), f"{node.name}: a mark must name its {kind} in plain words"
                        yield kind, str(arg.value)


def main(title: str, *, write: bool) -> int:
    found = measure(title)
    if write:
        page = page_of(title)
        page.parent.mkdir(exist_ok=True)
        page.write_text(found.render(), encoding="utf-8")
    sys.stdout.write("\n".join(found.gaps() or ["no gap"]) + "\n")
    return 1 if found.gaps() else 0


def page_of(title: str) -> Path:
    return ROOT / "docs" / "coverage" / f"{title}.md"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], write="--write" in sys.argv[2:]))
