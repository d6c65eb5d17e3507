"""What things are worth at Valeria."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Estimates in points."""

    gold: float = 0.32
    strength: float = 0.34
    magic: float = 0.40
    spare: float = 0.03
    """A resource beyond what two actions can use."""
    hoard: int = 14
    """Resources of a seat beyond these are spare."""
    fade: float = 2.0
    """Rounds left from which resources lose their worth."""
    ending: float = 1.0
    """What the others' income counts against one's own, as long as the game goes on."""
    exchange: float = 0.6
    """The share of an exchange that is worth its while."""
    rounds: float = 14.0
    """Rounds of a game."""
    lasting: float = 0.35
    """A lasting power of a Domain, for each round left."""
    rival: float = 0.15
    """How much of the best opponent's points counts against a seat."""
    maps: tuple[float, ...] = (0.6, 0.4, 0.15)
    """The first, second and third Map; more are worth nothing yet."""
    tome: float = 0.25
    """A Tome, for each round left: it pays every turn."""
    towers: float = 0.1
    """The own discount on slaying, for each completed tower and round."""
    relic: float = 0.2
    """A Relic that works by itself, for each round left."""
