"""The action table of Valletta: 237 actions in thirteen families."""

from __future__ import annotations

from typing import ClassVar, Final

from valtable.kernel.actions import ActionTable, Family
from valtable.kernel.values import Action

GOODS: Final = ("gold", "wood", "stone", "brick")
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
BRICK: Final = 3
MATERIALS: Final = (WOOD, STONE, BRICK)


class Play(Action, frozen=True, tag="play"):
    """Play a card with its effect."""

    REFERS: ClassVar[dict[str, str]] = {"card": "character"}
    card: str


class Lay(Action, frozen=True, tag="lay"):
    """Lay a card down without its effect (V24)."""

    REFERS: ClassVar[dict[str, str]] = {"card": "character"}
    card: str


class Construct(Action, frozen=True, tag="construct"):
    REFERS: ClassVar[dict[str, str]] = {"building": "building"}
    building: str


class Upgrade(Action, frozen=True, tag="upgrade"):
    REFERS: ClassVar[dict[str, str]] = {"building": "building"}
    building: str


class Save(Action, frozen=True, tag="save"):
    """Name the material saved (V32)."""

    REFERS: ClassVar[dict[str, str]] = {"good": "good"}
    good: str


class Exchange(Action, frozen=True, tag="exchange"):
    """Begin the exchange of three goods for this one (V28)."""

    REFERS: ClassVar[dict[str, str]] = {"good": "good"}
    good: str


class Give(Action, frozen=True, tag="give"):
    REFERS: ClassVar[dict[str, str]] = {"good": "good"}
    good: str


class Take(Action, frozen=True, tag="take"):
    REFERS: ClassVar[dict[str, str]] = {"good": "good"}
    good: str


class Pay(Action, frozen=True, tag="pay"):
    """Pay what the card asks for points."""


class Steal(Action, frozen=True, tag="steal"):
    """Take this good from the n-th seat to the left (V37)."""

    REFERS: ClassVar[dict[str, str]] = {"good": "good"}
    seat: int
    good: str


class Hire(Action, frozen=True, tag="hire"):
    REFERS: ClassVar[dict[str, str]] = {"card": "character"}
    card: str


class Fire(Action, frozen=True, tag="fire"):
    REFERS: ClassVar[dict[str, str]] = {"card": "character"}
    card: str


class Done(Action, frozen=True, tag="done"):
    """Decline, or end, a step that may be declined."""


FAMILIES: Final = (Play, Lay, Construct, Upgrade, Save, Exchange, Give, Take, Pay, Steal, Hire, Fire, Done)
PLAY: Final = 0
LAY: Final = 1
CONSTRUCT: Final = 2
UPGRADE: Final = 3
SAVE: Final = 4
EXCHANGE: Final = 5
GIVE: Final = 6
TAKE: Final = 7
PAY: Final = 8
STEAL: Final = 9
HIRE: Final = 10
FIRE: Final = 11
DONE: Final = 12


def action_table(characters: tuple[str, ...], staff: tuple[str, ...], buildings: tuple[str, ...]) -> ActionTable:
    """All actions; `staff` are the characters that can be hired and fired (never Jean)."""
    return ActionTable(
        Family(Play, card=characters),
        Family(Lay, card=characters),
        Family(Construct, building=buildings),
        Family(Upgrade, building=buildings),
        Family(Save, good=tuple(GOODS[good] for good in MATERIALS)),
        Family(Exchange, good=GOODS),
        Family(Give, good=GOODS),
        Family(Take, good=GOODS),
        Family(Pay),
        Family(Steal, seat=(1, 2, 3), good=GOODS),
        Family(Hire, card=staff),
        Family(Fire, card=staff),
        Family(Done),
    )
