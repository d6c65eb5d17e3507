"""What an action does: which chapter of the rulebook carries it out."""

from __future__ import annotations

from valtable.games.valencia.box import actions as act
from valtable.games.valencia.modules.advanced_cards import revealed
from valtable.games.valencia.phases import (
    auction,
    council_seats,
    fountain_abilities,
    goods,
    move,
    place,
    planning,
    plant_and_build,
    reward,
    setup,
)
from valtable.games.valencia.state.frames import ABILITY, MOVING_PALM
from valtable.games.valencia.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal


def carry_out(state: State, seat: int, family: int, x: int, chance: Chance, journal: Journal | None) -> None:
    """The everyday actions first: this is the busiest road of the game."""
    if family == act.DRAW:
        planning.apply_draw(state, seat, chance, journal)
    elif family == act.ADD:
        planning.apply_add(state, seat, x, journal)
    elif family == act.CLOSE:
        planning.apply_close(state, seat, journal)
    elif family == act.STOP:
        planning.apply_stop(state, seat, journal)
    elif family == act.REVEAL:
        auction.apply_reveal(state, seat, x, journal)
    elif family == act.PASS:
        auction.apply_pass(state, seat, journal)
    elif family == act.PRIVILEGE:
        auction.apply_wait(state, seat, journal)
    elif family == act.DONE:
        reward.apply_decline(state, seat, journal)
    elif family == act.PLACE:
        place.apply_place(state, seat, state.box.space_cells[x], journal)
    elif family == act.TAKE:
        goods.apply_take(state, seat, journal)
    elif family == act.CONFIRM:
        if state.agenda:
            planning.apply_confirm(state, seat, journal)
        else:
            setup.apply_confirm_tasks(state, seat, journal)
    else:
        carry_out_rarer(state, seat, family, x, chance, journal)


def carry_out_rarer(state: State, seat: int, family: int, x: int, chance: Chance, journal: Journal | None) -> None:
    box = state.box
    if family == act.KEEP:
        if state.sealed:
            setup.apply_keep_dealt(state, seat, x, journal)
        else:
            fountain_abilities.apply_keep_drawn(state, seat, x, journal)
    elif family == act.SIT:
        council_seats.apply_sit(state, seat, journal)
    elif family == act.SELL:
        if state.agenda[-1][0] == ABILITY:
            fountain_abilities.apply_sell_one(state, seat, x, journal)
        else:
            goods.apply_sell(state, seat, x, journal)
    elif family == act.UPGRADE:
        fountain_abilities.apply_upgrade(state, seat, x, journal)
    elif family == act.RECALL:
        fountain_abilities.apply_recall(state, seat, x, journal)
    elif family == act.TASKS:
        fountain_abilities.apply_tasks(state, seat, chance, journal)
    elif family == act.PALM:
        fountain_abilities.apply_palm(state, seat, box.bush_cells[x])
    elif family == act.PLANT:
        if state.agenda[-1][0] == MOVING_PALM:
            fountain_abilities.apply_palm_moves(state, seat, box.bush_cells[x], journal)
        else:
            plant_and_build.apply_plant(state, seat, box.bush_cells[x], journal)
    elif family == act.FOUNTAIN:
        plant_and_build.apply_fountain(state, seat, box.fountain_cells[x], journal)
    elif family == act.ASSIST:
        revealed.apply_assist(state, seat, x, journal)
    elif family == act.LIFT:
        move.apply_lift(state, seat, box.space_cells[x])
    elif family == act.LAND:
        move.apply_land(state, seat, box.space_cells[x], journal)
    else:
        assert family == act.BACK
        auction.apply_back(state, seat, x, journal)
