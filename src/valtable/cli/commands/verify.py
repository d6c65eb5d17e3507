"""`valtable verify`: check a log against the rules and its seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from valtable.cli.speech import catalogue, say, speak


def verify(
    file: Annotated[Path, typer.Argument(help=say("ui-help-file"), metavar="FILE")],
    game: Annotated[str, typer.Option(help=say("ui-help-place"))] = "",
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    import msgspec

    from valtable.cli.arguments.game import load_logged
    from valtable.cli.failures import usage
    from valtable.cli.files import read_log
    from valtable.kernel.replay import verify as verify_log

    with usage():
        texts = catalogue(None, speak(lang))
    log = read_log(file)
    verdict = verify_log(load_logged(log, game), log, str(file))
    if as_json:
        typer.echo(msgspec.json.encode(verdict).decode())
        return
    finished = "yes" if verdict.finished else "no"
    typer.echo(texts.text("ui-verify-ok", {"file": str(file), "n": verdict.lines, "finished": finished}))
    typer.echo(texts.text("ui-verify-luck", {"luck": verdict.luck}))
    if verdict.seed_hash is not None:
        typer.echo(texts.text("ui-verify-seal", {"hash": verdict.seed_hash}))


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-verify"))(verify)
