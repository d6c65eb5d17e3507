"""What cards count: Citizens with an icon, Domains, slain Monsters, cards of a name (R10, R13)."""

from __future__ import annotations

from mypy_extensions import i64

from valtable.games.valeria.box.words import CITIZENS, DOMAINS, MONSTERS
from valtable.games.valeria.state.state import State


def counted(state: State, seat: int, what: tuple[int, ...]) -> int:
    """How many there are; `what` is code, role + 1, area + 1, type + 1, name + 1, Starters too."""
    box = state.box
    kind, role, area, type_, name, starters = what
    if kind == CITIZENS:
        cards = state.citizens[seat]
        if not role:
            return len(cards)
        roles, at, found = box.citizen_roles, role - 1, 0
        for card in cards:
            if roles[card][at]:
                found += 1
        return found
    if kind == DOMAINS:  # face-down ones as well (C35)
        return len(state.domains[seat]) + (len(state.packs.down_domains[seat]) if state.packs is not None else 0)
    if kind == MONSTERS:
        found = 0
        for card in state.slain[seat]:
            if (not area or box.area[card] == area - 1) and (not type_ or box.monster_type[card] == type_ - 1):
                found += not name or box.monster_name[card] == name - 1
        return found
    found = sum(box.citizen_name[card] == name - 1 for card in state.citizens[seat])
    found += sum(box.monster_name[card] == name - 1 for card in state.slain[seat])
    return found + starters * sum(box.starter_name[card] == name - 1 for card in box.plain_starters)


def copies_owned(state: State, seat: int, kind: int) -> int:
    """The cards in the tableau with the name of this Citizen, Starters and face-down ones too (R15, C35)."""
    box, packs, cards = state.box, state.packs, state.citizens[seat]
    found = box.starters_of_name[kind]
    for namesake in box.namesakes[kind]:
        found += cards.count(namesake)
        if packs is not None:
            found += packs.down_citizens[seat].count(namesake)
    return found


def tally_of(state: State, seat: int) -> int:
    """The same for all Citizens at once, packed into one number: `tally >> box.tally_shift[kind] & TALLY`.

    It counts by the numbers of their stacks; in the Mixed variant, where names share them, that may be too many.
    """
    unit = state.box.tally_unit
    tally: i64 = state.box.starters_tally
    for kind in state.citizens[seat]:
        tally += unit[kind]
    if (packs := state.packs) is not None:
        for kind in packs.down_citizens[seat]:
            tally += unit[kind]
    return tally
