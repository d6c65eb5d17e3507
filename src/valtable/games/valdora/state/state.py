"""What lies on the table.

A book is four parts: the known pages of its left and of its right pile, lowest first; the recto of
the highest page that nobody has turned yet (`front`); and the bag of all pages not decided yet,
the one behind `front` among them (R26). A commission held by a player is `2 * page + side`, the side
telling which face counts.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from valtable.games.valdora.box.components import NONE, Box
from valtable.games.valdora.options import ValdoraOptions
from valtable.kernel.agenda import Frame
from valtable.kernel.state import State as BaseState

NOBODY: Final = -1
# What lies on an equipment card, if it is no gem.
EMPTY: Final = -1
NOT_OWNED: Final = -2

CRAFTSMEN_GONE: Final = 0
ROUND_LIMIT: Final = 1
ENDS: Final = ("craftsmen_gone", "round_limit")


class State(BaseState):
    """Everything on the table. Nothing hidden has an order: bags and completed commissions are sorted."""

    box: Box
    options: ValdoraOptions
    rules: int
    seats: int
    first: int
    round: int
    triggered: int
    ended: int
    bank: int
    bonus_left: int
    pawns: list[int]
    coins: list[int]
    provisions: list[int]
    bonus: list[int]
    tiles: list[int]
    workshops: list[int]
    discard: list[int]
    front: list[int]
    loads: list[list[int]]
    gear: list[list[int]]
    opened: list[list[int]]
    completed: list[list[int]]
    craftsmen: list[list[int]]
    roads: list[list[int]]
    left: list[list[int]]
    right: list[list[int]]
    bag: list[list[int]]
    agenda: list[Frame]

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "agenda", "bag", "bank", "bonus", "bonus_left", "box", "coins", "completed", "craftsmen", "discard", "ended",
        "first", "front", "gear", "left", "loads", "opened", "options", "pawns", "provisions", "right", "roads",
        "round", "rules", "seats", "tiles", "triggered", "workshops",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "rules": int, "seats": int, "first": int, "round": int, "triggered": int, "ended": int, "bank": int,
        "bonus_left": int, "pawns": list[int], "coins": list[int], "provisions": list[int], "bonus": list[int],
        "tiles": list[int], "workshops": list[int], "discard": list[int], "front": list[int],
        "loads": list[list[int]], "gear": list[list[int]], "opened": list[list[int]], "completed": list[list[int]],
        "craftsmen": list[list[int]], "roads": list[list[int]], "left": list[list[int]], "right": list[list[int]],
        "bag": list[list[int]], "agenda": list[Frame],
    }  # fmt: skip

    def __init__(
        self, box: Box, options: ValdoraOptions, rules: int, seats: int, first: int, round: int, triggered: int,
        ended: int, bank: int, bonus_left: int, pawns: list[int], coins: list[int], provisions: list[int],
        bonus: list[int], tiles: list[int], workshops: list[int], discard: list[int], front: list[int],
        loads: list[list[int]], gear: list[list[int]], opened: list[list[int]], completed: list[list[int]],
        craftsmen: list[list[int]], roads: list[list[int]], left: list[list[int]], right: list[list[int]],
        bag: list[list[int]], agenda: list[Frame],
    ) -> None:  # fmt: skip
        self.box = box
        self.options = options
        self.rules = rules
        self.seats = seats
        self.first = first
        self.round = round
        self.triggered = triggered
        self.ended = ended
        self.bank = bank
        self.bonus_left = bonus_left
        self.pawns = pawns
        self.coins = coins
        self.provisions = provisions
        self.bonus = bonus
        self.tiles = tiles
        self.workshops = workshops
        self.discard = discard
        self.front = front
        self.loads = loads
        self.gear = gear
        self.opened = opened
        self.completed = completed
        self.craftsmen = craftsmen
        self.roads = roads
        self.left = left
        self.right = right
        self.bag = bag
        self.agenda = agenda

    def copy(self) -> State:
        return State(
            self.box, self.options, self.rules, self.seats, self.first, self.round, self.triggered, self.ended,
            self.bank, self.bonus_left, self.pawns[:], self.coins[:], self.provisions[:], self.bonus[:],
            self.tiles[:], self.workshops[:], self.discard[:], self.front[:], [x[:] for x in self.loads],
            [x[:] for x in self.gear], [x[:] for x in self.opened], [x[:] for x in self.completed],
            [x[:] for x in self.craftsmen], [x[:] for x in self.roads], [x[:] for x in self.left],
            [x[:] for x in self.right], [x[:] for x in self.bag], self.agenda[:],
        )  # fmt: skip


def holding(state: State, seat: int, gem: int) -> list[int]:
    """The equipment of this seat that carries such a gem."""
    return [kind for kind, load in enumerate(state.loads[seat]) if load == gem]


def colors_left(state: State) -> int:
    """How many colours of craftsmen lie beside the craftsman board."""
    return sum(1 for n in state.tiles if n)


def last_seat(first: int, seats: int) -> int:
    """Who takes the last turn of a round."""
    return (first - 1) % seats


def top_face(state: State, book: int, side: int) -> int:
    """The face that shows on this side of a book; NONE if nothing lies there."""
    return top_faces(state.box, state.left[book], state.right[book], state.front[book])[side]


def top_faces(box: Box, left: list[int], right: list[int], front: int) -> tuple[int, int]:
    """The faces that show on the left and on the right of a book; NONE where nothing lies."""
    shown = box.shown
    return shown[2 * left[-1]] if left else NONE, shown[2 * right[-1] + 1] if right else front
