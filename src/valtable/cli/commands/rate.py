"""`valtable lab rate`: how strong are the levels?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from valtable.cli.arguments.game import load_game
from valtable.cli.arguments.lab import (
    Components,
    Force,
    GameName,
    Json,
    OptionsText,
    Plot,
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

if TYPE_CHECKING:  # the lab is loaded by the command itself, so that `--help` is quick
    from valtable.lab.intervals import Estimate
    from valtable.lab.rating.rating import Ratings, Wins

Rated = Annotated[str, typer.Option("--bots", help=say("ui-help-rate_bots"))]
Games = Annotated[int, typer.Option(help=say("ui-help-rate_games"))]
Within = Annotated[float, typer.Option(help=say("ui-help-rate_within"))]
Out = Annotated[Path | None, typer.Option(help=say("ui-help-rate_out"))]
Html = Annotated[Path | None, typer.Option("--html", help=say("ui-help-balance_html"))]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rate", help=say("ui-help-rate"))(rate_command)


def rate_command(
    game: GameName,
    players: UsualPlayers = 0,
    bots: Rated = "level1,level2,level3,level4,level5",
    games: Games = 2000,
    within: Within = 25.0,
    seed: Seed = 1,
    options: OptionsText = "",
    workers: Workers = 1,
    ray: Ray = "",
    components: Components = None,
    resume: Resume = None,
    out: Out = None,
    plot_file: Plot = None,
    html_file: Html = None,
    force: Force = False,
    json: Json = False,
) -> None:
    from valtable.lab.benchmark import checkout
    from valtable.lab.machine import here
    from valtable.lab.players import check_bot
    from valtable.lab.players.names import split_names
    from valtable.lab.rating.html import html
    from valtable.lab.rating.plots import standing
    from valtable.lab.rating.rating import Rating, Record

    loaded = load_game(game, components)  # bad component files are no wrong usage
    with in_the_lab(), usage():
        seats = players or usual(loaded)
        table, who = setting_of(game, seats, options, components), hands(workers, ray)
        names = split_names(bots)
        for name in names:
            check_bot(name)
        check_count(games)
        check_file(out, (".json",), force)
        check_file(plot_file, (".svg",), force)
        check_file(html_file, (".html",), force)
        check_notebook(resume)
        rating = Rating(table, names, games, within, seed)
    with in_the_lab(), bar(say("ui-lab-games"), rating.total) as progress:
        result = rating.run(who, progress, resume)
    command = command_of(
        "rate",
        game,
        components,
        players=seats,
        bots=bots,
        games=games,
        within=f"{within:g}",
        seed=seed,
        options=options,
    )
    machine = here(checkout(), [])
    if out is not None:
        write_whole(out, msgspec.json.format(msgspec.json.encode(Record(command, machine, result)), indent=1) + b"\n")
    if plot_file is not None:
        write_whole(plot_file, standing(result))
    if html_file is not None:
        write_whole(html_file, html(result, machine, command))
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console().print(table_of(result))
        told = "ui-rate-enough" if result.enough else "ui-rate-unsure"
        typer.echo(say(told, {"within": f"{within:g}", "rounds": result.rounds}))
    if not result.enough:
        end_early(result.games, result.asked, resume)


def table_of(result: Ratings) -> Table:
    from valtable.lab.rating.strength import MIDDLE

    title = say("ui-lab-title", {"game": result.game, "players": result.players, "games": result.games})
    table = Table(title=title, caption=say("ui-rate-method", {"mean": f"{MIDDLE:.0f}"}))
    figures = ("ui-rate-rating", "ui-lab-interval", "ui-lab-games")
    wins = ("ui-rate-against", "ui-lab-interval")
    for key in ("ui-lab-bot", *figures, *wins, "ui-lab-milliseconds"):
        table.add_column(say(key), justify="left" if key == "ui-lab-bot" else "right")
    for one in result.bots:
        table.add_row(
            one.bot,
            f"{one.rating.value:.0f}",
            interval(one.rating, "{:.0f}"),
            str(one.rating.n),
            *(("", "") if one.wins is None else against(one.wins)),
            f"{1000 * one.seconds:.1f}",
        )
    return table


def against(wins: Wins) -> tuple[str, str]:
    return f"{wins.against} {wins.share.value:.1%}", interval(wins.share, "{:.1%}")


def interval(one: Estimate, shape: str) -> str:
    return say("ui-lab-from_to", {"low": shape.format(one.low), "high": shape.format(one.high)})
