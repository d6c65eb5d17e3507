"""Prices and payments with modules: copies, cards that change them, discounts, Tomes and Strength (C30).

A payment is settled in two numbers: first how much of the discount falls on Gold, or how much is paid in Strength, then
the Magic spent in all. Either is asked only where several answers are possible.
"""

from __future__ import annotations

from typing import NamedTuple

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.phases.counting import copies_owned
from valtable.games.valeria.phases.purse import purse
from valtable.games.valeria.state.state import PLAIN, UNDECIDED, State, citizen_at, monster_at, tokens_at, works

TO_SLAY, TO_RECRUIT, TO_BUILD, TO_RECRUIT_PLAINLY, TO_BUY_GOODS, TO_BUY_TOMES, TO_ENGAGE = range(7)
RECRUITING = (TO_RECRUIT, TO_RECRUIT_PLAINLY)
IMPOSSIBLE = (1, 0)
MOST_STRENGTH = 15
MOST_DISCOUNT = 4


class SlayPrice(NamedTuple):
    """The parts of a price and the free discounts on it."""

    gold: int
    strength: int
    magic: int
    towers: int
    """Discount of completed towers."""
    axe: int
    """Discount of the Thunder Axe, never on Gold."""


def relic_of(state: State, seat: int) -> int:
    """The Relic a seat has kept; NONE while it has none."""
    if not state.relics or state.relic_kept[seat] == UNDECIDED:
        return NONE
    return state.relics[seat][state.relic_kept[seat]]


def slay_price(state: State, seat: int, slot: int) -> SlayPrice:
    """What is printed, copies of the name (R28), tokens and what cards change; not below 0 (C30)."""
    box, card = state.box, monster_at(state, slot)
    extras = box.extras
    gold, strength, magic = tokens_at(state, slot)
    strength, magic = strength + box.strength[card], magic + box.magic[card]
    if card < box.first_event and any(extras.surcharge[card]):
        copies = state.slain[seat].count(card)
        strength += copies * extras.surcharge[card][0]
        magic += copies * extras.surcharge[card][1]
    for domain in state.domains[seat]:
        if works(state, domain):
            strength += extras.statics.slay_strength[domain]
    for cover in state.cover:
        if cover >= PLAIN:
            magic += extras.event_statics.slay_magic[cover - PLAIN]
    relic = relic_of(state, seat)
    axe = int(relic != NONE and extras.axe[relic])
    return SlayPrice(gold, max(strength, 0), max(magic, 0), state.standing * extras.tower_discount, axe)


def recruit_price(state: State, seat: int, slot: int, *, plainly: bool) -> int:
    """The printed cost, 1 Gold per copy unless waived, and what Domains take off."""
    box, kind = state.box, citizen_at(state, slot)
    cost, waived = box.citizen_cost[kind], plainly
    for domain in state.domains[seat]:
        if works(state, domain):
            cost += box.extras.statics.recruit[domain]
            waived = waived or box.no_surcharge[domain]
    return max(cost if waived else cost + copies_owned(state, seat, kind), 0)


def build_price(state: State, seat: int, domain: int) -> int:
    cost = state.box.domain_cost[domain]
    for owned in state.domains[seat]:
        if works(state, owned):
            cost -= state.box.build_discount[owned]
    for cover in state.cover:
        if cover >= PLAIN:
            cost += state.box.extras.event_statics.build[cover - PLAIN]
    return max(cost, 0)


def island_price(state: State, seat: int, row: int, slots: int) -> int:
    """What a set of Goods or Tomes costs together (R24)."""
    statics = state.box.extras.statics
    change = sum((statics.tomes if row else statics.goods)[d] for d in state.domains[seat] if works(state, d))
    return sum(max(price + change, 0) for at, price in enumerate(state.box.extras.prices[row]) if slots >> at & 1)


def engage_price(state: State, place: int) -> tuple[int, int, int]:
    return state.box.extras.agent_cost[state.agents[place]]


# Payments


def gold_price(state: State, seat: int, what: int, slot: int) -> int:
    """The price of whatever is paid in Gold."""
    if what in RECRUITING:
        return recruit_price(state, seat, slot, plainly=what == TO_RECRUIT_PLAINLY)
    if what == TO_BUILD:
        return build_price(state, seat, state.tops[slot - 15])
    return island_price(state, seat, what - TO_BUY_GOODS, slot)


def payment(state: State, seat: int, what: int, slot: int, settled: int, magic: int) -> tuple[int, int, int]:
    """Gold, Strength and Magic of a payment with these two numbers."""
    if what == TO_SLAY:
        gold, strength, printed, towers, axe = slay_price(state, seat, slot)
        total = max(strength + printed - (towers + axe - settled), 0)
        return gold - settled, max(total - magic, 0), magic
    if what == TO_ENGAGE:
        cost = engage_price(state, slot)
        return max(cost[0] - (magic if cost[0] else 0), 0), max(cost[1] - (magic if cost[1] else 0), 0), magic
    price = gold_price(state, seat, what, slot)
    return max(price - settled - magic, 0), settled, magic


def magic_range(state: State, seat: int, what: int, slot: int, settled: int) -> tuple[int, int]:
    """The least and the most Magic that can be in the payment; the least is above the most if none is possible."""
    have = purse(state, seat)
    if what == TO_SLAY:
        gold, strength, magic, towers, axe = slay_price(state, seat, slot)
        if have[0] < gold - settled:
            return IMPOSSIBLE
        discount = towers + axe - settled
        total = max(strength + magic - discount, 0)
        most = total if strength <= discount else total - 1
        return max(magic - discount, 0, total - have[1]), min(most, have[2])
    if what == TO_ENGAGE:
        return magic_to_engage(state, have, slot)
    price = gold_price(state, seat, what, slot)
    if have[1] < settled or settled > price:
        return IMPOSSIBLE
    if not price:
        return 0, 0
    return max(0, price - settled - have[0]), min(price - settled if settled else price - 1, have[2])


def magic_to_engage(state: State, have: list[int], place: int) -> tuple[int, int]:
    """Agents are paid exactly; by option Magic stands in, 1 real resource at least (C29)."""
    cost = engage_price(state, place)
    if cost[2] or not any(cost) or not state.options.agents_magic:
        return (cost[2], cost[2]) if all(h >= c for h, c in zip(have, cost, strict=True)) else IMPOSSIBLE
    real = 0 if cost[0] else 1
    return max(0, cost[real] - have[real]), min(cost[real] - 1, have[2])


def first_numbers(state: State, seat: int, what: int, slot: int) -> list[int]:
    """What can be settled first: discount that falls on Gold (C18), or Strength paid for a Citizen; mostly just 0."""
    numbers = [0]
    if what == TO_SLAY and state.standing and state.options.tower_discount == "any":
        price = slay_price(state, seat, slot)
        numbers = list(range(min(price.towers, price.gold, MOST_DISCOUNT) + 1))
    elif what in RECRUITING and pays_strength(state, seat):
        price_ = gold_price(state, seat, what, slot)
        numbers = list(range(min(price_, purse(state, seat)[1], MOST_STRENGTH) + 1))
    found = []
    for n in numbers:
        least, most = magic_range(state, seat, what, slot, n)
        if least <= most:
            found.append(n)
    return found


def pays_strength(state: State, seat: int) -> bool:
    return any(state.box.extras.statics.pays_strength[d] and works(state, d) for d in state.domains[seat])


def is_blocked(state: State, kind: int) -> bool:
    """Whether the Pirate Blockade keeps this Citizen from everybody in this Action Phase (C34, C37)."""
    if not state.blockade or not state.acting or state.box.extras.blockade not in state.cover:
        return False
    return state.box.hits[state.dice[0] * 7 + state.dice[1]][kind] > 0
