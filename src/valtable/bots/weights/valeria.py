"""What things are worth at Valeria."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Estimates in points."""

    gold: float
    """A Gold that will be spent."""
    strength: float
    """The same for Strength."""
    magic: float
    """The same for Magic."""
    spare: float
    """A resource beyond what two actions can use."""
    hoard: int
    """Resources of a seat beyond these are spare."""
    fade: float
    """Rounds left from which resources lose their worth."""
    ending: float
    """What the others' income counts against one's own, as long as the game goes on."""
    exchange: float
    """The share of an exchange that is worth its while."""
    rounds: float
    """Rounds of a game."""
    lasting: float
    """A lasting power of a Domain, for each round left."""
    rival: float
    """How much of the best opponent's points counts against a seat."""
    maps: tuple[float, float, float]
    """The first, second and third Map; more are worth nothing yet."""
    tome: float
    """A Tome, for each round left: it pays every turn."""
    towers: float
    """The own discount on slaying, for each completed tower and round."""
    relic: float
    """A Relic that works by itself, for each round left."""
