"""The parts of a game that stand in rooms of their own: what is printed, who knows what, what people are shown.

`Game` asks them by their names here, so that a game's own page need not hand every question on by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from valtable.kernel.chance import Chance
from valtable.kernel.components import Components, Contents
from valtable.kernel.decision import Portrait
from valtable.kernel.features import Block
from valtable.kernel.refusal import Args
from valtable.kernel.standing import Near, ScoreSheet
from valtable.kernel.table import Shelf, Table
from valtable.kernel.values import Action

S = TypeVar("S")
V = TypeVar("V")
B = TypeVar("B", bound=Contents)


def by_playing(box: object, view: object, chance: Chance) -> Any:
    raise NotImplementedError("a game that must play to imagine a table does so in its own `imagine`")


def unchanged(state: object, seat: int, value: Action, named: Args) -> Args:
    return named


def never_near(box: object, view: object) -> Near | None:
    return None


def nothing_known(box: object, view: object) -> tuple[Shelf, ...]:
    return ()


def no_wish(state: object, seat: int, wish: object) -> list[str] | None:
    return None


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[S, V, B]):
    """One function for each question; what it must answer is said at the method of `Game` of the same name."""

    box: Callable[[Components], B]
    view: Callable[[S, int | None], V]
    imagine: Callable[[B, V, Chance], S] = by_playing
    features: Sequence[Block]
    """What learners are told, block by block."""
    standing: Callable[[B, V], ScoreSheet]
    table: Callable[[B, V], Table]
    census: Callable[[S], dict[str, dict[str, int]]]
    portray: Callable[[S, int, Action], Portrait]
    details: Callable[[S, int, Action, int, Args], Args]
    """From what an action names: the arguments of the refusal's text."""
    action_args: Callable[[S, int, Action, Args], Args] = unchanged
    """From what an action names: the arguments of its text."""
    look_up: Callable[[B, V], tuple[Shelf, ...]] = nothing_known
    near: Callable[[B, V], Near | None] = never_near
    spell: Callable[[S, int, Any], list[str] | None] = no_wish
    """The notations of a wish's steps; None for a wish that is none of the game's own."""
