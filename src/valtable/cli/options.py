"""`--options key=value,...`: the game's options as the command line writes them."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame
from valtable.texts import Catalogue


def parse_options(text: str) -> dict[str, object]:
    """Numbers, true and false, and words; what they may be is the game's affair."""
    options: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not key or not equals or not value:
            raise Malformed(f"option {part!r}", "must be written key=value")
        if key in options:
            raise Malformed(f"option {key!r}", "is given twice")
        options[key] = parse_value(value)
    return options


def parse_value(value: str) -> object:
    if value.lower() in ("true", "false"):
        return value.lower() == "true"
    try:
        return int(value)
    except ValueError:
        return value


def show_options(game: AnyGame, texts: Catalogue) -> RenderableType:
    """Every option with its explanation, its values and the one it has if nobody asks."""
    table = Table(box=None, padding=(0, 2, 1, 0), header_style="bold")
    table.add_column("--options", no_wrap=True, style="bold cyan")
    table.add_column(texts.text("ui-options-default"), no_wrap=True)
    table.add_column(texts.text("ui-options-meaning"), ratio=1)
    for field in msgspec.structs.fields(game.options_type):
        key = f"option-{field.name}"
        meaning = Text(texts.text(key), style="bold")
        if explanation := texts.attribute(key, "text"):
            meaning.append(f"\n{explanation}", style="not bold")
        bare = []
        for value in named_values(field.type):
            if label := texts.attribute(key, f"value-{spelled(value)}"):
                meaning.append(f"\n  {spelled(value)}", style="not bold cyan")
                meaning.append(f": {label}", style="not bold")
            else:
                bare.append(spelled(value))
        if bare:
            meaning.append(f"\n  {', '.join(bare)}", style="not bold cyan")
        table.add_row(field.name, spelled(field.default), meaning)
    return table


def named_values(type_: Any) -> list[object]:
    """The values an option can be told by name, as far as its type lists them."""
    described = msgspec.inspect.type_info(type_)
    parts = described.types if isinstance(described, msgspec.inspect.UnionType) else (described,)
    values: list[object] = []
    for part in parts:
        if isinstance(part, msgspec.inspect.BoolType):
            values += [False, True]
        elif isinstance(part, msgspec.inspect.LiteralType):
            values += part.values
    return values


def spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
