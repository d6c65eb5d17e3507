"""What things are worth at Valdora."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Estimates in points."""

    patience: float
    """What is left of a gain that comes a turn later."""
    coins: Annotated[tuple[float, ...], msgspec.Meta(min_length=7)]
    """A purse of no coin, of one, of two and so on."""
    equipment: float
    """A tool at the beginning; towards the end nothing."""
    carrier: float
    """Cart and horse."""
    gold: float
    """A gold that can still buy equipment."""
    gem: float
    """A gem that no open commission asks for, beyond its point."""
    slot: float
    """A free place for a commission, in front of a book."""
    shopping: float
    """Gold to spend, in front of a catalog."""
    waiting: float
    """What is left of a commission that waits for equipment."""
    needed: float
    """Going shopping, if a commission waits for it."""
    provisions: float
    """Provisions at hand."""
    workshop: float
    """The bonus tiles a workshop will bring."""
    progress: float
    """A part of the craftsmen for a workshop, against the whole."""
    ending: float
    """What the others lose by the end, against what one gains oneself."""
    detour: float
    """Turns for every further gem that is missing."""
