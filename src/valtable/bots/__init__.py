"""Bots: they receive a view and the choices, and answer with one of these.

Read in this order: `bot` (the contract), `random`, `knowledge` (what a bot knows about a game),
`greedy`. What is known about one game lies in the file named after it.
"""

from __future__ import annotations

from typing import Final

from valtable.bots.bot import Bot, Clock
from valtable.bots.greedy import GreedyBot
from valtable.bots.random import RandomBot, WeightedBot
from valtable.kernel.errors import Malformed
from valtable.kernel.game import AnyGame

__all__ = ["Bot", "Clock", "bot_names", "check_bot", "make_bot"]

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "weighted": WeightedBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    """The names that `make_bot` understands."""
    return list(BOTS)


def check_bot(name: str) -> None:
    """Raise Malformed for a name that no bot has."""
    if name not in BOTS:
        raise Malformed(f"bot {name!r}", f"is not known; there are {', '.join(bot_names())}")


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    """A bot for one seat of one game; with the same seed it plays the same."""
    check_bot(name)
    return BOTS[name](game, seed)
