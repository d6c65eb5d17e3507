"""The count of all components, wherever they lie."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.census import add_modules
from valtable.games.valeria.state.state import EXHAUSTED, State


def take_census(state: State) -> dict[str, dict[str, int]]:
    """Where every card lies. Gold, Strength, Magic, Victory Points and cost tokens are unlimited (C41)."""
    box, seats = state.box, range(state.seats)
    found: dict[str, dict[str, int]] = {}
    for kind in kinds_in(*state.stacks[5:], *state.bags, *state.citizens, state.captured_citizens):
        places = {f"slot {slot}": state.stacks[slot].count(kind) for slot in range(5, 15)}
        places |= {f"face down {n + 5}": bag.count(kind) for n, bag in enumerate(state.bags)}
        places |= {f"seat {seat}": state.citizens[seat].count(kind) for seat in seats}
        found[box.citizens[kind]] = places | {"captured": state.captured_citizens.count(kind)}
    for kind in (k for k in kinds_in(*state.stacks[:5], *state.slain) if k < box.first_event):
        places = {f"slot {slot}": state.stacks[slot].count(kind) for slot in range(5)}
        found[box.monsters[kind]] = places | {f"seat {seat}": state.slain[seat].count(kind) for seat in seats}
    for kind in kinds_in(state.tops, state.domain_bag, state.captured_domains, *state.domains):
        places = {"top": state.tops.count(kind), "face down": state.domain_bag.count(kind)}
        places |= {f"seat {seat}": state.domains[seat].count(kind) for seat in seats}
        found[box.domains[kind]] = places | {"captured": state.captured_domains.count(kind)}
    events = kinds_in(state.cover, state.bottom, state.event_bag, *state.slain)
    for kind in (k for k in events if box.first_event <= k < EXHAUSTED):  # other Events: see modules/census.py
        places = {"centre": state.cover.count(kind), "below": state.bottom.count(kind)}
        places |= {f"seat {seat}": state.slain[seat].count(kind) for seat in seats}
        found[box.monsters[kind]] = places | {"unknown": state.event_bag.count(kind)}
    found["exhausted"] = {
        "centre": state.cover.count(EXHAUSTED),
        "below": state.bottom.count(EXHAUSTED),
        "deck": state.upper[1] + state.lower[1],
    }
    if not state.options.no_duke:
        for duke in kinds_in(state.duke_bag, [state.dark_duke], *state.dealt):
            places = {f"seat {seat}": state.dealt[seat].count(duke) for seat in seats}
            found[box.dukes[duke]] = places | {"bag": state.duke_bag.count(duke), "dark": int(state.dark_duke == duke)}
    if (packs := state.packs) is not None:
        add_modules(state, packs, found)
    return found


def kinds_in(*piles: Sequence[int]) -> list[int]:
    """Every kind that lies in one of these, in rising order."""
    return sorted({kind for pile in piles for kind in pile} - {NONE})
