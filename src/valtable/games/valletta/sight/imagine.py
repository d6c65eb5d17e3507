"""A full state that a view cannot tell from the true one."""

from __future__ import annotations

from valtable.games.valletta.box.components import Box
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.state import State
from valtable.kernel.chance import Chance, draw


def imagine_state(box: Box, view: VallettaView, chance: Chance) -> State:
    """Deal every hand its known cards and, from the rest, any others: each division is equally likely (V22)."""
    hands, decks = [], []
    for seat in range(view.seats):
        deck, hand = view.out_of_sight(seat), view.shown_hand(seat)[:]
        while len(hand) < view.hand_sizes[seat]:
            hand.append(draw(chance, "imagine", deck))
        hand.sort()
        hands.append(hand)
        decks.append(deck)
    return State(
        box, view.options, view.rules, view.seats, view.first, view.jean, view.final, view.display,
        view.owner[:], view.upgraded[:], view.supply[:], view.draft[:], view.barrels[:], view.pool[:], view.slots[:],
        view.points[:], view.houses[:], view.turns[:], view.triggers[:], [goods[:] for goods in view.goods],
        hands, decks, [pile[:] for pile in view.discard], [cards[:] for cards in view.known], view.agenda[:],
    )  # fmt: skip
