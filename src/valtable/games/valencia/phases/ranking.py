"""Rulebook, "Influencing": what a bid is worth when all have acted, who is placed where, and how ties are broken."""

from __future__ import annotations

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.modules.advanced_cards.influence import added_influence
from valtable.games.valencia.state.state import NOBODY, State


def bid_value(state: State, seat: int) -> int:
    return value_of(state.box, state.bids, state.nina_bid, seat)


def value_of(box: Box, bids: list[list[int]], nina: list[int], seat: int) -> int:
    """The sum of the influence points; advanced cards are valued by what others revealed (Ruling 32)."""
    bid, value = bids[seat], box.card_value
    total = sum([value[card] for card in bid])
    return total if bid[-1] < box.first_advanced else total + added_influence(box, bids, nina, seat)


def nina_value(state: State) -> int:
    return value_of_nina(state.box, state.nina_bid)


def value_of_nina(box: Box, cards: list[int]) -> int:
    """Base cards only, added (Rulings 29, 31)."""
    return sum(box.card_value[card] for card in cards)


def ranking(box: Box, bids: list[list[int]], nina: list[int], holder: int) -> list[int]:
    """Who is placed where, NOBODY for Nina, who wins her ties; others by distance from the figure (Ruling 9)."""
    seats = [(holder + step) % len(bids) for step in range(len(bids))]
    worth = {seat: value_of(box, bids, nina, seat) for seat in seats if bids[seat]}
    order = sorted(worth, key=lambda seat: -worth[seat])
    if nina:
        order.insert(sum(value > value_of_nina(box, nina) for value in worth.values()), NOBODY)
    return order
