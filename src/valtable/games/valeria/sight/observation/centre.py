"""The centre, slot by slot: what lies there, how much of it, what it scores and shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.sight.observation.labels import SLOTS, citizens, domains, monsters, slots, stacks
from valtable.games.valeria.state.centre import citizen_at, domain_at, monster_at
from valtable.games.valeria.state.state import BARE, EXHAUSTED, NO_TOKENS, State
from valtable.kernel.features import Block, Row, fill, tally


def slot_types(box: Box, seats: int) -> Sequence[str]:
    return [f"{slot}:{type_}" for slot in SLOTS for type_ in box.types]


def slot_roles(box: Box, seats: int) -> Sequence[str]:
    return [f"{slot}:{role}" for slot in SLOTS[5:] for role in ROLES]


def slot_tokens(box: Box, seats: int) -> Sequence[str]:
    return [f"{slot}:{cost}" for slot in SLOTS for cost in ("gold", "strength", "magic")]


def citizen_stacks(box: Box, seats: int) -> Sequence[str]:
    return SLOTS[5:15]


def write_sizes(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in range(15):
        row[at + slot] = len(state.stacks[slot])
    for stack in range(5):
        row[at + 15 + stack] = state.left[stack] + (state.tops[stack] != NONE)


def write_down(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, state.down)


def write_monsters(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in range(len(SLOTS)):
        card = monster_at(state, slot)
        if card != NONE:
            row[at + slot] = 1 + card


def write_monster_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in range(len(SLOTS)):
        card = monster_at(state, slot)
        if card != NONE:
            row[at + slot] = state.box.monster_vp[card]


def write_monster_types(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    box = state.box
    for slot in range(len(SLOTS)):
        card = monster_at(state, slot)
        if card != NONE:
            row[at + len(box.types) * slot + box.monster_type[card]] = 1.0


def write_citizens(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in range(len(SLOTS)):
        kind = citizen_at(state, slot)
        if kind != NONE:
            row[at + kind] += 1.0


def write_domains(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in range(15, 20):
        domain = domain_at(state, slot)
        if domain != NONE:
            row[at + domain] = 1.0


def write_domain_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in range(15, 20):
        domain = domain_at(state, slot)
        if domain != NONE:
            row[at + slot - 15] = state.box.domain_vp[domain]


def write_roles(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """On the Citizen of a slot, or asked for by its Domain."""
    box = state.box
    for slot in range(5, 20):
        card = citizen_at(state, slot) if slot < 15 else domain_at(state, slot)
        if card != NONE:
            roles = box.citizen_roles[card] if slot < 15 else box.domain_roles[card]
            fill(row, at + len(ROLES) * (slot - 5), roles)


def write_covers(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot, card in enumerate(state.cover):
        if card != NONE:
            row[at + slot] = 1.0 if card in (EXHAUSTED, BARE) else 2.0


def write_events(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot, card in enumerate(state.cover):
        if card != NONE and card not in (EXHAUSTED, BARE):
            row[at + slot] = 1 + card


def write_tokens(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot, tokens in enumerate(state.cover_tokens):
        if slot < 5 and state.tokens[slot]:
            tokens = state.tokens[slot][-1]
        if tokens != NO_TOKENS:
            fill(row, at + 3 * slot, tokens)


def write_monsters_left(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in range(5):
        tally(row, at, state.stacks[slot])


def write_citizens_left(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for slot in range(5, 15):
        tally(row, at, state.stacks[slot])


def write_citizens_down(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for bag in state.bags:
        tally(row, at, bag)


CENTRE: Final = (
    Block("stack", "Cards left in each stack.", write_sizes, slots),
    Block("face_down", "Face-down Citizens in each stack.", write_down, citizen_stacks),
    Block("monster", "Which Monster can be slain in each slot, by its number in the files from 1 on.", write_monsters,
          slots),
    Block("monster_points", "Victory points of that Monster.", write_monster_points, slots),
    Block("monster_type", "1 for the type of that Monster.", write_monster_types, slot_types, high=1),
    Block("citizen_open", "Citizens that lie open on top of a stack.", write_citizens, citizens),
    Block("domain_open", "1 for each Domain that can be built.", write_domains, domains, high=1),
    Block("domain_points", "Victory points of the Domain of each stack.", write_domain_points, stacks),
    Block("role", "Role icons on the Citizen of each slot, or asked for by its Domain.", write_roles, slot_roles),
    Block("cover", "1 where an Exhausted card lies or nothing more comes, 2 where an Event lies.", write_covers, slots,
          high=2),
    Block("event", "Which Event lies in each slot, by its number from 1 on.", write_events, slots),
    Block("token", "Gold, Strength and Magic tokens on the card of each slot.", write_tokens, slot_tokens),
    Block("monster_left", "Monsters left in the stacks of the Areas.", write_monsters_left, monsters),
    Block("citizen_left", "Face-up Citizens left in the stacks.", write_citizens_left, citizens),
    Block("citizen_unseen", "Citizens that lie face-down in the stacks.", write_citizens_down, citizens),
)  # fmt: skip
