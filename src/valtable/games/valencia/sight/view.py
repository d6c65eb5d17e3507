"""What a seat, or a spectator, may know.

Public: city, council, boards, sizes of piles and stacks, revealed cards, goods in the supply, the sum of all coins.
A seat's own: coins, goods, tasks kept and put back, hand, stacks, what it discarded unseen (Rulings 7, 37, 38). While
a sealed phase runs, others see what was public when it opened, and who is ready (Ruling 36).
"""

from __future__ import annotations

import msgspec

from valtable.games.valencia.options import ValenciaOptions
from valtable.games.valencia.state.state import State, pile_size
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


CHOOSING_TASKS, PLANNING = 1, 2


def make_view(state: State, seat: int | None) -> ValenciaView:
    """Built from nothing: each line is something the viewer may know."""
    seats = range(state.seats)
    busy = bool(state.sealed)
    choosing = busy and not state.agenda
    over = not state.agenda and not busy
    shown = seats if over else () if seat is None else (seat,)
    own = seat is not None
    me = seat if seat is not None else 0
    return ValenciaView(
        seat,
        state.options,
        state.rules,
        state.round,
        state.holder,
        state.build,
        state.boards,
        state.fountains,
        state.figures[:],
        state.fountain_at[:],
        state.palms[:],
        [chair[:] for chair in state.council],
        state.members[:],
        state.privileges[:],
        state.spare_privileges,
        state.points[:],
        state.supply[:],
        state.bank,
        sum(state.coins),
        [pile_size(state, s) for s in seats],
        [cards[:] for cards in state.below],
        [[] if busy else sorted(map(len, state.stacks[s])) for s in seats],
        [bid[:] for bid in state.bids],
        [cards[:] for cards in state.open_discard],
        [len(cards) for cards in state.hidden_discard],
        [0 if choosing else len(tasks) for tasks in state.kept],
        [0 if choosing else len(tasks) for tasks in state.returned],
        len(state.task_bag),
        state.nina_bid[:],
        state.nina_shown[:],
        state.waiting[:],
        state.agenda[:],
        [bool(lane) for lane in state.sealed],
        0 if not busy else CHOOSING_TASKS if choosing else PLANNING,
        [Screen(s, state.coins[s], state.goods[s][:], state.kept[s][:]) for s in shown],
        state.sealed[me][:] if own and busy else [],
        state.bottom[me][:] if own else [],
        state.hand[me][:] if own else [],
        [stack[:] for stack in state.stacks[me]] if own else [],
        state.hidden_discard[me][:] if own else [],
        state.dealt[me][:] if own else [],
        state.returned[me][:] if own else [],
        state.offer[:] if own and state.agenda and state.agenda[-1][1] == seat and state.offer else [],
    )
