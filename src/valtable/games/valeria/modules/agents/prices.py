"""What Agents cost, and how they can be paid (C29)."""

from __future__ import annotations

from valtable.games.valeria.phases.purse import IMPOSSIBLE, Purse
from valtable.games.valeria.state.state import State


def engage_price(state: State, place: int) -> tuple[int, int, int]:
    """Gold, Strength and Magic."""
    assert state.agents is not None, "only an Agent that lies there is paid"
    return state.box.agents.cost[state.agents.open[place]]


def magic_to_engage(state: State, price: tuple[int, int, int], have: Purse) -> tuple[int, int]:
    """Agents are paid exactly; by option Magic stands in, 1 real resource at least (C29)."""
    gold, strength, magic = price
    if magic or not (gold or strength) or not state.options.agents_magic:
        return (magic, magic) if have[0] >= gold and have[1] >= strength and have[2] >= magic else IMPOSSIBLE
    real, cost = (0, gold) if gold else (1, strength)
    return max(0, cost - have[real]), min(cost - 1, have[2])
