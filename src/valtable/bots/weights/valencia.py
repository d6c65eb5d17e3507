"""What things are worth at Valencia."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Estimates in points."""

    coin: float
    """A coin in the first round; it loses its worth with the rounds."""
    good: float
    """What a good adds for each coin it would sell for."""
    fountain_hope: float
    """A fountain space beside one's family member, while fountains are to come."""
    palm_hope: float
    """The same for a palm tree."""
    chair: float
    """A council seat for each round to come: somebody else may take it."""
    office: float
    """Choosing where palm tree or fountain of the round go."""
    figure: float
    """Holding the starting figure."""
    stack: float
    """A stack that surely wins an auction."""
    middle: float
    """The influence that wins every second auction."""
    card: float
    """The first card for a round to come; each further one is worth less."""
    round: float
    """As many cards for a round to come as one likes."""
    uneven: float
    """A card more or less than a round's share of the deck, while planning."""
    others_bid: float
    """How often somebody who could bid does."""
