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

    from valtable.cli.arguments.game import load_logged
    from valtable.cli.failures import usage
    from valtable.cli.files import read_log
    from valtable.cli.table.keyboard import Keyboard
    from valtable.cli.table.step_by_step import StepByStep
    from valtable.cli.terminal import Terminal

    with usage():
        language = speak(lang)
    log = read_log(file)
    loaded = load_logged(log, game)
    terminal = Terminal(Console(highlight=False), loaded, log.header.seats, language)
    terminal.played = (log.header.options, len(log.header.seats))
    steps = StepByStep(terminal, log, str(file), seat, all_hands=all_hands)
    if as_json:
        typer.echo(steps.as_json(steps.last if step is None else step))
    elif step is not None:
        steps.show(step)
    elif sys.stdin.isatty():
        steps.walk(Keyboard())
    else:
        steps.tell_all()


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-replay"))(replay)
