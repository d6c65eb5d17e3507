"""What a refusal is about: what the action names, and what is missing for it."""

from __future__ import annotations

from valtable.games.valletta.asking.reasons import (
    CANNOT_PAY,
    HAS_OWNER,
    TOO_FEW_GOODS,
    TOO_FEW_TO_EXCHANGE,
    TOO_POOR_TO_HIRE,
)
from valtable.games.valletta.box import actions as act
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.people.events import good_refs, seat_ref
from valtable.games.valletta.people.portraits import action_args
from valtable.games.valletta.phases.build import price_of
from valtable.games.valletta.phases.exchange import goods_for_one, most_to_give
from valtable.games.valletta.phases.points import missing_to_pay
from valtable.games.valletta.state.state import State
from valtable.kernel.refusal import Args
from valtable.kernel.values import Action


def refusal_details(state: State, seat: int, value: Action, reason: int, plain: Args) -> Args:
    """To what the action names comes what is missing for it, and how much of it."""
    args = dict(action_args(state, seat, value, plain))
    goods = state.goods[seat]
    if reason == TOO_FEW_GOODS and isinstance(value, act.Construct | act.Upgrade):
        frame, upgrade = state.agenda[-1], isinstance(value, act.Upgrade)
        price = price_of(state, seat, state.box.buildings.index(value.building), upgrade, frame[4])
        missing = [max(price[good] - goods[good], 0) for good in range(4)]
        args |= {"cost": good_refs(price), "missing": good_refs(missing), "saved": frame[5]}
    if reason == HAS_OWNER and isinstance(value, act.Construct):
        args["owner"] = seat_ref(state.owner[state.box.buildings.index(value.building)])
    if reason == TOO_FEW_TO_EXCHANGE and isinstance(value, act.Exchange):
        have = most_to_give(state, seat, GOODS.index(value.good))
        args |= {"n": goods_for_one(state), "have": have, "same_kind": int(state.options.exchange_same_kind)}
    if reason == CANNOT_PAY:
        frame = state.agenda[-1]
        args["missing"] = good_refs(missing_to_pay(state, seat, frame[2], frame[3]))
    if reason == TOO_POOR_TO_HIRE:
        args |= {"n": state.options.hire_price, "have": goods[act.GOLD]}
    return args
