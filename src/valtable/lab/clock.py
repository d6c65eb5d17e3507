"""The time of a bot that plays by the clock. Bots know no time but the clock they are given, and this is it."""

from __future__ import annotations

from math import inf
from time import monotonic

from valtable.bots import Bot, Clock


class Stopwatch(Clock):
    """So many seconds from now on."""

    def __init__(self, seconds: float) -> None:
        self.ends = monotonic() + seconds

    def left(self) -> float:
        return max(self.ends - monotonic(), 0.0)


def clock_for(bot: Bot) -> Clock:
    """The clock for this bot's next choice."""
    return Clock() if bot.seconds == inf else Stopwatch(bot.seconds)
