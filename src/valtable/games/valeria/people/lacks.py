"""What is lacking for a price: the least Gold, Strength and Magic that would do, all of it at once."""

from __future__ import annotations

from valtable.games.valeria.phases import pay, prices
from valtable.games.valeria.phases.prices import MOST_DISCOUNT, SlayPrice, pays_strength
from valtable.games.valeria.phases.purse import purse
from valtable.games.valeria.state.state import State, citizen_at

Lack = tuple[int, int, int]


def lack_to_slay(state: State, seat: int, slot: int) -> Lack:
    """With free discounts where they help most (C18)."""
    if state.modules:
        price = prices.slay_price(state, seat, slot)
        on_gold = min(price.towers, price.gold, MOST_DISCOUNT) if state.options.tower_discount == "any" else 0
    else:
        strength, magic, gold = pay.slaying_price(state, slot)
        price, on_gold = SlayPrice(gold, strength, magic, 0, 0), 0
    have = purse(state, seat)
    return min((lack_of_price(price, settled, have) for settled in range(on_gold + 1)), key=sum)


def lack_of_price(price: SlayPrice, settled: int, have: list[int]) -> Lack:
    """Printed Magic must be Magic, the rest may be, but 1 Strength if any is asked for (R14)."""
    discount = price.towers + price.axe - settled
    gold = max(price.gold - settled - have[0], 0)
    magic = max(price.magic - discount - have[2], 0)
    rest = max(price.strength + price.magic - discount, 0) - have[1] - have[2] - magic
    return gold, max(rest, int(price.strength > discount and not have[1]), 0), magic


def lack_of_gold(state: State, seat: int, what: int, slot: int) -> Lack:
    """For a Citizen, a Domain, Goods or Tomes: Magic stands in, but 1 Gold must be paid (R15 to R17)."""
    if state.modules:
        price = prices.gold_price(state, seat, what, slot)
    elif what == prices.TO_RECRUIT:
        price = pay.recruiting_price(state, seat, citizen_at(state, slot))
    else:
        price = pay.building_price(state, seat, state.tops[slot - 15])
    gold, strength, magic = purse(state, seat)
    if state.modules and what in prices.RECRUITING and pays_strength(state, seat):
        gold += strength
    return max(price - gold - magic, int(price > 0 and not gold)), 0, 0


def lack_to_engage(state: State, seat: int, place: int) -> Lack:
    """Agents are paid exactly; by option Magic stands in, 1 real resource at least (C29)."""
    cost, have = prices.engage_price(state, place), purse(state, seat)
    if cost[2] or not state.options.agents_magic:
        return max(cost[0] - have[0], 0), max(cost[1] - have[1], 0), max(cost[2] - have[2], 0)
    real = 0 if cost[0] else 1
    lack = max(cost[real] - have[real] - have[2], int(cost[real] > 0 and not have[real]))
    return (lack, 0, 0) if cost[0] else (0, lack, 0)
