"""What a refusal is about: what the action names, and what is missing for it."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valeria.asking.reasons import (
    CANNOT_PAY_AGENT,
    CANNOT_PAY_BANNER,
    CANNOT_PAY_BUILD,
    CANNOT_PAY_ISLAND,
    CANNOT_PAY_NOBLE,
    CANNOT_PAY_RECRUIT,
    CANNOT_PAY_SLAY,
    ROLES_MISSING,
    TOO_LITTLE_GOLD,
    TOO_LITTLE_MAGIC,
    TOWER_ICONS,
)
from valtable.games.valeria.box import actions as act
from valtable.games.valeria.box.vocabulary import ROLES
from valtable.games.valeria.modules.crimson_seas import islands
from valtable.games.valeria.modules.portraits import module_args
from valtable.games.valeria.modules.ward_towers import banners as towers
from valtable.games.valeria.people.events import RESOURCE_REFS, amount_refs
from valtable.games.valeria.people.lacks import Lack, lack_of_gold, lack_to_engage, lack_to_slay
from valtable.games.valeria.people.naming import action_args
from valtable.games.valeria.people.quotes import payment, price_asked, recruiting
from valtable.games.valeria.phases import pay, prices
from valtable.games.valeria.phases.purse import purse
from valtable.games.valeria.phases.roll import die_price
from valtable.games.valeria.state.state import State
from valtable.kernel.actions import Action
from valtable.kernel.agenda import asked
from valtable.kernel.refusal import Args


def refusal_details(state: State, seat: int, value: Action, reason: int, plain: Args) -> Args:
    """What the action names, and what is missing for it."""
    args = dict(plain)
    if isinstance(value, act.Seat | act.Steal) and value.seat >= state.seats:
        del args["seat"]
    if isinstance(value, act.Slay | act.Recruit | act.Build | act.Slot | act.Citizen):
        args = action_args(state, seat, value, args)
    if reason == CANNOT_PAY_SLAY and isinstance(value, act.Slay):
        args |= priced(state, seat, price_asked(state, seat, value.slot), lack_to_slay(state, seat, value.slot))
    if reason in (CANNOT_PAY_RECRUIT, CANNOT_PAY_BUILD, ROLES_MISSING) and isinstance(value, act.Recruit | act.Build):
        frame = asked(state.agenda, state.sealed, seat)
        what = recruiting(state, frame) if isinstance(value, act.Recruit) else prices.TO_BUILD
        cost = payment(state, seat, what, value.slot, 0)
        args |= priced(state, seat, cost, lack_of_gold(state, seat, what, value.slot))
    if reason == ROLES_MISSING and isinstance(value, act.Build):
        missing = pay.missing_roles(state, seat, state.tops[value.slot - 15])
        args["missing"] = [f"role:{ROLES[role]}" for role in missing]
    if state.modules:
        args |= module_details(state, seat, value, reason)
    if reason == TOO_LITTLE_GOLD and isinstance(value, act.Die):
        args["cost"] = amount_refs((die_price(state, seat, state.box.domains.index(value.power)),))
    return args


def priced(state: State, seat: int, cost: Sequence[int], lack: Lack) -> Args:
    """A price, what there is to pay it with, and everything that is lacking for it."""
    have = amount_refs(purse(state, seat))
    return {"cost": amount_refs(tuple(cost)), "have": have, "lack": amount_refs(lack)}


def module_details(state: State, seat: int, value: Action, reason: int) -> Args:
    """What a refused action names, and what is missing for it."""
    frame = state.agenda[-1] if state.agenda else None
    args = module_args(state, seat, frame, value)
    have = amount_refs(purse(state, seat))
    extras = state.box.extras
    if reason == CANNOT_PAY_AGENT and isinstance(value, act.Agent):
        price, lack = extras.agent_cost[state.agents[value.place]], lack_to_engage(state, seat, value.place)
        args |= priced(state, seat, price, lack)
    if reason == CANNOT_PAY_ISLAND and isinstance(value, act.Buy) and frame is not None:
        what = prices.TO_BUY_GOODS + frame[2]
        price = (prices.island_price(state, seat, frame[2], value.slots), 0, 0)
        args |= priced(state, seat, price, lack_of_gold(state, seat, what, value.slots))
    if reason == CANNOT_PAY_NOBLE:
        args |= {"n": islands.noble_price(state, seat), "have": have}
    if reason == CANNOT_PAY_BANNER and isinstance(value, act.Banner):
        args |= {"n": extras.banner_price, "have": have}
    if reason == TOWER_ICONS:
        args["missing"] = [f"role:{ROLES[role]}" for role in towers.missing_tower_roles(state, seat)]
    if reason in (TOWER_ICONS, CANNOT_PAY_BANNER) and isinstance(value, act.Banner):
        at = act.RESOURCES.index(value.resource)
        args["lack"] = [RESOURCE_REFS[at]] * (extras.banner_price - purse(state, seat)[at])
    if reason == TOO_LITTLE_MAGIC:
        args["cost"] = amount_refs((0, 0, 2))
    return args
