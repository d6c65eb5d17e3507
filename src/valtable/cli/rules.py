"""`valtable rules`: the rules reference."""

from __future__ import annotations

from typing import Annotated

import typer

from valtable.cli.speech import say, system_language


def rules(
    game: Annotated[str, typer.Argument(help=say("ui-help-game"), metavar="GAME")],
    section: Annotated[str, typer.Argument(help=say("ui-help-section"), metavar="[SECTION]")] = "",
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    import msgspec
    from rich.console import Console

    from valtable.cli.failures import usage
    from valtable.cli.games import load_game
    from valtable.cli.reading import find_section, show_contents, show_section
    from valtable.cli.screen import Screen
    from valtable.cli.speech import catalogue

    loaded = load_game(game)
    screen = Screen(Console(highlight=False), loaded, [], lang or system_language())
    with usage():
        catalogue(loaded.title, screen.language)
        book = screen.rules
        wanted = find_section(book, section) if section not in ("", "all") else ""
        chosen = book.chapter(wanted) if wanted else book.sections
    if as_json:
        typer.echo(msgspec.json.encode(chosen).decode())
    elif section == "all":
        for top in (one for one in book.sections if one.level == 2):
            show_section(screen, book, top.id)
    elif section:
        show_section(screen, book, wanted)
    else:
        show_contents(screen, book)
        screen.say("ui-rules-how", {"game": game}, style="dim")


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-rules"))(rules)
