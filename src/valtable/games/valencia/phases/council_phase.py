"""Rulebook, "Phase III: Council phase", and the end of the round."""

from __future__ import annotations

from valtable.games.valencia.people.events import seat_ref
from valtable.games.valencia.phases.planning import open_planning
from valtable.games.valencia.state.movers import gain_privilege
from valtable.games.valencia.state.state import State
from valtable.kernel.journal import Journal


def council_phase(state: State, journal: Journal | None) -> None:
    """Points per family member on the council, helpers included; a privilege to everybody with the most (Ruling 22)."""
    counted = [0] * state.seats
    for chair in state.council:
        for seat in chair:
            counted[seat] += 1
    most = max(counted)
    for seat, number in enumerate(counted):
        state.points[seat] += number * state.box.council_points
        if journal is not None and number:
            journal.tell("council", {"seat": seat_ref(seat), "n": number * state.box.council_points})
    for seat, number in enumerate(counted):
        if number == most:
            gain_privilege(state, seat)
            if journal is not None:
                journal.tell("privilege", {"seat": seat_ref(seat)})
    end_round(state, journal)


def end_round(state: State, journal: Journal | None) -> None:
    """Stacks nobody has seen are discarded and stay secret (Rulings 10, 38); after the fifth round it is over."""
    for seat in range(state.seats):
        cards = [card for stack in state.stacks[seat] for card in stack]
        if cards:
            state.hidden_discard[seat] = tuple(sorted([*state.hidden_discard[seat], *cards]))
            state.stacks[seat] = []
            if journal is not None:
                journal.tell("unused", {"seat": seat_ref(seat), "n": len(cards)})
    state.round += 1
    if state.round < state.box.rounds:
        open_planning(state, journal)
    elif journal is not None:
        journal.tell("game_over", {}, reveals=True)
