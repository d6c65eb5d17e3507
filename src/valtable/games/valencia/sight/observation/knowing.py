"""What a viewer may know of the true table, for all blocks that ask."""

from __future__ import annotations

from valtable.games.valencia.sight.known import Known
from valtable.games.valencia.state.state import State


def is_over(state: State) -> bool:
    return not state.agenda and not state.sealed


def sees_behind(state: State, viewer: int, seat: int) -> bool:
    """One's own screen; everybody's when the game is over (Ruling 47)."""
    return viewer == seat or is_over(state)


def known_to(state: State, viewer: int) -> Known:
    """The table as it would be scored, as far as this viewer knows it."""
    seats = range(state.seats)
    return Known(
        state.box,
        state.city,
        state.seats,
        state.holder,
        state.figures,
        state.fountain_at,
        state.palms,
        state.council,
        [state.coins[seat] if sees_behind(state, viewer, seat) else None for seat in seats],
        [state.goods[seat] if sees_behind(state, viewer, seat) else None for seat in seats],
        sum(state.coins),
        sum(state.box.stock) - sum(state.supply),
    )
