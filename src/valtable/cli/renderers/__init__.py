"""How a table is drawn. A game may have a renderer of its own here, in a file named after it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from valtable.cli.renderers.generic import Renderer
from valtable.cli.screen import Screen


def renderer_for(screen: Screen) -> Renderer:
    """The game's own renderer, else the one that draws any table."""
    place = f"{__name__}.{screen.game.title}"
    if screen.game.title == "generic" or find_spec(place) is None:
        return Renderer(screen)
    own: type[Renderer] = import_module(place).Renderer
    return own(screen)
