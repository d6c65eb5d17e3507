"""What a seat, or a spectator, may know: nearly everything lies open (V22).

Hidden is only how the cards that are neither in slots nor discard divide into hand and deck, and
the barrels face down. So a view holds, per seat, these cards together (`unseen`), the sizes, and
which of them are known to be in the hand.
"""

from __future__ import annotations

from valtable.games.valletta.options import VallettaOptions
from valtable.games.valletta.state.state import FINAL, NOBODY
from valtable.kernel.agenda import Frame
from valtable.kernel.values import View


class VallettaView(View, frozen=True):
    options: VallettaOptions
    rules: int
    first: int
    jean: int
    final: int
    display: tuple[int, ...]
    owner: list[int]
    upgraded: list[int]
    supply: list[int]
    draft: list[int]
    barrels: list[int]
    pool: list[int]
    slots: list[int]
    points: list[int]
    houses: list[int]
    turns: list[int]
    triggers: list[int]
    goods: list[list[int]]
    discard: list[list[int]]
    unseen: list[list[int]]
    known: list[list[int]]
    hand_sizes: list[int]
    agenda: list[Frame]
    hand: list[int]
    """The viewer's own hand; empty for a spectator."""

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is: the lowest frame is its."""
        return self.agenda[0][1] if self.agenda else NOBODY

    def shown_hand(self, seat: int) -> list[int]:
        """What the viewer knows of a hand: all of its own, of another's the cards that came before everybody's eyes."""
        return self.hand if seat == self.seat else self.known[seat]

    def out_of_sight(self, seat: int) -> list[int]:
        """The cards of a seat of which the viewer cannot tell where they are, or in which order."""
        left = self.unseen[seat][:]
        for kind in self.shown_hand(seat):
            left.remove(kind)
        return left

    @property
    def in_final_phase(self) -> bool:
        return self.final == FINAL
