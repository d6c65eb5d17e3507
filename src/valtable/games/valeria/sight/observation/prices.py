"""What everything in the centre costs the viewer now, and which of it each seat can pay for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.asking.purchases import builds, can_pay_with_strength, slays
from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.modules.packs.pirates import is_blocked
from valtable.games.valeria.phases.counting import copies_owned
from valtable.games.valeria.phases.payments import pays_strength, reach_in_gold
from valtable.games.valeria.phases.prices import (
    build_price_under,
    build_terms,
    recruit_price_under,
    recruit_terms,
    slay_price_under,
    slay_terms,
)
from valtable.games.valeria.phases.purse import Purse
from valtable.games.valeria.sight.observation.knowing import hides_relic, means_of
from valtable.games.valeria.sight.observation.labels import SLOTS, slots, stacks
from valtable.games.valeria.state.centre import (
    citizen_at,
    citizen_slots,
    domain_at,
    missing_icons,
    monster_at,
    monster_slots,
    roles_of,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.features import Block, Row


def slay_costs(box: Box, seats: int) -> Sequence[str]:
    return [f"{slot}:{cost}" for slot in SLOTS for cost in ("gold", "strength", "magic", "discount")]


def recruits(state: State, seat: int, have: Purse) -> list[int]:
    """The slots whose Citizen such a purse can pay for; what the copies cost is looked at where it decides."""
    packs, reach, found, cost = state.packs, reach_in_gold(have), [], state.box.citizen_cost
    in_strength, (change, waived) = pays_strength(state, seat), recruit_terms(state, seat)
    for slot in citizen_slots(state):
        kind = citizen_at(state, slot)
        if kind == NONE or (packs is not None and packs.blockade and is_blocked(state, kind)):
            continue
        if cost[kind] + change > reach and not in_strength:
            continue
        price = recruit_price_under(state, kind, change, 0 if waived else copies_owned(state, seat, kind))
        if price <= reach or (in_strength and can_pay_with_strength(price, have)):
            found.append(slot)
    return found


def write_slay_prices(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if hides_relic(state, viewer, seat):
        return
    terms = slay_terms(state, seat)
    for slot in monster_slots(state):
        card = monster_at(state, slot)
        if card != NONE:
            gold, strength, magic, towers, axe = slay_price_under(state, seat, slot, card, terms)
            place = at + 4 * slot
            row[place], row[place + 1], row[place + 2], row[place + 3] = gold, strength, magic, towers + axe


def write_slayable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if not hides_relic(state, viewer, seat):
        for slot in slays(state, seat, means_of(state, viewer, seat), 0):
            row[at + slot] = 1.0


def write_recruit_prices(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    change, waived = recruit_terms(state, seat)
    for slot in citizen_slots(state):
        kind = citizen_at(state, slot)
        if kind != NONE:
            row[at + slot] = recruit_price_under(state, kind, change, 0 if waived else copies_owned(state, seat, kind))


def write_recruitable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in recruits(state, seat, means_of(state, viewer, seat)):
        row[at + slot] = 1.0


def write_build_prices(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    change = build_terms(state, seat)
    for stack in range(5):
        domain = domain_at(state, 15 + stack)
        if domain != NONE:
            row[at + stack] = build_price_under(state, domain, change)


def write_icons_missing(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    have = roles_of(state, seat)
    for stack in range(5):
        domain = domain_at(state, 15 + stack)
        if domain != NONE:
            row[at + stack] = len(missing_icons(state.box.domain_roles[domain], have))


def write_buildable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if not hides_relic(state, viewer, seat):
        for stack in builds(state, seat, means_of(state, viewer, seat), 0):
            row[at + stack] = 1.0


PRICES: Final = (
    Block("slay_price", "What the Monster in each slot costs the viewer now, and how much of it may be left out.",
          write_slay_prices, slay_costs),
    Block("slayable", "1 if it can pay for that Monster.", write_slayable, slots, high=1, each=True),
    Block("recruit_price", "Gold that the Citizen in each slot costs the viewer now.", write_recruit_prices, slots),
    Block("recruitable", "1 if it can pay for that Citizen.", write_recruitable, slots, high=1, each=True),
    Block("build_price", "Gold that the Domain of each stack costs the viewer now.", write_build_prices, stacks),
    Block("icons_missing", "Role icons the viewer lacks for that Domain.", write_icons_missing, stacks),
    Block("buildable", "1 if it has the icons and can pay for that Domain.", write_buildable, stacks, high=1,
          each=True),
)  # fmt: skip
