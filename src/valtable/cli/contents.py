"""Component files as an inventory: entries, numbers of pieces, totals and provenance.

It reads any game's files: lists of tables are lists of components, a `count` or `copies` says how
many, a `source` where the values come from. What the fields mean is the game's own affair.
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from valtable.kernel.game import AnyGame

SOURCES = ("seed", "public", "reconstructed")
NAMES = ("id", "name", "character", "value", "players")
COUNTS = ("count", "copies")


class Item(msgspec.Struct, frozen=True):
    """One kind of component, as its file lists it; `kind` and `id` make up its reference."""

    kind: str
    id: str
    count: int
    source: str
    values: dict[str, Any]


class Contents(msgspec.Struct, frozen=True):
    """One file: its lists, the totals it states, and how many values come from where."""

    lists: dict[str, list[Item]]
    totals: dict[str, int]
    sources: dict[str, int]


class Box(msgspec.Struct, frozen=True):
    """Everything in the box of one edition."""

    game: str
    edition: str
    digest: str
    files: dict[str, Contents]


def read_contents(game: AnyGame) -> Box:
    """The box of a game whose files have been loaded, and so are sound."""
    components = game.components
    files = {name: file_contents(tomllib.loads(text)) for name, text in components.files.items()}
    return Box(game.title, components.edition, components.digest, files)


def file_contents(data: dict[str, Any]) -> Contents:
    default = str(data.get("source_default", ""))
    lists: dict[str, list[Item]] = {}
    for key, value in data.items():
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            lists[key] = [item(key, entry, index, default) for index, entry in enumerate(value)]
    totals = {key: value for key, value in data.get("totals", {}).items() if isinstance(value, int)}
    return Contents(lists, totals, count_sources(data, default))


def item(list_: str, entry: dict[str, Any], index: int, default: str) -> Item:
    """An entry; one that is named by another thing (a card by its character) is that kind of thing."""
    name = next((key for key in NAMES if key in entry), "")
    kind = name if name == "character" else list_
    count = next((int(entry[key]) for key in COUNTS if key in entry), 1)
    told = {key: value for key, value in entry.items() if key not in (name, "name", "source", *COUNTS)}
    return Item(kind, str(entry.get(name, index + 1)), count, str(entry.get("source", default)), told)


def count_sources(data: dict[str, Any], default: str) -> dict[str, int]:
    """How many tables of the file name each source; an entry of a list may leave it to the default."""
    found = dict.fromkeys(SOURCES, 0)
    for value in data.values():
        entries = value if isinstance(value, list) else [value]
        for entry in entries:
            if isinstance(entry, dict):
                source = entry.get("source", default if isinstance(value, list) else "")
                if source:
                    found[source] = found.get(source, 0) + 1
    return found
