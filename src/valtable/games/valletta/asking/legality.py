"""What stands against an answer: which chapter of the rulebook is asked."""

from __future__ import annotations

from valtable.games.valletta.box import actions as act
from valtable.games.valletta.box.actions import MATERIALS
from valtable.games.valletta.phases import build, exchange, handing, points, rivals, staff, turn
from valtable.games.valletta.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.refusal import OK


def why_not_answer(state: State, seat: int, frame: Frame, family: int, x: int) -> int:
    """The reason against this action of a family that answers the frame, OK if there is none."""
    if family == act.PLAY:
        return turn.why_not_play(state, seat, x)
    if family == act.LAY:
        return turn.why_not_lay(state, seat, x)
    if family == act.CONSTRUCT:
        return build.why_not_construct(state, seat, frame, x)
    if family == act.UPGRADE:
        return build.why_not_upgrade(state, seat, frame, x)
    if family == act.SAVE:
        return build.why_not_save(state, seat, frame, MATERIALS[x])
    if family == act.EXCHANGE:
        return points.why_not_exchange_now(frame) or exchange.why_not_exchange(state, seat, x)
    if family == act.GIVE:
        return handing.why_not_give(state, seat, frame, x)
    if family == act.TAKE:
        return handing.why_not_take(state, seat, frame, x)
    if family == act.PAY:
        return points.why_not_pay(state, seat, frame)
    if family == act.STEAL:
        return rivals.why_not_steal(state, seat, 1 + x // 4, x % 4)
    if family == act.HIRE:
        return staff.why_not_hire(state, seat, frame, state.box.staff[x])
    if family == act.FIRE:
        return staff.why_not_fire(state, seat, state.box.staff[x])
    return OK
