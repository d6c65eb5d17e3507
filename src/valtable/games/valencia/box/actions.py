"""The action table of Valencia: 393 actions in twenty-four families.

Spaces, fountain spaces and bushes are named by where they lie, so that an id means the same place in every
game; a family holds every place where some build of either board can show that thing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from valtable.kernel.actions import ActionTable, Family
from valtable.kernel.values import Action

MOST_DEALT: Final = 5
MOST_STACKS: Final = 25


class Keep(Action, frozen=True, tag="keep"):
    """Keep the task card at this place of the sorted hand (Rulings 17, 35)."""

    place: int


class Draw(Action, frozen=True, tag="draw"):
    """Draw the next influence card."""


class Stop(Action, frozen=True, tag="stop"):
    """Draw no more and form stacks."""


class Add(Action, frozen=True, tag="add"):
    """Put one more card into the stack being formed (Ruling 36)."""

    REFERS: ClassVar[dict[str, str]] = {"card": "card"}
    card: str


class Close(Action, frozen=True, tag="close"):
    """Begin the next stack."""


class Confirm(Action, frozen=True, tag="confirm"):
    """Be ready."""


class Reveal(Action, frozen=True, tag="reveal"):
    """Reveal one's stack of this number; the number is private."""

    stack: int


class Pass(Action, frozen=True, tag="pass"):
    """Stay out of this auction."""


class Privilege(Action, frozen=True, tag="privilege"):
    """Spend a privilege to act later (Ruling 8)."""


class Sit(Action, frozen=True, tag="sit"):
    """Take the council seat."""


class Take(Action, frozen=True, tag="take"):
    """Take the good of the guild."""


class Place(Action, frozen=True, tag="place"):
    """Pay for a city space and place a family member on it (Ruling 15)."""

    REFERS: ClassVar[dict[str, str]] = {"space": "space"}
    space: str


class Sell(Action, frozen=True, tag="sell"):
    REFERS: ClassVar[dict[str, str]] = {"good": "good"}
    good: str


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Exchange this good for the next more valuable one (Ruling 19)."""

    REFERS: ClassVar[dict[str, str]] = {"good": "good"}
    good: str


class Recall(Action, frozen=True, tag="recall"):
    """Shuffle this card from the discard pile into the draw pile (Ruling 18)."""

    REFERS: ClassVar[dict[str, str]] = {"card": "card"}
    card: str


class Tasks(Action, frozen=True, tag="tasks"):
    """Draw two task cards (Ruling 17)."""


class Palm(Action, frozen=True, tag="palm"):
    """Move the palm tree of this bush (Ruling 43)."""

    REFERS: ClassVar[dict[str, str]] = {"bush": "bush"}
    bush: str


class Plant(Action, frozen=True, tag="plant"):
    """Put the palm tree on this bush."""

    REFERS: ClassVar[dict[str, str]] = {"bush": "bush"}
    bush: str


class Fountain(Action, frozen=True, tag="fountain"):
    """Build the fountain of the round on this fountain space."""

    REFERS: ClassVar[dict[str, str]] = {"space": "space"}
    space: str


class Assist(Action, frozen=True, tag="assist"):
    """Put a second family member on this guild's council seat (Ruling 33)."""

    REFERS: ClassVar[dict[str, str]] = {"guild": "council"}
    guild: str


class Lift(Action, frozen=True, tag="lift"):
    """Move the own family member that stands here (Rulings 20, 44)."""

    REFERS: ClassVar[dict[str, str]] = {"space": "space"}
    space: str


class Land(Action, frozen=True, tag="land"):
    """Put it down here."""

    REFERS: ClassVar[dict[str, str]] = {"space": "space"}
    space: str


class Back(Action, frozen=True, tag="back"):
    """Put this card of the revealed stack under the draw pile (Ruling 10)."""

    REFERS: ClassVar[dict[str, str]] = {"card": "card"}
    card: str


class Done(Action, frozen=True, tag="done"):
    """Decline or end whatever may be declined or ended."""


KEEP: Final = 0
DRAW: Final = 1
STOP: Final = 2
ADD: Final = 3
CLOSE: Final = 4
CONFIRM: Final = 5
REVEAL: Final = 6
PASS: Final = 7
PRIVILEGE: Final = 8
SIT: Final = 9
TAKE: Final = 10
PLACE: Final = 11
SELL: Final = 12
UPGRADE: Final = 13
RECALL: Final = 14
TASKS: Final = 15
PALM: Final = 16
PLANT: Final = 17
FOUNTAIN: Final = 18
ASSIST: Final = 19
LIFT: Final = 20
LAND: Final = 21
BACK: Final = 22
DONE: Final = 23


def action_table(
    cards: tuple[str, ...],
    goods: tuple[str, ...],
    spaces: tuple[str, ...],
    fountain_spaces: tuple[str, ...],
    bushes: tuple[str, ...],
) -> ActionTable:
    """All actions; the last of the goods has no upgrade."""
    return ActionTable(
        Family(Keep, place=tuple(range(MOST_DEALT))),
        Family(Draw),
        Family(Stop),
        Family(Add, card=cards),
        Family(Close),
        Family(Confirm),
        Family(Reveal, stack=tuple(range(MOST_STACKS))),
        Family(Pass),
        Family(Privilege),
        Family(Sit),
        Family(Take),
        Family(Place, space=spaces),
        Family(Sell, good=goods),
        Family(Upgrade, good=goods[:-1]),
        Family(Recall, card=cards),
        Family(Tasks),
        Family(Palm, bush=bushes),
        Family(Plant, bush=bushes),
        Family(Fountain, space=fountain_spaces),
        Family(Assist, guild=goods),
        Family(Lift, space=spaces),
        Family(Land, space=spaces),
        Family(Back, card=cards),
        Family(Done),
    )
