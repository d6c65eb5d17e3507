"""What Agents cost, and how they can be paid (C29)."""

from __future__ import annotations

from valtable.games.valeria.phases.purse import IMPOSSIBLE
from valtable.games.valeria.state.state import State


def engage_price(state: State, place: int) -> tuple[int, int, int]:
    """Gold, Strength and Magic."""
    assert state.agents is not None, "only an Agent that lies there is paid"
    return state.box.agents.cost[state.agents.open[place]]


def magic_to_engage(state: State, price: tuple[int, ...], have: list[int]) -> tuple[int, int]:
    """Agents are paid exactly; by option Magic stands in, 1 real resource at least (C29)."""
    cost = price[:3]
    if cost[2] or not any(cost) or not state.options.agents_magic:
        return (cost[2], cost[2]) if all(h >= c for h, c in zip(have, cost, strict=True)) else IMPOSSIBLE
    real = 0 if cost[0] else 1
    return max(0, cost[real] - have[real]), min(cost[real] - 1, have[2])
