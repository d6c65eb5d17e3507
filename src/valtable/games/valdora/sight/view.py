"""What a seat, or a spectator, may know (R26, R27).

Nearly everything lies open. Of a commission book nobody knows which pages are still to come; others'
completed commissions are face down, and what was seen of them is not remembered. So a view
holds, per set, the commissions that are unaccounted for, with the sizes of what they fill.
"""

from __future__ import annotations

from valtable.games.valdora.options import ValdoraOptions
from valtable.games.valdora.state.state import NOBODY, State, last_seat
from valtable.kernel.agenda import Frame
from valtable.kernel.values import View


class ValdoraView(View, frozen=True):
    options: ValdoraOptions
    rules: int
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
    craftsmen: list[list[int]]
    roads: list[list[int]]
    left: list[list[int]]
    right: list[list[int]]
    unseen: list[int]
    """How many pages of each book nobody has turned yet."""
    unaccounted: list[list[int]]
    """Per set the pages that may be among them; others' completed commissions are in here, too."""
    completed: list[list[int]]
    """The viewer's own; everybody's at the end or where the table plays openly."""
    completed_n: list[int]
    agenda: list[Frame]

    @property
    def seats(self) -> int:
        return len(self.pawns)

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is."""
        return self.agenda[0][1] if self.agenda else NOBODY

    @property
    def last_seat(self) -> int:
        return last_seat(self.first, len(self.pawns))


def shows_completed(options: ValdoraOptions, is_over: bool, viewer: int | None, seat: int) -> bool:
    """Whether a viewer may look at this seat's completed commissions (R27)."""
    return is_over or options.open_points or viewer == seat


def make_view(state: State, seat: int | None) -> ValdoraView:
    """Built from nothing: each line is something the viewer may know."""
    is_over = not state.agenda
    shown = [shows_completed(state.options, is_over, seat, other) for other in range(state.seats)]
    unaccounted = [bag[:] for bag in state.bag]
    for other, held in enumerate(state.completed):
        if not shown[other]:
            for card in held:
                unaccounted[state.box.set_of[card // 2]].append(card // 2)
    return ValdoraView(
        seat,
        state.options,
        state.rules,
        state.first,
        state.round,
        state.triggered,
        state.ended,
        state.bank,
        state.bonus_left,
        state.pawns[:],
        state.coins[:],
        state.provisions[:],
        state.bonus[:],
        state.tiles[:],
        state.workshops[:],
        state.discard[:],
        state.front[:],
        [loads[:] for loads in state.loads],
        [gear[:] for gear in state.gear],
        [held[:] for held in state.opened],
        [tiles[:] for tiles in state.craftsmen],
        [road[:] for road in state.roads],
        [pile[:] for pile in state.left],
        [pile[:] for pile in state.right],
        [len(bag) for bag in state.bag],
        [sorted(pages) for pages in unaccounted],
        [held[:] if shown[other] else [] for other, held in enumerate(state.completed)],
        [len(held) for held in state.completed],
        state.agenda[:],
    )
