"""`--options key=value,...`: the game's options as the command line writes them."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from valtable.cli.speech import wrong
from valtable.kernel.game import AnyGame
from valtable.kernel.values import listed_values
from valtable.texts import Catalogue


def parse_options(text: str) -> dict[str, object]:
    """Numbers, true and false, and words; what they may be is the game's affair."""
    options: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not key or not equals or not value:
            raise wrong(f"--options {part!r}", "ui-error-option_form")
        if key in options:
            raise wrong(f"--options {key!r}", "ui-error-option_twice")
        options[key] = parse_value(value)
    return options


def chosen_options(game: AnyGame, text: str) -> dict[str, object]:
    """A preset by its name, or `all` for every module that goes together, then single options on top of it."""
    first, _, rest = (piece.strip() for piece in text.partition(","))
    named = {**game.presets, "all": game.all_modules()}
    if "=" in first or first not in named:
        return parse_options(text)
    return {**named[first], **parse_options(rest)}


def parse_value(value: str) -> object:
    if value.lower() in ("true", "false"):
        return value.lower() == "true"
    try:
        return int(value)
    except ValueError:
        return value


def check_options(game: AnyGame, options: dict[str, object]) -> None:
    """Name the options there are, or the values an option can have, where the game would only refuse."""
    fields = {field.name: field for field in msgspec.structs.fields(game.options_type)}
    for key, value in options.items():
        if key not in fields:
            raise wrong(f"--options {key!r}", "ui-error-option_unknown", {"known": ", ".join(fields) or "–"})
        try:
            msgspec.convert(value, fields[key].type)
        except msgspec.ValidationError as error:
            known = listed_values(fields[key].type)
            where = f"--options {key}={spelled(value)}"
            if known:
                values = ", ".join(dict.fromkeys(spelled(one) for one in known))
                raise wrong(where, "ui-error-option_value", {"known": values}) from None
            raise wrong(where, "ui-error-option_bad", {"detail": str(error)}) from None


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
        if form := texts.attribute(key, "form"):
            meaning.append(f"\n  {form}", style="not bold cyan")
        bare = []
        for value in listed_values(field.type):
            if label := texts.attribute(key, f"value-{spelled(value)}"):
                meaning.append(f"\n  {spelled(value)}", style="not bold cyan")
                meaning.append(f": {label}", style="not bold")
            else:
                bare.append(spelled(value))
        if bare:
            meaning.append(f"\n  {', '.join(bare)}", style="not bold cyan")
        table.add_row(field.name, spelled(field.default), meaning)
    for name, options in game.presets.items():
        meaning = Text(texts.text(f"preset-{name}"), style="bold")
        meaning.append(f"\n{texts.attribute(f'preset-{name}', 'text') or ''}", style="not bold")
        listed = ", ".join(f"{key}={spelled(value)}" for key, value in options.items())
        meaning.append(f"\n{listed}", style="not bold dim")
        table.add_row(name, "", meaning)
    return table


def spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
