"""What lies on the table.

Influence cards and tasks are kinds in sorted lists; a draw pile is a bag without order above the cards that were
put under it, the newest lowest (Ruling 38). `below` is what everybody may know of these: while others plan it
stays as it was when planning began (Ruling 36).

Piles that seldom change are tuples: copies of a table share them, which halves what a copy costs.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from valtable.games.valencia.box.city import City
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.options import ValenciaOptions
from valtable.kernel.agenda import Frame
from valtable.kernel.state import State as BaseState

NOBODY: Final = -1


class State(BaseState):
    """Everything on the table; city, boards and fountains of the rounds never change after set-up."""

    box: Box
    options: ValenciaOptions
    rules: int
    seats: int
    round: int  # from 0 on
    holder: int  # of the figure
    build: tuple[int, ...]  # the tile in each slot, packed (see box/city.py)
    boards: tuple[int, ...]  # by round
    fountains: tuple[int, ...]  # by round
    figures: list[int]  # by cell: whose family member stands there, or NOBODY
    fountain_at: list[int]  # by cell: which fountain is built there, or NOBODY
    palms: list[int]  # the bushes with a palm tree
    council: list[tuple[int, ...]]  # by council seat: who sits there
    members: list[int]  # family members in supply
    coins: list[int]
    bank: int  # coins in the supply
    privileges: list[int]
    spare_privileges: int  # in the supply
    points: list[int]
    supply: list[int]  # of goods
    goods: list[list[int]]  # by seat, behind its screen
    bag: list[list[int]]  # the draw pile, in no order
    bottom: list[tuple[int, ...]]  # the cards under it
    below: list[tuple[int, ...]]  # what everybody knows of them
    hand: list[list[int]]
    stacks: list[list[list[int]]]
    bids: list[list[int]]  # what each seat has revealed in this auction
    open_discard: list[tuple[int, ...]]
    hidden_discard: list[tuple[int, ...]]  # discarded without being revealed
    task_bag: list[int]  # task cards not dealt
    dealt: list[tuple[int, ...]]  # tasks to choose from at set-up
    kept: list[tuple[int, ...]]
    returned: list[tuple[int, ...]]  # tasks put back into the box
    offer: list[int]  # tasks drawn at a fountain
    nina_bag: list[int]
    nina_bid: list[int]
    nina_shown: list[int]
    waiting: list[int]  # by seat: 1 while it is still to act in this auction
    agenda: list[Frame]
    sealed: list[list[Frame]]  # a lane for each seat while all choose at the same time
    city: City  # = box.city(seats, build)

    # The rest is written by `make generated` from the fields above.
    __slots__ = (
        "agenda", "bag", "bank", "below", "bids", "boards", "bottom", "box", "build", "city", "coins", "council",
        "dealt", "figures", "fountain_at", "fountains", "goods", "hand", "hidden_discard", "holder", "kept",
        "members", "nina_bag", "nina_bid", "nina_shown", "offer", "open_discard", "options", "palms", "points",
        "privileges", "returned", "round", "rules", "sealed", "seats", "spare_privileges", "stacks", "supply",
        "task_bag", "waiting",
    )  # fmt: skip
    FIELDS: ClassVar[dict[str, Any]] = {
        "rules": int, "seats": int, "round": int, "holder": int, "build": tuple[int, ...], "boards": tuple[int, ...],
        "fountains": tuple[int, ...], "figures": list[int], "fountain_at": list[int], "palms": list[int],
        "council": list[tuple[int, ...]], "members": list[int], "coins": list[int], "bank": int,
        "privileges": list[int], "spare_privileges": int, "points": list[int], "supply": list[int],
        "goods": list[list[int]], "bag": list[list[int]], "bottom": list[tuple[int, ...]],
        "below": list[tuple[int, ...]], "hand": list[list[int]], "stacks": list[list[list[int]]],
        "bids": list[list[int]], "open_discard": list[tuple[int, ...]], "hidden_discard": list[tuple[int, ...]],
        "task_bag": list[int], "dealt": list[tuple[int, ...]], "kept": list[tuple[int, ...]],
        "returned": list[tuple[int, ...]], "offer": list[int], "nina_bag": list[int], "nina_bid": list[int],
        "nina_shown": list[int], "waiting": list[int], "agenda": list[Frame], "sealed": list[list[Frame]],
    }  # fmt: skip

    def __init__(
        self, box: Box, options: ValenciaOptions, rules: int, seats: int, round: int, holder: int,
        build: tuple[int, ...], boards: tuple[int, ...], fountains: tuple[int, ...], figures: list[int],
        fountain_at: list[int], palms: list[int], council: list[tuple[int, ...]], members: list[int],
        coins: list[int], bank: int, privileges: list[int], spare_privileges: int, points: list[int],
        supply: list[int], goods: list[list[int]], bag: list[list[int]], bottom: list[tuple[int, ...]],
        below: list[tuple[int, ...]], hand: list[list[int]], stacks: list[list[list[int]]], bids: list[list[int]],
        open_discard: list[tuple[int, ...]], hidden_discard: list[tuple[int, ...]], task_bag: list[int],
        dealt: list[tuple[int, ...]], kept: list[tuple[int, ...]], returned: list[tuple[int, ...]], offer: list[int],
        nina_bag: list[int], nina_bid: list[int], nina_shown: list[int], waiting: list[int], agenda: list[Frame],
        sealed: list[list[Frame]], city: City | None = None,
    ) -> None:  # fmt: skip
        self.box = box
        self.options = options
        self.rules = rules
        self.seats = seats
        self.round = round
        self.holder = holder
        self.build = build
        self.boards = boards
        self.fountains = fountains
        self.figures = figures
        self.fountain_at = fountain_at
        self.palms = palms
        self.council = council
        self.members = members
        self.coins = coins
        self.bank = bank
        self.privileges = privileges
        self.spare_privileges = spare_privileges
        self.points = points
        self.supply = supply
        self.goods = goods
        self.bag = bag
        self.bottom = bottom
        self.below = below
        self.hand = hand
        self.stacks = stacks
        self.bids = bids
        self.open_discard = open_discard
        self.hidden_discard = hidden_discard
        self.task_bag = task_bag
        self.dealt = dealt
        self.kept = kept
        self.returned = returned
        self.offer = offer
        self.nina_bag = nina_bag
        self.nina_bid = nina_bid
        self.nina_shown = nina_shown
        self.waiting = waiting
        self.agenda = agenda
        self.sealed = sealed
        self.city = box.city(seats, build) if city is None else city

    def copy(self) -> State:
        return State(
            self.box, self.options, self.rules, self.seats, self.round, self.holder, self.build, self.boards,
            self.fountains, self.figures[:], self.fountain_at[:], self.palms[:], self.council[:], self.members[:],
            self.coins[:], self.bank, self.privileges[:], self.spare_privileges, self.points[:], self.supply[:],
            [x[:] for x in self.goods], [x[:] for x in self.bag], self.bottom[:], self.below[:],
            [x[:] for x in self.hand], [[x[:] for x in y] for y in self.stacks], [x[:] for x in self.bids],
            self.open_discard[:], self.hidden_discard[:], self.task_bag[:], self.dealt[:], self.kept[:],
            self.returned[:], self.offer[:], self.nina_bag[:], self.nina_bid[:], self.nina_shown[:], self.waiting[:],
            self.agenda[:], [x[:] for x in self.sealed], self.city,
        )  # fmt: skip


def pile_size(state: State, seat: int) -> int:
    """Cards in a draw pile; while planning runs, as many as there were when it began (Ruling 36)."""
    size = len(state.bag[seat]) + len(state.bottom[seat])
    if state.sealed:
        size += len(state.hand[seat])
        for stack in state.stacks[seat]:
            size += len(stack)
    return size


def clockwise(state: State, start: int) -> list[int]:
    """All seats from this one on."""
    return [(start + step) % state.seats for step in range(state.seats)]


def guild_of(state: State, step: int) -> int:
    """The guild on the board of the round, NOTHING where the step is no guild auction."""
    return state.box.guild_at[state.boards[state.round]][step]
