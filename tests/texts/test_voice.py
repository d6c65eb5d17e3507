"""One word for one thing, in the voice of the house: what a careful reading has taken out does not come back.

Each pattern names what is not said, where; the sentence beside it says what is said instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EVERYWHERE, GAMES = "", ("valletta", "valdora", "valencia", "valeria")

UNSAID = {
    "en": [
        (EVERYWHERE, r"free of charge|for nothing\b", "for free"),
        (EVERYWHERE, r"possibilit", "choice"),
        (EVERYWHERE, r"start player", "first player"),
        (EVERYWHERE, r"\bone (may|could)\b", "you may, you could"),
        (EVERYWHERE, r"(^|\. |= )Who (rests|plays|has|revealed)\b", "a resting player"),
        (EVERYWHERE, r"\b(lies?|turn(s|ed)?) face-(up|down)\b|face-(up|down)[.,;]", "face down after a verb"),
        (EVERYWHERE, r"asked for in the order|understood as it was sent", "nothing about how questions are put"),
        (EVERYWHERE, r"as it usually is|usually (1|not|any)", "standard"),
        (EVERYWHERE, r"\borthogonal", "edge to edge"),
        ("valletta", r"section bonus", "bonus in Jean's column"),
        ("valdora", r"\b(an|each) equipment\b(?! (card|catalogue))", "equipment card"),
        ("valencia", r"\bmoney\b|\bcloths\b(?! =)|fifteen figures", "coins, cloth, family member"),
        ("valeria", r"\bfires\b|\bfired\b|\black(s)? \{", "activates, need"),
    ],
    "es": [
        (EVERYWHERE, r"vosotros|\b(?!Samur)\w+(áis|éis)\b", "tú, los demás"),
        (EVERYWHERE, r"\b(girar|gira|giran)\b", "voltear"),
        (EVERYWHERE, r"\w …", "no space before …"),
        (EVERYWHERE, r"sentido del reloj", "en el sentido de las agujas del reloj"),
        (EVERYWHERE, r"\b(resolución|resoluciones) [A-Z]?\d", "aclaración"),
        (EVERYWHERE, r"\brepaso\b|\bla historia\b", "repetición, historial"),
        (EVERYWHERE, r"\bamistad", "amigos"),
        (EVERYWHERE, r"como de costumbre", "valor por defecto"),
        ("valletta", r"\bbien(es)?\b|bonificación de tramo|exposición", "recurso"),
        ("valdora", r"cabalg|Bernd\b|turno inicial", "ir, Bernardo"),
        ("valencia", r"capacidad|contigu|\bpieza (central|de)|ortogonal", "habilidad, adyacente, loseta"),
        ("valeria", r"\bmat(ar|a|ado|ados|ada|es)\b|\bzonas? (de|más)", "derrotar, Zona"),
    ],
}


def lines(language: str, game: str) -> Iterator[tuple[Path, str]]:
    """What people read in a language, in one game or everywhere; neither notes of ours nor the names of messages."""
    names = [*ROOT.glob(f"src/valtable/**/texts/**/{language}.ftl"), *ROOT.glob(f"web/src/**/texts/{language}.ftl")]
    names += ROOT.glob(f"src/valtable/**/rules/{language}.md")
    for path in sorted(names):
        if game in path.parts or not game:
            for line in path.read_text("utf-8").splitlines():
                if not (path.suffix == ".ftl" and line.startswith("#")):
                    yield path.relative_to(ROOT), re.sub(r"^[a-z][\w-]* = ", "= ", line)


@pytest.mark.parametrize(
    ("language", "game", "pattern", "instead"), [(lang, *each) for lang, found in UNSAID.items() for each in found]
)
def test_what_was_read_out_does_not_come_back(language: str, game: str, pattern: str, instead: str) -> None:
    found = [f"{path}: {line.strip()}" for path, line in lines(language, game) if re.search(pattern, line)]
    assert not found, f"say instead: {instead}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", UNSAID)
def test_there_is_something_to_read(language: str, game: str) -> None:
    assert len({path for path, _ in lines(language, game)}) == 3, "the game's texts, its rules, the page's texts"
