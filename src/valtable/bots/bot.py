"""What a bot is: somebody who chooses from a view.

A bot never sees a state. It knows no time but the clock it is given and no luck but the chance it
is given, so the same view, choices and chance give the same move.
"""

from __future__ import annotations

from math import inf
from typing import Final

from mypy_extensions import mypyc_attr

from valtable.kernel.chance import Chance, FastChance
from valtable.kernel.game import AnyGame
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.values import View

NOTHING_SEEN: Final = View(None)
"""The view of a bot that does not look."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """The time a bot may use for one choice. This one never runs out."""

    def left(self) -> float:
        """Seconds left; at 0 a bot answers with what it has."""
        return inf


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who chooses. `chance` is its own luck, apart from the game's."""

    blind: bool = False
    """A blind bot looks at nothing but its choices: who asks it may pass `NOTHING_SEEN`."""
    seconds: float = inf
    """What it wants on its clock for one choice: it plays on as long as there is time."""
    missed: int = 0
    """How many of its choices somebody else had to make: a bot outside the house may fail."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.chance = FastChance(seed)

    def choose(self, view: View, choices: list[int], clock: Clock, chance: Chance) -> int:
        """One of the choices."""
        raise NotImplementedError

    def over(self, standing: ScoreSheet | None) -> None:
        """The game has ended like this or, without a standing, nobody plays on: a bot lets go of what it holds."""
