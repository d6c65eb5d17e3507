"""Every key in every language, with the same placeholders, and none that nobody uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from valtable import games
from valtable.cli.arguments.service import FIELDS
from valtable.kernel.errors import Broken
from valtable.texts import LANGUAGES, Catalogue
from valtable.texts.catalogue import catalogue_files

games.register("proving", "tests.proving.game:Proving")
TITLES = sorted(games.TITLES)
SRC = Path(__file__).parents[2] / "src" / "valtable"
DERIVED = ("event", "refusal", "action", "option")
"""Kinds of text whose ids the game's class lists."""


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.found.add(node.id.name)


GRAMMAR = re.compile(r"_(?:n|article|with_article)$")
"""Ends of placeholders by which a sentence agrees with a word that stands in it: not every language does."""


def messages(title: str | None, language: str) -> dict[str, set[str]]:
    """Every message and attribute of the last file (the game's own, if any) with its placeholders.

    How words agree is each language's own affair.
    """
    found: dict[str, set[str]] = {}
    for name, pattern in _patterns(FluentResource(list(catalogue_files(title, language))[-1].read_text("utf-8"))):
        visitor = Placeholders()
        visitor.visit(pattern)
        found[name] = {GRAMMAR.sub("", placeholder) for placeholder in visitor.found}
    return {name: placeholders for name, placeholders in found.items() if not name.endswith(".article")}


def _patterns(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def words(folder: Path) -> str:
    files = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    return "\n".join(file.read_text("utf-8") for file in sorted(files))


@pytest.mark.parametrize("title", [None, *TITLES])
def test_all_languages_say_the_same_things_of_the_same_things(title: str | None) -> None:
    english = messages(title, "en")
    for language in LANGUAGES[1:]:
        assert messages(title, language) == english


@pytest.mark.parametrize("title", TITLES)
def test_everything_a_game_lists_has_a_text(title: str) -> None:
    game = games.load(title)
    wanted = {"game-title", "game-blurb"}
    wanted |= {f"event-{kind}" for kind in game.events}
    wanted |= {f"refusal-{reason.key}" for reason in game.reasons.by_code.values()}
    wanted |= {f"action-{family.tag}" for family in game.actions.families}
    wanted |= {f"option-{field.name}" for field in msgspec.structs.fields(game.options_type)}
    keys = Catalogue(title, "en").keys
    assert wanted - keys == set()
    own = {key for key in messages(title, "en") if "." not in key and key.partition("-")[0] in DERIVED}
    assert own - wanted == set(), "nobody can ever say these"


@pytest.mark.parametrize("title", TITLES)
def test_every_id_of_a_text_is_used_in_the_game(title: str) -> None:
    module = games.find(title).__module__
    folder = Path(__file__).parents[2] / "tests" / "proving" if module.startswith("tests") else SRC / "games" / title
    source = words(folder)
    keys = [key for key in messages(title, "en") if "." not in key and not key.startswith(("game-", "ui-"))]
    unused = [key for key in keys if not is_named(*key.partition("-")[::2], source)]
    assert unused == []


def is_named(kind: str, id_: str, source: str) -> bool:
    """The id stands in the game, perhaps with its kind before it (`task_row`); row and column are computed."""
    return bool(re.fullmatch(r"\d+_\d+", id_) or re.search(rf"\b(?:{kind}_)?{re.escape(id_)}\b", source))


def test_the_terminal_uses_every_text_of_its_own_and_no_other() -> None:
    source = words(SRC / "cli") + words(SRC / "lab" / "players")  # which speak up in the middle of a game
    used = set(re.findall(r"[\"'](ui-[\w-]+)[\"']", source))
    # Two families are chosen by data: where a component's values come from, and what can be set.
    used |= {f"ui-source-{source}" for source in ("seed", "public", "reconstructed")}
    used |= {f"ui-help-{setting}" for setting in FIELDS}
    own = {key for key in messages(None, "en") if key.startswith("ui-") and "." not in key}
    per_game = {key for title in TITLES for key in messages(title, "en") if key.startswith("ui-")}
    assert own | per_game == used


def test_a_key_that_stands_twice_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    file = next(catalogue_files(None, "en"))
    monkeypatch.setattr("valtable.texts.catalogue.catalogue_files", lambda *_: [file, file])
    with pytest.raises(Broken, match="stands twice"):
        Catalogue(None, "en")
