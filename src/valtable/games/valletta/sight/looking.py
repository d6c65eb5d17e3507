"""What each viewer sees, built from nothing."""

from __future__ import annotations

from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.state import State


def make_view(state: State, seat: int | None) -> VallettaView:
    """Built from nothing: each line is something the viewer may know."""
    return VallettaView(
        seat,
        state.options,
        state.rules,
        state.first,
        state.jean,
        state.final,
        state.display,
        state.owner[:],
        state.upgraded[:],
        state.supply[:],
        state.draft[:],
        state.barrels[:],
        state.pool[:],
        state.slots[:],
        state.points[:],
        state.houses[:],
        state.turns[:],
        state.triggers[:],
        [goods[:] for goods in state.goods],
        [pile[:] for pile in state.discard],
        [sorted(hand + deck) for hand, deck in zip(state.hand, state.deck, strict=True)],
        [cards[:] for cards in state.known],
        [len(hand) for hand in state.hand],
        state.agenda[:],
        [] if seat is None else state.hand[seat][:],
    )
