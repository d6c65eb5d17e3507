"""What a refusal is about: what the action names, and what is missing for it."""

from __future__ import annotations

from valtable.games.valdora.asking.reasons import (
    CANNOT_DELIVER,
    CANNOT_PAY_PAWNS,
    OTHER_PATRON,
    TOO_POOR_TO_BUY,
    TOO_POOR_TO_LOAD,
    TOO_POOR_TO_TURN,
)
from valtable.games.valdora.box import actions as act
from valtable.games.valdora.box.actions import GEMS, KINDS
from valtable.games.valdora.box.components import NONE
from valtable.games.valdora.people.events import commission_args, face_ref, gem_ref, space_ref
from valtable.games.valdora.people.portraits import held_face, top
from valtable.games.valdora.phases.books import page_price
from valtable.games.valdora.phases.completing import missing_for
from valtable.games.valdora.phases.movement import stop_price
from valtable.games.valdora.state.frames import ACTING
from valtable.games.valdora.state.state import State
from valtable.kernel.refusal import Args
from valtable.kernel.values import Action


def refusal_details(state: State, seat: int, value: Action, reason: int, plain: Args) -> Args:
    """To what the action names comes what is missing for it, and how much of it."""
    box, args = state.box, dict(plain)
    have = state.coins[seat]
    if reason == CANNOT_PAY_PAWNS and isinstance(value, act.Move):
        args |= {"n": stop_price(box, state.pawns, seat, box.spaces.index(value.space)), "have": have}
    if reason == TOO_POOR_TO_TURN and state.agenda[-1][0] == ACTING:
        args |= {"n": page_price(state, state.agenda[-1]), "have": have}
    if reason == TOO_POOR_TO_BUY:
        args |= {"n": box.commission_price, "have": have}
    if reason == TOO_POOR_TO_LOAD and isinstance(value, act.Load):
        args |= {"n": box.load_cost[KINDS.index(value.card)], "have": have}
    if isinstance(value, act.Buy) and box.book_at[state.pawns[seat]] != NONE:
        face = top(state, seat, value.side)
        args |= {"card": face_ref(box, face)} if face != NONE else {}
    if isinstance(value, act.Complete) and reason in (OTHER_PATRON, CANNOT_DELIVER):
        face = held_face(state, seat, value.commission)
        house = box.crest_at.index(box.crest[face])
        args |= commission_args(box, face)
        missing = [gem_ref(gem) for gem in missing_for(state, seat, face)]
        args |= {"house": space_ref(box, house), "missing": missing}
    if isinstance(value, act.Load):
        load = state.loads[seat][KINDS.index(value.card)]
        args["load"] = gem_ref(load) if 0 <= load < len(GEMS) else ""
    return args
