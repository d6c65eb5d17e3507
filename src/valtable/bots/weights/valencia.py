"""What things are worth at Valencia."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Estimates in points."""

    coin: float = 0.7
    """A coin in the first round; it loses its worth with the rounds."""
    good: float = 0.3
    """What a good adds for each coin it would sell for."""
    fountain_hope: float = 1.6
    """A fountain space beside one's family member, while fountains are to come."""
    palm_hope: float = 0.2
    chair: float = 0.75
    """A council seat for each round to come: somebody else may take it."""
    office: float = 1.0
    """Choosing where palm tree or fountain of the round go."""
    figure: float = 0.3
    stack: float = 3.2
    """A stack that surely wins an auction."""
    middle: float = 5.0
    """The influence that wins every second auction."""
    card: float = 0.55
    """A card in the draw pile."""
    others_bid: float = 0.6
    """How often somebody who could bid does."""
