"""Rows of numbers for learning, made by writing what is there rather than by asking for everything that could be."""

from __future__ import annotations

from collections.abc import Iterable


def one_hot(at: int, size: int) -> list[float]:
    """1 at this place of so many; none where it is outside."""
    row = [0.0] * size
    if 0 <= at < size:
        row[at] = 1.0
    return row


def tally(cards: Iterable[int], kinds: int) -> list[float]:
    """How many of each kind."""
    row = [0.0] * kinds
    for card in cards:
        row[card] += 1.0
    return row
