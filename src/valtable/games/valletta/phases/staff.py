"""Card Reference: hiring from the open supply and firing into it."""

from __future__ import annotations

from bisect import insort

from valtable.games.valletta.asking.reasons import HIRING_NOT_OFFERED, NOT_IN_HAND, NOT_IN_OPEN_SUPPLY, TOO_POOR_TO_HIRE
from valtable.games.valletta.box.actions import GOLD
from valtable.games.valletta.people.events import card_ref, good_ref, seat_ref
from valtable.games.valletta.state.frames import RUN, STAFFING
from valtable.games.valletta.state.movers import gain_card, leave_hand, return_good
from valtable.games.valletta.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def ask_staff(state: State, seat: int, hire: int, fire: int, source: int) -> None:
    """Ask to hire one or fire one. Whether anybody can be fired is for the hand's owner to know, so a hand
    that is not empty is asked (V54)."""
    if (state.pool and can_hire(state, seat, hire)) or (fire and state.hand[seat]):
        state.agenda.append((STAFFING, seat, hire, fire, source))


def can_hire(state: State, seat: int, hire: int) -> bool:
    """Whether the card lets one hire and the price can be paid: nothing, or gold by option (V4)."""
    return bool(hire) and state.goods[seat][GOLD] >= state.options.hire_price


def why_not_hire(state: State, seat: int, frame: Frame, kind: int) -> int:
    """Any card of the open supply, free or for the price of the option (V4), with the gold at hand (V55)."""
    if kind not in state.pool:
        return NOT_IN_OPEN_SUPPLY
    if not frame[2]:
        return HIRING_NOT_OFFERED
    return OK if can_hire(state, seat, frame[2]) else TOO_POOR_TO_HIRE


def apply_hire(state: State, seat: int, kind: int, journal: Journal | None) -> None:
    """The price is paid before the card is taken; it may be played in the same turn (V35)."""
    state.agenda.pop()
    return_good(state, seat, GOLD, state.options.hire_price)
    state.pool.remove(kind)
    gain_card(state, seat, kind)
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "card": card_ref(state.box, kind)}
        journal.tell("hired", args | {"cost": [good_ref(GOLD)] * state.options.hire_price})


def why_not_fire(state: State, seat: int, kind: int) -> int:
    """A hand card; Jean is not even among those that can be named (V5)."""
    return OK if kind in state.hand[seat] else NOT_IN_HAND


def apply_fire(state: State, seat: int, kind: int, journal: Journal | None) -> None:
    """The card joins the open supply, where anyone may hire it (V35); the card that asked takes note."""
    state.agenda.pop()
    leave_hand(state, seat, kind)
    insort(state.pool, kind)
    if state.agenda[-1][0] == RUN:
        state.agenda[-1] = (*state.agenda[-1][:5], 1)
    if journal is not None:
        journal.tell("fired", {"seat": seat_ref(seat), "card": card_ref(state.box, kind)})
