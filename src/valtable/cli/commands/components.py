"""`valtable components`: what lies in the box, and where each value comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from valtable.cli.speech import catalogue, say, speak


def components(
    game: Annotated[str, typer.Argument(help=say("ui-help-game"), metavar="GAME")],
    folder: Annotated[Path | None, typer.Option("--components", help=say("ui-help-components_dir"))] = None,
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    import msgspec
    from rich.console import Console

    from valtable.cli.contents import read_contents
    from valtable.cli.failures import usage
    from valtable.cli.games import load_game
    from valtable.cli.inventory import show_inventory

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
