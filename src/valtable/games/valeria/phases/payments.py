"""How a price can be paid, and Magic as a stand-in (R14 to R17, C16, C18).

A payment is settled in two numbers: first how much of a free discount falls on Gold, or how much is paid in Strength,
then the Magic spent in all. Either is asked only where several answers are possible; without modules the first is 0.
"""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.modules.agents.prices import magic_to_engage
from valtable.games.valeria.phases.prices import RECRUITING, TO_ENGAGE, TO_SLAY, Price, price_of
from valtable.games.valeria.phases.purse import IMPOSSIBLE, Purse, purse
from valtable.games.valeria.state.centre import works
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame

MOST_STRENGTH: Final = 15
MOST_DISCOUNT: Final = 4


def magic_in(state: State, what: int, price: Price, have: Purse, settled: int) -> tuple[int, int]:
    """The least and the most Magic that can be in a payment; the least is above the most if none is possible."""
    if what == TO_SLAY:
        return magic_to_slay(price, have, settled)
    if what == TO_ENGAGE:
        return magic_to_engage(state, (price[0], price[1], price[2]), have)
    return magic_for_gold(price[0], have, settled)


def magic_to_slay(price: Price, have: Purse, settled: int) -> tuple[int, int]:
    """At least the printed Magic, at most so much that 1 Strength is paid (R14); Gold only in Gold."""
    gold, strength, magic, towers, axe = price
    if have[0] < gold - settled:
        return IMPOSSIBLE
    discount = towers + axe - settled
    total = max(strength + magic - discount, 0) if discount else strength + magic
    most = total if strength <= discount else total - 1
    least = magic - discount if magic > discount else 0
    return max(least, total - have[1]), most if most < have[2] else have[2]


def reach_in_gold(have: Purse) -> int:
    """The highest price in Gold that can be paid: with Gold in hand 1 is paid in it, so Magic may be all the rest."""
    return have[0] + have[2] if have[0] else 0


def magic_for_gold(price: int, have: Purse, settled: int) -> tuple[int, int]:
    """As much as Gold is lacking, at most so much that 1 Gold is paid; nothing is free of it (C16)."""
    if have[1] < settled or settled > price:
        return IMPOSSIBLE
    if not price:
        return 0, 0
    price -= settled
    most = price if settled else price - 1
    return price - have[0] if price > have[0] else 0, most if most < have[2] else have[2]


def paid_in(what: int, price: Price, settled: int, magic: int) -> tuple[int, int, int]:
    """Gold, Strength and Magic of a payment with these two numbers."""
    gold, strength, printed, towers, axe = price
    if what == TO_SLAY:
        total = max(strength + printed - (towers + axe - settled), 0)
        return gold - settled, max(total - magic, 0), magic
    if what == TO_ENGAGE:
        return max(gold - (magic if gold else 0), 0), max(strength - (magic if strength else 0), 0), magic
    gold -= settled + magic
    return gold if gold > 0 else 0, settled, magic


def magic_range(state: State, seat: int, what: int, slot: int, settled: int = 0) -> tuple[int, int]:
    return magic_in(state, what, price_of(state, seat, what, slot), purse(state, seat), settled)


def magic_asked(state: State, seat: int, frame: Frame) -> tuple[int, int]:
    """For the payment that a frame asks for; what was settled first stands in it with modules only."""
    what, settled = frame[2], frame[4] if len(frame) > 4 else 0
    return magic_in(state, what, price_of(state, seat, what, frame[3]), purse(state, seat), settled)


def payment(state: State, seat: int, what: int, slot: int, settled: int, magic: int) -> tuple[int, int, int]:
    return paid_in(what, price_of(state, seat, what, slot), settled, magic)


def can_pay(state: State, seat: int, what: int, slot: int) -> bool:
    return bool(first_numbers(state, seat, what, slot))


def first_numbers(state: State, seat: int, what: int, slot: int) -> list[int]:
    """What can be settled first: discount that falls on Gold (C18), or Strength paid for a Citizen; mostly just 0."""
    price, have, top = price_of(state, seat, what, slot), purse(state, seat), 0
    if what == TO_SLAY:
        top = most_on_gold(state, price)
    elif what in RECRUITING and pays_strength(state, seat):
        top = most_in_strength(price[0], have)
    found = []
    for n in range(top + 1):
        least, most = magic_in(state, what, price, have, n)
        if least <= most:
            found.append(n)
    return found


def most_on_gold(state: State, price: Price) -> int:
    """How much of the towers' discount may fall on Gold (C18)."""
    return min(price[3], price[0], MOST_DISCOUNT) if price[3] and state.options.tower_discount == "any" else 0


def most_in_strength(price: int, have: Purse) -> int:
    """How much of a Citizen's price may be paid in Strength, where a Domain lets one."""
    return min(price, have[1], MOST_STRENGTH)


def pays_strength(state: State, seat: int) -> bool:
    """Whether a Domain lets a seat pay for Citizens in Strength."""
    if state.packs is None:
        return False
    can_pay = state.box.packs.statics.pays_strength
    for domain in state.domains[seat]:
        if can_pay[domain] and works(state, domain):
            return True
    return False
