"""Events of the Crimson Seas: Gold on the Ghost Ship, and the Pirate Blockade."""

from __future__ import annotations

from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.people.events import RESOURCE_REFS, cover_ref, seat_ref
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal


def feed(state: State, packs: Packs, gold: int, journal: Journal | None) -> None:
    """The active player's Gold, if there is any, goes on the Ghost Ship."""
    n = min(gold, state.res[state.active][0])
    state.res[state.active][0] -= n
    packs.stored += n
    if journal is not None:
        journal.tell("stored", {"seat": seat_ref(state.active), "paid": [RESOURCE_REFS[0]] * n, "n": packs.stored})


def take_stored(state: State, packs: Packs, seat: int, journal: Journal | None) -> None:
    n, packs.stored = packs.stored, 0
    state.res[seat][0] += n
    if journal is not None:
        card = cover_ref(state.box, state.box.packs.ghost_ship)
        journal.tell("gained", {"seat": seat_ref(seat), "gains": [RESOURCE_REFS[0]] * n, "card": card})


def begin_blockade(state: State, packs: Packs, step: int, journal: Journal | None) -> None:
    packs.blockade = 1
    if journal is not None:
        journal.tell("blockaded", {"card": state.box.source[step]})


def is_blocked(state: State, kind: int) -> bool:
    """Whether the Pirate Blockade keeps this Citizen from everybody in this Action Phase (C34, C37)."""
    packs = state.packs
    if packs is None or not packs.blockade or not packs.acting or state.box.packs.blockade not in state.cover:
        return False
    return state.box.hits[state.dice[0] * 7 + state.dice[1]][kind] > 0
