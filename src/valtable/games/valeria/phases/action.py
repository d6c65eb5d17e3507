"""Rulebook, "Action Phase": two actions, each finished before the next (R3)."""

from __future__ import annotations

from valtable.games.valeria.people.events import RESOURCE_REFS, seat_ref
from valtable.games.valeria.phases.gains import on_citizen_gained
from valtable.games.valeria.phases.prices import TO_BUILD, TO_RECRUIT, TO_RECRUIT_PLAINLY, TO_SLAY
from valtable.games.valeria.phases.purchase import begin_payment, carry_out
from valtable.games.valeria.state.frames import ACTION, REFILL
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal


def spend_action(state: State, seat: int, *, refills: bool) -> None:
    """One of the two actions is used; when it and all it leads to is over, gaps are filled (C23)."""
    left = state.agenda.pop()[2] - 1
    if left:
        state.agenda.append((ACTION, seat, left))
    if refills:
        state.agenda.append((REFILL, seat))


def leave_question(state: State, seat: int) -> int:
    """An action of the two is used, or the bonus action of a card, which costs none (R17); its step, or 0."""
    frame = state.agenda.pop()
    if frame[0] != ACTION:
        return frame[2]
    if frame[2] > 1:
        state.agenda.append((ACTION, seat, frame[2] - 1))
    state.agenda.append((REFILL, seat))
    return 0


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


def apply_pay_magic(state: State, seat: int, magic: int, chance: Chance, journal: Journal | None) -> None:
    frame = state.agenda.pop()
    settled = frame[4] if len(frame) > 4 else 0
    carry_out(state, seat, frame[2], frame[3], settled, magic, chance, journal)
