"""What a seat, or a spectator, may know (R26, R27).

Nearly everything lies open. Of a commission book nobody knows which pages are still to come; others'
completed commissions are face down, and what was seen of them is not remembered. So a view
holds, per set, the commissions that are unaccounted for, with the sizes of what they fill.
"""

from __future__ import annotations

from valtable.games.valdora.options import ValdoraOptions
from valtable.games.valdora.state.state import NOBODY, last_seat
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
