"""What everything costs, and how it can be paid: the one place that says a price (R14 to R17, C30).

A payment is settled in two numbers: first how much of a free discount falls on Gold, or how much is paid in Strength,
then the Magic spent in all. Either is asked only where several answers are possible; without modules the first is 0.
"""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.components import Box
from valtable.games.valeria.modules.agents.prices import engage_price, magic_to_engage
from valtable.games.valeria.modules.crimson_seas.prices import island_price
from valtable.games.valeria.modules.relics.kept import has_axe
from valtable.games.valeria.phases.counting import names_owned
from valtable.games.valeria.phases.purse import IMPOSSIBLE, purse
from valtable.games.valeria.state.centre import citizen_at, monster_at, tokens_at, works
from valtable.games.valeria.state.state import PLAIN, State

TO_SLAY, TO_RECRUIT, TO_BUILD, TO_RECRUIT_PLAINLY, TO_BUY_GOODS, TO_BUY_TOMES, TO_ENGAGE = range(7)
RECRUITING = (TO_RECRUIT, TO_RECRUIT_PLAINLY)
MOST_STRENGTH = 15
MOST_DISCOUNT = 4

SlayTerms = tuple[int, int, int, int]
"""Strength and Magic more or less on every Monster; free discounts of towers, and of the Thunder Axe, never on Gold."""
SlayPrice = tuple[int, int, int, int, int]
"""Gold, Strength and Magic; the free discounts of towers and of the Axe."""
AS_PRINTED: Final = (0, 0, 0, 0)


# What a seat's cards and the Events change, the same for everything it could buy


def slay_terms(state: State, seat: int) -> SlayTerms:
    if state.packs is None:
        return AS_PRINTED
    cards, strength, magic = state.box.packs, 0, 0
    for domain in state.domains[seat]:
        if works(state, domain):
            strength += cards.statics.slay_strength[domain]
    for cover in state.cover:
        if cover >= PLAIN:
            magic += cards.event_statics.slay_magic[cover - PLAIN]
    towers = 0 if state.towers is None else state.towers.completed * state.box.towers.discount
    return strength, magic, towers, int(has_axe(state, seat))


def recruit_terms(state: State, seat: int, *, plainly: bool = False) -> tuple[int, list[int]]:
    """Gold more or less, and the names of which each copy costs 1 more (R15); a Domain or a card may waive that."""
    box, change, waived = state.box, 0, plainly
    for domain in state.domains[seat]:
        if (box.no_surcharge[domain] or box.packs.statics.recruit[domain]) and works(state, domain):
            change += box.packs.statics.recruit[domain]
            waived = waived or box.no_surcharge[domain]
    return change, [] if waived else names_owned(state, seat)


def build_terms(state: State, seat: int) -> int:
    """Gold more or less, by other Domains (C30) and by Events."""
    box, change = state.box, 0
    for owned in state.domains[seat]:
        if box.build_discount[owned] and works(state, owned):
            change -= box.build_discount[owned]
    if state.packs is not None:
        for cover in state.cover:
            if cover >= PLAIN:
                change += box.packs.event_statics.build[cover - PLAIN]
    return change


# Prices: what is printed, and the terms; nothing is below 0 (C30)


def slay_price(state: State, seat: int, slot: int, terms: SlayTerms) -> SlayPrice:
    """With the tokens on the card (C17) and, for some, 1 more per copy of the name (R28)."""
    box, card = state.box, monster_at(state, slot)
    gold, strength, magic = tokens_at(state, slot)
    strength += box.strength[card] + terms[0]
    magic += box.magic[card] + terms[1]
    if state.packs is not None and card < box.first_event and any(box.packs.surcharge[card]):
        copies = state.slain[seat].count(card)
        strength += copies * box.packs.surcharge[card][0]
        magic += copies * box.packs.surcharge[card][1]
    return gold, strength if strength > 0 else 0, magic if magic > 0 else 0, terms[2], terms[3]


def recruit_price(box: Box, kind: int, change: int, names: list[int]) -> int:
    price = box.citizen_cost[kind] + change + names.count(box.citizen_name[kind])
    return price if price > 0 else 0


def build_price(box: Box, domain: int, change: int) -> int:
    price = box.domain_cost[domain] + change
    return price if price > 0 else 0


def gold_price(state: State, seat: int, what: int, slot: int) -> int:
    """The price of whatever is paid in Gold."""
    if what in RECRUITING:
        change, names = recruit_terms(state, seat, plainly=what == TO_RECRUIT_PLAINLY)
        return recruit_price(state.box, citizen_at(state, slot), change, names)
    if what == TO_BUILD:
        return build_price(state.box, state.tops[slot - 15], build_terms(state, seat))
    return island_price(state, seat, what - TO_BUY_GOODS, slot)


# Payments: the Magic spent in all, from the least to the most


def magic_to_slay(price: SlayPrice, have: list[int], settled: int) -> tuple[int, int]:
    """At least the printed Magic, at most so much that 1 Strength is paid (R14); Gold only in Gold."""
    gold, strength, magic, towers, axe = price
    if have[0] < gold - settled:
        return IMPOSSIBLE
    discount = towers + axe - settled
    total = max(strength + magic - discount, 0)
    most = total if strength <= discount else total - 1
    return max(magic - discount, 0, total - have[1]), min(most, have[2])


def magic_for_gold(price: int, have: list[int], settled: int) -> tuple[int, int]:
    """As much as Gold is lacking, at most so much that 1 Gold is paid; nothing is free of it (C16)."""
    if have[1] < settled or settled > price:
        return IMPOSSIBLE
    if not price:
        return 0, 0
    return max(0, price - settled - have[0]), min(price - settled if settled else price - 1, have[2])


def magic_range(state: State, seat: int, what: int, slot: int, settled: int = 0) -> tuple[int, int]:
    """The least and the most Magic that can be in the payment; the least is above the most if none is possible."""
    have = purse(state, seat)
    if what == TO_SLAY:
        return magic_to_slay(slay_price(state, seat, slot, slay_terms(state, seat)), have, settled)
    if what == TO_ENGAGE:
        return magic_to_engage(state, engage_price(state, slot), have)
    return magic_for_gold(gold_price(state, seat, what, slot), have, settled)


def payment(state: State, seat: int, what: int, slot: int, settled: int, magic: int) -> tuple[int, int, int]:
    """Gold, Strength and Magic of a payment with these two numbers."""
    if what == TO_SLAY:
        gold, strength, printed, towers, axe = slay_price(state, seat, slot, slay_terms(state, seat))
        total = max(strength + printed - (towers + axe - settled), 0)
        return gold - settled, max(total - magic, 0), magic
    if what == TO_ENGAGE:
        cost = engage_price(state, slot)
        return max(cost[0] - (magic if cost[0] else 0), 0), max(cost[1] - (magic if cost[1] else 0), 0), magic
    price = gold_price(state, seat, what, slot)
    return max(price - settled - magic, 0), settled, magic


def first_numbers(state: State, seat: int, what: int, slot: int) -> list[int]:
    """What can be settled first: discount that falls on Gold (C18), or Strength paid for a Citizen; mostly just 0."""
    most = 0
    if what == TO_SLAY:
        most = most_on_gold(state, slay_price(state, seat, slot, slay_terms(state, seat)))
    elif what in RECRUITING and pays_strength(state, seat):
        most = min(gold_price(state, seat, what, slot), purse(state, seat)[1], MOST_STRENGTH)
    found = []
    for n in range(most + 1):
        least, most_magic = magic_range(state, seat, what, slot, n)
        if least <= most_magic:
            found.append(n)
    return found


def most_on_gold(state: State, price: SlayPrice) -> int:
    """How much of the towers' discount may fall on Gold (C18)."""
    return min(price[3], price[0], MOST_DISCOUNT) if price[3] and state.options.tower_discount == "any" else 0


def pays_strength(state: State, seat: int) -> bool:
    """Whether a Domain lets a seat pay for Citizens in Strength."""
    if state.packs is None:
        return False
    return any(state.box.packs.statics.pays_strength[d] and works(state, d) for d in state.domains[seat])
