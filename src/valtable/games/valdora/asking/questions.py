"""What is asked: the name of each decision, the families of actions that answer it, what it is about."""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.box import actions as act
from valtable.games.valdora.people.events import book_ref, space_ref
from valtable.games.valdora.state.frames import ACTING, MOVING, PAYING_GEM, PAYING_GOLD
from valtable.games.valdora.state.state import State
from valtable.kernel.agenda import Frame

# Frame kind: name of the decision, families that answer it.
QUESTIONS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    MOVING: ("move", (act.MOVE,)),
    ACTING: ("act", (act.TURN, act.BUY, act.SWAP, act.LOAD, act.COMPLETE, act.PROVISIONS, act.END)),
    PAYING_GOLD: ("pay_gold", (act.PAY,)),
    PAYING_GEM: ("pay_gem", (act.PAY,)),
}


def source_of(state: State, frame: Frame) -> str:
    """The space where the pawn stands; where gold is paid, the book."""
    space = state.pawns[frame[1]]
    return book_ref(state.box, state.box.book_at[space]) if frame[0] == PAYING_GOLD else space_ref(state.box, space)
