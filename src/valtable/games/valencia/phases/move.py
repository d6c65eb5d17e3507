"""Rulebook, "Change location", and the Wanderer: an own family member moves in the city.

A move is not a placement: it costs nothing and wakes no fountain (Ruling 16).
"""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.asking.reasons import CANNOT_MOVE, NOT_IN_THIS_CITY, NOT_YOUR_MEMBER, SPACE_TAKEN, TOO_FAR
from valtable.games.valencia.box.city import FOUNTAIN, City
from valtable.games.valencia.people.events import seat_ref, space_ref
from valtable.games.valencia.state.frames import LANDING, LIFTING
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

ONE_SPACE: Final = 1
"""How far "Change location" goes; the Wanderer's reach is printed on its card."""


def free_within(city: City, figures: list[int], cell: int, steps: int) -> list[int]:
    """The free city spaces in reach of this one; occupied ones may be crossed (Rulings 20, 44)."""
    return [other for other in city.within(cell, steps) if figures[other] == NOBODY]


def ask_move(state: State, seat: int, steps: int) -> bool:
    """Optional (Ruling 20); asked only if one of the family members can move at all."""
    can_move = bool(own_movable(state, seat, steps))
    if can_move:
        state.agenda.append((LIFTING, seat, steps))
    return can_move


def own_movable(state: State, seat: int, steps: int) -> list[int]:
    """Where one's own family members stand that can move (Rulings 20, 44)."""
    return [cell for cell in state.city.spaces if why_not_lift(state, seat, cell, steps) == OK]


def why_not_lift(state: State, seat: int, cell: int, steps: int) -> int:
    """One's own, with a free space within reach over city spaces; occupied ones may be crossed (Rulings 20, 44)."""
    if state.figures[cell] != seat:
        return NOT_YOUR_MEMBER
    return OK if free_within(state.city, state.figures, cell, steps) else CANNOT_MOVE


def apply_lift(state: State, seat: int, cell: int) -> None:
    """Choose the family member; where it goes is asked next (Ruling 20)."""
    steps = state.agenda.pop()[2]
    state.agenda.append((LANDING, seat, cell, steps))


def why_not_land(state: State, frame: Frame, cell: int) -> int:
    """A free city space of any guild, another than where it stood (Rulings 20, 44)."""
    if state.city.kind[cell] >= FOUNTAIN:
        return NOT_IN_THIS_CITY
    if cell not in state.city.within(frame[2], frame[3]):
        return TOO_FAR
    return OK if state.figures[cell] == NOBODY else SPACE_TAKEN


def apply_land(state: State, seat: int, cell: int, journal: Journal | None) -> None:
    """The family member moves: nothing is paid, no fountain is woken (Rulings 16, 20, 44)."""
    origin = state.agenda.pop()[2]
    state.figures[origin], state.figures[cell] = NOBODY, seat
    if journal is not None:
        args: Args = {"seat": seat_ref(seat), "origin": space_ref(origin), "space": space_ref(cell)}
        journal.tell("moved", args)
