"""Domains of packs in the Roll Phase: reroll both dice, or send a Minion away."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import NO_MINION, NO_SUCH_POWER, POWER_USED, TOO_LITTLE_MAGIC
from valtable.games.valeria.modules.packs.banishing import why_not_banish_slot
from valtable.games.valeria.state.centre import works
from valtable.games.valeria.state.state import State
from valtable.kernel.refusal import OK


def can_use_dice_domains(state: State, seat: int, frame: tuple[int, ...]) -> bool:
    return why_not_reroll_both(state, seat, frame) == OK or why_not_wall(state, seat, frame) == OK


def why_not_power(state: State, seat: int, frame: tuple[int, ...], domain: int) -> int:
    """What forbids the use of a Domain in the Roll Phase; the frame has those used already."""
    if domain not in state.domains[seat] or not works(state, domain):
        return NO_SUCH_POWER
    return POWER_USED if domain in frame[2:] else OK


def why_not_reroll_both(state: State, seat: int, frame: tuple[int, ...]) -> int:
    domain = state.box.packs.both_dice
    reason = why_not_power(state, seat, frame, domain)
    if reason != OK:
        return reason
    return OK if state.res[seat][2] >= state.box.code[state.box.power[domain]][2] else TOO_LITTLE_MAGIC


def why_not_wall(state: State, seat: int, frame: tuple[int, ...]) -> int:
    domain = state.box.packs.northern_wall
    reason = why_not_power(state, seat, frame, domain)
    if reason != OK:
        return reason
    op = state.box.code[state.box.power[domain]]
    for slot in range(20):
        if why_not_banish_slot(state, op, slot) == OK:
            return OK
    return NO_MINION
