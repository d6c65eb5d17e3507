"""What stands against an answer: which chapter of the rulebook is asked."""

from __future__ import annotations

from valtable.games.valencia.box import actions as act
from valtable.games.valencia.modules.advanced_cards import revealed
from valtable.games.valencia.phases import (
    auction,
    fountain_abilities,
    goods,
    move,
    place,
    planning,
    plant_and_build,
    setup,
)
from valtable.games.valencia.state.frames import ABILITY, CHOOSING
from valtable.games.valencia.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.refusal import OK


def why_not_answer(state: State, seat: int, frame: Frame, family: int, x: int) -> int:
    """The reason against this action of a family that answers the frame, OK if there is none."""
    if frame[0] == ABILITY:
        return why_not_ability(state, seat, frame, family, x)
    box = state.box
    if family == act.KEEP:
        if frame[0] == CHOOSING:
            return setup.why_not_keep_dealt(state, seat, frame, x)
        return fountain_abilities.why_not_keep_drawn(state, x)
    if family == act.DRAW:
        return planning.why_not_draw(state, seat)
    if family == act.STOP:
        return planning.why_not_stop(state, seat)
    if family == act.ADD:
        return planning.why_not_add(state, seat, x)
    if family == act.CLOSE:
        return planning.why_not_close(state, seat)
    if family == act.CONFIRM:
        if frame[0] == CHOOSING:
            return setup.why_not_confirm_tasks(state, seat)
        return planning.why_not_confirm(state, seat)
    if family == act.REVEAL:
        return auction.why_not_reveal(state, seat, x)
    if family == act.PRIVILEGE:
        return auction.why_not_wait(state, seat)
    if family == act.TAKE:
        return goods.why_not_take(state, frame[2])
    if family == act.PLACE:
        return place.why_not_place(state, seat, frame, box.space_cells[x])
    if family == act.SELL:
        return goods.why_not_sell(state, seat, x, frame[2])
    if family == act.PLANT:
        return plant_and_build.why_not_plant(state, frame, box.bush_cells[x])
    if family == act.FOUNTAIN:
        return plant_and_build.why_not_fountain(state, box.fountain_cells[x])
    if family == act.ASSIST:
        return revealed.why_not_assist(state, x)
    if family == act.LIFT:
        return move.why_not_lift(state, seat, box.space_cells[x], frame[2])
    if family == act.LAND:
        return move.why_not_land(state, frame, box.space_cells[x])
    if family == act.BACK:
        return auction.why_not_back(state, seat, x)
    return OK


def why_not_ability(state: State, seat: int, frame: Frame, family: int, x: int) -> int:
    """The answers to a fountain: whatever its ability allows, or nothing."""
    if family == act.SELL:
        return fountain_abilities.why_not_sell_one(state, seat, frame, x)
    if family == act.UPGRADE:
        return fountain_abilities.why_not_upgrade(state, seat, frame, x)
    if family == act.RECALL:
        return fountain_abilities.why_not_recall(state, seat, frame, x)
    if family == act.TASKS:
        return fountain_abilities.why_not_tasks(state, frame)
    if family == act.PALM:
        return fountain_abilities.why_not_palm(state, frame, state.box.bush_cells[x])
    return OK
