"""`valtable play`: a game at the terminal."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from valtable.cli.speech import catalogue, say, system_language

if TYPE_CHECKING:
    from valtable.cli.screen import Screen
    from valtable.cli.session import Player, Session
    from valtable.kernel.game import AnyGame
    from valtable.kernel.match import Match


def play(
    game: Annotated[str, typer.Argument(help=say("ui-help-game"), metavar="GAME")],
    seats: Annotated[str, typer.Option(help=say("ui-help-seats"))] = "",
    players: Annotated[int | None, typer.Option(help=say("ui-help-players"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("ui-help-seed"))] = None,
    lang: Annotated[str, typer.Option(help=say("ui-help-lang"))] = "",
    options: Annotated[str, typer.Option(help=say("ui-help-options"))] = "",
    components: Annotated[Path | None, typer.Option(help=say("ui-help-components_dir"))] = None,
    save: Annotated[Path | None, typer.Option(help=say("ui-help-save"))] = None,
    force: Annotated[bool, typer.Option("--force", help=say("ui-help-force"))] = False,
) -> None:
    from rich.console import Console

    from valtable.cli.failures import usage
    from valtable.cli.files import check_target
    from valtable.cli.games import load_game
    from valtable.cli.keyboard import keyboard
    from valtable.cli.options import parse_options, show_options
    from valtable.cli.screen import Screen
    from valtable.cli.seating import seat_kinds, seat_players
    from valtable.cli.session import Session

    console, language = Console(highlight=False), lang or system_language()
    loaded = load_game(game, components)
    with usage():
        texts = catalogue(loaded.title, language)
        if options == "help":
            console.print(show_options(loaded, texts))
            return
        kinds = seat_kinds(seats, players, loaded)
        chosen = parse_options(options)
        seated = seat_players(kinds, loaded, seed or 0, texts)
        if save is not None:
            check_target(save, force)
        match = begin(loaded, seated, chosen, seed)
    screen = Screen(console, loaded, [player.name for player in seated], language)
    session = Session(match, seated, screen, keyboard())
    welcome(screen, session)
    run(session, save)


def begin(game: AnyGame, players: list[Player], options: dict[str, object], seed: int | None) -> Match:
    from valtable import new

    return new(game, seats=[player.name for player in players], options=options, seed=seed)


def welcome(screen: Screen, session: Session) -> None:
    """The title, who plays, and the one key to remember."""
    from rich.text import Text

    screen.heading(Text(screen.text("game-title"), style="bold"))
    screen.say("game-blurb")
    line = Text()
    for seat, player in enumerate(session.players):
        line.append("   " if seat else "").append(screen.seat(seat))
        if player.bot is not None:
            line.append(" " + screen.text("ui-is_bot", {"kind": player.kind}), style="dim")
    screen.show(line)
    if session.people and session.keyboard.is_person:
        screen.say("ui-welcome-help", style="dim")


def run(session: Session, save: Path | None) -> None:
    """Play; whoever leaves early keeps the log, and so does whoever reaches the end."""
    from valtable.cli.commands import Leave
    from valtable.cli.session import InputEnded

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave)
    screen = session.screen
    try:
        session.run()
    except (Leave, KeyboardInterrupt):
        screen.blank()
        screen.say("ui-goodbye")
        keep(session, save)
        return
    except InputEnded:
        keep(session, save)
        raise
    keep(session, save)
    if save is None and session.keyboard.is_person:
        screen.say("ui-hint-save", style="dim")


def keep(session: Session, save: Path | None) -> None:
    from valtable.cli.files import write_whole

    if save is None:
        return
    write_whole(save, session.match.log.encode())
    key = "ui-saved" if session.match.is_over else "ui-saved-unfinished"
    session.screen.say(key, {"file": str(save)}, style="dim")


def _leave(number: int, frame: object) -> NoReturn:
    """A terminal that is closed, or a polite kill, is somebody who leaves."""
    raise KeyboardInterrupt


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-play"))(play)
