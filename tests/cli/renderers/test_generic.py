"""The renderer for any game: whoever has no room of its own here is drawn by it, whatever its title."""

from __future__ import annotations

import pytest
from rich.console import Console

from tests.cli.conftest import PROVING
from valtable import games
from valtable.cli.renderers import renderer_for
from valtable.cli.renderers.generic import Renderer
from valtable.cli.terminal import Terminal


@pytest.mark.parametrize("title", ["proving", "generic", "story", "nowhere"])
def test_a_game_without_a_room_of_its_own_is_drawn_by_the_generic_renderer(title: str) -> None:
    """Also one that is called as a file of the renderers is."""
    game = games.load(PROVING)
    titled = type("Titled", (type(game),), {"title": title})(game.components)
    assert type(renderer_for(Terminal(Console(), titled, ["Ana"], "en"))) is Renderer


@pytest.mark.parametrize("title", ["valdora", "valencia", "valeria", "valletta"])
def test_every_game_of_ours_is_drawn_by_its_own(title: str) -> None:
    own = type(renderer_for(Terminal(Console(), games.load(title), ["Ana"], "en")))
    assert own.__module__ == f"valtable.cli.renderers.{title}.renderer"
