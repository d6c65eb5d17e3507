"""Rulebook, "Action Phase": prices of slaying, recruiting and building, and Magic as a stand-in (R14 to R17, C30).

With modules in play prices come from `prices.py`; the functions here are the same for both.
"""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import (
    BLOCKADED,
    CANNOT_PAY_BUILD,
    CANNOT_PAY_RECRUIT,
    CANNOT_PAY_SLAY,
    NOTHING_THERE,
    PAYMENT_IMPOSSIBLE,
    ROLES_MISSING,
)
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.phases import prices
from valtable.games.valeria.phases.counting import copies_owned
from valtable.games.valeria.phases.prices import IMPOSSIBLE, TO_BUILD, TO_RECRUIT, TO_SLAY
from valtable.games.valeria.state.state import (
    EXHAUSTED,
    State,
    citizen_at,
    domain_at,
    monster_at,
    roles_of,
    tokens_at,
    works,
)
from valtable.kernel.refusal import OK

# Prices


def slaying_price(state: State, slot: int) -> tuple[int, int, int]:
    """Strength, Magic and Gold: what is printed and the tokens on the card, Gold only in Gold (C17, C30)."""
    card = monster_at(state, slot)
    gold, strength, magic = tokens_at(state, slot)
    return state.box.strength[card] + strength, state.box.magic[card] + magic, gold


def recruiting_price(state: State, seat: int, kind: int) -> int:
    """The printed cost and 1 Gold per card of that name (R15), unless a Domain waives that."""
    cost = state.box.citizen_cost[kind]
    for domain in state.domains[seat]:
        if state.box.no_surcharge[domain] and works(state, domain):
            return cost
    return cost + copies_owned(state, seat, kind)


def building_price(state: State, seat: int, domain: int) -> int:
    """The printed cost less what other Domains take off; not below 0 (C30)."""
    cost = state.box.domain_cost[domain]
    for owned in state.domains[seat]:
        if works(state, owned):
            cost -= state.box.build_discount[owned]
    return max(cost, 0)


# Payments: the Magic spent in all, from the least to the most


def magic_to_slay(state: State, seat: int, slot: int) -> tuple[int, int]:
    """At least the printed Magic, at most so much that 1 Strength is paid (R14)."""
    strength, magic, gold = slaying_price(state, slot)
    have = state.res[seat]
    if have[0] < gold:
        return IMPOSSIBLE
    total = strength + magic
    return max(magic, total - have[1]), min(total - 1 if strength else total, have[2])


def magic_for_gold(have: list[int], price: int) -> tuple[int, int]:
    """As much as Gold is lacking, at most so much that 1 Gold is paid; nothing is free of it (C16)."""
    if not price:
        return 0, 0
    return max(0, price - have[0]), min(price - 1, have[2])


def magic_range(state: State, seat: int, what: int, slot: int, settled: int = 0) -> tuple[int, int]:
    if state.modules:
        return prices.magic_range(state, seat, what, slot, settled)
    if what == TO_SLAY:
        return magic_to_slay(state, seat, slot)
    if what == TO_RECRUIT:
        return magic_for_gold(state.res[seat], recruiting_price(state, seat, citizen_at(state, slot)))
    return magic_for_gold(state.res[seat], building_price(state, seat, state.tops[slot - 15]))


# What forbids it


def why_not_slay(state: State, seat: int, slot: int) -> int:
    if monster_at(state, slot) == NONE:
        return NOTHING_THERE
    if state.modules:
        return OK if prices.first_numbers(state, seat, TO_SLAY, slot) else CANNOT_PAY_SLAY
    least, most = magic_to_slay(state, seat, slot)
    return OK if least <= most else CANNOT_PAY_SLAY


def can_slay_something(state: State, seat: int) -> bool:
    return any(why_not_slay(state, seat, slot) == OK for slot in range(20))


def why_not_recruit(state: State, seat: int, slot: int, what: int = TO_RECRUIT) -> int:
    kind = citizen_at(state, slot)
    if kind == NONE:
        return NOTHING_THERE
    if state.modules:
        if prices.is_blocked(state, kind):
            return BLOCKADED
        return OK if prices.first_numbers(state, seat, what, slot) else CANNOT_PAY_RECRUIT
    least, most = magic_for_gold(state.res[seat], recruiting_price(state, seat, kind))
    return OK if least <= most else CANNOT_PAY_RECRUIT


def why_not_build(state: State, seat: int, slot: int) -> int:
    """The icons on the builder's Citizens must show what the Domain asks for (R5)."""
    domain = domain_at(state, slot)
    if domain == NONE:
        return NOTHING_THERE
    if lacks_icons(state, seat, domain):
        return ROLES_MISSING
    least, most = magic_range(state, seat, TO_BUILD, slot)
    return OK if least <= most else CANNOT_PAY_BUILD


def slayable(state: State, seat: int) -> list[int]:
    """The slots where `why_not_slay` is silent."""
    box, (gold, strength, magic, _), stacks = state.box, state.res[seat], state.stacks
    first_event = box.first_event
    found = []
    for slot, card in enumerate(state.cover):
        if slot < 5 and stacks[slot]:
            card = stacks[slot][-1]
            tokens = state.tokens[slot][-1]
        elif first_event <= card < EXHAUSTED:
            tokens = state.cover_tokens[slot]
        else:
            continue
        # The printed Magic must be there, both together the rest, and 1 Strength if any is asked for (R14).
        needed = box.strength[card] + tokens[1]
        printed = box.magic[card] + tokens[2]
        if magic >= printed and strength + magic >= needed + printed and (strength or not needed) and gold >= tokens[0]:
            found.append(slot)
    return found


def recruitable(state: State, seat: int, purse: int) -> list[int]:
    """The slots where `why_not_recruit` is silent, for somebody with Gold."""
    box, stacks = state.box, state.stacks
    names: list[int] = []
    if not any(box.no_surcharge[domain] and works(state, domain) for domain in state.domains[seat]):
        names = [box.citizen_name[card] for card in state.citizens[seat]]
        names += [box.starter_name[starter] for starter in box.plain_starters]
    most = len(names)
    found = []
    for slot in range(5, 15):
        if stacks[slot]:
            kind = stacks[slot][-1]
            rest = purse - box.citizen_cost[kind]
            # With Gold in hand at least 1 of the price is paid in it.
            if rest >= most or (rest >= 0 and rest >= names.count(box.citizen_name[kind])):
                found.append(slot)
    return found


def buildable(state: State, seat: int) -> list[int]:
    """The slots where `why_not_build` is silent."""
    box, (gold, _, magic, _) = state.box, state.res[seat]
    discount = 0
    for owned in state.domains[seat]:
        if box.build_discount[owned] and works(state, owned):
            discount += box.build_discount[owned]
    purse = gold + magic + discount if gold else discount
    icons: list[int] = []
    found = []
    for stack, domain in enumerate(state.tops):
        if domain != NONE and box.domain_cost[domain] <= purse:
            icons = icons or roles_of(state, seat)
            needed = box.domain_roles[domain]
            if icons[0] >= needed[0] and icons[1] >= needed[1] and icons[2] >= needed[2] and icons[3] >= needed[3]:
                found.append(15 + stack)
    return found


def missing_roles(state: State, seat: int, domain: int) -> list[int]:
    """Each missing icon by its role, as often as it is missing."""
    have, needed = roles_of(state, seat), state.box.domain_roles[domain]
    return [role for role in range(4) for _ in range(needed[role] - have[role])]


def lacks_icons(state: State, seat: int, domain: int) -> bool:
    """Whether icons are missing; the Evermap ignores one (C34)."""
    missing = len(missing_roles(state, seat, domain))
    if missing and state.modules and prices.relic_of(state, seat) == state.box.extras.evermap:
        return missing > 1
    return missing > 0


def why_not_pay(state: State, seat: int, frame: tuple[int, ...], magic: int) -> int:
    least, most = magic_range(state, seat, *frame[2:])
    return OK if least <= magic <= most else PAYMENT_IMPOSSIBLE
