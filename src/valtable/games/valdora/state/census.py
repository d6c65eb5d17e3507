"""The count of all components: where each of them lies."""

from __future__ import annotations

from collections import Counter

from valtable.games.valdora.box.actions import GEMS
from valtable.games.valdora.box.components import NONE
from valtable.games.valdora.state.state import NOBODY, State


def take_census(state: State) -> dict[str, dict[str, int]]:
    """Where every component lies; nothing is unlimited."""
    box, seats = state.box, range(state.seats)
    found = {"coins": {"bank": state.bank} | {f"seat {seat}": state.coins[seat] for seat in seats}}
    for gem, name in enumerate(GEMS):
        found[name] = {"discard": state.discard[gem], "roads": sum(road[gem] for road in state.roads)}
        found[name] |= {f"seat {seat}": state.loads[seat].count(gem) for seat in seats}
    for crest, name in enumerate(box.crests):
        found[f"craftsmen {name}"] = {"board": state.tiles[crest]} | {
            f"seat {seat}": state.craftsmen[seat][crest] for seat in seats
        }
    found["workshops"] = {"supply": state.workshops.count(NOBODY)}
    found["workshops"] |= {f"seat {seat}": state.workshops.count(seat) for seat in seats}
    found["bonus tiles"] = {"supply": state.bonus_left} | {f"seat {seat}": state.bonus[seat] for seat in seats}
    names = [f"{box.sets[set_]} {page}" for page, set_ in enumerate(box.set_of)]
    found |= {name: {} for name in names}
    for place, pages in page_places(state).items():
        for page, n in Counter(pages).items():
            found[names[page]][place] = n
    return found


def page_places(state: State) -> dict[str, list[int]]:
    """Every place where pages lie."""
    places: dict[str, list[int]] = {}
    for book, name in enumerate(state.box.books):
        places[f"{name} left"], places[f"{name} right"] = state.left[book], state.right[book]
        places[f"{name} unseen"] = state.bag[book]
    for seat in range(state.seats):
        places[f"equipment {seat}"] = [page for page in state.gear[seat] if page != NONE]
        places[f"open {seat}"] = [held // 2 for held in state.opened[seat]]
        places[f"completed {seat}"] = [held // 2 for held in state.completed[seat]]
    return places
