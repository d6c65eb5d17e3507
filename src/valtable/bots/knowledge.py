"""What a bot knows about a game: how good a table looks, what is pointless, when a move is over.

The base class knows only what every game tells (its standing). A game with a file of its own here
is listed in `KNOWN`; any other game is played with the base class.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from valtable.kernel.chance import Chance
from valtable.kernel.game import AnyGame
from valtable.kernel.state import State
from valtable.kernel.values import View

S = TypeVar("S", bound=State)

KNOWN: Final[dict[str, str]] = {
    "valletta": "valtable.bots.valletta:VallettaKnowledge",
    "valencia": "valtable.bots.valencia:ValenciaKnowledge",
    "valdora": "valtable.bots.valdora:ValdoraKnowledge",
    "valeria": "valtable.bots.valeria:ValeriaKnowledge",
}
"""Title of a game to `module:Class`."""

VICTORY: Final = 1000.0
"""More than any lead in points."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """The knowledge about a game nobody has studied."""

    steps: ClassVar[int] = 4
    """How many steps of one move a bot looks at, the first included."""
    tables: ClassVar[int] = 400
    """How many tables a bot tries for one decision, at most; every choice is tried once in any case."""
    pace: ClassVar[int] = 400
    """A measure of tables for levels: fewer where one is dearer, so that a level thinks about as long everywhere."""
    hidden_matters: ClassVar[bool] = True
    """Whether the value of a table depends on what its owner cannot see, even where no chance is drawn."""
    turns: ClassVar[int] = 1
    """How many turns of one's own a search looks ahead, after the running one."""
    stages: ClassVar[int] = 0
    """How many stages of the game a search looks ahead, the running one included; 0: its lines are counted in turns."""
    trust: ClassVar[float] = 1.0
    """How many lines of a search a move's first look counts for: more, where lines say less."""
    spread: ClassVar[tuple[float, float]] = (5.0, 30.0)
    """Points of prospects that raise a win chance from even to 73 %: at the end, and at the beginning.

    It counts where nobody has calibrated the game. A game with `fits` is played by these, and keeps its spread for
    `valtable lab calibrate` to compare with ("without a fit").
    """
    quick: ClassVar[int] = 60
    """How many tables a search tries for one move in the middle of a line it looks at."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def evaluate(self, state: S, seat: int) -> float:
        """How good an imagined table is for a seat: its lead over the best opponent, in points."""
        standing = self.game.standing(self.game.view(state, seat))
        outcome, won = standing.outcome, 0.0
        if outcome is not None and seat in outcome.winners:
            won = VICTORY / len(outcome.winners)
        totals = [float(total or 0) for total in standing.totals]
        others = totals[:seat] + totals[seat + 1 :]
        return won + totals[seat] - max(others, default=0.0)

    def is_pointless(self, view: View, choices: list[int], action: int) -> bool:
        """Whether a choice leads nowhere while there are others."""
        return False

    def sensible(self, view: View, choices: list[int]) -> list[int]:
        """The choices without the pointless ones; all of them if nothing else is left."""
        return [action for action in choices if not self.is_pointless(view, choices, action)] or choices

    def candidates(self, choices: list[int]) -> list[int]:
        """Those of the choices that are worth trying at the beginning of a move; at least one."""
        return choices

    def continues(self, state: S, seat: int) -> bool:
        """Whether the seat is still inside the move it has begun.

        Then the table cannot be judged yet and a bot looks on. Arranging things in a sealed phase
        is such a move: it is over when it is confirmed.
        """
        return seat in self.game.deciders(state) and self.game.decision(state, seat).sealed != ""

    def promising(self, state: S, seat: int, choices: list[int]) -> list[int]:
        """Those of the choices that are tried where a move begins deep in a line; fewer make a search quicker."""
        return self.candidates(choices)

    def follow_ups(self, state: S, seat: int, choices: list[int]) -> list[int]:
        """Those of the choices that are worth looking at inside a move; fewer make a bot quicker."""
        return choices

    def prepare(self, state: S, seat: int) -> None:
        """Arrange an imagined table before choices are tried on it: what comes after the move need not happen there."""

    def is_over(self, state: S) -> bool:
        """Whether it is plain, without listing anybody's choices, that the move is over and nothing goes unasked."""
        return False

    def release(self, state: S, chance: Chance) -> None:
        """Let a table go on that `prepare` holds up, if it does now."""

    def stage(self, state: S) -> int:
        """A number that rises from stage to stage, where the table can be judged best between them."""
        return 0

    def left(self, state: S) -> float:
        """How much of the game is left, from 1 to 0."""
        return 0.5

    def scored(self, state: S) -> list[float]:
        """What each seat could write on its own score sheet now."""
        game = self.game
        seats = range(len(game.standing(game.view(state, None)).totals))
        return [float(game.standing(game.view(state, seat)).totals[seat] or 0) for seat in seats]

    def prospects(self, state: S) -> list[float]:
        """What each seat will have at the end, in points: what a win hangs on."""
        return [float(total or 0) for total in self.game.standing(self.game.view(state, None)).totals]

    def parts(self, state: S, seat: int) -> dict[str, float]:
        """What a seat's prospects are made of, by the names that texts have for it: `part-<name>`."""
        return {"score": self.prospects(state)[seat]}


def knowledge_of(game: AnyGame) -> Knowledge[Any]:
    """What is known about this game."""
    place = KNOWN.get(game.title)
    if place is None:
        return Knowledge[State](game)
    module, _, name = place.partition(":")
    type_: type[Knowledge[Any]] = getattr(import_module(module), name)
    return type_(game)
