"""The kit: everything the contract suite asks of a game that its contract with the kernel does not say.

What stands in a kit is written apart from the game, plainly and slowly, so that the two can be held
against each other. It never calls the game's `imagine` or `standing`, and `view` only to state a position.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from valtable.kernel.game import AnyGame
from valtable.kernel.journal import Event
from valtable.kernel.values import View

OptionSets = Mapping[str, Mapping[str, object]]
# A kit knows its own game's state; the suite hands it through unread.
AnyState = Any


@dataclass(frozen=True)
class Position:
    """A small position: how likely each projection of an imagined state is, by enumeration."""

    name: str
    view: View
    project: Callable[[AnyState], Hashable]
    exact: Mapping[Hashable, float]


class Kit:
    """Base of all kits. What is only annotated, or raises, a kit must give."""

    bound: int
    """No game of random play takes more decisions than this."""
    option_sets: OptionSets = {"standard": {}}
    """Every option at least once away from its default, in as few sets as do that."""
    has_sealed_phases: bool = False
    """Whether several seats choose at the same time; who plays alone never does."""
    has_luck_in_sealed_phases: bool = True
    """Whether a sealed step can draw chance."""
    every: int = 1
    """Look closely at one position in so many; raise it for long games and large tables."""
    signed: frozenset[str] = frozenset()
    """Fields of the state in which a number below zero has a meaning."""
    never_imagined: frozenset[str] = frozenset()
    """Hidden places that `imagine` always puts at their opening, as the rules of lanes allow."""
    one_pile: Mapping[str, str] = {}
    """Lists of the state that lie on one another as one pile, by their paths, with the pile's name."""
    told_later: frozenset[str] = frozenset()
    """The first words of actions that are told only together with a later step."""
    texts: frozenset[str] = frozenset()
    """Text keys that must be there although random play may not show them."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @property
    def player_counts(self) -> range:
        return range(self.game.min_seats, self.game.max_seats + 1)

    def options_for(self, seats: int) -> OptionSets:
        """The option sets that so many players can play with."""
        return self.option_sets

    def brief_options_for(self, seats: int) -> OptionSets:
        """Further option sets that get a brief walk each in the short run; see contract/brief.py."""
        return {}

    def long_options_for(self, seats: int) -> OptionSets:
        """The option sets of the long run; a game with many modules tries more of them there."""
        return self.options_for(seats)

    def seeds_for(self, name: str, seeds: int) -> int:
        """How many games an option set gets in the short run."""
        return seeds

    def long_seeds_for(self, name: str, seeds: int) -> int:
        """How many it gets in the long run."""
        return seeds

    def seals(self, seats: int) -> bool:
        """Whether a game of so many players has sealed phases."""
        return self.has_sealed_phases and seats > 1

    def hides(self, options: Mapping[str, object]) -> bool:
        """Whether anything is hidden at all with these options; a table may play with open cards."""
        return True

    def choose(self, state: AnyState, seat: int, choices: list[int], rng: Random) -> int:
        """One of the choices; a kit may prefer what brings the game forward."""
        return rng.choice(choices)

    def permute(self, state: AnyState, seat: int | None, rng: Random) -> AnyState:
        """A new state in which all that this viewer cannot know is rearranged at random."""
        raise NotImplementedError

    def hidden(self, state: AnyState, seat: int | None) -> dict[str, object]:
        """Every place this viewer cannot look into, with its content.

        Together with the viewer's view it determines the state.
        """
        raise NotImplementedError

    def plain_score(self, state: AnyState) -> tuple[list[int], list[int]]:
        """Points per seat and the winners of a finished game, counted from the state alone."""
        raise NotImplementedError

    def positions(self) -> list[Position]:
        """Two small positions, at least, with the exact distribution of what is imagined in them."""
        raise NotImplementedError

    def contradiction(self, story: list[Event], state: AnyState, seat: int | None) -> str:
        """What in this state contradicts what the viewer was told; empty if nothing.

        Memory kept apart from the state's own: it finds knowledge that a view forgot.
        """
        raise NotImplementedError
