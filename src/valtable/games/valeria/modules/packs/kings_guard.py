"""The King's Guard: a stack of Citizens on the Event that brings it, gone with it (C48)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import NO_STACK
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def is_guard(state: State, kind: int) -> bool:
    return state.packs is not None and kind == state.box.packs.guard


def why_not_back(packs: Packs) -> int:
    """A Guard can go back only while its Event lies there."""
    return NO_STACK if packs.guard_slot == NONE else OK


def come(state: State, packs: Packs, slot: int, journal: Journal | None) -> None:
    """From now on the Guard is recruited where its Event lies."""
    packs.guard_slot = slot
    if journal is not None:
        journal.tell("guard_came", {"card": f"citizen:{state.box.citizens[state.box.packs.guard]}"})
