"""Bots: they receive a view and the choices, and answer with one of these.

Read in this order: `bot` (the contract), `random`, `knowledge` (what a bot knows about a game), `moves`, `greedy`,
`search`, `hasty`, `levels`. What is known about one game lies in the file named after it.
"""

from __future__ import annotations

import re
from typing import Final

from valtable.bots.bot import Bot, Clock
from valtable.bots.greedy import GreedyBot
from valtable.bots.levels import LEVELS, level
from valtable.bots.random import RandomBot, WeightedBot
from valtable.bots.search import SearchBot
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame

__all__ = ["USUAL", "Bot", "Clock", "bot_names", "check_bot", "make_bot"]

BOTS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot, "weighted": WeightedBot, "random": RandomBot}
USUAL: Final = "level3"
"""The bot that people meet who name none."""

SEARCH: Final = re.compile(r"search:(?:(?P<lines>[1-9]\d{0,5})|(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)")
"""So many lines of play, or as many as fit into so many seconds."""
SPELLED: Final = "search:LINES or search:SECONDSs"


def bot_names() -> list[str]:
    """The bots that are known by a name alone, the ones people play against first."""
    return [*LEVELS, *BOTS]


def check_bot(name: str) -> None:
    """Raise Malformed for a name that no bot has."""
    if name in LEVELS or name in BOTS:
        return
    found = SEARCH.fullmatch(name)
    if found is None or (found["seconds"] is not None and float(found["seconds"]) <= 0):
        raise Malformed(f"bot {name!r}", f"is not known; there are {', '.join(bot_names())}, {SPELLED}")


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    """A bot for one seat of one game; with the same seed it plays the same, unless it plays by the clock."""
    check_bot(name)
    if name in BOTS:
        return BOTS[name](game, seed)
    if name in LEVELS:
        return level(name, game, seed)
    found = SEARCH.fullmatch(name)
    assert found is not None
    if found["lines"] is not None:
        return SearchBot(game, seed, int(found["lines"]))
    bot = SearchBot(game, seed)
    bot.seconds = float(found["seconds"])
    return bot
