"""The rulings that a section of the rules rests on: their numbers, what they are about, and the sentence they stand in.

`rules/rulings.toml` names them in both languages; question, reason and source stand in `docs/rulings/<game>.md`.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources

import msgspec

from valtable import games

CITED = re.compile(
    r"\s*\((?:(?:Rulings?|(?:Aclaraci|Resoluci)[oó]n(?:es)?)\s(?P<said>[^()]*)|(?P<bare>[CR]\d+(?:,\s[CR]\d+)*))\)"
)
"""Rulings are cited for those who read the files, by word or as `(C41)`."""
NUMBER = re.compile(r"[A-Z]?\d+")
BEGINS = re.compile(r"(?<=[.!?;])\s+|\n\s*\n|\n(?=- )")


class Ruling(msgspec.Struct, frozen=True):
    number: str
    about: str
    """What it decides, in a few words."""
    says: str
    """The sentence of the rules that holds it."""


def rulings_in(body: str, names: dict[str, str]) -> list[Ruling]:
    """Those that a body cites, each once, in the order of the text."""
    found: dict[str, Ruling] = {}
    for match in CITED.finditer(body):
        before = BEGINS.split(body[: match.start()])[-1]
        says = re.sub(r"^(?:- )?(?:\{when=[^}]*\}\s*)?", "", CITED.sub("", " ".join(before.split())))
        ends = says.endswith((".", "!", "?", ":"))
        for number in NUMBER.findall(match["said"] or match["bare"]):
            found.setdefault(number, Ruling(number, names.get(number, ""), says if ends else f"{says}."))
    return list(found.values())


@cache
def names_of(title: str, language: str) -> dict[str, str]:
    """By number what a ruling of this game is about; empty where none are named."""
    file = resources.files(games.find(title).__module__.rpartition(".")[0]) / "rules" / "rulings.toml"
    if not file.is_file():
        return {}
    return {number: said[language] for number, said in tomllib.loads(file.read_text(encoding="utf-8")).items()}
