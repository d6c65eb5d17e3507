"""Rulebook, "Final Phase": what triggers it, how it begins, who is still in it."""

from __future__ import annotations

from valtable.games.valletta.people.events import seat_ref
from valtable.games.valletta.state.state import (
    FINAL,
    LAST_BARREL,
    LAST_HOUSE,
    NORMAL,
    POINTS_25,
    TRIGGERED,
    TRIGGERS,
    State,
)
from valtable.kernel.journal import Journal


def note_trigger(state: State, seat: int, trigger: int, journal: Journal | None) -> None:
    """Note a trigger when it happens; it is acted on after the turn (V43).

    All are kept in the order they happened, the first is the reason of the end. In the final phase
    they mean nothing.
    """
    if state.final == FINAL or trigger in state.triggers:
        return
    state.triggers.append(trigger)
    state.final = TRIGGERED
    if journal is not None:
        journal.tell("triggered", {"seat": seat_ref(seat), "trigger": TRIGGERS[trigger]})


def score(state: State, seat: int, points: int, journal: Journal | None) -> None:
    """Move the figure on the street; 25 reached or passed triggers the final phase (V10)."""
    state.points[seat] += points
    if state.points[seat] >= state.box.trigger_points:
        note_trigger(state, seat, POINTS_25, journal)


def note_house(state: State, seat: int, journal: Journal | None) -> None:
    """The last house triggers the final phase (V13)."""
    if state.houses[seat] == 0:
        note_trigger(state, seat, LAST_HOUSE, journal)


def note_barrel(state: State, seat: int, journal: Journal | None) -> None:
    """So does Jean on the last barrel."""
    if state.jean == state.box.spaces:
        note_trigger(state, seat, LAST_BARREL, journal)


def begins_now(state: State, following: int) -> bool:
    """After the turn that triggered it; with `even_turns` after the round (V44)."""
    if state.final != TRIGGERED:
        return False
    return not state.options.even_turns or following == state.first


def begin_final_phase(state: State, journal: Journal | None) -> None:
    """Everybody shuffles deck and discard together and keeps the hand; known cards stay known (V22).

    A hand beside an empty deck was known by subtraction, as when a deck is renewed, and stays so.
    """
    state.final = FINAL
    for seat in range(state.seats):
        if not state.deck[seat]:
            state.known[seat] = state.hand[seat][:]
        state.deck[seat] = sorted(state.deck[seat] + state.discard[seat])
        state.discard[seat] = []
    if journal is not None:
        journal.tell("final_phase", {})


def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise; in the final phase the next that still has cards, -1 if none has (V45).

    A card that came with the third play is still to be played, so its owner is not out (V46).
    """
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if state.final != FINAL or state.hand[other]:
            return other
    return -1


def tell_out(state: State, seat: int, journal: Journal | None) -> None:
    """Who has no card left after drawing is out for good (V45)."""
    if journal is not None and state.final == FINAL and not state.hand[seat]:
        journal.tell("out", {"seat": seat_ref(seat)})


def stalls(state: State) -> bool:
    """Everybody has had as many turns as the limit allows, and nothing was triggered (V47)."""
    limit = state.box.turn_limit
    # One seat's turns tell it in nearly every game; all are asked only from then on.
    return state.final == NORMAL and state.turns[0] >= limit and min(state.turns) >= limit
