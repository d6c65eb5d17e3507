"""The actions that modules add: gain a Map, engage an Agent, sail, use a Relic, place a Banner."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import (
    AGENT_IDLE,
    NO_ISLANDS,
    NO_MAPS_LEFT,
    NO_RELIC,
    RELIC_IDLE,
    RELIC_NO_ACTION,
)
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.agents import engaging as agents
from valtable.games.valeria.modules.contents import RELIC_ACTION
from valtable.games.valeria.modules.crimson_seas import islands
from valtable.games.valeria.modules.effects import required_are_met
from valtable.games.valeria.modules.ward_towers import banners as towers
from valtable.games.valeria.people.events import RESOURCE_REFS, relic_ref, seat_ref
from valtable.games.valeria.phases.action import leave_question, spend_action
from valtable.games.valeria.phases.effects import can_run
from valtable.games.valeria.phases.prices import TO_BUY_GOODS, TO_ENGAGE, relic_of
from valtable.games.valeria.phases.purchase import begin_payment, settle_payment
from valtable.games.valeria.phases.purse import maps_left
from valtable.games.valeria.state.frames import DISCOUNT, RUN
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def why_not_map(state: State) -> int:
    """Only while the supply has one (C41)."""
    if not state.options.crimson_seas:
        return NO_ISLANDS
    return OK if maps_left(state) else NO_MAPS_LEFT


def apply_map(state: State, seat: int, journal: Journal | None) -> None:
    spend_action(state, seat, refills=False)
    state.maps[seat] += 1
    if journal is not None:
        journal.tell("took", {"seat": seat_ref(seat), "gains": [RESOURCE_REFS[4]]})


def why_not_agent(state: State, seat: int, place: int) -> int:
    """The price, what is required, and some effect that would do something (C33)."""
    reason = agents.why_not_pay_agent(state, seat, place)
    if reason != OK:
        return reason
    program = state.box.extras.agent_program[state.agents[place]]
    return OK if useful(state, seat, program) else AGENT_IDLE


def useful(state: State, seat: int, program: int) -> bool:
    return required_are_met(state, seat, program) and can_run(state, seat, program)


def apply_agent(state: State, seat: int, place: int, chance: Chance, journal: Journal | None) -> None:
    spend_action(state, seat, refills=True)
    begin_payment(state, seat, TO_ENGAGE, place, chance, journal)


def why_not_relic(state: State, seat: int) -> int:
    """A Relic with an action that would do something (R32, C33)."""
    relic = relic_of(state, seat)
    if relic == NONE:
        return NO_RELIC
    if state.box.extras.relic_timing[relic] != RELIC_ACTION:
        return RELIC_NO_ACTION
    return OK if useful(state, seat, state.box.extras.relic_program[relic]) else RELIC_IDLE


def apply_relic(state: State, seat: int, journal: Journal | None) -> None:
    spend_action(state, seat, refills=True)
    relic = relic_of(state, seat)
    if journal is not None:
        journal.tell("relic_used", {"seat": seat_ref(seat), "card": relic_ref(state.box, relic)})
    state.agenda.append((RUN, seat, state.box.extras.relic_program[relic], 0))


def apply_sail(state: State, seat: int, island: int, journal: Journal | None) -> None:
    leave_question(state, seat)
    islands.apply_sail(state, seat, island, journal)


def apply_buy(state: State, seat: int, slots: int, chance: Chance, journal: Journal | None) -> None:
    """One to three of a row, as one payment (R24)."""
    row = state.agenda.pop()[2]
    begin_payment(state, seat, TO_BUY_GOODS + row, slots, chance, journal)


def apply_banner(state: State, seat: int, resource: int, chance: Chance, journal: Journal | None) -> None:
    spend_action(state, seat, refills=True)
    towers.place_banner(state, seat, resource, chance, journal)


def apply_first_number(state: State, seat: int, n: int, chance: Chance, journal: Journal | None) -> None:
    """How much of the discount falls on Gold, or how much is paid in Strength; then the Magic is asked."""
    frame = state.agenda.pop()
    what, slot = (0, frame[2]) if frame[0] == DISCOUNT else (frame[2], frame[3])
    settle_payment(state, seat, what, slot, n, chance, journal)
