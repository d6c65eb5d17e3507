"""Fluent files as the suite reads them: by the parser alone, apart from `valtable.texts`."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from valtable import games

LANGUAGES = ("en", "es")
COMMON = ""
AGREEMENT = re.compile(r"_(?:n|article|with_article)$")


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)


def placeholders(node: ast.BaseNode) -> frozenset[str]:
    visitor = Placeholders()
    visitor.visit(node)
    return frozenset(visitor.names)


@cache
def messages(title: str, language: str) -> dict[str, frozenset[str]]:
    """Key, or `key.attribute`, to its placeholders; the title `""` names what all games share."""
    if title == COMMON:
        folder = resources.files("valtable.texts") / "common"
    else:
        folder = resources.files(games.find(title).__module__.rpartition(".")[0]) / "texts"
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{title or 'common'}/{language}.ftl: {entry.content!r} cannot be read"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{title or 'common'}/{language}.ftl: {entry.id.name} stands twice"
            if entry.value is not None:
                found[entry.id.name] = placeholders(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = placeholders(attribute.value)
    return found


def said(title: str, language: str) -> dict[str, frozenset[str]]:
    """What the texts tell, whatever the language needs besides for its words to agree."""
    return {
        key: frozenset(AGREEMENT.sub("", name) for name in names)
        for key, names in messages(title, language).items()
        if not key.endswith(".article")
    }


@cache
def all_messages(title: str, language: str) -> dict[str, frozenset[str]]:
    """The game's own texts and those that all games share."""
    return messages(COMMON, language) | messages(title, language)


def assert_text(title: str, key: str, args: dict[str, int | str | list[str]]) -> None:
    """The text is there in every language, and these arguments complete it."""
    given = set(args) | {f"{name}_n" for name, value in args.items() if isinstance(value, list)}
    named = [name for name, value in args.items() if isinstance(value, str) and ":" in value]
    given |= {f"{name}_{part}" for name in named for part in ("text", "article", "with_article")}
    for language in LANGUAGES:
        texts = all_messages(title, language)
        assert key in texts, f"{title}: there is no {key} in {language}"
        for part in (key, f"{key}.remedy", f"{key}.brief"):
            wanted = texts.get(part, frozenset())
            assert wanted <= given, f"{title}, {language}: {part} wants {set(wanted)}, there is {given}"
