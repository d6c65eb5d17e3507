"""Levels 1 to 5: how strong a bot is in words that hold for every game.

Levels differ by what they overlook and by how much they look at, never by what they know. All is counted, nothing
timed, so the same seed gives the same game on every machine. A search is bounded by lines and, since a line of one game
costs ten times as much as one of another, by tables: so many times the game's `pace`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.bots.bot import Bot
from valtable.bots.hasty import HastyBot
from valtable.bots.knowledge import knowledge_of
from valtable.bots.search import SearchBot
from valtable.kernel.game import AnyGame

HASTY: Final[dict[str, tuple[int, float]]] = {"level1": (35, 0.6), "level2": (10, 0.2)}
"""Choices of a hundred that are overlooked, and how much points at once count beyond their worth."""

SEARCHING: Final[dict[str, tuple[int, int]]] = {"level3": (100, 8), "level4": (300, 20), "level5": (800, 48)}
"""Lines, and tables in the game's `pace`."""

LEVELS: Final = (*HASTY, *SEARCHING)

CHARACTERS: Final[dict[str, str]] = {
    "level1": "Poppy",
    "level2": "Basil",
    "level3": "Sage",
    "level4": "Juniper",
    "level5": "Hawthorn",
}
"""Bots are plants, people are people: the name each level goes by, in all games and languages."""


def bot_name(bot: str, taken: Sequence[str]) -> str:
    """What a bot is called at a table where these names are taken: its character, with a number where it must."""
    character = CHARACTERS.get(bot, bot.capitalize())
    name, number = character, 2
    while name in taken:
        name, number = f"{character} {number}", number + 1
    return name


def level(name: str, game: AnyGame, seed: int) -> Bot:
    """The bot of this level."""
    if name in HASTY:
        overlooks, shine = HASTY[name]
        return HastyBot(game, seed, overlooks, shine)
    lines, paces = SEARCHING[name]
    return SearchBot(game, seed, lines, paces * knowledge_of(game).pace)
