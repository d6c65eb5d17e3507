"""What a viewer may know of the true table, for all blocks that ask."""

from __future__ import annotations

from valtable.games.valeria.phases.purse import Purse, purse
from valtable.games.valeria.state.frames import RELIC_CHOICE
from valtable.games.valeria.state.state import State


def resources_of(state: State, viewer: int, seat: int) -> list[int]:
    """While all harvest at the same time, of others what they had when it began."""
    return state.opening[seat] if state.sealed and seat != viewer else state.res[seat]


def means_of(state: State, viewer: int, seat: int) -> Purse:
    """What a seat can pay with, as far as the viewer knows."""
    if state.sealed and seat != viewer:
        gold, strength, magic = state.opening[seat][:3]
        return gold, strength, magic
    return purse(state, seat)


def hides_relic(state: State, viewer: int, seat: int) -> bool:
    """While Relics are chosen nobody knows what others have kept, nor what it takes off their prices (R32)."""
    if state.relics is None or seat == viewer:
        return False
    for lane in state.lanes:
        for frame in lane:
            if frame[0] == RELIC_CHOICE:
                return True
    return False
