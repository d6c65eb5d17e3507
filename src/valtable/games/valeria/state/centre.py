"""What lies where in the centre, and what a seat's cards show."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.packs.state import Tokens
from valtable.games.valeria.state.state import EXHAUSTED, PLAIN, State

Icons = tuple[int, int, int, int]
"""How many there are of each role."""
HIGHEST_BITS: Final = 0x80808080
AREA_SLOTS: Final = [0, 1, 2, 3, 4]
TOWER_SLOT: Final = 19
"""Where Ward Towers lie in place of the fifth Domain stack."""


def is_event(state: State, card: int) -> bool:
    return state.box.first_event <= card < EXHAUSTED


def is_plain_event(card: int) -> bool:
    return card >= PLAIN


def monster_at(state: State, slot: int) -> int:
    """The Monster or Monster Event that can be slain in a slot; NONE if there is none."""
    packs = state.packs
    if packs is not None and packs.laid[slot]:
        return state.box.packs.samurai
    if slot < 5 and state.stacks[slot]:
        return state.stacks[slot][-1]
    card = state.cover[slot]
    return card if state.box.first_event <= card < EXHAUSTED else NONE


def may_have_events(state: State) -> bool:
    """Whether something else than Exhausted cards covers a stack: often nothing does, and nobody need look closer."""
    bare = state.cover.count(NONE)
    return bare < len(state.cover) and bare + state.cover.count(EXHAUSTED) < len(state.cover)


def monster_slots(state: State) -> list[int]:
    """The slots where a Monster can lie: the stacks of Areas, what is laid on others, Monster Events."""
    first, cover, packs = state.box.first_event, state.cover, state.packs
    laid = [] if packs is None or not any(packs.laid) else packs.laid
    found = AREA_SLOTS[:]
    if laid:
        for slot in range(5, 20):
            if laid[slot] or first <= cover[slot] < EXHAUSTED:
                found.append(slot)
    elif may_have_events(state):
        for slot, card in enumerate(cover):
            if card >= first and slot > 4 and card < EXHAUSTED:
                found.append(slot)
    return found


def citizen_slots(state: State) -> list[int]:
    """The slots where a Citizen can lie: the ten stacks, and with its Event the King's Guard on any other."""
    slots, packs = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14], state.packs
    if packs is not None and packs.guard_slot != NONE and packs.guard_slot not in slots:
        insort(slots, packs.guard_slot)
    return slots


def citizen_at(state: State, slot: int) -> int:
    """The face-up Citizen on top of a slot; NONE if there is none."""
    packs = state.packs
    if packs is not None:
        if packs.laid[slot]:
            return NONE
        if slot == packs.guard_slot and packs.guards:
            return state.box.packs.guard
    return state.stacks[slot][-1] if 5 <= slot < 15 and state.stacks[slot] else NONE


def domain_at(state: State, slot: int) -> int:
    """The face-up Domain of a slot; NONE if there is none."""
    if slot < 15 or (state.packs is not None and state.packs.laid[slot]):
        return NONE
    return state.tops[slot - 15]


def tokens_at(state: State, slot: int) -> Tokens:
    packs = state.packs
    if packs is not None and packs.laid[slot]:
        return packs.laid[slot][-1]
    return state.tokens[slot][-1] if slot < 5 and state.stacks[slot] else state.cover_tokens[slot]


def is_exhausted(state: State, slot: int) -> bool:
    """Whether the slot's own stack is used up, whatever lies there now (R21, C42)."""
    if slot < 15:
        return not state.stacks[slot]
    if slot == TOWER_SLOT and state.towers is not None:
        return state.towers.top == NONE
    return state.tops[slot - 15] == NONE and not state.left[slot - 15]


def resting(state: State) -> int:
    """The seat that rests: with five players the one before the active player (R23, C38); NONE otherwise."""
    return (state.active - 1) % state.seats if state.box.rests[state.seats] else NONE


def works(state: State, domain: int) -> bool:
    """Whether a lasting power is on: at once or, by option, from the next turn (C9)."""
    return domain not in state.fresh or state.options.new_domain_power == "at_once"


def lacks(icons: int, needed: int) -> bool:
    """Whether some role has fewer icons than are needed: then its byte borrows the highest bit."""
    return (icons + HIGHEST_BITS - needed) & HIGHEST_BITS != HIGHEST_BITS


def missing_icons(needed: tuple[int, ...], have: tuple[int, ...]) -> list[int]:
    """Each missing icon by its role, as often as it is missing."""
    return [role for role in range(4) for _ in range(needed[role] - have[role])]


def icons_of(state: State, seat: int) -> int:
    """Role icons on a seat's Citizens, each of two (R5, C47: Starters have none), and on its Nobles (R29).

    All in one number, a byte for each role.
    """
    icons = state.box.citizen_icons
    total: i64 = 0
    for kind in state.citizens[seat]:
        total += icons[kind]
    if (seas := state.seas) is not None:
        for noble in seas.nobles[seat]:
            total += 1 << 8 * state.box.seas.noble_role[noble]
    return total


def roles_of(state: State, seat: int) -> Icons:
    """How many icons of each role a seat has."""
    icons = icons_of(state, seat)
    return icons & 255, icons >> 8 & 255, icons >> 16 & 255, icons >> 24
