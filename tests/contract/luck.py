"""Whose luck is whose: a stream serves one pile, one die or one seat, so nobody's play shifts what others draw.

The kernel's half is that a draw depends on seed, stream and number alone (tests/kernel/test_chance.py). The game's
half is how it names its streams, and that is looked at here: every draw of a game is watched where it is asked for.
Who asks is read from Python's frames, which compiled code has not: this check is for the sources.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from random import Random
from types import FrameType

from tests.contract.walk import OptionSet
from tests.kits.base import AnyState, Kit
from valtable.kernel import chance as kernel
from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.play import NOBODY

LENT = {"draw": "bag", "shuffle": "items"}
"""The kernel's own ways to draw, with the name by which they know the pile."""


def check_nobodys_play_shifts_the_luck_of_others(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """What a stream is drawn for is always the same pile or the same throw; a seat's own stream is its own affair."""
    watching = Watching(FastChance(seed), kit.one_pile)
    play_watched(kit, seats, options, Random(seed), watching)
    assert watching.served, "nothing is ever drawn"
    for stream, served in watching.served.items():
        one = set.intersection(*served)
        several = ", ".join(sorted(set.union(*served)))
        assert one or watching.is_of_one_seat(stream), f"the stream {stream!r} serves more than one: {several}"


def play_watched(kit: Kit, seats: int, options: OptionSet, rng: Random, watching: Watching) -> None:
    """A game of random play. What is drawn for the set-up comes in one order, which nobody's play can change."""
    game = kit.game
    state = game.setup(game.decode_options(dict(options)), seats, watching)
    for _ in range(kit.bound):
        deciders = game.deciders(state)
        if not deciders:
            return
        seat = rng.choice(deciders)
        watching.look_at(state, seat)
        game.apply(state, seat, kit.choose(state, seat, game.choices(state, seat), rng), watching)
    raise AssertionError(f"{game.title} is not over after {kit.bound} decisions")


class Watching(Chance):
    """Draws as another chance does, and writes down for each stream what it was drawn for, and in whose steps."""

    def __init__(self, source: Chance, one_pile: Mapping[str, str]) -> None:
        self.source, self.one_pile = source, one_pile
        self.state: AnyState = None
        self.seat = NOBODY
        self.served: dict[str, list[set[str]]] = {}
        self.seats: dict[str, set[int]] = {}

    def look_at(self, state: AnyState, seat: int) -> None:
        """From now on this seat acts at this table."""
        self.state, self.seat = state, seat

    def below(self, stream: str, n: int) -> int:
        if n > 1 and self.state is not None:
            self.served.setdefault(stream, []).append(self.piles(sys._getframe(1)))
            self.seats.setdefault(stream, set()).add(self.seat)
        return self.source.below(stream, n)

    def is_of_one_seat(self, stream: str) -> bool:
        """Named after a seat, and drawn in that seat's own steps only."""
        return stream.endswith(f":{min(self.seats[stream])}") and len(self.seats[stream]) == 1

    def piles(self, asking: FrameType) -> set[str]:
        """The lists of the state that a rule holds in its hands when it asks; its own name where it holds none."""
        lent = LENT.get(asking.f_code.co_name) if asking.f_globals["__name__"] == kernel.__name__ else None
        held = asking.f_locals.values() if lent is None else [asking.f_locals[lent]]
        wanted = {id(value) for value in held if isinstance(value, list)}
        found = {path for path, pile in lists_in(self.state, "") if id(pile) in wanted}
        rule = asking if lent is None or asking.f_back is None else asking.f_back
        return {self.one_pile.get(path, path) for path in found} or {f"{rule.f_code.co_qualname}()"}


def lists_in(value: object, name: str) -> Iterator[tuple[str, list[object]]]:
    """Every list of a state, however deep, each with its path; what a module adds to a state is looked into, too."""
    if isinstance(value, list):
        yield name, value
        for number, item in enumerate(value):
            yield from lists_in(item, f"{name}[{number}]")
    for field in getattr(value, "FIELDS", ()):
        yield from lists_in(getattr(value, field), f"{name}.{field}" if name else field)
