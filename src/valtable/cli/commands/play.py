"""`valtable play`: a game at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from valtable.cli.speech import catalogue, say, speak

if TYPE_CHECKING:
    from valtable.cli.table.session import Session
    from valtable.cli.terminal import Terminal

BOT_TEXTS = {
    "level1": "ui-bot-level1",
    "level2": "ui-bot-level2",
    "level3": "ui-bot-level3",
    "level4": "ui-bot-level4",
    "level5": "ui-bot-level5",
    "greedy": "ui-bot-greedy",
    "weighted": "ui-bot-weighted",
    "random": "ui-bot-random",
}


def play(
    game: Annotated[str, typer.Argument(help=say("ui-help-game"), metavar="GAME")] = "",
    seats: Annotated[str, typer.Option(help=say("ui-help-seats"))] = "",
    players: Annotated[int | None, typer.Option(help=say("ui-help-players"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("ui-help-seed"))] = None,
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    options: Annotated[str, typer.Option(help=say("ui-help-options"))] = "",
    components: Annotated[Path | None, typer.Option(help=say("ui-help-components_dir"))] = None,
    save: Annotated[Path | None, typer.Option(help=say("ui-help-save"))] = None,
    resume: Annotated[Path | None, typer.Option(help=say("ui-help-resume"))] = None,
    force: Annotated[bool, typer.Option("--force", help=say("ui-help-force"))] = False,
) -> None:
    from rich.console import Console

    from valtable.cli.arguments.game import load_game
    from valtable.cli.arguments.match import Wanted, open_any
    from valtable.cli.arguments.options import show_options
    from valtable.cli.failures import Usage, usage
    from valtable.cli.table.keyboard import keyboard
    from valtable.cli.table.playing import play_and_keep
    from valtable.cli.table.session import Session
    from valtable.cli.terminal import Terminal

    console = Console(highlight=False)
    with usage():
        language = speak(lang)
    if not game and resume is None:
        raise Usage(say("ui-error-which_game"))
    if options == "help" and resume is None:
        loaded = load_game(game, components)
        console.print(show_options(loaded, catalogue(loaded.title, language)))
        return
    wanted = Wanted(seats, players, seed, options, components, save, force)
    opened = open_any(game, resume, wanted, language)
    terminal = Terminal(console, opened.match.game, [player.name for player in opened.players], language)
    terminal.played = (opened.match.log.header.options, opened.match.seats)
    session = Session(opened.match, opened.players, terminal, keyboard())
    terminal.ask = session.keyboard.line if session.keyboard.is_person else None
    if resume is None:
        welcome(terminal, session)
    else:
        terminal.say("ui-resumed", {"file": str(resume)}, style="bold")
        session.go_on()
    play_and_keep(session, opened.keeper, opened.seed)


def welcome(terminal: Terminal, session: Session) -> None:
    """The title, who plays, and the one key to remember."""
    from rich.text import Text

    terminal.heading(Text(terminal.text("game-title"), style="bold"))
    terminal.say("game-blurb")
    line = Text()
    for seat, player in enumerate(session.players):
        line.append("   " if seat else "").append(terminal.seat(seat))
        if player.bot is not None:
            key = BOT_TEXTS.get(player.kind)
            nature = player.kind if key is None else terminal.text(key)
            line.append(" " + terminal.text("ui-is_bot", {"nature": nature}), style="dim")
    terminal.show(line)
    if session.people and session.keyboard.is_person:
        terminal.say("ui-welcome-help", style="dim")


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-play"))(play)
