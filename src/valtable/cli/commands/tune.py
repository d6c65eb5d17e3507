"""`valtable lab tune`: better weights by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from valtable.cli.arguments.game import load_game
from valtable.cli.arguments.lab import (
    Force,
    GameName,
    Json,
    OptionsText,
    Ray,
    Resume,
    Seed,
    UsualPlayers,
    Workers,
    check_count,
    check_file,
    check_notebook,
    command_of,
    end_early,
    hands,
    in_the_lab,
    setting_of,
    usual,
)
from valtable.cli.failures import usage
from valtable.cli.files import write_whole
from valtable.cli.progress import bar
from valtable.cli.speech import say
from valtable.kernel.refusal import Args

if TYPE_CHECKING:  # the lab is loaded by the command itself, so that `--help` is quick
    from valtable.lab.intervals import Estimate
    from valtable.lab.tuning.tuning import Tuned

Games = Annotated[int, typer.Option(help=say("ui-help-tune_games"))]
Check = Annotated[int, typer.Option(help=say("ui-help-tune_check"))]
Out = Annotated[Path | None, typer.Option(help=say("ui-help-tune_out"))]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tune", help=say("ui-help-tune"))(tune_command)


def tune_command(
    game: GameName,
    players: UsualPlayers = 0,
    games: Games = 4000,
    check: Check = 1200,
    seed: Seed = 1,
    options: OptionsText = "",
    workers: Workers = 1,
    ray: Ray = "",
    resume: Resume = None,
    out: Out = None,
    force: Force = False,
    json: Json = False,
) -> None:
    from valtable.lab.tuning.numbers import written
    from valtable.lab.tuning.tuning import LEAST_CHECK, Tuning

    loaded = load_game(game, None)
    with in_the_lab(), usage():
        seats = players or usual(loaded)
        table, who = setting_of(game, seats, options, None), hands(workers, ray)
        check_count(games)
        check_count(check, "--check", LEAST_CHECK)
        check_file(out, (".toml",), force)
        check_notebook(resume)
        tuning = Tuning(table, games, check, seed)
    with in_the_lab(), bar(say("ui-lab-games"), tuning.total) as progress:
        result = tuning.run(who, progress, resume)
    if out is not None and result.is_better:
        command = command_of("tune", game, None, players=seats, games=games, check=check, seed=seed, options=options)
        write_whole(out, written(tuning.weights, head(loaded.title, result, command)))
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console().print(table_of(result))
        if result.check is not None:
            typer.echo(say("ui-tune-taken" if result.is_better else "ui-tune-left", verdict(result, result.check)))
    end_early(result.games, result.asked, resume)


def head(title: str, result: Tuned, command: str) -> list[str]:
    """Where the numbers of a file come from."""
    assert result.check is not None
    found = verdict(result, result.check)
    return [
        f"What things are worth at {title.capitalize()}.",
        f"Tuned by: {command}",
        f"Against the weights before, {found['games']} fresh games with {result.players} players: {found['share']} of",
        f"the victories (95 % interval {found['low']} to {found['high']}), where {found['even']} would be even.",
    ]


def verdict(result: Tuned, check: Estimate) -> Args:
    share, low, high, even = (f"{one:.1%}" for one in (check.value, check.low, check.high, result.even))
    return {"share": share, "low": low, "high": high, "even": even, "games": f"{check.n:,}"}


def table_of(result: Tuned) -> Table:
    """Every number that was turned."""
    table = Table(title=say("ui-tune-title", {"game": result.game, "players": result.players}))
    for key in ("ui-tune-number", "ui-tune-before", "ui-tune-after", "ui-tune-change"):
        table.add_column(say(key), justify="left" if key == "ui-tune-number" else "right")
    for name, before in result.before.items():
        after = result.after[name]
        if after != before:
            table.add_row(name, f"{before:g}", f"{after:g}", f"{after / before - 1:+.0%}")
    return table
