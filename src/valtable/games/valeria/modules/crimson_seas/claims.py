"""The last Maps: chosen by everybody at the same time, handed out when everybody has harvested (C50)."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.modules.crimson_seas.maps import give_maps, map_option
from valtable.games.valeria.modules.packs.opera_house import opera_houses
from valtable.games.valeria.phases.gains import tell_gain
from valtable.games.valeria.state.frames import CHOICE, CLOSE
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.journal import Journal

OPERA_HOUSE: Final = 0
"""Among a seat's claims: its Opera House has not paid; no step of a card has this number."""


def hand_out_maps(state: State, active: int, journal: Journal | None) -> None:
    """In turn order from the active player; who comes too late takes another option of the card (C50)."""
    seas = state.seas
    if seas is None or not any(seas.claims):
        return
    late: list[Frame] = []
    for place in range(state.seats):
        seat = (active + place) % state.seats
        for step in seas.claims[seat]:
            if step == OPERA_HOUSE:
                late += [(CLOSE, seat, 0, domain) for domain in opera_houses(state, seat)]
                continue
            n = give_maps(state, seat, map_option(state, step))
            if n and journal is not None:
                tell_gain(state, seat, (0, 0, 0, 0, n), step, journal)
            elif not n:
                late.append((CHOICE, seat, step, 1, 0))
        seas.claims[seat] = []
    state.agenda += reversed(late)
