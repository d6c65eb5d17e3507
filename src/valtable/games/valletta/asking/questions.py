"""What is asked: the name of each decision, the families of actions that answer it, what it is about."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.box import actions as act
from valtable.games.valletta.people.events import card_ref
from valtable.games.valletta.state.frames import (
    BUILDING,
    CHANGE_GIVING,
    CHANGE_TAKING,
    DRAFTING,
    EXCHANGING,
    GAINING,
    NAMING,
    PAYING,
    PAYING_ANY,
    PLAYING,
    SAVING,
    STAFFING,
    STEALING,
    SWAP_GIVING,
    SWAP_TAKING,
    TAXED,
)
from valtable.games.valletta.state.state import State
from valtable.kernel.agenda import Frame

# Frame kind: name of the decision, families that answer it.
QUESTIONS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    DRAFTING: ("draft", (act.TAKE,)),
    PLAYING: ("play", (act.PLAY, act.LAY, act.EXCHANGE)),
    BUILDING: ("build", (act.CONSTRUCT, act.UPGRADE, act.EXCHANGE, act.DONE)),
    SAVING: ("save", (act.SAVE,)),
    EXCHANGING: ("exchange_give", (act.GIVE,)),
    GAINING: ("gain", (act.TAKE,)),
    NAMING: ("gain_per_icon", (act.TAKE,)),
    SWAP_GIVING: ("swap_give", (act.GIVE, act.DONE)),
    SWAP_TAKING: ("swap_take", (act.TAKE,)),
    CHANGE_GIVING: ("change_give", (act.GIVE, act.DONE)),
    CHANGE_TAKING: ("change_take", (act.TAKE,)),
    PAYING: ("pay_score", (act.EXCHANGE, act.PAY, act.DONE)),
    PAYING_ANY: ("pay_any", (act.EXCHANGE, act.GIVE, act.DONE)),
    STEALING: ("steal", (act.STEAL,)),
    TAXED: ("customs", (act.GIVE,)),
    STAFFING: ("hire_or_fire", (act.HIRE, act.FIRE, act.DONE)),
}
NO_SOURCE: Final = (DRAFTING, PLAYING, EXCHANGING)
SOURCE_PLACE: Final = {PAYING_ANY: 5, CHANGE_TAKING: 5}
"""Where a frame holds the card that asks; it is the last number save here."""


def name_of(frame: Frame) -> str:
    """Where nobody can be hired, only firing is asked."""
    return "fire" if frame[0] == STAFFING and not frame[2] else QUESTIONS[frame[0]][0]


def source_of(state: State, frame: Frame) -> str:
    """The card that asks; nothing where none does."""
    return "" if frame[0] in NO_SOURCE else card_ref(state.box, frame[SOURCE_PLACE.get(frame[0], -1)])
