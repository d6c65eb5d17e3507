"""`valtable bench`: how fast the games are played, beside peers."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from valtable.cli.failures import usage
from valtable.cli.progress import bar
from valtable.cli.speech import say

if TYPE_CHECKING:  # the lab is loaded by the command itself, so that `--help` is quick
    from valtable.kernel.refusal import Args
    from valtable.lab.rounds import Figures
    from valtable.lab.summary import Benchmark

PLAY = {
    "ui-bench-decisions": "decisions_per_second",
    "ui-bench-stepped": "stepped_decisions_per_second",
    "ui-bench-recorded": "recorded_decisions_per_second",
    "ui-bench-games": "games_per_second",
    "ui-bench-per_game": "decisions_per_game",
    "ui-bench-copies": "copies_per_second",
}
ASKED = {
    "ui-bench-imagined": "imagines_per_second",
    "ui-bench-views": "views_per_second",
    "ui-bench-observations": "observations_per_second",
    "ui-bench-offers": "offers_per_second",
    "ui-bench-tables": "tables_per_second",
    "ui-bench-evaluations": "evaluations_per_second",
    "ui-bench-greedy": "greedy_decisions_per_second",
    "ui-bench-slowest": "greedy_slowest_ms",
    "ui-bench-search": "search_iterations_per_second",
}
"""Heads of columns to figures."""
RATIOS = {
    "ui-bench-catanatron": "catanatron",
    "ui-bench-copies_catanatron": "copies_catanatron",
    "ui-bench-hearts": "openspiel_cpp",
    "ui-bench-ismcts": "ismcts_gin_rummy",
}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench", help=say("ui-help-bench"))(bench_command)


def bench_command(
    games: Annotated[list[str] | None, typer.Argument(help=say("ui-help-bench_games"), show_default=False)] = None,
    peers: Annotated[bool, typer.Option("--peers", help=say("ui-help-peers"))] = False,
    rounds: Annotated[int, typer.Option(help=say("ui-help-rounds"))] = 5,
    seconds: Annotated[float, typer.Option(help=say("ui-help-seconds"))] = 0.5,
    json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
    keep: Annotated[Path | None, typer.Option(help=say("ui-help-bench_keep"), show_default=False)] = None,
    page: Annotated[Path | None, typer.Option(help=say("ui-help-bench_page"), show_default=False)] = None,
) -> None:
    from valtable.lab.benchmark import benchmark
    from valtable.lab.page import write_page

    with bar(say("ui-bench-measurements"), rounds) as progress, usage():

        def show(done: int, total: int) -> None:
            progress.total = total
            progress(done)

        result = benchmark(rounds, seconds, peers=peers, wanted=games or (), keep=keep, progress=show)
    if page is not None:
        write_page(result, page, shlex.join(["valtable", *sys.argv[1:]]))
    if json:
        print(msgspec.json.encode(result).decode())
        return
    console = Console()
    console.print(speed_table(result))
    console.print(asked_table(result))
    if peers:
        console.print(ratio_table(result))
        tell_of_servers(console, result)
        for name, why in result.missing.items():
            console.print(say("ui-bench-missing", {"name": name, "why": why}), highlight=False)


def speed_table(result: Benchmark) -> Table:
    table = Table(title=say("ui-bench-speed"), caption=say("ui-bench-rounds", {"n": result.rounds}))
    add_columns(table, "ui-bench-game", "ui-bench-players", *PLAY)
    add_games(table, result, PLAY)
    if result.peers:
        table.add_section()
    for name, figures in result.peers.items():
        if "decisions_per_second" in figures:
            table.add_row(name, "", *texts(figures, PLAY))
    return table


def asked_table(result: Benchmark) -> Table:
    """What bots and screens ask of a game."""
    table = Table(title=say("ui-bench-asked"), caption=say("ui-bench-rounds", {"n": result.rounds}))
    add_columns(table, "ui-bench-game", "ui-bench-players", *ASKED)
    add_games(table, result, ASKED)
    return table


def add_games(table: Table, result: Benchmark, columns: dict[str, str]) -> None:
    """The rows of our games, build by build."""
    builds = dict.fromkeys(build for sizes in result.games.values() for found in sizes.values() for build in found)
    for build in builds:
        table.add_section()
        table.add_row(f"[bold]{build}")
        for title, sizes in result.games.items():
            for players, found in sizes.items():
                if build in found:
                    table.add_row(title, players, *texts(found[build], columns))


def add_columns(table: Table, *heads: str) -> None:
    for head in heads:
        table.add_column(say(head), justify="left" if head == "ui-bench-game" else "right", no_wrap=True)


def texts(figures: Figures, columns: dict[str, str]) -> list[str]:
    found = [figures.get(name) for name in columns.values()]
    return ["" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" for value in found]


def ratio_table(result: Benchmark) -> Table:
    """One ratio per game, at its largest table, as the peer sits four."""
    table = Table(title=say("ui-bench-ratios"), caption=say("ui-bench-ratios_how"))
    add_columns(table, "ui-bench-game", *RATIOS)
    for title, builds in result.ratios.items():
        for build in builds:
            table.add_row(f"{title}, {build}", *(ratio_text(result, title, build, name) for name in RATIOS.values()))
    return table


def ratio_text(result: Benchmark, title: str, build: str, name: str) -> str:
    value, range_ = result.ratios[title][build][name], result.ranges[title][build][name]
    return "" if value is None or range_ is None else f"{value:.1f} ({range_[0]:.1f}..{range_[1]:.1f})"


def tell_of_servers(console: Console, result: Benchmark) -> None:
    for build, one in result.server.items():
        if one.moves_per_second is not None:
            ratio = "" if one.boardgame_io is None else f"{one.boardgame_io.median:.2f}"
            args: Args = {"build": build, "moves": f"{one.moves_per_second.median:,.0f}", "ratio": ratio}
            console.print(say("ui-bench-server", args), highlight=False)
