"""The action table of Valdora: 67 actions in nine families (R28)."""

from __future__ import annotations

from typing import ClassVar, Final

from valtable.kernel.actions import ActionTable, Family
from valtable.kernel.values import Action

GEMS: Final = ("ruby", "sapphire", "amethyst", "emerald", "gold")
RUBY: Final = 0
SAPPHIRE: Final = 1
AMETHYST: Final = 2
EMERALD: Final = 3
GOLD: Final = 4
KINDS: Final = ("gold_pan", "shovel", "pick", "hammer", "chisel", "cart", "horse")
SIDES: Final = ("left", "right")
LEFT: Final = 0
RIGHT: Final = 1
SLOTS: Final = (0, 1, 2)
"""Open commissions in the order of purchase (R30)."""


class Move(Action, frozen=True, tag="move"):
    """Move the pawn to this stop; the stop alone tells whether provisions are used (R13)."""

    REFERS: ClassVar[dict[str, str]] = {"space": "space"}
    space: str


class Turn(Action, frozen=True, tag="turn"):
    """Turn the page that lies on top of this side."""

    REFERS: ClassVar[dict[str, str]] = {"side": "side"}
    side: str


class Buy(Action, frozen=True, tag="buy"):
    """Buy the card that lies on top of this side."""

    REFERS: ClassVar[dict[str, str]] = {"side": "side"}
    side: str


class Swap(Action, frozen=True, tag="swap"):
    """Return this commission to the other side and buy the top of this one (R9)."""

    REFERS: ClassVar[dict[str, str]] = {"side": "side"}
    commission: int
    side: str


class Load(Action, frozen=True, tag="load"):
    """Load this gem onto this equipment; a full cart or horse is unloaded first (R14)."""

    REFERS: ClassVar[dict[str, str]] = {"gem": "gem", "card": "equipment"}
    gem: str
    card: str


class Complete(Action, frozen=True, tag="complete"):
    commission: int


class Pay(Action, frozen=True, tag="pay"):
    """Pay with the gem on this equipment, where several would do (R12, R17)."""

    REFERS: ClassVar[dict[str, str]] = {"card": "equipment"}
    card: str


class Provisions(Action, frozen=True, tag="provisions"):
    """Take provisions."""


class End(Action, frozen=True, tag="end"):
    """End the turn, with or without an action (R1)."""


FAMILIES: Final = (Move, Turn, Buy, Swap, Load, Complete, Pay, Provisions, End)
MOVE: Final = 0
TURN: Final = 1
BUY: Final = 2
SWAP: Final = 3
LOAD: Final = 4
COMPLETE: Final = 5
PAY: Final = 6
PROVISIONS: Final = 7
END: Final = 8


class Loads(Family):
    """Not every gem goes onto every equipment: only the pairs that fit, equipment by equipment."""

    __slots__ = ("pairs",)

    def __init__(self, pairs: tuple[tuple[str, str], ...]) -> None:
        super().__init__(Load, gem=GEMS, card=KINDS)
        self.pairs = pairs
        self.size = len(pairs)

    def members(self) -> list[Action]:
        return [Load(gem, card) for gem, card in self.pairs]


def action_table(spaces: tuple[str, ...], loads: tuple[tuple[str, str], ...]) -> ActionTable:
    """All actions; `loads` are the gems with the equipment that carries them."""
    return ActionTable(
        Family(Move, space=spaces),
        Family(Turn, side=SIDES),
        Family(Buy, side=SIDES),
        Family(Swap, commission=SLOTS, side=SIDES),
        Loads(loads),
        Family(Complete, commission=SLOTS),
        Family(Pay, card=KINDS),
        Family(Provisions),
        Family(End),
    )
