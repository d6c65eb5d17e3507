"""`valtable components`: what lies in the box, and where each value comes from.

It reads any game's component files: lists of tables are lists of components, a `count` or `copies` says how
many, a `source` where the values come from. What the fields mean is the game's own affair.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from valtable.cli.arguments.game import load_game
from valtable.cli.failures import usage
from valtable.cli.speech import catalogue, say, speak
from valtable.kernel.game import AnyGame
from valtable.texts import Catalogue

SOURCES = ("seed", "public", "reconstructed")
NAMES = ("id", "name", "character", "value", "players")
COUNTS = ("count", "copies")
HEADINGS = {
    "building": "ui-list-building",
    "character": "ui-list-character",
    "card": "ui-list-card",
    "supply": "ui-list-supply",
    "player_color": "ui-list-player_color",
    "barrel": "ui-list-barrel",
    "display": "ui-list-display",
}
"""What a list of a component file holds; one without a heading is called as its file calls it."""
SOURCE_STYLES = {"seed": "green", "public": "cyan", "reconstructed": "yellow"}


def components(
    game: Annotated[str, typer.Argument(help=say("ui-help-game"), metavar="GAME")],
    folder: Annotated[Path | None, typer.Option("--components", help=say("ui-help-components_dir"))] = None,
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    with usage():
        language = speak(lang)
    loaded = load_game(game, folder)
    texts = catalogue(loaded.title, language)
    contents = read_contents(loaded)
    if as_json:
        typer.echo(msgspec.json.encode(contents).decode())
    else:
        show_inventory(Console(highlight=False), texts, contents)


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-components"))(components)


# What the files hold


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


# How it is printed


def show_inventory(console: Console, texts: Catalogue, box: Box) -> None:
    title = {"game": texts.text("game-title"), "edition": box.edition}
    console.print(Rule(Text(texts.text("ui-components-title", dict(title)), style="bold"), style="dim", align="left"))
    for file, contents in box.files.items():
        for key, items in contents.lists.items():
            heading = texts.text(HEADINGS[key]) if key in HEADINGS else key.replace("_", " ").capitalize()
            console.print(Text(heading, style="bold").append(f"  ({file}, {key})", "not bold dim"))
            console.print(list_table(texts, items))
            console.print()
    console.print(summary(texts, box))
    for source in SOURCES:
        line = Text(source_name(texts, source), style=SOURCE_STYLES[source])
        console.print(line.append(": " + texts.text(f"ui-source-{source}"), style="default"))


def list_table(texts: Catalogue, items: list[Item]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=True)
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    for item in items:
        key = f"{item.kind}-{item.id}"
        name = texts.text(key) if texts.has(key) else item.id
        mark = Text(source_name(texts, item.source), style=SOURCE_STYLES.get(item.source, ""))
        grid.add_row(str(item.count), name, mark, told(item.values))
    return grid


def source_name(texts: Catalogue, source: str) -> str:
    """Where a value comes from, in one word."""
    return texts.attribute(f"ui-source-{source}", "name") or source


def told(values: dict[str, Any]) -> str:
    """The printed values in the words of the file; what is nested too deeply is left to the file."""
    parts = []
    for key, value in values.items():
        if isinstance(value, dict):
            inner = " ".join(f"{name} {n}" for name, n in value.items() if n and not isinstance(n, dict | list))
            parts.append(f"{key} {inner or '–'}")
        elif not isinstance(value, list) and not key.endswith("_source"):
            parts.append(f"{key} {value}")
    return ", ".join(parts)


def summary(texts: Catalogue, box: Box) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(texts.text("ui-components-file"), no_wrap=True)
    table.add_column(texts.text("ui-components-kinds"), justify="right")
    table.add_column(texts.text("ui-components-pieces"), justify="right")
    for source in SOURCES:
        table.add_column(Text(source_name(texts, source), style=SOURCE_STYLES[source]), justify="right")
    table.add_column(texts.text("ui-components-totals"), style="dim")
    for file, contents in box.files.items():
        table.add_row(file, *counts(contents), ", ".join(f"{key} {n}" for key, n in contents.totals.items()))
    return table


def counts(contents: Contents) -> list[str]:
    items = [item for items in contents.lists.values() for item in items]
    sources = [str(contents.sources[source]) for source in SOURCES]
    return [str(len(items)), str(sum(item.count for item in items)), *sources]
