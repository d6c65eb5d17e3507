"""What cards count: Citizens with an icon, Domains, slain Monsters, cards of a name (R10, R13)."""

from __future__ import annotations

from valtable.games.valeria.box.vocabulary import CITIZENS, DOMAINS, MONSTERS
from valtable.games.valeria.state.state import State


def counted(state: State, seat: int, what: tuple[int, ...]) -> int:
    """How many there are; `what` is code, role + 1, area + 1, type + 1, name + 1, Starters too."""
    box = state.box
    kind, role, area, type_, name, starters = what
    if kind == CITIZENS:
        cards = state.citizens[seat]
        if not role:
            return len(cards)
        roles, at = box.citizen_roles, role - 1
        return sum(1 for card in cards if roles[card][at])
    if kind == DOMAINS:  # face-down ones as well (C35)
        return len(state.domains[seat]) + (len(state.down_domains[seat]) if state.modules else 0)
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
    """Cards of the same name in the tableau, the Starter included (R15)."""
    box = state.box
    name = box.citizen_name[kind]
    found = 0
    for card in state.citizens[seat]:
        if box.citizen_name[card] == name:
            found += 1
    if state.modules:  # face-down cards still count for the price (C35)
        found += sum(box.citizen_name[card] == name for card in state.down_citizens[seat])
    for starter in box.plain_starters:
        if box.starter_name[starter] == name:
            found += 1
    return found
