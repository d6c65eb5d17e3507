"""Slay, recruit and build once the price is agreed: pay, take the card, and what follows from it."""

from __future__ import annotations

from valtable.games.valeria.box.components import IMMEDIATE, NONE, ON_BUILD, ON_SLAY, OPPONENT_SLAYS
from valtable.games.valeria.modules.agents import engaging as agents
from valtable.games.valeria.modules.crimson_seas import islands
from valtable.games.valeria.people.events import amount_refs, citizen_ref, domain_ref, monster_ref, seat_ref
from valtable.games.valeria.phases import prices
from valtable.games.valeria.phases.pay import (
    building_price,
    magic_range,
    missing_roles,
    recruiting_price,
    slaying_price,
)
from valtable.games.valeria.phases.prices import (
    RECRUITING,
    TO_BUILD,
    TO_BUY_GOODS,
    TO_BUY_TOMES,
    TO_ENGAGE,
    TO_RECRUIT,
    TO_SLAY,
)
from valtable.games.valeria.phases.purse import spend
from valtable.games.valeria.phases.refill import gain_citizen
from valtable.games.valeria.state.frames import DISCOUNT, PAY, RUN, STRENGTH_PART
from valtable.games.valeria.state.movers import take_top_monster
from valtable.games.valeria.state.state import State, citizen_at, works
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal


def begin_payment(state: State, seat: int, what: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    """One possible payment is made unasked; else the Magic in it is asked (section "Payment")."""
    if state.modules:
        numbers = prices.first_numbers(state, seat, what, slot)
        if len(numbers) == 1:
            settle_payment(state, seat, what, slot, numbers[0], chance, journal)
        elif what == TO_SLAY:
            state.agenda.append((DISCOUNT, seat, slot))
        else:
            state.agenda.append((STRENGTH_PART, seat, what, slot))
        return
    least, most = magic_range(state, seat, what, slot)
    if least < most:
        state.agenda.append((PAY, seat, what, slot))
    else:
        carry_out(state, seat, what, slot, 0, least, chance, journal)


def settle_payment(
    state: State, seat: int, what: int, slot: int, settled: int, chance: Chance, journal: Journal | None
) -> None:
    """The first number is known: go on to the Magic."""
    least, most = magic_range(state, seat, what, slot, settled)
    if least < most:
        state.agenda.append((PAY, seat, what, slot, settled))
    else:
        carry_out(state, seat, what, slot, settled, least, chance, journal)


def carry_out(
    state: State, seat: int, what: int, slot: int, settled: int, magic: int, chance: Chance, journal: Journal | None
) -> None:
    if state.modules:
        paid = prices.payment(state, seat, what, slot, settled, magic)
        spend(state, seat, paid, journal)
    else:
        if what == TO_SLAY:
            strength, printed, gold = slaying_price(state, slot)
            paid = (gold, strength + printed - magic, magic)
        elif what == TO_RECRUIT:
            paid = (recruiting_price(state, seat, citizen_at(state, slot)) - magic, 0, magic)
        else:
            paid = (building_price(state, seat, state.tops[slot - 15]) - magic, 0, magic)
        have = state.res[seat]
        have[0] -= paid[0]
        have[1] -= paid[1]
        have[2] -= paid[2]
    if what == TO_SLAY:
        slay(state, seat, slot, paid, journal)
    elif what in RECRUITING:
        recruit(state, seat, slot, paid, chance, journal)
    elif what == TO_BUILD:
        build(state, seat, slot, paid, journal)
    elif what in (TO_BUY_GOODS, TO_BUY_TOMES):
        islands.take_tokens(state, seat, what - TO_BUY_GOODS, slot, paid, chance, journal)
    elif what == TO_ENGAGE:
        agents.engage(state, seat, slot, paid, chance, journal)


def slay(state: State, seat: int, slot: int, paid: tuple[int, ...], journal: Journal | None) -> None:
    """The card goes on the Victory stack, then its reward, which counts the card itself (R13)."""
    kind = take_top_monster(state, seat, slot)
    if journal is not None:
        card = monster_ref(state.box, kind)
        journal.tell("slain", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    if state.modules:
        after_slaying(state, seat, kind)
    if state.box.reward[kind]:
        state.agenda.append((RUN, seat, state.box.reward[kind], slot))
    if state.modules and not state.acting:
        return
    for domain in state.domains[seat]:
        if state.box.timing[domain] == ON_SLAY and works(state, domain):
            state.agenda.append((RUN, seat, state.box.power[domain], 0))


def after_slaying(state: State, seat: int, kind: int) -> None:
    """Opponents' powers in an Action Phase; the Lord's Samurai leave with him (C48)."""
    box = state.box
    if kind == box.extras.lord:
        state.samurai += sum(len(pile) for pile in state.laid)
        state.laid = [[] for _ in range(20)]
    if not state.acting:
        return
    for place in range(state.seats - 1, 0, -1):
        other = (seat + place) % state.seats
        for domain in state.domains[other]:
            if box.timing[domain] == OPPONENT_SLAYS:
                state.agenda.append((RUN, other, box.power[domain], 0))


def recruit(state: State, seat: int, slot: int, paid: tuple[int, ...], chance: Chance, journal: Journal | None) -> None:
    kind = citizen_at(state, slot)
    if journal is not None:
        card = citizen_ref(state.box, kind)
        journal.tell("recruited", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    gain_citizen(state, seat, slot, chance, journal)


def build(state: State, seat: int, slot: int, paid: tuple[int, ...], journal: Journal | None) -> None:
    """Take the Domain; gains for building come before its immediate power, for they may pay for what it offers (C44).

    The next card turns up when all is done (C24).
    """
    domain = state.tops[slot - 15]
    gains = on_building(state, seat, domain) if state.modules else []
    state.tops[slot - 15] = NONE
    state.domains[seat].append(domain)
    state.fresh.append(domain)
    if journal is not None:
        card = domain_ref(state.box, domain)
        journal.tell("built", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    if state.box.timing[domain] == IMMEDIATE:
        state.agenda.append((RUN, seat, state.box.power[domain], slot))
    state.agenda += gains


def on_building(state: State, seat: int, domain: int) -> list[Frame]:
    """What Domains built before and the Relic bring for this one; the Evermap only if no icon was missing."""
    box, extras, relic = state.box, state.box.extras, prices.relic_of(state, seat)
    owned = [d for d in state.domains[seat] if box.timing[d] == ON_BUILD and works(state, d)]
    gains: list[Frame] = [(RUN, seat, box.power[d], 0) for d in owned]
    drawn = relic != extras.evermap or not missing_roles(state, seat, domain)
    if relic != NONE and extras.relic_gain[relic] and drawn:
        gains.append((RUN, seat, extras.relic_gain[relic], 0))
    return gains
