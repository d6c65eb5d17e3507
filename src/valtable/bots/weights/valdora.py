"""What things are worth at Valdora."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Estimates in points."""

    patience: float = 0.86
    """What is left of a gain that comes a turn later."""
    coins: tuple[float, ...] = (0.0, 1.6, 2.6, 3.3, 3.8, 4.2, 4.5)
    equipment: float = 8.0
    """A tool at the beginning; towards the end nothing."""
    carrier: float = 9.0
    """Cart and horse."""
    gold: float = 1.5
    """A gold that can still buy equipment."""
    gem: float = 0.4
    """A gem that no open commission asks for, beyond its point."""
    slot: float = 4.0
    """A free place for a commission, in front of a book."""
    shopping: float = 3.0
    """Gold to spend, in front of a catalog."""
    waiting: float = 0.3
    """What is left of a commission that waits for equipment."""
    needed: float = 3.0
    """Going shopping, if a commission waits for it."""
    provisions: float = 0.9
    workshop: float = 8.0
    """The bonus tiles a workshop will bring."""
    progress: float = 0.7
    """A part of the craftsmen for a workshop, against the whole."""
    ending: float = 1.2
    """What the others lose by the end, against what one gains oneself."""
    detour: float = 1.6
    """Turns for every further gem that is missing."""
