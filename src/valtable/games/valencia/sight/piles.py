"""What is known of draw piles: one's own down to the cards still in it, others' by their size."""

from __future__ import annotations

from collections.abc import Iterable

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.sight.view import ValenciaView


def without(cards: list[int], gone: Iterable[int]) -> list[int]:
    """These cards less those."""
    left = cards[:]
    for card in gone:
        left.remove(card)
    return left


def cards_left(box: Box, view: ValenciaView, seat: int) -> list[int]:
    """What is still in one's own draw pile, in no order: the deck without all that has been seen of it."""
    stacked = [card for stack in view.stacks for card in stack]
    placed = [*view.discards[seat], *view.bids[seat], *view.hand, *view.own_unseen, *stacked]
    return without(box.deck(view.options), placed)


def pile_now(view: ValenciaView, seat: int) -> int:
    """One's own pile as it is; others' as they may be known."""
    drawn = len(view.hand) + sum(map(len, view.stacks)) if seat == view.seat and view.phase else 0
    return view.piles[seat] - drawn
