"""What a refusal is about: the arguments of its text."""

from __future__ import annotations

from valtable.games.valencia.asking.reasons import ASKED_IN_ORDER, CARDS_LEFT, TOO_FEW_COINS
from valtable.games.valencia.box import actions as act
from valtable.games.valencia.box.city import cell_of
from valtable.games.valencia.people.events import card_ref, card_refs
from valtable.games.valencia.state.state import State
from valtable.kernel.refusal import Args
from valtable.kernel.values import Action


def refusal_details(state: State, seat: int, value: Action, reason: int, plain: Args) -> Args:
    """What the action names, and what is missing for it."""
    args = dict(plain)
    if reason == TOO_FEW_COINS and isinstance(value, act.Place):
        args |= {"price": state.city.price[cell_of(value.space)], "have": state.coins[seat]}
    if reason == CARDS_LEFT:
        args["cards"] = card_refs(state.box, sorted(state.hand[seat]))
    if reason == ASKED_IN_ORDER:
        args |= order_of(state, seat, value)
    return args


def order_of(state: State, seat: int, value: Action) -> Args:
    """Which order an action out of order breaks: of tasks, of cards within a stack, of stacks that begin alike."""
    if not isinstance(value, act.Add) or not state.stacks[seat]:
        return {"order": "tasks", "card": "", "before": ""}
    stack = state.stacks[seat][-1]
    rises = state.box.cards.index(value.card) >= stack[-1]
    return {"order": "stacks" if rises else "cards", "before": card_ref(state.box, stack[-1])}
