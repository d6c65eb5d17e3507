"""Searches of few lines, for tests that ask what a bot may know or answer and not how well it plays."""

from __future__ import annotations

from valtable.bots import Bot, bot_names
from valtable.bots.search import SearchBot

LINES = 30

NAMES = [name for name in bot_names() if name not in ("level3", "level4")]
"""Levels 3 to 5 are one search; of so few lines they are the same."""


def quick(bot: Bot) -> Bot:
    """Thirty lines: what more of them see is of the same kind."""
    if isinstance(bot, SearchBot):
        bot.lines = min(bot.lines, LINES)
    return bot
