"""What a seat can pay with: its resources and, in its own Action Phase, its face-up Tomes (R27, C31)."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.actions import VP
from valtable.games.valeria.box.words import WILD
from valtable.games.valeria.modules.crimson_seas.tomes import turn_tomes
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal

IMPOSSIBLE: Final = (1, 0)
"""Where the least Magic in a payment is above the most, there is no payment."""


def acts(state: State, seat: int) -> bool:
    """Whether it is this seat's own Action Phase; in the base game nobody is asked for it elsewhere."""
    packs = state.packs
    return packs is None or (packs.acting > 0 and seat == state.active)


def purse(state: State, seat: int) -> list[int]:
    """Gold, Strength and Magic that a price can be paid with."""
    have, seas = state.res[seat], state.seas
    if seas is not None and acts(state, seat):
        tomes = seas.tomes[seat]
        return [have[0] + tomes[0], have[1] + tomes[1], have[2] + tomes[2]]
    return have[:3]


def spend(state: State, seat: int, amounts: tuple[int, ...] | list[int], journal: Journal | None) -> None:
    """Pay to the bank, Tomes first."""
    have = state.res[seat]
    if (seas := state.seas) is not None and acts(state, seat):
        amounts = turn_tomes(state, seas, seat, amounts, journal)
    have[0] -= amounts[0]
    have[1] -= amounts[1]
    have[2] -= amounts[2]


def affords(state: State, seat: int, amounts: tuple[int, ...]) -> bool:
    """Whether a price inside an effect can be paid exactly; a wild part is of one type (R18)."""
    have = state.res[seat] if state.seas is None else purse(state, seat)
    if have[0] < amounts[0] or have[1] < amounts[1] or have[2] < amounts[2] or state.res[seat][VP] < amounts[VP]:
        return False
    return not amounts[WILD] or any(have[i] - amounts[i] >= amounts[WILD] for i in range(3))
