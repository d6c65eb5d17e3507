"""What a seat can pay with: its resources and, in its own Action Phase, its face-up Tomes (R27, C31)."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.actions import GOLD, MAGIC, STRENGTH, VP
from valtable.games.valeria.box.words import WILD
from valtable.games.valeria.modules.crimson_seas.tomes import turn_tomes
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal

Purse = tuple[int, int, int]
"""Gold, Strength and Magic."""
IMPOSSIBLE: Final = (1, 0)
"""Where the least Magic in a payment is above the most, there is no payment."""


def acts(state: State, seat: int) -> bool:
    """Whether it is this seat's own Action Phase; in the base game nobody is asked for it elsewhere."""
    packs = state.packs
    return packs is None or (packs.acting > 0 and seat == state.active)


def purse(state: State, seat: int) -> Purse:
    """What a price can be paid with."""
    have, seas, packs = state.res[seat], state.seas, state.packs
    if seas is not None and packs is not None and packs.acting > 0 and seat == state.active:  # `acts`, written out
        tomes = seas.tomes[seat]
        return have[0] + tomes[0], have[1] + tomes[1], have[2] + tomes[2]
    return have[0], have[1], have[2]


def spend(state: State, seat: int, paid: Purse, journal: Journal | None) -> None:
    """Pay to the bank, Tomes first."""
    have = state.res[seat]
    if (seas := state.seas) is not None and acts(state, seat):
        paid = turn_tomes(state, seas, seat, paid, journal)
    gold, strength, magic = paid
    if gold:
        have[0] -= gold
    if strength:
        have[1] -= strength
    if magic:
        have[2] -= magic


def only(resource: int, n: int) -> Purse:
    """So much of one resource."""
    return n if resource == GOLD else 0, n if resource == STRENGTH else 0, n if resource == MAGIC else 0


def affords(state: State, seat: int, amounts: tuple[int, ...]) -> bool:
    """Whether a price inside an effect can be paid exactly; a wild part is of one type (R18)."""
    gold, strength, magic = purse(state, seat)
    gold, strength, magic, wild = gold - amounts[0], strength - amounts[1], magic - amounts[2], amounts[WILD]
    if gold < 0 or strength < 0 or magic < 0 or state.res[seat][VP] < amounts[VP]:
        return False
    return gold >= wild or strength >= wild or magic >= wild
