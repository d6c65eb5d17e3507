"""`valtable rules`: the rules reference."""

from __future__ import annotations

from typing import Annotated

import typer

from valtable.cli.speech import say, speak


def rules(
    game: Annotated[str, typer.Argument(help=say("ui-help-game"), metavar="GAME")],
    section: Annotated[str, typer.Argument(help=say("ui-help-section"), metavar="[SECTION]")] = "",
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    import sys

    import msgspec
    from rich.console import Console

    from valtable.cli.arguments.game import load_game
    from valtable.cli.failures import usage
    from valtable.cli.table.keyboard import Keyboard
    from valtable.cli.table.rulebook import find_sections, read_rules, show_section
    from valtable.cli.terminal import Terminal

    with usage():
        language = speak(lang)
    terminal = Terminal(Console(highlight=False), load_game(game), [], language)
    with usage():
        book = terminal.rules
        found = find_sections(terminal, book, section) if section not in ("", "all") else book.sections
    if as_json:
        chosen = book.chapter(found[0].id) if len(found) == 1 else found
        typer.echo(msgspec.json.encode(chosen).decode())
        return
    if sys.stdin.isatty():
        terminal.ask = Keyboard().line
    if section == "all":
        with terminal.paged():
            for top in (one for one in book.sections if one.level == 2):
                show_section(terminal, book, top.id)
        return
    read_rules(terminal, section)
    if not section:
        terminal.say("ui-rules-how", {"game": game}, style="dim")


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-rules"))(rules)
