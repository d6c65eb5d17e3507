"""The count of all components: where each of them lies."""

from __future__ import annotations

from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.state.state import NOBODY, State


def take_census(state: State) -> dict[str, dict[str, int]]:
    """Where every component lies; an unlimited supply of goods is not counted (V8)."""
    box, seats = state.box, range(state.seats)
    found: dict[str, dict[str, int]] = {}
    if state.options.limited_goods:
        for good, name in enumerate(GOODS):
            found[name] = {"supply": state.supply[good], "draft": state.draft[good]}
            found[name] |= {f"seat {seat}": state.goods[seat][good] for seat in seats}
    for seat in seats:
        built = state.owner.count(seat)
        found[f"houses {seat}"] = {"left": state.houses[seat], "display": built}
    found["barrels"] = {f"face down {GOODS[good]}": n for good, n in enumerate(state.barrels)}
    found["barrels"]["turned"] = state.jean
    for kind, name in enumerate(box.characters):
        free = sum(box.character_of[b] == kind and state.owner[b] == NOBODY for b in state.display)
        found[name] = {"display": free, "pool": state.pool.count(kind), "slots": state.slots.count(kind)}
        for seat in seats:
            found[name][f"hand {seat}"] = state.hand[seat].count(kind)
            found[name][f"deck {seat}"] = state.deck[seat].count(kind)
            found[name][f"discard {seat}"] = state.discard[seat].count(kind)
    return found
