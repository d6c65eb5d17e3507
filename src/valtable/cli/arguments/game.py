"""The game a command is about: `GAME` by its title, or that of a log."""

from __future__ import annotations

from pathlib import Path

from valtable.cli.failures import usage
from valtable.cli.speech import wrong
from valtable.kernel.game import AnyGame
from valtable.kernel.log import Log


def load_game(title: str, folder: Path | None = None) -> AnyGame:
    """By its title; an unknown one is wrong usage, wrong component files are not."""
    from valtable import games

    with usage():
        if ":" not in title and title not in games.TITLES:
            raise wrong(f"{title!r}", "ui-error-game", {"known": ", ".join(sorted(games.TITLES))})
        games.find(title)
    if folder is not None and not folder.is_dir():
        raise wrong(f"--components {folder}", "ui-error-no_file")
    return games.load(title, folder=folder)


def load_logged(log: Log, place: str = "") -> AnyGame:
    """The game a log was played with; one that lives elsewhere needs its place to be known."""
    from valtable import games

    if place:
        with usage():
            games.find(place)
    return games.load_for(log.header)
