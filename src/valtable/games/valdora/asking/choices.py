"""Every answer that nothing stands against, as `why_not` says, but looking only at what lies there."""

from __future__ import annotations

from valtable.games.valdora.phases.completing import gem_asked
from valtable.games.valdora.phases.movement import stops
from valtable.games.valdora.phases.turn import deeds
from valtable.games.valdora.state.frames import ACTING, MOVING
from valtable.games.valdora.state.state import State, holding
from valtable.kernel.agenda import Frame


def choices_in(state: State, seat: int, frame: Frame) -> list[int]:
    """Each question is answered from the table itself."""
    if frame[0] == MOVING:
        return stops(state, seat)
    if frame[0] == ACTING:
        return deeds(state, seat, frame)
    pay = state.box.pay
    return [pay + kind for kind in holding(state, seat, gem_asked(state, frame))]
