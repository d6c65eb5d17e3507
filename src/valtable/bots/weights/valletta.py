"""What things are worth at Valletta."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Estimates in points."""

    good: float
    """A good that will help to build."""
    spare_good: float
    """A good beyond that: a third of a point at the end."""
    goods_per_build: float
    """Goods that a build takes."""
    builds_saved_for: float
    """Goods for more builds than these come earlier than they are needed."""
    build: float
    """Playing a card that builds, beyond the goods spent."""
    upgrade: float
    """Playing a card that upgrades."""
    saving: float
    """Each good a building card saves."""
    staff: float
    """Hiring or dismissing by a card, before the final phase."""
    draw: float
    """A card drawn."""
    choice: float
    """How much better a good of one's choice is than a given one."""
    growth: float
    """What a card that counts buildings will count more on average than it does now."""
    turns: float
    """Turns of a seat before the final phase."""
    rival_play: float
    """What the others get out of a card they play: a turn to come is worth only what is above it."""
