"""`valtable replay`: step through a log."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from valtable.cli.speech import say, speak


def replay(
    file: Annotated[Path, typer.Argument(help=say("ui-help-file"), metavar="FILE")],
    step: Annotated[int | None, typer.Option(help=say("ui-help-step"))] = None,
    seat: Annotated[int | None, typer.Option(help=say("ui-help-seat"))] = None,
    all_hands: Annotated[bool, typer.Option("--all", help=say("ui-help-all"))] = False,
    game: Annotated[str, typer.Option(help=say("ui-help-place"))] = "",
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    from rich.console import Console

    from valtable.cli.failures import usage
    from valtable.cli.files import read_log
    from valtable.cli.games import load_logged
    from valtable.cli.keyboard import Keyboard
    from valtable.cli.screen import Screen
    from valtable.cli.viewer import Viewer

    with usage():
        language = speak(lang)
    log = read_log(file)
    loaded = load_logged(log, game)
    screen = Screen(Console(highlight=False), loaded, log.header.seats, language)
    viewer = Viewer(screen, log, str(file), seat, all_hands=all_hands)
    if as_json:
        typer.echo(viewer.as_json(viewer.last if step is None else step))
    elif step is not None:
        viewer.show(step)
    elif sys.stdin.isatty():
        viewer.walk(Keyboard())
    else:
        viewer.tell_all()


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-replay"))(replay)
