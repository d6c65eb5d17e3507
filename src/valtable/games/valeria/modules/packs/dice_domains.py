"""Domains of packs in the Roll Phase: reroll both dice, or send a Minion away."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import NO_MINION, NO_SUCH_POWER, POWER_USED, TOO_LITTLE_MAGIC
from valtable.games.valeria.modules.packs.banishing import why_not_banish_slot
from valtable.games.valeria.state.centre import works
from valtable.games.valeria.state.state import State
from valtable.kernel.refusal import OK

BOTH_DICE, NORTHERN_WALL = "blood_moon_palace", "the_northern_wall"


def can_use_dice_domains(state: State, seat: int, frame: tuple[int, ...]) -> bool:
    return OK in (why_not_reroll_both(state, seat, frame), why_not_wall(state, seat, frame))


def power_open(state: State, seat: int, frame: tuple[int, ...], name: str) -> tuple[int, int]:
    """The Domain of that name and what forbids its use."""
    domain = state.box.domains.index(name)
    if domain not in state.domains[seat] or not works(state, domain):
        return domain, NO_SUCH_POWER
    return domain, POWER_USED if domain in frame[2:] else OK


def why_not_reroll_both(state: State, seat: int, frame: tuple[int, ...]) -> int:
    domain, reason = power_open(state, seat, frame, BOTH_DICE)
    if reason != OK:
        return reason
    return OK if state.res[seat][2] >= state.box.code[state.box.power[domain]][2] else TOO_LITTLE_MAGIC


def why_not_wall(state: State, seat: int, frame: tuple[int, ...]) -> int:
    domain, reason = power_open(state, seat, frame, NORTHERN_WALL)
    if reason != OK:
        return reason
    op = state.box.code[state.box.power[domain]]
    return OK if any(why_not_banish_slot(state, op, slot) == OK for slot in range(20)) else NO_MINION
