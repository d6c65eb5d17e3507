"""What a bid is worth when all have acted, Nina included (Ruling 32)."""

from __future__ import annotations

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.state.state import NOBODY, State


def bid_value(state: State, seat: int) -> int:
    return value_of(state.box, state.bids, state.nina_bid, seat)


def value_of(box: Box, bids: list[list[int]], nina: list[int], seat: int) -> int:
    """The sum of the influence points; advanced cards are valued by what others revealed.

    A 7 is not a 6. One's own 6s do not raise one's Joker, one's own Joker does not lower one's Powerhouse; for
    that one a Joker is a 0 whatever it is worth in the end (Ruling 32).
    """
    bid, value = bids[seat], box.card_value
    total = sum([value[card] for card in bid])
    if bid[-1] <= box.base_deck[-1]:
        return total
    if box.joker in bid:
        total += box.joker_plus * others_show(box, bids, nina, seat, box.joker_value)
    if bid.count(box.twin) == 2:
        total += box.pair_total - 2 * value[box.twin]
    if box.powerhouse in bid and others_show(box, bids, nina, seat, box.drop_card):
        total += box.dropped_value - value[box.powerhouse]
    return total


def others_show(box: Box, bids: list[list[int]], nina: list[int], seat: int, value: int) -> int:
    """How many cards of this printed value everybody else has revealed, Nina included (Ruling 31)."""
    shown = [card for other, bid in enumerate(bids) if other != seat for card in bid]
    return sum(box.card_value[card] == value for card in shown + nina)


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
