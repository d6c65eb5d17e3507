"""Rulebook, "Action Phase": slay, recruit, build, or gain a resource."""

from __future__ import annotations

from valtable.games.valeria.people.events import RESOURCE_REFS, seat_ref
from valtable.games.valeria.phases.gains import on_citizen_gained
from valtable.games.valeria.phases.prices import TO_BUILD, TO_RECRUIT, TO_RECRUIT_PLAINLY, TO_SLAY
from valtable.games.valeria.phases.purchase import begin_payment
from valtable.games.valeria.phases.two_actions import leave_question, spend_action
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal


def apply_slay(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    leave_question(state, seat)
    begin_payment(state, seat, TO_SLAY, slot, chance, journal)


def apply_recruit(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    step = leave_question(state, seat)
    on_citizen_gained(state, seat)
    plainly = step and state.box.code[step][2]
    begin_payment(state, seat, TO_RECRUIT_PLAINLY if plainly else TO_RECRUIT, slot, chance, journal)


def apply_build(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    leave_question(state, seat)
    begin_payment(state, seat, TO_BUILD, slot, chance, journal)


def apply_gain(state: State, seat: int, resource: int, journal: Journal | None) -> None:
    """Take 1 Gold, Strength or Magic from the bank."""
    spend_action(state, seat, refills=False)
    state.res[seat][resource] += 1
    if journal is not None:
        journal.tell("took", {"seat": seat_ref(seat), "gains": [RESOURCE_REFS[resource]]})
