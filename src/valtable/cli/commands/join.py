"""`valtable join`: a bot of this machine at a table elsewhere."""

from __future__ import annotations

from typing import Annotated

import typer

from valtable.cli.speech import say, speak


def join(
    link: Annotated[str, typer.Argument(help=say("ui-help-join_link"), metavar="LINK")],
    bot: Annotated[str, typer.Option(help=say("ui-help-join_bot"))] = "level3",
    name: Annotated[str, typer.Option(help=say("ui-help-join_name"))] = "",
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
) -> None:
    from rich.console import Console

    from valtable.cli.arguments.remote import read_order
    from valtable.cli.failures import usage
    from valtable.cli.table.joining import join as join_table
    from valtable.cli.table.scores import tell_end
    from valtable.cli.terminal import Terminal

    with usage():
        language = speak(lang)
        order = read_order(link, bot, name)
    end = join_table(order.link, order.bot, order.name, language, typer.echo)
    tell_end(Terminal(Console(highlight=False), end.game, end.names, language), end.standing)


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-join"))(join)
