"""The step loop: the kernel plays by itself what is no choice, and asks for the rest."""

from __future__ import annotations

from typing import Final

from valtable.kernel.chance import Chance
from valtable.kernel.game import AnyGame
from valtable.kernel.state import State

NOBODY: Final = -1


def due(game: AnyGame, state: State) -> tuple[int, list[int], bool]:
    """The seat that acts next, what it may do, and whether the kernel does it unasked; (NOBODY, [], False) at the end.

    Unasked goes what exactly one action is legal for, if everybody can tell: asking would be an
    idle click, and not asking tells nobody anything.
    """
    first: int = NOBODY
    asked: list[int] = []
    for seat in game.deciders(state):
        if first == NOBODY:
            first, asked = seat, game.choices(state, seat)
            if len(asked) == 1 and game.is_public(state, seat):
                return seat, asked, True
        elif game.is_public(state, seat):  # if not, what it may do need not be known yet: the phase is sealed
            choices: list[int] = game.choices(state, seat)
            if len(choices) == 1:
                return seat, choices, True
    return first, asked, False


def forced(game: AnyGame, state: State) -> tuple[int, int] | None:
    """The seat and the action that the kernel plays unasked; None if somebody must choose."""
    seat, choices, unasked = due(game, state)
    return (seat, choices[0]) if unasked else None


def advance(game: AnyGame, state: State, chance: Chance) -> tuple[int, list[int]]:
    """Play what is forced; then the first seat that must choose and its choices.

    The fast loop of search and study, without journal or log. (NOBODY, []) when the game is over.
    """
    while True:
        seat, choices, unasked = due(game, state)
        if not unasked:
            return seat, choices
        game.apply(state, seat, choices[0], chance, None)


def playout(game: AnyGame, state: State, chance: Chance) -> tuple[int, int]:
    """Play on to the end of the game, everybody at random: how many real decisions there were, of how many choices."""
    decisions = offered = 0
    while True:
        seat, choices, unasked = due(game, state)
        if seat == NOBODY:
            return decisions, offered
        action = choices[0]
        if not unasked:
            count = len(choices)
            if count > 1:
                decisions += 1
                offered += count
            action = choices[chance.below("", count)]
        game.apply(state, seat, action, chance, None)
