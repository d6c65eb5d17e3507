"""`valtable bench`: how fast the games are played, beside peers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from valtable.cli.failures import usage
from valtable.cli.progress import bar
from valtable.cli.speech import say

if TYPE_CHECKING:  # the lab is loaded by the command itself, so that `--help` is quick
    from valtable.lab.benchmark import Benchmark
    from valtable.lab.speed import Speed


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench", help=say("ui-help-bench"))(bench_command)


def bench_command(
    games: Annotated[list[str] | None, typer.Argument(help=say("ui-help-bench_games"), show_default=False)] = None,
    peers: Annotated[bool, typer.Option("--peers", help=say("ui-help-peers"))] = False,
    rounds: Annotated[int, typer.Option(help=say("ui-help-rounds"))] = 7,
    seconds: Annotated[float, typer.Option(help=say("ui-help-seconds"))] = 1.5,
    json: Annotated[bool, typer.Option("--json", help=say("ui-help-json"))] = False,
) -> None:
    from valtable.lab.benchmark import benchmark

    with bar(say("ui-bench-measurements"), rounds) as progress, usage():

        def show(done: int, total: int) -> None:
            progress.total = total
            progress(done)

        result = benchmark(rounds, seconds, peers=peers, wanted=games or (), progress=show)
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        console = Console()
        console.print(speed_table(result))
        if peers:
            console.print(ratio_table(result))


def speed_table(result: Benchmark) -> Table:
    table = Table(title=say("ui-bench-speed"), caption=say("ui-bench-rounds", {"n": result.rounds}))
    heads = ("ui-bench-game", "ui-bench-players", "ui-bench-decisions", "ui-bench-recorded")
    add_columns(table, *heads, "ui-bench-games", "ui-bench-per_game", "ui-bench-copies")
    builds = dict.fromkeys(build for sizes in result.games.values() for found in sizes.values() for build in found)
    for build in builds:
        table.add_section()
        table.add_row(f"[bold]{build}")
        for title, sizes in result.games.items():
            for players, found in sizes.items():
                if build in found:
                    table.add_row(title, players, *figures(found[build]))
    if result.peers:
        table.add_section()
    for name, speed in result.peers.items():
        table.add_row(name, "4", *figures(speed))
    return table


def add_columns(table: Table, *heads: str) -> None:
    for head in heads:
        table.add_column(say(head), justify="left" if head == "ui-bench-game" else "right", no_wrap=True)


def figures(speed: Speed) -> tuple[str, ...]:
    recorded = speed.recorded_decisions_per_second
    return (
        f"{speed.decisions_per_second:,.0f}",
        f"{recorded:,.0f}" if recorded else "",
        f"{speed.games_per_second:,.1f}",
        f"{speed.decisions_per_game:,.0f}",
        f"{speed.copies_per_second:,.0f}",
    )


def ratio_table(result: Benchmark) -> Table:
    """One ratio per game, at its largest table, as the peer sits four."""
    table = Table(title=say("ui-bench-ratios"), caption=say("ui-bench-ratios_how"))
    add_columns(table, "ui-bench-game", "ui-bench-decisions", "ui-bench-copies")
    for title, builds in result.ratios.items():
        for build in builds:
            texts = [ratio_text(result, title, build, name) for name in ("catanatron", "copies_catanatron")]
            table.add_row(f"{title}, {build}", *texts)
    return table


def ratio_text(result: Benchmark, title: str, build: str, name: str) -> str:
    value, range_ = result.ratios[title][build][name], result.ranges[title][build][name]
    return "" if value is None or range_ is None else f"{value:.1f} ({range_[0]:.1f}..{range_[1]:.1f})"
