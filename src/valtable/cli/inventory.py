"""The inventory of a box on the screen."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from valtable.cli.contents import SOURCES, Box, Contents, Item
from valtable.texts import Catalogue

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
