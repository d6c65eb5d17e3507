"""Where every card and token of the modules lies; added to the base game's count (C41)."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.state.state import PLAIN, State

Census = dict[str, dict[str, int]]


def add_modules(state: State, found: Census) -> None:
    """Complete the counts of cards that can lie in more places, and add what only modules have."""
    add_cards(state, found)
    extras, seats = state.box.extras, range(state.seats)
    for i, name in enumerate(extras.event_cards):
        card = PLAIN + i
        places = {"centre": state.cover.count(card), "below": state.bottom.count(card)}
        found[name] = places | {"unknown": state.event_bag.count(card)}
    if state.options.crimson_seas:
        add_islands(state, found)
    for kind, name in enumerate(extras.agents if state.options.agents else ()):
        places = {"open": state.agents.count(kind), "deck": state.agent_bag.count(kind)}
        found[name] = places | {"below": state.agent_bottom.count(kind)}
    for kind, name in enumerate(extras.relics if state.options.relics else ()):
        held = {f"seat {seat}": state.relics[seat].count(kind) for seat in seats} if state.relics else {}
        found[name] = held | {"bag": state.relic_bag.count(kind)}
    if state.options.ward_towers:
        for seat in seats:
            placed, won = state.banners.count(seat), state.banners_won[seat]
            left = extras.banners - placed - won
            found[f"banners {seat}"] = {"supply": left, "tower": placed, "won": won}
        found["towers"] = {
            "deck": len(state.tower_bag), "open": int(state.tower != NONE), "standing": state.standing,
        }  # fmt: skip


def add_cards(state: State, found: Census) -> None:
    """Face-down and banished cards, Samurai, the King's Guard."""
    box, seats = state.box, range(state.seats)
    extras = box.extras
    none: list[list[int]] = []
    piles = (
        (box.citizens, state.down_citizens, 0), (box.monsters, none, 1), (box.domains, state.down_domains, 2),
    )  # fmt: skip
    for names, down, banished in piles:
        for seat, cards in enumerate(down):
            for card in cards:
                entry = found.setdefault(names[card], {})
                entry[f"face down {seat}"] = entry.get(f"face down {seat}", 0) + 1
        for card in state.banished[banished]:
            entry = found.setdefault(names[card], {})
            entry["banished"] = entry.get("banished", 0) + 1
    guard = found.setdefault(box.citizens[extras.guard], {f"seat {seat}": 0 for seat in seats})
    guard["stack"] = state.guards
    samurai = found.setdefault(box.monsters[extras.samurai], {f"seat {seat}": 0 for seat in seats})
    samurai |= {"aside": state.samurai, "laid": sum(len(pile) for pile in state.laid)}


def add_islands(state: State, found: Census) -> None:
    extras, seats = state.box.extras, range(state.seats)
    held = ([state.goods[s] for s in seats], [[a + b for a, b in zip(state.tomes[s], state.spent[s], strict=True)]
            for s in seats])  # fmt: skip
    for row, names in enumerate((extras.goods, extras.tomes)):
        for kind, name in enumerate(names):
            places = {f"seat {seat}": held[row][seat][kind] for seat in seats}
            places |= {"island": state.rows[row].count(kind), "supply": state.row_bags[row].count(kind)}
            found[name] = places
    for kind, name in enumerate(extras.nobles):
        places = {f"seat {seat}": state.nobles[seat].count(kind) for seat in seats}
        places |= {"island": state.rows[2].count(kind), "supply": state.row_bags[2].count(kind)}
        found[name] = places | {"banished": state.banished[3].count(kind)}
    found["maps"] = {f"seat {seat}": state.maps[seat] for seat in seats}
    found["maps"]["supply"] = extras.maps - sum(state.maps)
