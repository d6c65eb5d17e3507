"""What each viewer sees, built from nothing."""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.sight.view import Screen, ValenciaView
from valtable.games.valencia.state.state import State, pile_size

CHOOSING_TASKS: Final = 1


PLANNING: Final = 2


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
        list(map(list, state.council)),
        state.members[:],
        state.privileges[:],
        state.spare_privileges,
        state.points[:],
        state.supply[:],
        state.bank,
        sum(state.coins),
        [pile_size(state, s) for s in seats],
        list(map(list, state.below)),
        [[] if busy else sorted(map(len, state.stacks[s])) for s in seats],
        [bid[:] for bid in state.bids],
        list(map(list, state.open_discard)),
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
        [Screen(s, state.coins[s], state.goods[s][:], list(state.kept[s])) for s in shown],
        state.sealed[me][:] if own and busy else [],
        list(state.bottom[me]) if own else [],
        state.hand[me][:] if own else [],
        [stack[:] for stack in state.stacks[me]] if own else [],
        list(state.hidden_discard[me]) if own else [],
        list(state.dealt[me]) if own else [],
        list(state.returned[me]) if own else [],
        state.offer[:] if own and state.agenda and state.agenda[-1][1] == seat and state.offer else [],
    )
