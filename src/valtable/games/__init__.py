"""The games. Each is a package of the same shape; they do not know one another.

A game is found by its title, or, if it lives elsewhere, by `module:Class`.
"""

from __future__ import annotations

from importlib import import_module, resources
from pathlib import Path

from valtable.kernel.components import CUSTOM, Components, edition_from
from valtable.kernel.errors import Malformed, Unknown
from valtable.kernel.game import AnyGame, Game
from valtable.kernel.log import Header

TITLES: dict[str, str] = {
    "valletta": "valtable.games.valletta.game:Valletta",
    "valdora": "valtable.games.valdora.game:Valdora",
    "valencia": "valtable.games.valencia.game:Valencia",
    "valeria": "valtable.games.valeria.game:Valeria",
}
"""Title to `module:Class`, in the order of the shelf; `register` adds to it."""


def register(title: str, place: str) -> None:
    """Make a game known under its title; its place is `module:Class`."""
    TITLES[title] = place


def load(title: str, *, edition: str = "", rules: int = 0, folder: Path | None = None) -> AnyGame:
    """A game ready to play: the newest rules and edition unless others are named.

    With a folder its files stand in for the printed components, as the edition `custom`.
    """
    type_ = find(title)
    if folder is not None:
        return type_(edition_from(folder, CUSTOM), rules)
    data = resources.files(type_.__module__.rpartition(".")[0]) / "data"
    wanted = edition or type_.edition
    if wanted not in editions(title):
        raise Unknown("edition", f"{title} has {', '.join(editions(title))}, not {wanted!r}")
    return type_(edition_from(data / wanted, wanted), rules)


def load_for(header: Header) -> AnyGame:
    """The game a log was played with; custom components come out of the log itself.

    A log comes from anywhere, so it names a title: it does not choose what is imported.
    """
    if header.game not in TITLES:
        raise unknown(header.game)
    if header.edition == CUSTOM:
        return find(header.game)(Components(CUSTOM, header.data), header.rules)
    return load(header.game, edition=header.edition, rules=header.rules)


def editions(title: str) -> list[str]:
    """The editions of a game's components, kept side by side."""
    data = resources.files(find(title).__module__.rpartition(".")[0]) / "data"
    return sorted(item.name for item in data.iterdir() if item.is_dir())


def find(title: str) -> type[AnyGame]:
    """The class of a game by its title or its place."""
    place = title if ":" in title else TITLES.get(title)
    if place is None:
        raise unknown(title)
    module, _, name = place.partition(":")
    try:
        type_: type[AnyGame] = getattr(import_module(module), name)
        if not issubclass(type_, Game):
            raise TypeError(f"{name} is no game")
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Malformed(f"game {title!r}", f"cannot be loaded ({error})") from None
    TITLES.setdefault(type_.title, place)
    return type_


def unknown(title: str) -> Malformed:
    return Malformed(f"game {title!r}", f"is not known; there is {', '.join(sorted(TITLES)) or 'none'}")
