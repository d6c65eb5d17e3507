"""The gallery shows what it says, and is not in the page that people get."""

from __future__ import annotations

import pytest

from tests.gallery.states import SPECTATOR, State, states
from tests.gallery.still import still_of
from valtable import games


@pytest.mark.parametrize("state", states(), ids=lambda state: state.id)
def test_the_state_is_what_it_says(state: State) -> None:
    still = still_of(state)
    asked = [decision.kind for decision in still.screen.asked if decision.seat == still.seat]
    if state.asked:
        assert asked == [state.asked]
        assert any(offer.refusal is None for offer in still.screen.offers)
    assert still.screen.over == (state.step < 0)
    assert (still.seat is None) == (state.seat == SPECTATOR)


@pytest.mark.parametrize("title", [title for title in games.TITLES if title != "proving"])
def test_every_game_hangs_in_the_gallery_from_its_beginning_to_its_end(title: str) -> None:
    hung = states(title)
    assert any(state.step == 0 for state in hung)
    assert any(state.step < 0 for state in hung)
    assert any(state.seat == SPECTATOR for state in hung)
