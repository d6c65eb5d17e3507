"""What things are worth at Valletta."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Estimates in points."""

    good: float = 0.75
    """A good that will help to build."""
    spare_good: float = 0.33
    """A good beyond that: a third of a point at the end."""
    goods_per_build: float = 5.0
    builds_saved_for: float = 2.0
    """Goods for more builds than these come earlier than they are needed."""
    build: float = 2.0
    """Playing a card that builds, beyond the goods spent."""
    upgrade: float = 1.2
    saving: float = 0.6
    """Each good a building card saves."""
    staff: float = 0.6
    draw: float = 0.4
    choice: float = 1.15
    """How much better a good of one's choice is than a given one."""
    growth: float = 1.5
    """What a card that counts buildings will count more on average than it does now."""
    turns: float = 13.0
    """Turns of a seat before the final phase."""
    rival_play: float = 1.2
    """What the others get out of a card they play: a turn to come is worth only what is above it."""
