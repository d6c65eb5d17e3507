"""The King's Guard: a stack of Citizens on the Event that brings it, gone with it (C48)."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal


def has_no_stack(state: State, kind: int) -> bool:
    """Whether this is a Guard that cannot go back: its Event does not lie there."""
    packs = state.packs
    return packs is not None and kind == state.box.packs.guard and packs.guard_slot == NONE


def goes_back(state: State, kind: int) -> bool:
    """Put a Guard back on the stack of its Event; False for any other Citizen."""
    packs = state.packs
    if packs is None or kind != state.box.packs.guard:
        return False
    packs.guards += 1
    return True


def come(state: State, packs: Packs, slot: int, journal: Journal | None) -> None:
    """From now on the Guard is recruited where its Event lies."""
    packs.guard_slot = slot
    if journal is not None:
        journal.tell("guard_came", {"card": f"citizen:{state.box.citizens[state.box.packs.guard]}"})
