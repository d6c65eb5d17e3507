"""`valtable lab balance`: is a game fair?"""

from __future__ import annotations

import shlex
import sys
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
    Workers,
    check_count,
    check_file,
    check_notebook,
    end_early,
    hands,
    in_the_lab,
    setting_of,
)
from valtable.cli.failures import usage
from valtable.cli.files import write_whole
from valtable.cli.progress import bar
from valtable.cli.speech import say
from valtable.texts import Catalogue

if TYPE_CHECKING:  # the lab is loaded by the command itself, so that `--help` is quick
    from valtable.lab.balance.words import Words

Games = Annotated[int, typer.Option(help=say("ui-help-balance_games"))]
Others = Annotated[int, typer.Option(help=say("ui-help-balance_others"))]
Rival = Annotated[str, typer.Option(help=say("ui-help-balance_rival"))]
Duels = Annotated[int, typer.Option(help=say("ui-help-balance_duels"))]
Page = Annotated[Path | None, typer.Option("--page", help=say("ui-help-balance_page"))]
Html = Annotated[Path | None, typer.Option("--html", help=say("ui-help-balance_html"))]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("balance", help=say("ui-help-balance"))(balance_command)


def balance_command(
    game: GameName,
    games: Games = 1000,
    others: Others = 200,
    bots: Bots = "greedy",
    rival: Rival = "weighted",
    duels: Duels = 200,
    seed: Seed = 1,
    options: OptionsText = "",
    workers: Workers = 1,
    ray: Ray = "",
    components: Components = None,
    resume: Resume = None,
    page_file: Page = None,
    html_file: Html = None,
    force: Force = False,
    json: Json = False,
) -> None:
    from valtable import games as titles
    from valtable.lab.balance.figures import balance
    from valtable.lab.balance.html import html
    from valtable.lab.balance.page import page
    from valtable.lab.balance.running import plan, run
    from valtable.lab.balance.words import Words
    from valtable.lab.benchmark import checkout
    from valtable.lab.machine import here

    loaded = load_game(game, components)  # bad component files are no wrong usage
    with in_the_lab(), usage():
        sizes = range(loaded.min_seats, loaded.max_seats + 1)
        tables = [setting_of(game, players, options, components) for players in sizes]
        check_count(games)
        check_count(others, "--others", 0)
        check_count(duels, "--duels", 0)
        planned = plan(tables, games, others, bots, rival, duels, seed)
        who = hands(workers, ray)
        check_file(page_file, (".md",), force)
        check_file(html_file, (".html",), force)
        check_notebook(resume)
    with in_the_lab(), bar(say("ui-lab-games"), planned.total) as progress:
        result = balance(planned, run(planned, who, progress, resume))
    words = Words(result, Catalogue(loaded.title, "en", strict=False) if loaded.title in titles.TITLES else None)
    machine, command = here(checkout(), []), shlex.join(["valtable", *sys.argv[1:]])
    if page_file is not None:
        write_whole(page_file, page(words, machine, command))
    if html_file is not None:
        write_whole(html_file, html(words, machine, command))
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console().print(summary(words))
    end_early(result.played, result.asked, resume)


def summary(words: Words) -> Table:
    """One line for each part."""
    table = Table(title=words.game(), show_header=False, box=None, padding=(0, 2, 1, 0))
    said = (words.seats, words.scores, words.sources, words.ends, words.things, words.length, words.skill)
    for one in (part() for part in said):
        table.add_row(one.verdict, f"[bold]{one.title}[/bold]", one.sentence)
    return table
