"""What Goods, Tomes and Nobles cost (R24, R26)."""

from __future__ import annotations

from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.state.centre import works
from valtable.games.valeria.state.state import State


def island_price(state: State, seat: int, row: int, slots: int) -> int:
    """What a set of Goods or Tomes costs together (R24)."""
    change, total = island_terms(state, seat, row), 0
    for at, price in enumerate(state.box.seas.prices[row]):
        if slots >> at & 1:
            total += max(price + change, 0)
    return total


def island_terms(state: State, seat: int, row: int) -> int:
    """Gold more or less for each of the Goods or Tomes, by Domains."""
    statics, change = state.box.packs.statics, 0
    changes = statics.tomes if row else statics.goods
    for domain in state.domains[seat]:
        if changes[domain] and works(state, domain):
            change += changes[domain]
    return change


def noble_price(state: State, seas: CrimsonSeas, seat: int) -> int:
    """9 of one resource and 1 more per Noble, unless a Domain waives that (R26)."""
    box, flat = state.box, state.box.packs.statics.nobles_flat
    for domain in state.domains[seat]:
        if flat[domain] and works(state, domain):
            return box.seas.noble_price
    return box.seas.noble_price + box.seas.noble_surcharge * len(seas.nobles[seat])
