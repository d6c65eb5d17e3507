"""Where every card and token of the modules lies; added to the base game's count (C41)."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.crimson_seas.maps import maps_left
from valtable.games.valeria.modules.crimson_seas.state import CrimsonSeas
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.ward_towers.banners import banners_left
from valtable.games.valeria.modules.ward_towers.captured import captured_towers
from valtable.games.valeria.state.state import PLAIN, State

Census = dict[str, dict[str, int]]


def add_modules(state: State, packs: Packs, found: Census) -> None:
    """Complete the counts of cards that can lie in more places, and add what only modules have."""
    box, seats = state.box, range(state.seats)
    add_cards(state, packs, found)
    for i, name in enumerate(box.packs.events):
        card = PLAIN + i
        places = {"centre": state.cover.count(card), "below": state.bottom.count(card)}
        found[name] = places | {"unknown": state.event_bag.count(card)}
    if (seas := state.seas) is not None:
        add_islands(state, packs, seas, found)
    if (agents := state.agents) is not None:
        for kind, name in enumerate(box.agents.names):
            places = {"open": agents.open.count(kind), "deck": agents.bag.count(kind)}
            found[name] = places | {"below": agents.bottom.count(kind)}
    if (relics := state.relics) is not None:
        for kind, name in enumerate(box.relics.names):
            held = {f"seat {seat}": cards.count(kind) for seat, cards in enumerate(relics.dealt)}
            found[name] = held | {"bag": relics.bag.count(kind)}
    if (towers := state.towers) is not None:
        for seat in seats:
            left = banners_left(state, towers, seat)
            found[f"banners {seat}"] = {"supply": left, "tower": towers.banners.count(seat), "won": towers.won[seat]}
        found["towers"] = {
            "deck": len(towers.bag), "open": int(towers.top != NONE), "standing": towers.completed,
            "captured": captured_towers(state, towers),
        }  # fmt: skip


def add_cards(state: State, packs: Packs, found: Census) -> None:
    """Face-down and banished cards, Samurai, the King's Guard."""
    box, seats = state.box, range(state.seats)
    none: list[list[int]] = []
    piles = (
        (box.citizens, packs.down_citizens, 0), (box.monsters, none, 1), (box.domains, packs.down_domains, 2),
    )  # fmt: skip
    for names, down, banished in piles:
        for seat, cards in enumerate(down):
            for card in cards:
                entry = found.setdefault(names[card], {})
                entry[f"face down {seat}"] = entry.get(f"face down {seat}", 0) + 1
        for card in packs.banished[banished]:
            entry = found.setdefault(names[card], {})
            entry["banished"] = entry.get("banished", 0) + 1
    guard = found.setdefault(box.citizens[box.packs.guard], {f"seat {seat}": 0 for seat in seats})
    guard["stack"] = packs.guards
    samurai = found.setdefault(box.monsters[box.packs.samurai], {f"seat {seat}": 0 for seat in seats})
    samurai |= {"aside": packs.samurai, "laid": sum(len(pile) for pile in packs.laid)}


def add_islands(state: State, packs: Packs, seas: CrimsonSeas, found: Census) -> None:
    cards, seats = state.box.seas, range(state.seats)
    held = ([seas.goods[s] for s in seats], [[a + b for a, b in zip(seas.tomes[s], seas.spent[s], strict=True)]
            for s in seats])  # fmt: skip
    for row, names in enumerate((cards.goods, cards.tomes)):
        for kind, name in enumerate(names):
            places = {f"seat {seat}": held[row][seat][kind] for seat in seats}
            places |= {"island": seas.rows[row].count(kind), "supply": seas.row_bags[row].count(kind)}
            found[name] = places
    for kind, name in enumerate(cards.nobles):
        places = {f"seat {seat}": seas.nobles[seat].count(kind) for seat in seats}
        places |= {"island": seas.rows[2].count(kind), "supply": seas.row_bags[2].count(kind)}
        found[name] = places | {"banished": packs.banished[3].count(kind)}
    found["maps"] = {f"seat {seat}": seas.maps[seat] for seat in seats}
    found["maps"]["supply"] = maps_left(state)
