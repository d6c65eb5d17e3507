"""What forbids slaying, recruiting and building, and where nothing does (R14 to R17, R5)."""

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
from valtable.games.valeria.modules.packs.pirates import is_blocked
from valtable.games.valeria.modules.relics.kept import has_evermap
from valtable.games.valeria.phases.prices import (
    AS_PRINTED,
    TO_BUILD,
    TO_RECRUIT,
    TO_SLAY,
    build_price,
    build_terms,
    first_numbers,
    magic_range,
    magic_to_slay,
    recruit_price,
    recruit_terms,
    slay_price,
)
from valtable.games.valeria.state.centre import citizen_at, domain_at, monster_at, roles_of
from valtable.games.valeria.state.state import EXHAUSTED, State
from valtable.kernel.refusal import OK


def why_not_slay(state: State, seat: int, slot: int) -> int:
    if monster_at(state, slot) == NONE:
        return NOTHING_THERE
    return OK if first_numbers(state, seat, TO_SLAY, slot) else CANNOT_PAY_SLAY


def can_slay_something(state: State, seat: int) -> bool:
    return any(why_not_slay(state, seat, slot) == OK for slot in range(20))


def why_not_recruit(state: State, seat: int, slot: int, what: int = TO_RECRUIT) -> int:
    kind = citizen_at(state, slot)
    if kind == NONE:
        return NOTHING_THERE
    if is_blocked(state, kind):
        return BLOCKADED
    return OK if first_numbers(state, seat, what, slot) else CANNOT_PAY_RECRUIT


def why_not_build(state: State, seat: int, slot: int) -> int:
    """The icons on the builder's Citizens must show what the Domain asks for (R5)."""
    domain = domain_at(state, slot)
    if domain == NONE:
        return NOTHING_THERE
    if lacks_icons(state, seat, domain):
        return ROLES_MISSING
    least, most = magic_range(state, seat, TO_BUILD, slot)
    return OK if least <= most else CANNOT_PAY_BUILD


def why_not_pay(state: State, seat: int, frame: tuple[int, ...], magic: int) -> int:
    least, most = magic_range(state, seat, *frame[2:])
    return OK if least <= magic <= most else PAYMENT_IMPOSSIBLE


def missing_roles(state: State, seat: int, domain: int) -> list[int]:
    """Each missing icon by its role, as often as it is missing."""
    have, needed = roles_of(state, seat), state.box.domain_roles[domain]
    return [role for role in range(4) for _ in range(needed[role] - have[role])]


def lacks_icons(state: State, seat: int, domain: int) -> bool:
    """Whether icons are missing; the Evermap ignores one (C34)."""
    missing = len(missing_roles(state, seat, domain))
    return missing > (1 if missing and has_evermap(state, seat) else 0)


# The slots where nothing forbids it, in a game without modules: prices are asked only where the purse may reach them


def slayable(state: State, seat: int) -> list[int]:
    box, have, stacks, terms = state.box, state.res[seat], state.stacks, AS_PRINTED
    first_event, reach = box.first_event, have[1] + have[2]
    found = []
    for slot, card in enumerate(state.cover):
        if slot < 5 and stacks[slot]:
            card = stacks[slot][-1]
        elif not first_event <= card < EXHAUSTED:
            continue
        if box.strength[card] + box.magic[card] <= reach:
            least, most = magic_to_slay(slay_price(state, seat, slot, terms), have, 0)
            if least <= most:
                found.append(slot)
    return found


def recruitable(state: State, seat: int) -> list[int]:
    """With Gold in hand at least 1 of a price is paid in it, so Magic may be all the rest."""
    box, (gold, _, magic, _), stacks = state.box, state.res[seat], state.stacks
    if not gold:
        return []
    change, names = recruit_terms(state, seat)
    reach, found = gold + magic, []
    for slot in range(5, 15):
        if stacks[slot]:
            kind = stacks[slot][-1]
            if box.citizen_cost[kind] + change <= reach and recruit_price(box, kind, change, names) <= reach:
                found.append(slot)
    return found


def buildable(state: State, seat: int) -> list[int]:
    box, (gold, _, magic, _) = state.box, state.res[seat]
    change, icons = build_terms(state, seat), list[int]()
    reach, found = gold + magic if gold else 0, []
    for stack, domain in enumerate(state.tops):
        if domain != NONE and build_price(box, domain, change) <= reach:
            icons = icons or roles_of(state, seat)
            needed = box.domain_roles[domain]
            if icons[0] >= needed[0] and icons[1] >= needed[1] and icons[2] >= needed[2] and icons[3] >= needed[3]:
                found.append(15 + stack)
    return found
