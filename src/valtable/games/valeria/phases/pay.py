"""Rulebook, "Action Phase": slay, recruit and build, their prices, and Magic as a stand-in (R14 to R17, C30)."""

from __future__ import annotations

from valtable.games.valeria.components import IMMEDIATE, NONE, ON_SLAY
from valtable.games.valeria.events import amount_refs, citizen_ref, domain_ref, monster_ref, seat_ref
from valtable.games.valeria.phases.counting import copies_owned
from valtable.games.valeria.phases.refill import gain_citizen
from valtable.games.valeria.reasons import (
    CANNOT_PAY_BUILD,
    CANNOT_PAY_RECRUIT,
    CANNOT_PAY_SLAY,
    NOTHING_THERE,
    PAYMENT_IMPOSSIBLE,
    ROLES_MISSING,
)
from valtable.games.valeria.state import (
    EXHAUSTED,
    PAY,
    RUN,
    State,
    citizen_at,
    monster_at,
    roles_of,
    take_top_monster,
    tokens_at,
    works,
)
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

TO_SLAY, TO_RECRUIT, TO_BUILD = range(3)
IMPOSSIBLE = (1, 0)

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


def magic_range(state: State, seat: int, what: int, slot: int) -> tuple[int, int]:
    if what == TO_SLAY:
        return magic_to_slay(state, seat, slot)
    if what == TO_RECRUIT:
        return magic_for_gold(state.res[seat], recruiting_price(state, seat, citizen_at(state, slot)))
    return magic_for_gold(state.res[seat], building_price(state, seat, state.tops[slot - 15]))


# What forbids it


def why_not_slay(state: State, seat: int, slot: int) -> int:
    if monster_at(state, slot) == NONE:
        return NOTHING_THERE
    least, most = magic_to_slay(state, seat, slot)
    return OK if least <= most else CANNOT_PAY_SLAY


def can_slay_something(state: State, seat: int) -> bool:
    return any(why_not_slay(state, seat, slot) == OK for slot in range(20))


def why_not_recruit(state: State, seat: int, slot: int) -> int:
    kind = citizen_at(state, slot)
    if kind == NONE:
        return NOTHING_THERE
    least, most = magic_for_gold(state.res[seat], recruiting_price(state, seat, kind))
    return OK if least <= most else CANNOT_PAY_RECRUIT


def why_not_build(state: State, seat: int, slot: int) -> int:
    """The icons on the builder's Citizens must show what the Domain asks for (R5)."""
    domain = state.tops[slot - 15]
    if domain == NONE:
        return NOTHING_THERE
    if missing_roles(state, seat, domain):
        return ROLES_MISSING
    least, most = magic_for_gold(state.res[seat], building_price(state, seat, domain))
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


def why_not_pay(state: State, seat: int, frame: tuple[int, ...], magic: int) -> int:
    least, most = magic_range(state, seat, frame[2], frame[3])
    return OK if least <= magic <= most else PAYMENT_IMPOSSIBLE


# What is done


def begin_payment(state: State, seat: int, what: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    """One possible payment is made unasked; else the Magic in it is asked (section "Payment")."""
    least, most = magic_range(state, seat, what, slot)
    if least < most:
        state.agenda.append((PAY, seat, what, slot))
    else:
        carry_out(state, seat, what, slot, least, chance, journal)


def carry_out(
    state: State, seat: int, what: int, slot: int, magic: int, chance: Chance, journal: Journal | None
) -> None:
    if what == TO_SLAY:
        slay(state, seat, slot, magic, journal)
    elif what == TO_RECRUIT:
        recruit(state, seat, slot, magic, chance, journal)
    else:
        build(state, seat, slot, magic, journal)


def slay(state: State, seat: int, slot: int, magic: int, journal: Journal | None) -> None:
    """Pay, put the card on the Victory stack, then its reward, which counts the card itself (R13)."""
    strength, printed, gold = slaying_price(state, slot)
    paid = (gold, strength + printed - magic, magic, 0)
    have = state.res[seat]
    have[0] -= paid[0]
    have[1] -= paid[1]
    have[2] -= paid[2]
    kind = take_top_monster(state, seat, slot)
    if journal is not None:
        card = monster_ref(state.box, kind)
        journal.tell("slain", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    if state.box.reward[kind]:
        state.agenda.append((RUN, seat, state.box.reward[kind], slot))
    for domain in state.domains[seat]:
        if state.box.timing[domain] == ON_SLAY and works(state, domain):
            state.agenda.append((RUN, seat, state.box.power[domain], 0))


def recruit(state: State, seat: int, slot: int, magic: int, chance: Chance, journal: Journal | None) -> None:
    kind = citizen_at(state, slot)
    price = recruiting_price(state, seat, kind)
    state.res[seat][0] -= price - magic
    state.res[seat][2] -= magic
    if journal is not None:
        paid = amount_refs((price - magic, 0, magic))
        journal.tell("recruited", {"seat": seat_ref(seat), "card": citizen_ref(state.box, kind), "paid": paid})
    gain_citizen(state, seat, slot, chance, journal)


def build(state: State, seat: int, slot: int, magic: int, journal: Journal | None) -> None:
    """Pay, take the Domain; its immediate power follows, the next card turns up when all is done (C24)."""
    domain = state.tops[slot - 15]
    price = building_price(state, seat, domain)
    state.res[seat][0] -= price - magic
    state.res[seat][2] -= magic
    state.tops[slot - 15] = NONE
    state.domains[seat].append(domain)
    state.fresh.append(domain)
    if journal is not None:
        paid = amount_refs((price - magic, 0, magic))
        journal.tell("built", {"seat": seat_ref(seat), "card": domain_ref(state.box, domain), "paid": paid})
    if state.box.timing[domain] == IMMEDIATE:
        state.agenda.append((RUN, seat, state.box.power[domain], slot))
