"""The tests of a game, read and not run, with the rules and rulings they prove."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.coverage.code import cites


@dataclass(frozen=True)
class Proof:
    file: str
    name: str
    rules: list[str]
    rulings: list[str]

    def __str__(self) -> str:
        return f"{self.file}: {self.name}"


def tests_in(folder: Path, citation: re.Pattern[str] | None) -> Iterator[Proof]:
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
                yield Proof(file.name, node.name, list(dict.fromkeys(rules)), list(dict.fromkeys(rulings)))


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
