"""What cards count: Citizens with an icon, Domains, slain Monsters, cards of a name (R10, R13)."""

from __future__ import annotations

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
        roles, at = box.citizen_roles, role - 1
        return sum(1 for card in cards if roles[card][at])
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


def names_owned(state: State, seat: int) -> list[int]:
    """The names of the cards in the tableau, each as often as it is there, Starters too (R15)."""
    name, cards = state.box.citizen_name, state.citizens[seat]
    if (packs := state.packs) is not None:  # face-down cards still count for the price (C35)
        cards = cards + packs.down_citizens[seat]
    found = [name[card] for card in cards]
    found += state.box.plain_starter_names
    return found
