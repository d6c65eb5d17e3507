"""Rulebook, "Plant a palm tree", "Build a fountain" and "Phase III: Council phase"."""

from __future__ import annotations

from bisect import insort

from valtable.games.valencia.components import CHURCH, NOBILITY
from valtable.games.valencia.events import bush_ref, fountain_ref, seat_ref, space_ref
from valtable.games.valencia.phases.fountains import free_next
from valtable.games.valencia.phases.planning import open_planning
from valtable.games.valencia.reasons import BUSH_TAKEN, FOUNTAIN_SPACE_TAKEN, NOT_IN_THIS_CITY, NOT_NEXT_BUSH
from valtable.games.valencia.state import FOUNDING, MOVING_PALM, NOBODY, PLANTING, State, gain_privilege
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def ask_plant(state: State) -> None:
    """Step H, compulsory: whoever is on the church seat now, even from an earlier round (Ruling 21)."""
    state.agenda.append((PLANTING, state.council[CHURCH][0]))


def why_not_plant(state: State, frame: Frame, bush: int) -> int:
    """A free bush of the city; for a palm tree that moves, one that is next to it (Ruling 43)."""
    if bush not in state.city.at_bush:
        return NOT_IN_THIS_CITY
    if bush in state.palms:
        return BUSH_TAKEN
    return NOT_NEXT_BUSH if frame[0] == MOVING_PALM and bush not in free_next(state, frame[2]) else OK


def apply_plant(state: State, seat: int, bush: int, journal: Journal | None) -> None:
    state.agenda.pop()
    insort(state.palms, bush)
    if journal is not None:
        journal.tell("planted", {"seat": seat_ref(seat), "bush": bush_ref(bush)})


def ask_fountain(state: State) -> None:
    """Step I, compulsory: whoever is on the nobility seat now (Rulings 3, 21)."""
    state.agenda.append((FOUNDING, state.council[NOBILITY][0]))


def why_not_fountain(state: State, cell: int) -> int:
    if cell not in state.city.fountain_spaces:
        return NOT_IN_THIS_CITY
    return OK if state.fountain_at[cell] == NOBODY else FOUNTAIN_SPACE_TAKEN


def apply_fountain(state: State, seat: int, cell: int, journal: Journal | None) -> None:
    """The fountain of the round; its ability is not for those who stand there already (Ruling 16)."""
    state.agenda.pop()
    fountain = state.fountains[state.round]
    state.fountain_at[cell] = fountain
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "fountain": fountain_ref(state.box, fountain), "space": space_ref(cell)}
        journal.tell("founded", args)


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
            state.hidden_discard[seat] = sorted(state.hidden_discard[seat] + cards)
            state.stacks[seat] = []
            if journal is not None:
                journal.tell("unused", {"seat": seat_ref(seat), "n": len(cards)})
    state.round += 1
    if state.round < state.box.rounds:
        open_planning(state, journal)
    elif journal is not None:
        journal.tell("game_over", {}, reveals=True)
