"""Rulebook, steps H and I: "Plant a palm tree" and "Build a fountain"."""

from __future__ import annotations

from bisect import insort

from valtable.games.valencia.asking.reasons import BUSH_TAKEN, FOUNTAIN_SPACE_TAKEN, NOT_IN_THIS_CITY, NOT_NEXT_BUSH
from valtable.games.valencia.box.components import BUILD_STEP, PLANT_STEP
from valtable.games.valencia.people.events import bush_ref, fountain_ref, seat_ref, space_ref
from valtable.games.valencia.phases.fountain_abilities import free_next
from valtable.games.valencia.state.frames import FOUNDING, MOVING_PALM, PLANTING
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def ask_plant(state: State) -> None:
    """Step H, compulsory: whoever is on the church seat now, even from an earlier round (Ruling 21)."""
    state.agenda.append((PLANTING, state.council[state.box.actor[PLANT_STEP]][0]))


def why_not_plant(state: State, frame: Frame, bush: int) -> int:
    """A free bush of the city; for a palm tree that moves, one that is next to it (Ruling 43)."""
    if bush not in state.city.bushes:
        return NOT_IN_THIS_CITY
    if bush in state.palms:
        return BUSH_TAKEN
    return NOT_NEXT_BUSH if frame[0] == MOVING_PALM and bush not in free_next(state, frame[2]) else OK


def apply_plant(state: State, seat: int, bush: int, journal: Journal | None) -> None:
    """The palm tree of the round goes into the city. Rulebook, "Plant a palm tree" (Ruling 21)."""
    state.agenda.pop()
    insort(state.palms, bush)
    if journal is not None:
        journal.tell("planted", {"seat": seat_ref(seat), "bush": bush_ref(bush)})


def ask_fountain(state: State) -> None:
    """Step I, compulsory: whoever is on the nobility seat now (Rulings 3, 21)."""
    state.agenda.append((FOUNDING, state.council[state.box.actor[BUILD_STEP]][0]))


def why_not_fountain(state: State, cell: int) -> int:
    """A free fountain space of the city. Rulebook, "Build a fountain" (Ruling 21)."""
    if cell not in state.city.fountain_spaces:
        return NOT_IN_THIS_CITY
    return OK if state.fountain_at[cell] == NOBODY else FOUNTAIN_SPACE_TAKEN


def apply_fountain(state: State, seat: int, cell: int, journal: Journal | None) -> None:
    """The fountain of the round; its ability is not for those who stand there already (Rulings 16, 21)."""
    state.agenda.pop()
    fountain = state.fountains[state.round]
    state.fountain_at[cell] = fountain
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "fountain": fountain_ref(state.box, fountain), "space": space_ref(cell)}
        journal.tell("founded", args | {"n": state.box.fountain_points[fountain]})
