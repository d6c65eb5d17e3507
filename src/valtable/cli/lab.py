"""`valtable simulate` and `valtable arena`: many games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from valtable.cli.failures import usage
from valtable.cli.files import check_target, write_whole
from valtable.cli.options import parse_options
from valtable.cli.progress import bar
from valtable.kernel.errors import Malformed

if TYPE_CHECKING:  # the lab is loaded by the commands themselves, so that `--help` is quick
    from valtable.lab.arena import Result
    from valtable.lab.playing import Played
    from valtable.lab.setting import Setting
    from valtable.lab.simulate import Report

GameName = Annotated[str, typer.Argument(help="The game, such as valletta.", metavar="GAME", show_default=False)]
Players = Annotated[int, typer.Option(help="How many players.", show_default=False)]
Games = Annotated[int, typer.Option(help="How many games.")]
Bots = Annotated[str, typer.Option(help="One bot name per seat, with commas; the last fills up.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
OptionsText = Annotated[str, typer.Option("--options", help="key=value,... or `all` for every module.")]
Workers = Annotated[int, typer.Option(help="How many processes share the work.")]
Components = Annotated[Path | None, typer.Option(help="Play with the component files of this folder.")]
Out = Annotated[Path | None, typer.Option(help="Write one row per game to this .jsonl file.")]
Plot = Annotated[Path | None, typer.Option("--plot", help="Write a picture of the result to this .svg file.")]
Force = Annotated[bool, typer.Option("--force", help="Replace files that exist.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("simulate")(simulate_command)
    app.command("arena")(arena_command)


def simulate_command(
    game: GameName,
    players: Players,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = 1,
    options: OptionsText = "",
    workers: Workers = 1,
    components: Components = None,
    out: Out = None,
    force: Force = False,
    json: Json = False,
) -> None:
    """Play many games between bots and report what came of them."""
    from valtable.lab.executor import executor
    from valtable.lab.setting import line_up
    from valtable.lab.simulate import simulate

    with usage():
        table, names, hands = setting_of(game, players, options, components), line_up(bots, players), executor(workers)
        check_file(out, ".jsonl", force)
        check_count(games)
    with bar("games", games) as progress:
        report, played = simulate(table, names, games, seed, hands, progress)
    write_rows(out, played)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(simulate_table(table.load().title, names, report))
        print(simulate_figures(report))


def arena_command(
    game: GameName,
    players: Players,
    bots: Bots,
    games: Games = 200,
    seed: Seed = 1,
    options: OptionsText = "",
    workers: Workers = 1,
    components: Components = None,
    out: Out = None,
    plot_file: Plot = None,
    force: Force = False,
    json: Json = False,
) -> None:
    """Let bots play one another: mirrored luck, rotated seats, win shares with 95 % intervals.

    Games are played in whole groups, one for each rotation of the seats.
    """
    from valtable.lab.arena import arena
    from valtable.lab.executor import executor
    from valtable.lab.plot import plot
    from valtable.lab.setting import line_up

    with usage():
        table, names, hands = setting_of(game, players, options, components), line_up(bots, players), executor(workers)
        check_file(out, ".jsonl", force)
        check_file(plot_file, ".svg", force)
        check_count(games)
    with bar("games", games) as progress:
        result, played = arena(table, names, games, seed, hands, progress)
    write_rows(out, played)
    if plot_file is not None:
        write_whole(plot_file, plot(result))
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console().print(arena_table(result))


def setting_of(game: str, players: int, options: str, components: Path | None) -> Setting:
    from valtable import games
    from valtable.lab.setting import setting

    chosen = games.load(game).all_modules() if options.strip() == "all" else parse_options(options)
    return setting(game, players, chosen, components)


def check_count(games: int) -> None:
    if games < 1:
        raise Malformed("games", f"at least 1 is needed, not {games}")


def check_file(path: Path | None, suffix: str, force: bool) -> None:
    """Refuse a file we cannot write before the games are played, not after."""
    if path is None:
        return
    if path.suffix != suffix:
        raise Malformed(str(path), f"only {suffix} can be written here for now")
    check_target(path, force)


def write_rows(path: Path | None, played: Sequence[Played]) -> None:
    if path is not None:
        write_whole(path, msgspec.json.Encoder().encode_lines(played).decode())


def simulate_table(title: str, names: Sequence[str], report: Report) -> Table:
    table = Table(title=f"{title}, {len(names)} players, {report.games} games")
    for name in ("seat", "bot", "wins", "points"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for seat, name in enumerate(names):
        table.add_row(str(seat), name, f"{report.wins.seats[seat]:.1%}", f"{report.points[seat]:.1f}")
    return table


def simulate_figures(report: Report) -> str:
    ends = ", ".join(f"{reason} {count}" for reason, count in report.end_reasons.items())
    rows = [
        ("finished", f"{report.finished} ({ends})"),
        ("decisions", f"{report.decisions:,} with {report.mean_choices:.2f} choices"),
        ("speed", f"{report.decisions_per_second:,.0f} decisions, {report.games_per_second:,.1f} games per CPU second"),
        ("build", report.build),
        ("digest", report.digest),
    ]
    return "\n".join(f"{label:<10}{value}" for label, value in rows)


def arena_table(result: Result) -> Table:
    title = f"{result.game}, {result.players} players, {result.games} games"
    table = Table(title=title, caption="Wilson intervals, widened where mirrored games agree")
    for name in ("bot", "wins", "95 % interval", "points", "CPU ms per decision"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for bot in result.bots:
        low, high = bot.interval
        table.add_row(
            bot.name,
            f"{bot.win_share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{bot.mean_points:.1f}",
            f"{bot.seconds_per_decision * 1000:.3f}",
        )
    return table
