"""Ward Towers alone against the Dark Lord: a tower is his before its column is lost (C52)."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.ward_towers.state import WardTowers
from valtable.games.valeria.people.events import tower_ref
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal


def capture_tower(state: State, towers: WardTowers, chance: Chance, journal: Journal | None) -> None:
    """The open tower leaves the game, its Banners go back to the supply, and the next tower is begun."""
    lost, banners = towers.top, 3 - towers.banners.count(NONE)
    towers.banners = [NONE, NONE, NONE]
    towers.top = draw(chance, "towers", towers.bag) if towers.bag else NONE
    if journal is not None:
        journal.tell("tower_captured", {"card": tower_ref(state.box, lost), "n": banners})
        if towers.top != NONE:
            journal.tell("tower_began", {"card": tower_ref(state.box, towers.top)}, reveals=True)


def captured_towers(state: State, towers: WardTowers) -> int:
    """How many he has: those that are neither in the stack nor completed. With other players none can be his."""
    there = len(towers.bag) + int(towers.top != NONE) + towers.completed
    return len(state.box.towers.names) - there if state.seats == 1 else 0
