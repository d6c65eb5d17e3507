"""Rulebook, "Influencing": what a bid is worth when all have acted, who is placed where, and how ties are broken."""

from __future__ import annotations

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.modules.advanced_cards.influence import added_influence
from valtable.games.valencia.state.state import NOBODY, State


def bid_value(state: State, seat: int) -> int:
    return value_of(state.box, state.bids, state.nina_bid, seat)


def value_of(box: Box, bids: list[list[int]], nina: list[int], seat: int) -> int:
    """The sum of the influence points; advanced cards are valued by what others revealed (Ruling 32)."""
    bid, value, total = bids[seat], box.card_value, 0
    for card in bid:
        total += value[card]
    return total if bid[-1] < box.first_advanced else total + added_influence(box, bids, nina, seat)


def nina_value(state: State) -> int:
    return value_of_nina(state.box, state.nina_bid)


def value_of_nina(box: Box, cards: list[int]) -> int:
    """Base cards only, added (Rulings 29, 31)."""
    return sum(box.card_value[card] for card in cards)


def ranking(box: Box, bids: list[list[int]], nina: list[int], holder: int) -> list[int]:
    """Who is placed where, NOBODY for Nina, who wins her ties; others by distance from the figure (Ruling 9)."""
    order, worth = list[int](), list[int]()
    for step in range(len(bids)):
        seat = (holder + step) % len(bids)
        if bids[seat]:
            place(order, worth, seat, value_of(box, bids, nina, seat), wins_ties=False)
    if nina:
        place(order, worth, NOBODY, value_of_nina(box, nina), wins_ties=True)
    return order


def place(order: list[int], worth: list[int], seat: int, value: int, *, wins_ties: bool) -> None:
    """Put a bid among those placed so far, before all that are worth less."""
    at = len(order)
    while at and (worth[at - 1] < value or (wins_ties and worth[at - 1] == value)):
        at -= 1
    order.insert(at, seat)
    worth.insert(at, value)
