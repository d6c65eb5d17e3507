"""Who meets whom: neighbours, so that close ones are told apart, and mixed tables, so that all hang together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise


def line_ups(bots: Sequence[str], players: int) -> list[list[str]]:
    """The tables of one round, for bots from weak to strong."""
    return neighbours(bots, players) + mixed(bots, players)


def neighbours(bots: Sequence[str], players: int) -> list[list[str]]:
    """Each bot alone among those one weaker."""
    return [[strong, *[weak] * (players - 1)] for weak, strong in pairwise(bots)]


def mixed(bots: Sequence[str], players: int) -> list[list[str]]:
    """As many different bots as sit at a table, one after another in strength; two that sit alone skip one."""
    step = 2 if players == 2 else 1
    reach = step * (players - 1)
    return [list(bots[first : first + reach + 1 : step]) for first in range(len(bots) - reach)]
