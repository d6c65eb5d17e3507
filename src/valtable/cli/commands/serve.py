"""`valtable serve`, `check-tables`, `backup` and `move-tables`: the service and what its operator needs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from valtable.cli.arguments.service import DatabaseUrl, database_named, takes_settings
from valtable.cli.speech import say
from valtable.kernel.refusal import Args
from valtable.service.settings import Settings


def serve(settings: Settings) -> None:
    from valtable.service.run import serve as run

    file = str(settings.database)
    run(settings, lambda address: typer.echo(say("ui-serving", {"address": address, "file": file})))


def check_tables(
    database_url: DatabaseUrl = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    import msgspec

    from valtable.cli.failures import FAILED, usage
    from valtable.service.maintenance import check

    with usage():
        database = database_named(database_url)
    report = check(database)
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        typer.echo(say("ui-tables-checked", {"n": report.checked, "broken": len(report.broken)}))
        for table in report.broken:
            typer.echo(f"  {table.id}: {table.problem}")
    if report.broken:
        raise typer.Exit(FAILED)


def backup(
    file: Annotated[Path, typer.Argument(help=say("ui-help-backup_file"), metavar="FILE")],
    database_url: DatabaseUrl = "",
) -> None:
    from valtable.cli.failures import Usage, usage
    from valtable.service.maintenance import back_up

    with usage():
        database = database_named(database_url)
    if not isinstance(database, Path):
        raise Usage(say("ui-error-backup_postgres"))
    back_up(database, file)
    typer.echo(say("ui-backed_up", {"file": str(file)}))


def move_tables(
    source: Annotated[str, typer.Argument(help=say("ui-help-move_from"), metavar="FROM")],
    target: Annotated[str, typer.Argument(help=say("ui-help-move_to"), metavar="TO")],
    as_json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    import asyncio

    import msgspec

    from valtable.cli.failures import FAILED, Usage, usage
    from valtable.cli.progress import bar
    from valtable.service.store.moving import move

    with usage():
        databases = database_named(source), database_named(target)
    if databases[0] == databases[1]:
        raise Usage(say("ui-error-same_database"))
    with bar(say("ui-moving_tables"), 0) as progress:

        def tell(done: int, of: int) -> None:
            progress.total = of
            progress(done)

        moved = asyncio.run(move(*databases, tell))
    if as_json:
        typer.echo(msgspec.json.encode(moved).decode())
    else:
        counts: Args = {"n": moved.moved, "already": moved.already, "different": len(moved.different)}
        typer.echo(say("ui-tables-moved", counts))
        for id_ in moved.different:
            typer.echo(f"  {id_}")
    if moved.different:
        raise typer.Exit(FAILED)


def register(app: typer.Typer) -> None:
    app.command("serve", help=say("ui-help-serve"))(takes_settings(serve))
    app.command("check-tables", help=say("ui-help-check_tables"))(check_tables)
    app.command(help=say("ui-help-backup"))(backup)
    app.command("move-tables", help=say("ui-help-move_tables"))(move_tables)
