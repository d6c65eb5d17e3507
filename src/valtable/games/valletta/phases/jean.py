"""Rulebook, "Player Turn", exception: the figure of Jean Parisot de Valette, and the barrels."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.people.events import good_ref, seat_ref
from valtable.games.valletta.phases.final import note_barrel
from valtable.games.valletta.phases.goods import gain
from valtable.games.valletta.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal

NO_BARREL: Final = 0


def move_jean(state: State, seat: int, chance: Chance, journal: Journal | None) -> int:
    """Advance the figure and turn the barrel it enters, which leaves the game (V23).

    The good on the barrel plus 1, or NO_BARREL where the figure stays on the last space (V6).
    """
    if state.jean == state.box.spaces:
        if journal is not None:
            journal.tell("jean_stays", {"seat": seat_ref(seat)})
        return NO_BARREL
    state.jean += 1
    good = turn_barrel(state, chance)
    if journal is not None:
        journal.tell("jean_moved", {"seat": seat_ref(seat), "n": state.jean})
        journal.tell("barrel", {"good": good_ref(good)})
    note_barrel(state, seat, journal)
    return good + 1


def turn_barrel(state: State, chance: Chance) -> int:
    """Which of the barrels still face down it is; the token is out of the game (V23)."""
    left = chance.below("barrels", sum(state.barrels))
    for good in range(4):
        left -= state.barrels[good]
        if left < 0:
            state.barrels[good] -= 1
            return good
    raise AssertionError("the street has more spaces than barrels")


def take_barrel(state: State, seat: int, barrel: int, source: int, journal: Journal | None) -> None:
    """Collect the good on the barrel just turned, if the supply has it."""
    if barrel != NO_BARREL:
        gain(state, seat, barrel - 1, 1, source, journal)
