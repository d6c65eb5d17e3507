"""`valtable simulate` and `valtable arena`: many games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from valtable.cli.arguments.game import load_game
from valtable.cli.arguments.lab import (
    Bots,
    Components,
    Force,
    GameName,
    Games,
    Json,
    OptionsText,
    Out,
    OutOrFolder,
    Players,
    Plot,
    Ray,
    Resume,
    Seed,
    Workers,
    check_count,
    check_dataset,
    check_file,
    check_notebook,
    check_rows,
    end_early,
    hands,
    in_the_lab,
    is_dataset,
    setting_of,
)
from valtable.cli.commands import balance, calibrate, rate, tune
from valtable.cli.failures import usage
from valtable.cli.files import write_whole
from valtable.cli.progress import bar
from valtable.cli.speech import say, spoken
from valtable.kernel.refusal import Args

if TYPE_CHECKING:  # the lab is loaded by the commands themselves, so that `--help` is quick
    from valtable.lab.arena import Result
    from valtable.lab.playing import Played
    from valtable.lab.simulate import Report


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("simulate", help=say("ui-help-simulate"))(simulate_command)
    app.command("arena", help=say("ui-help-arena"))(arena_command)
    group = typer.Typer(help=say("ui-help-lab"))
    balance.register(group)
    calibrate.register(group)
    rate.register(group)
    tune.register(group)
    app.add_typer(group, name="lab")


def simulate_command(
    game: GameName,
    players: Players,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = 1,
    options: OptionsText = "",
    workers: Workers = 1,
    ray: Ray = "",
    components: Components = None,
    resume: Resume = None,
    out: OutOrFolder = None,
    force: Force = False,
    json: Json = False,
) -> None:
    from valtable.lab.dataset.running import write_dataset
    from valtable.lab.setting import line_up
    from valtable.lab.simulate import simulate

    load_game(game, components)  # bad component files are no wrong usage
    with in_the_lab(), usage():
        table, names, who = setting_of(game, players, options, components), line_up(bots, players), hands(workers, ray)
        dataset = out if is_dataset(out) else None
        if dataset is not None:
            check_dataset(dataset, resume)
        else:
            check_rows(out, force)
        check_count(games)
        check_notebook(resume)
    with in_the_lab(), bar(say("ui-lab-games"), games) as progress:
        if dataset is not None:
            report, played = write_dataset(dataset, table, names, games, seed, who, progress)
        else:
            report, played = simulate(table, names, games, seed, who, progress, resume)
            write_rows(out, played)
    tell_missed(played)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(simulate_table(table.load().title, names, report))
        print(simulate_figures(report))
    end_early(report.games, games, dataset or resume)


def arena_command(
    game: GameName,
    players: Players,
    bots: Bots,
    games: Games = 200,
    seed: Seed = 1,
    options: OptionsText = "",
    workers: Workers = 1,
    ray: Ray = "",
    components: Components = None,
    resume: Resume = None,
    out: Out = None,
    plot_file: Plot = None,
    force: Force = False,
    json: Json = False,
) -> None:
    from valtable.lab.arena import arena
    from valtable.lab.plot import plot
    from valtable.lab.setting import line_up

    load_game(game, components)  # bad component files are no wrong usage
    with in_the_lab(), usage():
        table, names, who = setting_of(game, players, options, components), line_up(bots, players), hands(workers, ray)
        check_rows(out, force)
        check_file(plot_file, (".svg",), force)
        check_count(games)
        check_notebook(resume)
    whole = -(-games // players) * players
    with in_the_lab(), bar(say("ui-lab-games"), whole) as progress:
        result, played = arena(table, names, games, seed, who, progress, resume)
    write_rows(out, played)
    tell_missed(played)
    if plot_file is not None:
        write_whole(plot_file, plot(result))
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console().print(arena_table(result))
        tell_of_games(result, games, whole)
    end_early(result.games, whole, resume)


def tell_of_games(result: Result, games: int, whole: int) -> None:
    """What a person may not expect of the games that were played."""
    players = result.players
    if result.games == whole != games:
        typer.echo(say("ui-arena-rounded", {"n": result.games, "asked": games, "group": players}), err=True)
    if len(result.bots) == 1:
        typer.echo(say("ui-arena-alone", {"bot": result.bots[0].name}), err=True)


def write_rows(path: Path | None, played: Sequence[Played]) -> None:
    from valtable.lab.rows import rows

    if path is not None:
        write_whole(path, rows(played, path.suffix))


def tell_missed(played: Sequence[Played]) -> None:
    """How often a program was not up to its seat: what it has won is then not all its own."""
    from valtable.lab.players.telling import quoted

    for name in dict.fromkeys(name for game in played for name in game.bots):
        missed = [sum(n for bot, n in zip(game.bots, game.missed, strict=True) if bot == name) for game in played]
        if any(missed):
            args: Args = {"n": sum(missed), "games": sum(map(bool, missed)), "all": len(played)}
            typer.echo(say("ui-exec-games", {"command": quoted(name, spoken()), **args}), err=True)


def simulate_table(title: str, names: Sequence[str], report: Report) -> Table:
    table = Table(title=say("ui-lab-title", {"game": title, "players": len(names), "games": report.games}))
    for key in ("ui-lab-seat", "ui-lab-bot", "ui-lab-wins", "ui-lab-points"):
        table.add_column(say(key), justify="left" if key == "ui-lab-bot" else "right")
    for seat, name in enumerate(names):
        table.add_row(str(seat), Text(name), f"{report.wins.seats[seat]:.1%}", f"{report.points[seat]:.1f}")
    return table


def simulate_figures(report: Report) -> str:
    ends = ", ".join(f"{reason} {count}" for reason, count in report.end_reasons.items())
    speed: Args = {
        "decisions": f"{report.decisions_per_second:,.0f}",
        "games": f"{report.games_per_second:,.1f}",
    }
    choices: Args = {"n": f"{report.decisions:,}", "choices": f"{report.mean_choices:.2f}"}
    rows = [
        (say("ui-lab-finished"), f"{report.finished} ({ends})"),
        (say("ui-lab-decisions"), say("ui-lab-choices", choices)),
        (say("ui-lab-speed"), say("ui-lab-per_second", speed)),
        (say("ui-lab-build"), report.build),
        (say("ui-lab-digest"), report.digest),
    ]
    return "\n".join(f"{label:<12}{value}" for label, value in rows)


def arena_table(result: Result) -> Table:
    args: Args = {"game": result.game, "players": result.players, "games": result.games}
    table = Table(title=say("ui-lab-title", args), caption=say("ui-lab-intervals"))
    for key in ("ui-lab-bot", "ui-lab-wins", "ui-lab-interval", "ui-lab-points", "ui-lab-milliseconds"):
        table.add_column(say(key), justify="left" if key == "ui-lab-bot" else "right")
    for bot in result.bots:
        low, high = bot.interval
        table.add_row(
            Text(bot.name),
            f"{bot.win_share:.1%}",
            say("ui-lab-from_to", {"low": f"{low:.1%}", "high": f"{high:.1%}"}),
            f"{bot.mean_points:.1f}",
            f"{bot.seconds_per_decision * 1000:.3f}",
        )
    return table
