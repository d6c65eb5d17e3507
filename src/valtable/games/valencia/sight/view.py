"""What a seat, or a spectator, may know.

Public: city, council, boards, sizes of piles and stacks, revealed cards, goods in the supply, the sum of all coins.
A seat's own: coins, goods, tasks kept and put back, hand, stacks, what it discarded unseen (Rulings 7, 37, 38). While
a sealed phase runs, others see what was public when it opened, and who is ready (Ruling 36).
"""

from __future__ import annotations

import msgspec

from valtable.games.valencia.options import ValenciaOptions
from valtable.kernel.agenda import Frame
from valtable.kernel.values import View


class Screen(msgspec.Struct, frozen=True):
    """Coins, goods and tasks kept behind one seat's screen."""

    seat: int
    coins: int
    goods: list[int]
    tasks: list[int]


class ValenciaView(View, frozen=True):
    options: ValenciaOptions
    rules: int
    round: int
    holder: int
    build: tuple[int, ...]
    boards: tuple[int, ...]
    fountains: tuple[int, ...]
    figures: list[int]
    fountain_at: list[int]
    palms: list[int]
    council: list[list[int]]
    members: list[int]
    privileges: list[int]
    spare_privileges: int
    points: list[int]
    supply: list[int]
    bank: int
    all_coins: int
    """The sum behind all screens; the single amounts are nobody else's to know (Ruling 37)."""
    piles: list[int]
    below: list[list[int]]
    stack_sizes: list[list[int]]
    """In rising order: the number of a stack is its owner's affair."""
    bids: list[list[int]]
    discards: list[list[int]]
    unseen_discards: list[int]
    tasks_held: list[int]
    tasks_returned: list[int]
    tasks_left: int
    nina_bid: list[int]
    nina_shown: list[int]
    waiting: list[int]
    agenda: list[Frame]
    open_lanes: list[bool]
    """Per seat whether it is still busy in the sealed phase; empty outside one."""
    phase: int
    """0 outside sealed phases, 1 while tasks are chosen, 2 while all plan."""
    screens: list[Screen]
    """Behind the viewer's own screen; behind everybody's when the game is over (Ruling 47)."""
    lane: list[Frame]
    bottom: list[int]
    hand: list[int]
    stacks: list[list[int]]
    own_unseen: list[int]
    dealt: list[int]
    returned: list[int]
    offer: list[int]

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def is_over(self) -> bool:
        return not self.agenda and not self.open_lanes

    def screen_of(self, seat: int) -> Screen | None:
        """What the viewer may see behind that screen."""
        return next((screen for screen in self.screens if screen.seat == seat), None)
