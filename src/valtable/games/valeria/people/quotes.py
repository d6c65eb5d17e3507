"""Prices and payments as people see them now."""

from __future__ import annotations

from valtable.games.valeria.people.events import RESOURCE_REFS
from valtable.games.valeria.phases import pay, prices
from valtable.games.valeria.state.frames import BONUS_MORE
from valtable.games.valeria.state.state import State, citizen_at
from valtable.kernel.agenda import Frame
from valtable.kernel.decision import Amount


def payment(state: State, seat: int, what: int, slot: int, magic: int, settled: int = 0) -> list[int]:
    """Gold, Strength and Magic of a payment with so much Magic."""
    if state.modules:
        return list(prices.payment(state, seat, what, slot, settled, magic))
    if what == prices.TO_SLAY:
        strength, printed, gold = pay.slaying_price(state, slot)
        return [gold, max(strength + printed - magic, 0), magic]
    price = (
        pay.recruiting_price(state, seat, citizen_at(state, slot))
        if what == prices.TO_RECRUIT
        else pay.building_price(state, seat, state.tops[slot - 15])
    )
    return [max(price - magic, 0), 0, magic]


def amounts(counts: list[int] | tuple[int, ...]) -> tuple[Amount, ...]:
    return tuple(Amount(RESOURCE_REFS[i], n) for i, n in enumerate(counts[:5]) if n)


def price_now(state: State, seat: int, what: int, slot: int) -> tuple[Amount, ...]:
    """As it would be paid now, with as little Magic as can be; what cannot be paid, as it is asked for."""
    if state.modules:
        return amounts(module_price_now(state, seat, what, slot))
    least, most = pay.magic_range(state, seat, what, slot)
    printed = pay.slaying_price(state, slot)[1] if what == prices.TO_SLAY else 0
    return amounts(payment(state, seat, what, slot, least if least <= most else printed))


def price_asked(state: State, seat: int, slot: int) -> tuple[int, int, int]:
    """Gold, Strength and Magic of a Monster; free discounts come off Strength first (C18)."""
    if not state.modules:
        strength, magic, gold = pay.slaying_price(state, slot)
        return gold, strength, magic
    gold, strength, magic, tower, axe = prices.slay_price(state, seat, slot)
    off = min(strength, tower + axe)
    return gold, strength - off, max(magic - (tower + axe - off), 0)


def module_price_now(state: State, seat: int, what: int, slot: int) -> tuple[int, int, int]:
    """With the least Magic and nothing else settled; what cannot be paid, as it is asked for."""
    for settled in prices.first_numbers(state, seat, what, slot)[:1]:
        least, _ = prices.magic_range(state, seat, what, slot, settled)
        return prices.payment(state, seat, what, slot, settled, least)
    if what == prices.TO_SLAY:
        return price_asked(state, seat, slot)
    return prices.gold_price(state, seat, what, slot), 0, 0


def recruiting(state: State, frame: Frame | None) -> int:
    """Recruiting as usual, or by a card that waives the price of copies."""
    if state.modules and frame is not None and frame[0] == BONUS_MORE and state.box.code[frame[2]][2]:
        return prices.TO_RECRUIT_PLAINLY
    return prices.TO_RECRUIT
