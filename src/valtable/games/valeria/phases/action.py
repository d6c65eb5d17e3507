"""Rulebook, "Action Phase": two actions, each finished before the next (R3)."""

from __future__ import annotations

from valtable.games.valeria.events import RESOURCE_REFS, seat_ref
from valtable.games.valeria.phases.effects import on_citizen_gained
from valtable.games.valeria.phases.pay import TO_BUILD, TO_RECRUIT, TO_SLAY, begin_payment, carry_out
from valtable.games.valeria.state import ACTION, REFILL, State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal


def spend_action(state: State, seat: int, *, refills: bool) -> None:
    """One of the two actions is used; when it and all it leads to is over, gaps are filled (C23)."""
    left = state.agenda.pop()[2] - 1
    if left:
        state.agenda.append((ACTION, seat, left))
    if refills:
        state.agenda.append((REFILL, seat))


def apply_slay(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    """As an action, or as the bonus action of a card, which costs none (R17)."""
    if state.agenda[-1][0] == ACTION:
        spend_action(state, seat, refills=True)
    else:
        state.agenda.pop()
    begin_payment(state, seat, TO_SLAY, slot, chance, journal)


def apply_recruit(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    spend_action(state, seat, refills=True)
    on_citizen_gained(state, seat)
    begin_payment(state, seat, TO_RECRUIT, slot, chance, journal)


def apply_build(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    spend_action(state, seat, refills=True)
    begin_payment(state, seat, TO_BUILD, slot, chance, journal)


def apply_gain(state: State, seat: int, resource: int, journal: Journal | None) -> None:
    """Take 1 Gold, Strength or Magic from the bank."""
    spend_action(state, seat, refills=False)
    state.res[seat][resource] += 1
    if journal is not None:
        journal.tell("took", {"seat": seat_ref(seat), "gains": [RESOURCE_REFS[resource]]})


def apply_pay_magic(state: State, seat: int, magic: int, chance: Chance, journal: Journal | None) -> None:
    _, _, what, slot = state.agenda.pop()
    carry_out(state, seat, what, slot, magic, chance, journal)
