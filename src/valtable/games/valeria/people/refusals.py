"""What a refusal is about: what the action names, and what is missing for it."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.games.valeria.asking.purchases import missing_roles
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
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.modules.agents.prices import engage_price
from valtable.games.valeria.modules.crimson_seas.prices import noble_price
from valtable.games.valeria.modules.portraits import module_args
from valtable.games.valeria.modules.ward_towers.banners import missing_tower_roles
from valtable.games.valeria.people.costs import (
    Lack,
    lack_of_gold,
    lack_to_engage,
    lack_to_slay,
    price_asked,
    recruiting,
)
from valtable.games.valeria.people.events import RESOURCE_REFS, amount_refs
from valtable.games.valeria.people.naming import action_args
from valtable.games.valeria.phases.payments import payment
from valtable.games.valeria.phases.prices import TO_BUILD, TO_BUY_GOODS, price_of
from valtable.games.valeria.phases.purse import purse
from valtable.games.valeria.phases.roll import die_price
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import asked
from valtable.kernel.refusal import Args
from valtable.kernel.values import Action


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
        what = recruiting(state, frame) if isinstance(value, act.Recruit) else TO_BUILD
        cost = payment(state, seat, what, value.slot, 0, 0)
        args |= priced(state, seat, cost, lack_of_gold(state, seat, what, value.slot))
    if reason == ROLES_MISSING and isinstance(value, act.Build):
        missing = missing_roles(state, seat, state.tops[value.slot - 15])
        args["missing"] = [f"role:{ROLES[role]}" for role in missing]
    if state.packs is not None:
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
    if reason == CANNOT_PAY_AGENT and isinstance(value, act.Agent):
        cost, lack = engage_price(state, value.place), lack_to_engage(state, seat, value.place)
        args |= priced(state, seat, cost, lack)
    if reason == CANNOT_PAY_ISLAND and isinstance(value, act.Buy) and frame is not None:
        what = TO_BUY_GOODS + frame[2]
        gold = price_of(state, seat, what, value.slots)[0]
        args |= priced(state, seat, (gold, 0, 0), lack_of_gold(state, seat, what, value.slots))
    if reason == CANNOT_PAY_NOBLE and (seas := state.seas) is not None:
        args |= {"n": noble_price(state, seas, seat), "have": have}
    price = state.box.towers.banner_price
    if reason == CANNOT_PAY_BANNER and isinstance(value, act.Banner):
        args |= {"n": price, "have": have}
    if reason == TOWER_ICONS and (towers := state.towers) is not None:
        args["missing"] = [f"role:{ROLES[role]}" for role in missing_tower_roles(state, towers, seat)]
    if reason in (TOWER_ICONS, CANNOT_PAY_BANNER) and isinstance(value, act.Banner):
        at = act.RESOURCES.index(value.resource)
        args["lack"] = [RESOURCE_REFS[at]] * (price - purse(state, seat)[at])
    if reason == TOO_LITTLE_MAGIC:
        args["cost"] = amount_refs((0, 0, 2))
    return args
