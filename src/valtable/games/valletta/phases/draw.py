"""Rulebook, "Player Turn": drawing, and the new deck from the discard pile."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.people.events import card_ref, seat_ref
from valtable.games.valletta.state.state import FINAL, State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import Args

STREAMS: Final = ("deck:0", "deck:1", "deck:2", "deck:3")


def draw_cards(state: State, seat: int, n: int, chance: Chance, journal: Journal | None) -> None:
    """Draw up to n cards; an empty deck is renewed from the discard, but never in the final phase (V26, V45)."""
    drawn: list[int] = []
    for _ in range(n):
        if not state.deck[seat]:
            take_up(state, seat, drawn, journal)  # what came from the old deck came before the shuffle
            drawn = []
            if not renew_deck(state, seat, journal):
                break
        drawn.append(draw(chance, STREAMS[seat], state.deck[seat]))
    take_up(state, seat, drawn, journal)


def take_up(state: State, seat: int, drawn: list[int], journal: Journal | None) -> None:
    """The cards drawn join the hand: everybody learns how many there are, the drawer which."""
    if not drawn:
        return
    hand = state.hand[seat]
    hand += drawn
    hand.sort()
    if journal is not None:
        public: Args = {"seat": seat_ref(seat), "n": len(drawn), "cards": []}
        journal.tell("drew", public, {seat: public | {"cards": [card_ref(state.box, kind) for kind in sorted(drawn)]}})


def renew_deck(state: State, seat: int, journal: Journal | None) -> bool:
    """The discard pile becomes the deck. What is not in it must be in the hand, so the hand is known (V22)."""
    if not can_renew(state, seat):
        return False
    state.deck[seat], state.discard[seat] = state.discard[seat], []
    state.known[seat] = state.hand[seat][:]
    if journal is not None:
        journal.tell("renewed", {"seat": seat_ref(seat)})
    return True


def can_renew(state: State, seat: int) -> bool:
    return state.final != FINAL and bool(state.discard[seat])


def can_draw(state: State, seat: int) -> bool:
    return bool(state.deck[seat]) or can_renew(state, seat)
