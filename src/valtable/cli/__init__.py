"""The one command, `valtable`. Each subcommand has a file in `commands` and is registered here.

Whatever is slow to load is imported by the subcommand that needs it, so that `--help` is quick.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from valtable.cli.commands import (
    admin,
    bench,
    components,
    join,
    lab,
    observations,
    play,
    replay,
    rules,
    serve,
    verify,
)
from valtable.cli.failures import OneLine
from valtable.cli.speech import say

app = typer.Typer(
    cls=OneLine,
    help=say("ui-help"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        from valtable import __version__
        from valtable.lab.build import kernel_build

        typer.echo(f"valtable {__version__} ({kernel_build()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def valtable(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help=say("ui-help-version"), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for module in (play, serve, admin, join, replay, verify, components, observations, rules, lab, bench):
    module.register(app)


def main() -> None:
    """The entry point. Whatever the terminal cannot show is replaced rather than fatal."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # the interpreter's own streams are TextIOWrapper
    app(prog_name="valtable")
