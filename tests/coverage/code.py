"""The functions of a game, read and not run, with what links each to a rule.

A function carries a rule out if it tells an event of the rule, refuses for a reason of the rule, or cites a ruling
that the rule's section cites. Lists of events and reasons carry nothing out: they only say which rule is meant.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PLAIN = re.compile(r"\b(?:Rulings?|(?:Aclaraci|Resoluci)[oó]n(?:es)?)\s+(\d+(?:(?:,| and| y)?\s+\d+)*)")
"""Rulings without a letter are cited by the word: `Ruling 16`, `Rulings 16, 17`."""


@dataclass(frozen=True)
class Place:
    """A function, class, attribute or module, with what it says and does."""

    file: str
    name: str
    says: str
    """Docstring and comments."""
    uses: frozenset[str] = field(default_factory=frozenset)
    """Of a function: the kinds of events it tells and the reasons it refuses for."""
    is_function: bool = False

    def __str__(self) -> str:
        return f"{self.file}: {self.name}" if self.name else self.file


def places_in(folder: Path) -> Iterator[Place]:
    """Everything in a game's files that has a name."""
    for file in sorted(folder.rglob("*.py")):
        name, source = file.relative_to(folder).as_posix(), file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        yield Place(name, "", ast.get_docstring(tree) or "")
        owners = sorted(named_nodes(tree, ""), key=lambda owner: owner[:3])
        for first, last, owner, text, node in owners:
            says = f"{text}\n{comments_within(source, first, last, [(a, b) for a, b, *_ in owners])}"
            is_function = isinstance(node, ast.FunctionDef)
            yield Place(name, owner, says, frozenset(used_in(node)) if is_function else frozenset(), is_function)


Named = tuple[int, int, str, str, ast.stmt]


def named_nodes(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[Named]:
    """First line, last line, name, docstring and node of whatever a module or class defines."""
    for child, following in zip(node.body, [*node.body[1:], None], strict=True):
        text, end = following_string(following), child.end_lineno or child.lineno
        match child:
            case ast.FunctionDef():
                yield child.lineno, end, f"{prefix}{child.name}", ast.get_docstring(child) or "", child
            case ast.ClassDef():
                yield child.lineno, child.lineno, f"{prefix}{child.name}", ast.get_docstring(child) or "", child
                yield from named_nodes(child, f"{prefix}{child.name}.")
            case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield child.lineno, end, f"{prefix}{name}", text, child
            case ast.Assign(targets=[ast.Tuple(elts=[ast.Name(id=name), *_]), *_]):
                yield child.lineno, end, f"{prefix}{name}", text, child


def following_string(node: ast.stmt | None) -> str:
    """The docstring of an attribute stands below it."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


def comments_within(source: str, first: int, last: int, owners: list[tuple[int, int]]) -> str:
    """Comments inside a definition and those between it and what stands before it."""
    before = max((end for _, end in owners if end < first), default=0)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return "\n".join(t.string for t in tokens if t.type == tokenize.COMMENT and before < t.start[0] <= last)


def used_in(function: ast.stmt) -> Iterator[str]:
    """The names of constants and, where there is a journal to tell them to, the kinds of events."""
    nodes = list(ast.walk(function))
    has_journal = any(isinstance(node, ast.Name) and node.id == "journal" for node in nodes)
    for node in nodes:
        match node:
            case ast.Name(id=name) if name.isupper():
                yield name
            case ast.Attribute(attr=name) if name.isupper():
                yield name
            case ast.Constant(value=str(text)) if has_journal:
                yield text


def rules_named(folder: Path) -> dict[str, str]:
    """By the name of a reason's constant, or the kind of an event: the rule it belongs to."""
    found: dict[str, str] = {}
    for file in [*folder.rglob("reasons.py"), *folder.rglob("events.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Reason"), args=[ast.Name(id=name), _, ast.Constant(str(rule)), *_]):
                    found[name] = rule
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call(args=[_, ast.Constant(str(rule)), *_])):
                    found[name] = rule
                case ast.AnnAssign(target=ast.Name(id="EVENTS"), value=ast.Dict() as kinds):
                    found |= ast.literal_eval(kinds)
    return found


# Citations


def citation_of(rulings: list[str]) -> re.Pattern[str] | None:
    """How a text names one of these rulings; None where they have no letter."""
    letters = sorted({number.rstrip("0123456789") for number in rulings})
    return re.compile(rf"\b(?:{'|'.join(letters)})\d+\b") if letters != [""] else None


def cites(citation: re.Pattern[str] | None, text: str) -> list[str]:
    """The rulings a text names."""
    if citation is not None:
        return citation.findall(text)
    return [number for found in PLAIN.findall(text) for number in re.findall(r"\d+", found)]
