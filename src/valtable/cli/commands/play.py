"""`valtable play`: a game at the terminal."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from valtable.cli.speech import catalogue, say, speak, system_language

if TYPE_CHECKING:
    from valtable.cli.saving import Keeper
    from valtable.cli.screen import Screen
    from valtable.cli.session import Session

BOT_TEXTS = {"random": "ui-bot-random", "weighted": "ui-bot-weighted", "greedy": "ui-bot-greedy"}


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

    from valtable.cli.failures import Usage, usage
    from valtable.cli.games import load_game
    from valtable.cli.keyboard import keyboard
    from valtable.cli.opening import Wanted, open_any
    from valtable.cli.options import show_options
    from valtable.cli.screen import Screen
    from valtable.cli.session import Session

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
    screen = Screen(console, opened.match.game, [player.name for player in opened.players], language)
    session = Session(opened.match, opened.players, screen, keyboard())
    screen.ask = session.keyboard.line if session.keyboard.is_person else None
    if resume is None:
        welcome(screen, session)
    else:
        screen.say("ui-resumed", {"file": str(resume)}, style="bold")
        session.go_on()
    run(session, opened.keeper, opened.seed)


def welcome(screen: Screen, session: Session) -> None:
    """The title, who plays, and the one key to remember."""
    from rich.text import Text

    screen.heading(Text(screen.text("game-title"), style="bold"))
    screen.say("game-blurb")
    line = Text()
    for seat, player in enumerate(session.players):
        line.append("   " if seat else "").append(screen.seat(seat))
        if player.bot is not None:
            key = BOT_TEXTS.get(player.kind)
            nature = player.kind if key is None else screen.text(key)
            line.append(" " + screen.text("ui-is_bot", {"nature": nature}), style="dim")
    screen.show(line)
    if session.people and session.keyboard.is_person:
        screen.say("ui-welcome-help", style="dim")


def run(session: Session, keeper: Keeper, seed: int | None = None) -> None:
    """Play; whoever leaves early keeps the game, and so does whoever reaches the end, who is told the seed."""
    from valtable.cli.leaving import Gone
    from valtable.cli.session import InputEnded

    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, _leave) for number in signals]
    try:
        if not play_on(session, keeper):
            return
    except Gone:
        keeper.keep(session.match)
        return
    except InputEnded:
        keep(session, keeper)
        raise
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
    keep(session, keeper)
    if session.keyboard.is_person:
        if keeper.path is None:
            session.screen.say("ui-hint-save", style="dim")
        if seed is not None:
            session.screen.say("ui-seed", {"seed": str(seed)}, style="dim")
        session.screen.say("ui-goodbye")


def play_on(session: Session, keeper: Keeper) -> bool:
    """Play until the end, or until somebody really leaves; whether the end was reached."""
    from valtable.cli.leaving import Leave, may_leave

    while True:
        try:
            session.run()
            return True
        except Leave:
            if not may_leave(session, keeper):
                continue
        except KeyboardInterrupt:
            # It came in the middle of a move: what is on record is sound, the table may not be.
            may_leave(session, keeper)
        session.screen.blank()
        session.screen.say("ui-goodbye")
        keep(session, keeper)
        return False


def keep(session: Session, keeper: Keeper) -> None:
    if keeper.path is None:
        return
    keeper.keep(session.match)
    key = "ui-saved" if session.match.log.end else "ui-saved-unfinished"
    resume = f"valtable play --resume {keeper.path}"
    if session.screen.language != system_language():
        resume += f" --lang {session.screen.language}"
    session.screen.say(key, {"file": str(keeper.path), "resume": resume}, style="dim")


def _leave(number: int, frame: object) -> NoReturn:
    """A terminal that is closed, or a polite kill, is somebody who leaves without a word."""
    from valtable.cli.leaving import Gone

    raise Gone


def register(app: typer.Typer) -> None:
    app.command(help=say("ui-help-play"))(play)
