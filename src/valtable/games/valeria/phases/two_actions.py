"""Rulebook, "Action Phase": two actions, each finished before the next (R3)."""

from __future__ import annotations

from valtable.games.valeria.state.frames import ACTION, REFILL
from valtable.games.valeria.state.state import State


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
