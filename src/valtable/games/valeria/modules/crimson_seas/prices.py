"""What Goods, Tomes and Nobles cost (R24, R26)."""

from __future__ import annotations

from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.state.centre import works
from valtable.games.valeria.state.state import State


def island_price(state: State, seat: int, row: int, slots: int) -> int:
    """What a set of Goods or Tomes costs together (R24)."""
    statics = state.box.packs.statics
    change = sum((statics.tomes if row else statics.goods)[d] for d in state.domains[seat] if works(state, d))
    return sum(max(price + change, 0) for at, price in enumerate(state.box.seas.prices[row]) if slots >> at & 1)


def noble_price(state: State, seas: CrimsonSeas, seat: int) -> int:
    """9 of one resource and 1 more per Noble, unless a Domain waives that (R26)."""
    box = state.box
    if any(box.packs.statics.nobles_flat[d] and works(state, d) for d in state.domains[seat]):
        return box.seas.noble_price
    return box.seas.noble_price + box.seas.noble_surcharge * len(seas.nobles[seat])
