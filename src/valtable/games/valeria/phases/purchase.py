"""Slay, recruit and build once the price is agreed: pay, take the card, and what follows from it."""

from __future__ import annotations

from valtable.games.valeria.asking.purchases import missing_roles
from valtable.games.valeria.box.components import IMMEDIATE, NONE, ON_BUILD, ON_SLAY, OPPONENT_SLAYS
from valtable.games.valeria.modules.agents.engaging import engage
from valtable.games.valeria.modules.crimson_seas.islands import take_tokens
from valtable.games.valeria.modules.packs.undead_samurai import leave_with_their_lord
from valtable.games.valeria.modules.relics.kept import gains_for_building
from valtable.games.valeria.people.events import amount_refs, citizen_ref, domain_ref, monster_ref, seat_ref
from valtable.games.valeria.phases.payments import first_numbers, magic_in, paid_in
from valtable.games.valeria.phases.prices import RECRUITING, TO_BUILD, TO_BUY_GOODS, TO_ENGAGE, TO_SLAY, price_of
from valtable.games.valeria.phases.purse import Purse, purse, spend
from valtable.games.valeria.phases.refill import gain_citizen
from valtable.games.valeria.state.centre import citizen_at, works
from valtable.games.valeria.state.frames import DISCOUNT, PAY, RUN, STRENGTH_PART
from valtable.games.valeria.state.movers import take_top_monster
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal


def begin_payment(state: State, seat: int, what: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    """One possible payment is made unasked; else the numbers in it are asked (section "Payment")."""
    if state.packs is None:
        settle_payment(state, seat, what, slot, 0, chance, journal)
        return
    numbers = first_numbers(state, seat, what, slot)
    if len(numbers) == 1:
        settle_payment(state, seat, what, slot, numbers[0], chance, journal)
    elif what == TO_SLAY:
        state.agenda.append((DISCOUNT, seat, slot))
    else:
        state.agenda.append((STRENGTH_PART, seat, what, slot))


def apply_first_number(state: State, seat: int, n: int, chance: Chance, journal: Journal | None) -> None:
    """How much of the discount falls on Gold, or how much is paid in Strength; then the Magic is asked."""
    frame = state.agenda.pop()
    what, slot = (TO_SLAY, frame[2]) if frame[0] == DISCOUNT else (frame[2], frame[3])
    settle_payment(state, seat, what, slot, n, chance, journal)


def settle_payment(
    state: State, seat: int, what: int, slot: int, settled: int, chance: Chance, journal: Journal | None
) -> None:
    """The first number is known: go on to the Magic."""
    price = price_of(state, seat, what, slot)
    least, most = magic_in(state, what, price, purse(state, seat), settled)
    if least < most:
        state.agenda.append((PAY, seat, what, slot) if state.packs is None else (PAY, seat, what, slot, settled))
    else:
        carry_out(state, seat, what, slot, paid_in(what, price, settled, least), chance, journal)


def apply_pay_magic(state: State, seat: int, magic: int, chance: Chance, journal: Journal | None) -> None:
    frame = state.agenda.pop()
    what, slot, settled = frame[2], frame[3], frame[4] if len(frame) > 4 else 0
    paid = paid_in(what, price_of(state, seat, what, slot), settled, magic)
    carry_out(state, seat, what, slot, paid, chance, journal)


def carry_out(
    state: State, seat: int, what: int, slot: int, paid: Purse, chance: Chance, journal: Journal | None
) -> None:
    """Pay, and take what was paid for."""
    spend(state, seat, paid, journal)
    if what == TO_SLAY:
        slay(state, seat, slot, paid, journal)
    elif what in RECRUITING:
        recruit(state, seat, slot, paid, chance, journal)
    elif what == TO_BUILD:
        build(state, seat, slot, paid, journal)
    elif what == TO_ENGAGE:
        engage(state, seat, slot, paid, chance, journal)
    else:
        take_tokens(state, seat, what - TO_BUY_GOODS, slot, paid, chance, journal)


def slay(state: State, seat: int, slot: int, paid: Purse, journal: Journal | None) -> None:
    """The card goes on the Victory stack, then its reward, which counts the card itself (R13)."""
    kind = take_top_monster(state, seat, slot)
    if journal is not None:
        card = monster_ref(state.box, kind)
        journal.tell("slain", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    if (packs := state.packs) is not None:
        leave_with_their_lord(state, packs, kind)
        if packs.acting:
            wake_opponents(state, seat)
    if state.box.reward[kind]:
        state.agenda.append((RUN, seat, state.box.reward[kind], slot))
    if packs is not None and not packs.acting:
        return
    for domain in state.domains[seat]:
        if state.box.timing[domain] == ON_SLAY and works(state, domain):
            state.agenda.append((RUN, seat, state.box.power[domain], 0))


def wake_opponents(state: State, seat: int) -> None:
    """Opponents' powers that answer a slaying in an Action Phase."""
    box = state.box
    for place in range(state.seats - 1, 0, -1):
        other = (seat + place) % state.seats
        for domain in state.domains[other]:
            if box.timing[domain] == OPPONENT_SLAYS:
                state.agenda.append((RUN, other, box.power[domain], 0))


def recruit(state: State, seat: int, slot: int, paid: Purse, chance: Chance, journal: Journal | None) -> None:
    if journal is not None:
        card = citizen_ref(state.box, citizen_at(state, slot))
        journal.tell("recruited", {"seat": seat_ref(seat), "card": card, "paid": amount_refs(paid)})
    gain_citizen(state, seat, slot, chance, journal)


def build(state: State, seat: int, slot: int, paid: Purse, journal: Journal | None) -> None:
    """Take the Domain; gains for building come before its immediate power, for they may pay for what it offers (C44).

    The next card turns up when all is done (C24).
    """
    domain = state.tops[slot - 15]
    gains = on_building(state, seat, domain) if state.packs is not None else []
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
    """What Domains built before and the Relic bring for this one."""
    box = state.box
    owned = [d for d in state.domains[seat] if box.timing[d] == ON_BUILD and works(state, d)]
    gains: list[Frame] = [(RUN, seat, box.power[d], 0) for d in owned]
    return gains + gains_for_building(state, seat, bool(missing_roles(state, seat, domain)))
