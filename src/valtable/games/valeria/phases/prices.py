"""What everything costs: the one place that says a price (R14 to R17, C30); payments.py says how it can be paid.

A price is what is printed and what a seat's cards and the Events make of it, never below 0. The actions that a purse
reaches in a game without modules stand beside the prices they compare: there all are looked at in one go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from valtable.games.valeria.box.components import NONE, TALLY
from valtable.games.valeria.modules.agents.prices import engage_price
from valtable.games.valeria.modules.crimson_seas.prices import island_price
from valtable.games.valeria.modules.relics.kept import has_axe
from valtable.games.valeria.phases.counting import copies_owned, tally_of
from valtable.games.valeria.state.centre import (
    AREA_SLOTS,
    citizen_at,
    icons_of,
    lacks,
    may_have_events,
    monster_at,
    monster_slots,
    tokens_at,
    works,
)
from valtable.games.valeria.state.state import EXHAUSTED, PLAIN, State

TO_SLAY: Final = 0
TO_RECRUIT: Final = 1
TO_BUILD: Final = 2
TO_RECRUIT_PLAINLY: Final = 3
TO_BUY_GOODS: Final = 4
TO_BUY_TOMES: Final = 5
TO_ENGAGE: Final = 6
RECRUITING: Final = (TO_RECRUIT, TO_RECRUIT_PLAINLY)

Price = tuple[int, int, int, int, int]
"""Gold, Strength and Magic; the free discounts of towers, and of the Thunder Axe, which never falls on Gold."""


def price_of(state: State, seat: int, what: int, slot: int) -> Price:
    """The price of one thing: of the card in a slot, of the Agent in a place, of a set of island slots."""
    if what == TO_SLAY:
        return slay_price(state, seat, slot)
    if what in RECRUITING:
        kind = state.stacks[slot][-1] if state.packs is None else citizen_at(state, slot)
        return recruit_price(state, seat, kind, what == TO_RECRUIT_PLAINLY), 0, 0, 0, 0
    if what == TO_BUILD:
        return build_price(state, seat, state.tops[slot - 15]), 0, 0, 0, 0
    if what == TO_ENGAGE:
        return (*engage_price(state, slot), 0, 0)
    return island_price(state, seat, what - TO_BUY_GOODS, slot), 0, 0, 0, 0


# Monsters: what is printed and the tokens on the card, Gold only in Gold (C17)


Terms = tuple[int, int, int, int]


def slay_price(state: State, seat: int, slot: int) -> Price:
    return slay_price_under(state, seat, slot, monster_at(state, slot), slay_terms(state, seat))


def slay_price_under(state: State, seat: int, slot: int, card: int, terms: Terms) -> Price:
    """With modules some cost 1 more per copy of the name (R28), and cards, towers and a Relic change the rest."""
    box = state.box
    gold, strength, magic = tokens_at(state, slot)
    strength, magic = box.strength[card] + strength, box.magic[card] + magic
    if state.packs is None:
        return gold, strength, magic, 0, 0
    more_strength, more_magic = box.packs.surcharge[card]
    if more_strength or more_magic:
        copies = state.slain[seat].count(card)
        strength, magic = strength + copies * more_strength, magic + copies * more_magic
    strength, magic = strength + terms[0], magic + terms[1]
    return gold, strength if strength > 0 else 0, magic if magic > 0 else 0, terms[2], terms[3]


def slay_terms(state: State, seat: int) -> Terms:
    """Strength and Magic more or less on every Monster, by Domains and by Events; what towers and a Relic take off."""
    if state.packs is None:
        return 0, 0, 0, 0
    cards, strength, magic = state.box.packs, 0, 0
    changes = cards.statics.slay_strength
    for domain in state.domains[seat]:
        if changes[domain] and works(state, domain):
            strength += changes[domain]
    if may_have_events(state):
        for cover in state.cover:
            if cover >= PLAIN:
                magic += cards.event_statics.slay_magic[cover - PLAIN]
    towers = 0 if state.towers is None else state.towers.completed * state.box.towers.discount
    return strength, magic, towers, int(has_axe(state, seat))


def slayable(state: State, seat: int, first: int) -> list[int]:
    """The actions, numbered from the first one by slot, that nothing forbids in a game without modules."""
    box, have, stacks, tokens = state.box, state.res[seat], state.stacks, state.tokens
    strengths, magics = box.strength, box.magic
    gold: i64 = have[0]
    strength: i64 = have[1]
    magic: i64 = have[2]
    both: i64 = strength + magic
    found = []
    for slot in monster_slots(state) if may_have_events(state) else AREA_SLOTS:
        if slot < 5 and stacks[slot]:
            card = stacks[slot][-1]
            more_gold, more_strength, more_magic = tokens[slot][-1]
        else:
            card = state.cover[slot]
            if not box.first_event <= card < EXHAUSTED:
                continue
            more_gold, more_strength, more_magic = state.cover_tokens[slot]
        # The printed Magic must be there, both together the rest, and 1 Strength if any is asked for (R14).
        needed: i64 = strengths[card] + more_strength
        printed: i64 = magics[card] + more_magic
        if magic >= printed and both >= needed + printed and (strength or not needed) and gold >= more_gold:
            found.append(first + slot)
    return found


# Citizens: 1 Gold more per card of the name in the tableau (R15)


def recruit_price(state: State, seat: int, kind: int, plainly: bool = False) -> int:
    """A card may waive the price of copies."""
    change, waived = recruit_terms(state, seat)
    return recruit_price_under(state, kind, change, 0 if waived or plainly else copies_owned(state, seat, kind))


def recruit_price_under(state: State, kind: int, change: int, copies: int) -> int:
    """The copies are those that are paid for."""
    price = state.box.citizen_cost[kind] + change + copies
    return price if price > 0 else 0


def recruit_terms(state: State, seat: int) -> tuple[int, bool]:
    """Gold more or less, and whether copies cost nothing, by Domains."""
    box, change, waived = state.box, 0, False
    for domain in state.domains[seat]:
        if box.changes_recruiting[domain] and works(state, domain):
            change += box.packs.statics.recruit[domain]
            waived = waived or box.no_surcharge[domain]
    return change, waived


def recruitable(state: State, seat: int, first: int) -> list[int]:
    """As `slayable`. With Gold in hand at least 1 of a price is paid in it, so Magic may be all the rest."""
    box, have, stacks = state.box, state.res[seat], state.stacks
    if not have[0]:
        return []
    change, waived = recruit_terms(state, seat)
    reach: i64 = have[0] + have[2] - change
    if reach >= box.plenty_of_gold:
        if all(stacks):
            return list(range(first + 5, first + 15))
        return [first + slot for slot in range(5, 15) if stacks[slot]]
    cost, shift = box.citizen_cost, box.tally_shift
    tally: i64 = 0 if waived else tally_of(state, seat)
    found = []
    for slot in range(5, 15):
        stack = stacks[slot]
        if stack:
            kind = stack[-1]
            rest: i64 = reach - cost[kind]  # for copies of the name
            if rest >= 0 and (rest >= tally >> shift[kind] & TALLY or rest >= copies_owned(state, seat, kind)):
                found.append(first + slot)
    return found


# Domains: the printed cost less what other Domains take off (C30)


def build_price(state: State, seat: int, domain: int) -> int:
    return build_price_under(state, domain, build_terms(state, seat))


def build_price_under(state: State, domain: int, change: int) -> int:
    return max(state.box.domain_cost[domain] + change, 0)


def build_terms(state: State, seat: int) -> int:
    """Gold more or less, by Domains and by Events."""
    box, change = state.box, 0
    for owned in state.domains[seat]:
        if box.build_discount[owned] and works(state, owned):
            change -= box.build_discount[owned]
    if state.packs is not None and may_have_events(state):
        for cover in state.cover:
            if cover >= PLAIN:
                change += box.packs.event_statics.build[cover - PLAIN]
    return change


def buildable(state: State, seat: int, first: int) -> list[int]:
    """As `slayable`. Without Gold only what costs nothing; the icons are counted once (R5)."""
    cost, have = state.box.domain_cost, state.res[seat]
    reach: i64 = (have[0] + have[2] if have[0] else 0) - build_terms(state, seat)
    icons: i64 = NONE
    found = []
    for stack, domain in enumerate(state.tops):
        if domain != NONE and cost[domain] <= reach:
            if icons == NONE:
                icons = icons_of(state, seat)
            if not lacks(icons, state.box.domain_icons[domain]):
                found.append(first + stack)
    return found
