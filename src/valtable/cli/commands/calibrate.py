"""`valtable lab calibrate`: how often does a seat win that looks like this?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from valtable.cli.arguments.game import load_game
from valtable.cli.arguments.lab import (
    Bots,
    Components,
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
    hands,
    in_the_lab,
    setting_of,
    usual,
)
from valtable.cli.failures import usage
from valtable.cli.files import write_whole
from valtable.cli.progress import bar
from valtable.cli.speech import say

if TYPE_CHECKING:  # the lab is loaded by the command itself, so that `--help` is quick
    from valtable.lab.calibration.running import Calibration

Games = Annotated[int, typer.Option(help=say("ui-help-calibrate_games"))]
Fresh = Annotated[int, typer.Option(help=say("ui-help-calibrate_fresh"))]
Out = Annotated[Path | None, typer.Option(help=say("ui-help-calibrate_out"), metavar="FILE.toml")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("calibrate", help=say("ui-help-calibrate"))(calibrate_command)


def calibrate_command(
    game: GameName,
    players: UsualPlayers = 0,
    games: Games = 200,
    fresh: Fresh = 200,
    bots: Bots = "greedy",
    seed: Seed = 1,
    options: OptionsText = "",
    workers: Workers = 1,
    ray: Ray = "",
    components: Components = None,
    resume: Resume = None,
    out: Out = None,
    force: Force = False,
    json: Json = False,
) -> None:
    from valtable.lab.calibration.running import calibrate
    from valtable.lab.calibration.writing import written
    from valtable.lab.setting import line_up

    loaded = load_game(game, components)  # bad component files are no wrong usage
    seats = players or usual(loaded)
    with in_the_lab(), usage():
        table, names, who = setting_of(game, seats, options, components), line_up(bots, seats), hands(workers, ray)
        check_count(games)
        check_count(fresh, "--fresh")
        check_file(out, (".toml",), force)
        check_notebook(resume)
    with in_the_lab(), usage(), bar(say("ui-lab-games"), games + fresh) as progress:
        result = calibrate(table, names, games, fresh, seed, who, progress, resume)
    if out is not None:
        command = command_of(
            "calibrate",
            game,
            components,
            players=seats,
            games=games,
            fresh=fresh,
            bots=bots,
            seed=seed,
            options=options,
        )
        write_whole(out, written(out, result, command))
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console().print(reliability_table(result))
        print(figures(result))


def reliability_table(result: Calibration) -> Table:
    """What was said, and how often it came."""
    table = Table(title=say("ui-lab-title", {"game": result.game, "players": result.players, "games": result.fresh}))
    for key in ("ui-calibrate-said", "ui-calibrate-came", "ui-calibrate-seats"):
        table.add_column(say(key), justify="right")
    for one in result.prospects.table:
        table.add_row(f"{one.said:.1%}", f"{one.came:.1%}", str(one.seats))
    return table


def figures(result: Calibration) -> str:
    spreads = {"near": f"{result.prospects.near:.2f}", "far": f"{result.prospects.far:.2f}"}
    brier = {
        "prospects": f"{result.prospects.brier:.4f}",
        "scores": f"{result.scores.brier:.4f}",
        "unfitted": f"{result.unfitted.brier:.4f}",
    }
    better = {"low": f"{result.better.low:+.4f}", "high": f"{result.better.high:+.4f}"}
    lines = [
        say("ui-calibrate-spreads", {**spreads}),
        say("ui-calibrate-brier", {**brier}),
        say("ui-calibrate-better", {**better}),
        say("ui-calibrate-points", {"off": f"{result.points_off:.1f}"}),
    ]
    return "\n".join(lines)
