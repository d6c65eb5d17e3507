"""How a table is drawn: `generic` draws any, and a game may have a room here, named after it, that draws its own."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from valtable.cli.renderers.generic import Renderer
from valtable.cli.terminal import Terminal


def renderer_for(terminal: Terminal) -> Renderer:
    """The game's own renderer, else the one that draws any table."""
    room = f"{__name__}.{terminal.game.title}"
    found = find_spec(room)
    if found is None or found.submodule_search_locations is None:
        return Renderer(terminal)
    own: type[Renderer] = import_module(f"{room}.renderer").Renderer
    return own(terminal)
