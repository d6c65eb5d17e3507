"""The agenda: what is still to be resolved, as data in the state.

A frame is a few ints: its kind, the seat it asks, then what its kind needs. Frames are immutable,
so a copied list is a copied agenda. The top frame (the last of the list) is asked
first; what interrupts it is pushed above it and finished before it goes on.

While a sealed phase is open each seat has a stack of its own, and all seats with frames left are
asked at the same time. When the last of these stacks is empty the game closes the phase.
"""

from __future__ import annotations

Frame = tuple[int, ...]


def waiting(agenda: list[Frame], sealed: list[list[Frame]]) -> list[int]:
    """The seats that must choose now, in rising order; none when the game is over."""
    if not sealed:
        return [agenda[-1][1]] if agenda else []
    seats = []
    for seat, stack in enumerate(sealed):
        if stack:
            seats.append(seat)
    return seats


def asked(agenda: list[Frame], sealed: list[list[Frame]], seat: int) -> Frame | None:
    """The frame this seat must answer; None if it is not asked."""
    if sealed:
        stack = sealed[seat]
        return stack[-1] if stack else None
    return agenda[-1] if agenda and agenda[-1][1] == seat else None
