"""The Relic a seat has kept, and what it does by itself."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE, UNDECIDED
from valtable.games.valeria.state.frames import RUN
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame


def relic_of(state: State, seat: int) -> int:
    """The Relic a seat has kept; NONE while it has none."""
    relics = state.relics
    if relics is None or not relics.dealt or relics.kept[seat] == UNDECIDED:
        return NONE
    return relics.dealt[seat][relics.kept[seat]]


def has_axe(state: State, seat: int) -> bool:
    """Whether a seat slays for 1 less, by the Thunder Axe."""
    relic = relic_of(state, seat)
    return relic != NONE and state.box.relics.axe[relic]


def has_evermap(state: State, seat: int) -> bool:
    """Whether a seat may lack one icon (C34)."""
    return state.relics is not None and relic_of(state, seat) == state.box.relics.evermap


def gains_for_building(state: State, seat: int, icons_missing: bool) -> list[Frame]:
    """What a Relic brings for a Domain; the Evermap only if no icon was missing."""
    relic, cards = relic_of(state, seat), state.box.relics
    if relic == NONE or not cards.gain[relic] or (relic == cards.evermap and icons_missing):
        return []
    return [(RUN, seat, cards.gain[relic], 0)]
