"""What the advanced cards in a stack are worth beyond what is printed on them, by what others revealed (Ruling 32)."""

from __future__ import annotations

from valtable.games.valencia.box.components import Box


def added_influence(box: Box, bids: list[list[int]], nina: list[int], seat: int) -> int:
    """What Joker, Twins and Powerhouse add to the printed values of this bid, or take from them.

    A 7 is not a 6. One's own 6s do not raise one's Joker, one's own Joker does not lower one's Powerhouse; for
    that one a Joker is a 0 whatever it is worth in the end (Ruling 32).
    """
    bid, value, cards, added = bids[seat], box.card_value, box.advanced, 0
    if cards.joker in bid:
        added += cards.joker_plus * others_show(box, bids, nina, seat, cards.joker_value)
    if bid.count(cards.twin) == 2:
        added += cards.pair_total - 2 * value[cards.twin]
    if cards.powerhouse in bid and others_show(box, bids, nina, seat, cards.drop_card):
        added += cards.dropped_value - value[cards.powerhouse]
    return added


def others_show(box: Box, bids: list[list[int]], nina: list[int], seat: int, value: int) -> int:
    """How many cards of this printed value everybody else has revealed, Nina included (Ruling 31)."""
    shown = [card for other, bid in enumerate(bids) if other != seat for card in bid]
    return sum(box.card_value[card] == value for card in shown + nina)
