"""What stands against an answer: which chapter of the rulebook is asked."""

from __future__ import annotations

from valtable.games.valdora.box import actions as act
from valtable.games.valdora.phases import books, completing, loading, movement, turn
from valtable.games.valdora.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.refusal import OK


def why_not_answer(state: State, seat: int, frame: Frame, family: int, x: int) -> int:
    """The reason against this action of a family that answers the frame, OK if there is none."""
    if family == act.MOVE:
        return movement.why_not_move(state, seat, x)
    if family == act.TURN:
        return books.why_not_turn(state, seat, frame, x)
    if family == act.BUY:
        return books.why_not_buy(state, seat, frame, x)
    if family == act.SWAP:
        return books.why_not_swap(state, seat, frame, x % 2)
    if family == act.LOAD:
        return loading.why_not_load(state, seat, frame, *state.box.loads[x])
    if family == act.COMPLETE:
        return completing.why_not_complete(state, seat, x)
    if family == act.PAY:
        return completing.why_not_pay(state, seat, frame, x)
    if family == act.PROVISIONS:
        return turn.why_not_provisions(state, seat, frame)
    return OK
