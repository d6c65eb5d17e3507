"""What forbids slaying, recruiting and building, and where nothing does (R14 to R17, R5)."""

from __future__ import annotations

from mypy_extensions import i64

from valtable.games.valeria.asking.reasons import (
    BLOCKADED,
    CANNOT_PAY_BUILD,
    CANNOT_PAY_RECRUIT,
    CANNOT_PAY_SLAY,
    NOTHING_THERE,
    PAYMENT_IMPOSSIBLE,
    ROLES_MISSING,
)
from valtable.games.valeria.box.components import NONE, TALLY
from valtable.games.valeria.modules.packs.pirates import is_blocked
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.relics.kept import has_evermap
from valtable.games.valeria.phases.counting import copies_owned, tally_of
from valtable.games.valeria.phases.payments import (
    can_pay,
    magic_asked,
    magic_for_gold,
    magic_range,
    magic_to_slay,
    most_in_strength,
    most_on_gold,
    pays_strength,
    reach_in_gold,
)
from valtable.games.valeria.phases.prices import (
    TO_BUILD,
    TO_RECRUIT,
    TO_SLAY,
    build_price_under,
    build_terms,
    recruit_price_under,
    recruit_terms,
    slay_price_under,
    slay_terms,
)
from valtable.games.valeria.phases.purse import Purse, purse
from valtable.games.valeria.state.centre import (
    citizen_at,
    citizen_slots,
    domain_at,
    icons_of,
    lacks,
    missing_icons,
    monster_at,
    monster_slots,
    roles_of,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.refusal import OK


def why_not_slay(state: State, seat: int, slot: int) -> int:
    if monster_at(state, slot) == NONE:
        return NOTHING_THERE
    return OK if can_pay(state, seat, TO_SLAY, slot) else CANNOT_PAY_SLAY


def can_slay_something(state: State, seat: int) -> bool:
    return bool(slays(state, seat, purse(state, seat), 0))


def why_not_recruit(state: State, seat: int, slot: int, what: int = TO_RECRUIT) -> int:
    kind = citizen_at(state, slot)
    if kind == NONE:
        return NOTHING_THERE
    if is_blocked(state, kind):
        return BLOCKADED
    return OK if can_pay(state, seat, what, slot) else CANNOT_PAY_RECRUIT


def why_not_build(state: State, seat: int, slot: int) -> int:
    """The icons on the builder's Citizens must show what the Domain asks for (R5)."""
    domain = domain_at(state, slot)
    if domain == NONE:
        return NOTHING_THERE
    if lacks_icons(state, seat, domain, icons_of(state, seat)):
        return ROLES_MISSING
    least, most = magic_range(state, seat, TO_BUILD, slot)
    return OK if least <= most else CANNOT_PAY_BUILD


def why_not_pay(state: State, seat: int, frame: tuple[int, ...], magic: int) -> int:
    least, most = magic_asked(state, seat, frame)
    return OK if least <= magic <= most else PAYMENT_IMPOSSIBLE


def missing_roles(state: State, seat: int, domain: int) -> list[int]:
    """Each missing icon by its role, as often as it is missing."""
    return missing_icons(state.box.domain_roles[domain], roles_of(state, seat))


def lacks_icons(state: State, seat: int, domain: int, icons: int) -> bool:
    """Whether icons are missing among those one has; the Evermap ignores one (C34)."""
    if not lacks(icons, state.box.domain_icons[domain]):
        return False
    return not has_evermap(state, seat) or len(missing_roles(state, seat, domain)) > 1


# Where nothing forbids it, with modules, as actions numbered from the first: what changes prices is looked at once


def slays(state: State, seat: int, have: Purse, first: int) -> list[int]:
    """By slot, whose Monster can be slain for what can be paid with."""
    terms, found = slay_terms(state, seat), []
    for slot in monster_slots(state):
        card = monster_at(state, slot)
        if card != NONE:
            price = slay_price_under(state, seat, slot, card, terms)
            for on_gold in range(most_on_gold(state, price) + 1 if price[3] else 1):
                least, most = magic_to_slay(price, have, on_gold)
                if least <= most:
                    found.append(first + slot)
                    break
    return found


def recruits(state: State, seat: int, packs: Packs, have: Purse, first: int) -> list[int]:
    """By slot, whose Citizen can be recruited for what can be paid with."""
    stacks, cost, shift = state.stacks, state.box.citizen_cost, state.box.tally_shift
    change, waived = recruit_terms(state, seat)
    reach: i64 = reach_in_gold(have)
    tally: i64 = 0 if waived else tally_of(state, seat)
    in_strength, found = pays_strength(state, seat), []
    stacks_alone = packs.guard_slot == NONE and not any(packs.laid)
    if stacks_alone and not packs.blockade and reach - change >= state.box.plenty_of_gold:
        return [first + slot for slot in range(5, 15) if stacks[slot]]
    for slot in citizen_slots(state):
        if stacks_alone:
            kind = stacks[slot][-1] if stacks[slot] else NONE
        else:
            kind = citizen_at(state, slot)
        if kind == NONE or (packs.blockade and is_blocked(state, kind)):
            continue
        if cost[kind] + change + (tally >> shift[kind] & TALLY) <= reach:
            found.append(first + slot)
            continue
        price = recruit_price_under(state, kind, change, 0 if waived else copies_owned(state, seat, kind))
        if price <= reach or (in_strength and can_pay_with_strength(price, have)):
            found.append(first + slot)
    return found


def can_pay_with_strength(price: int, have: Purse) -> bool:
    for strength in range(1, most_in_strength(price, have) + 1):
        least, most = magic_for_gold(price, have, strength)
        if least <= most:
            return True
    return False


def builds(state: State, seat: int, have: Purse, first: int) -> list[int]:
    """By stack, whose Domain can be built for what can be paid with."""
    reach, change, found = reach_in_gold(have), build_terms(state, seat), []
    icons: i64 = NONE
    for stack in range(5):
        domain = domain_at(state, 15 + stack)
        if domain != NONE and build_price_under(state, domain, change) <= reach:
            if icons == NONE:
                icons = icons_of(state, seat)
            if not lacks_icons(state, seat, domain, icons):
                found.append(first + stack)
    return found
