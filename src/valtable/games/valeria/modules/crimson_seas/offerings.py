"""Offerings to Exekratys: each 6 takes one there, a visit takes all of one type home (R25)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import NO_OFFERINGS
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.people.events import RESOURCE_REFS, seat_ref
from valtable.games.valeria.state.centre import works
from valtable.games.valeria.state.frames import OFFER
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def offerings_due(state: State) -> int:
    """One for each 6, on a die or as the sum."""
    if state.seas is None:
        return 0
    rolled = (state.dice[0], state.dice[1], state.dice[0] + state.dice[1])
    return rolled.count(state.box.seas.offering_on)


def ask_offering(state: State, seat: int) -> None:
    """Who has no resource, or a Domain against it, offers nothing."""
    statics = state.box.packs.statics
    if any(statics.offers_nothing[d] and works(state, d) for d in state.domains[seat]):
        return
    if state.options.exekratys_offering == "bank" or any(state.res[seat][:3]):
        state.agenda.append((OFFER, seat))


def why_not_offer(state: State, seat: int, resource: int) -> int:
    if state.options.exekratys_offering == "bank":
        return OK
    return OK if state.res[seat][resource] else NO_OFFERINGS


def apply_offer(state: State, seas: CrimsonSeas, seat: int, resource: int, journal: Journal | None) -> None:
    state.agenda.pop()
    if state.options.exekratys_offering == "own":
        state.res[seat][resource] -= 1
    seas.offerings[resource] += 1
    if journal is not None:
        journal.tell("offered", {"seat": seat_ref(seat), "paid": [RESOURCE_REFS[resource]]})


def why_not_take_offering(seas: CrimsonSeas, resource: int) -> int:
    return OK if seas.offerings[resource] else NO_OFFERINGS


def apply_take_offering(state: State, seas: CrimsonSeas, seat: int, resource: int, journal: Journal | None) -> None:
    """Everything of one type that lies on Exekratys."""
    state.agenda.pop()
    n = seas.offerings[resource]
    seas.offerings[resource] = 0
    state.res[seat][resource] += n
    if journal is not None:
        journal.tell("took_offering", {"seat": seat_ref(seat), "gains": [RESOURCE_REFS[resource]] * n})
