"""The step loop: the kernel plays by itself what is no choice, and asks for the rest."""

from __future__ import annotations

from valtable.kernel.chance import Chance
from valtable.kernel.game import AnyGame
from valtable.kernel.state import State

NOBODY = -1


def forced(game: AnyGame, state: State) -> tuple[int, int] | None:
    """The seat and the action that the kernel plays unasked; None if somebody must choose.

    Exactly one action is legal, and everybody can tell: asking would be an idle click, and not
    asking tells nobody anything.
    """
    for seat in game.deciders(state):
        choices = game.choices(state, seat)
        if len(choices) == 1 and game.is_public(state, seat):
            return seat, choices[0]
    return None


def advance(game: AnyGame, state: State, chance: Chance) -> tuple[int, list[int]]:
    """Play what is forced; then the first seat that must choose and its choices.

    The fast loop of search and study, without journal or log. (NOBODY, []) when the game is over.
    """
    while True:
        seats = game.deciders(state)
        if not seats:
            return NOBODY, []
        first: list[int] = []
        for seat in seats:
            choices: list[int] = game.choices(state, seat)
            if len(choices) == 1 and game.is_public(state, seat):
                game.apply(state, seat, choices[0], chance, None)
                break
            first = first or choices
        else:
            return seats[0], first
