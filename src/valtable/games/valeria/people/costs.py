"""What things cost as people see it now, and what is lacking for a price."""

from __future__ import annotations

from valtable.games.valeria.modules.agents.prices import engage_price
from valtable.games.valeria.people.events import RESOURCE_REFS
from valtable.games.valeria.phases.payments import first_numbers, magic_range, most_on_gold, payment, pays_strength
from valtable.games.valeria.phases.prices import RECRUITING, TO_RECRUIT, TO_RECRUIT_PLAINLY, TO_SLAY, Price, price_of
from valtable.games.valeria.phases.purse import Purse, purse
from valtable.games.valeria.state.frames import BONUS_MORE
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.decision import Amount

Lack = tuple[int, int, int]
"""The least Gold, Strength and Magic that would do, all of it at once."""


def amounts(counts: list[int] | tuple[int, ...]) -> tuple[Amount, ...]:
    return tuple(Amount(RESOURCE_REFS[i], n) for i, n in enumerate(counts[:5]) if n)


def price_now(state: State, seat: int, what: int, slot: int) -> tuple[Amount, ...]:
    """As it would be paid now, with as little Magic as can be; what cannot be paid, as it is asked for."""
    for settled in first_numbers(state, seat, what, slot)[:1]:
        least, _ = magic_range(state, seat, what, slot, settled)
        return amounts(payment(state, seat, what, slot, settled, least))
    if what == TO_SLAY:
        return amounts(price_asked(state, seat, slot))
    return amounts(price_of(state, seat, what, slot)[:1])


def price_asked(state: State, seat: int, slot: int) -> tuple[int, int, int]:
    """Gold, Strength and Magic of a Monster; free discounts come off Strength first (C18)."""
    gold, strength, magic, towers, axe = price_of(state, seat, TO_SLAY, slot)
    off = min(strength, towers + axe)
    return gold, strength - off, max(magic - (towers + axe - off), 0)


def recruiting(state: State, frame: Frame | None) -> int:
    """Recruiting as usual, or by a card that waives the price of copies."""
    waived = frame is not None and frame[0] == BONUS_MORE and state.box.code[frame[2]][2]
    return TO_RECRUIT_PLAINLY if waived else TO_RECRUIT


# What is lacking


def lack_to_slay(state: State, seat: int, slot: int) -> Lack:
    """With free discounts where they help most (C18)."""
    price, have = price_of(state, seat, TO_SLAY, slot), purse(state, seat)
    on_gold = most_on_gold(state, price)
    return min((lack_of_price(price, settled, have) for settled in range(on_gold + 1)), key=sum)


def lack_of_price(price: Price, settled: int, have: Purse) -> Lack:
    """Printed Magic must be Magic, the rest may be, but 1 Strength if any is asked for (R14)."""
    discount = price[3] + price[4] - settled
    gold = max(price[0] - settled - have[0], 0)
    magic = max(price[2] - discount - have[2], 0)
    rest = max(price[1] + price[2] - discount, 0) - have[1] - have[2] - magic
    return gold, max(rest, int(price[1] > discount and not have[1]), 0), magic


def lack_of_gold(state: State, seat: int, what: int, slot: int) -> Lack:
    """For a Citizen, a Domain, Goods or Tomes: Magic stands in, but 1 Gold must be paid (R15 to R17)."""
    price, (gold, strength, magic) = price_of(state, seat, what, slot)[0], purse(state, seat)
    if what in RECRUITING and pays_strength(state, seat):
        gold += strength
    return max(price - gold - magic, int(price > 0 and not gold)), 0, 0


def lack_to_engage(state: State, seat: int, place: int) -> Lack:
    """Agents are paid exactly; by option Magic stands in, 1 real resource at least (C29)."""
    cost, have = engage_price(state, place), purse(state, seat)
    if cost[2] or not state.options.agents_magic:
        return max(cost[0] - have[0], 0), max(cost[1] - have[1], 0), max(cost[2] - have[2], 0)
    real = 0 if cost[0] else 1
    lack = max(cost[real] - have[real] - have[2], int(cost[real] > 0 and not have[real]))
    return (lack, 0, 0) if cost[0] else (0, lack, 0)
