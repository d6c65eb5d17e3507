"""Undead Samurai: laid on stacks by their Event, gone with their Lord (C48)."""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import NOTHING_THERE
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.people.events import citizen_ref, domain_ref, monster_ref, seat_ref
from valtable.games.valeria.state.centre import is_exhausted
from valtable.games.valeria.state.state import NO_TOKENS, State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def has_samurai(state: State, slot: int) -> bool:
    """Whether a Samurai lies on a slot: what is below cannot be reached."""
    packs = state.packs
    return packs is not None and bool(packs.laid[slot])


def why_not_lay(state: State, slot: int) -> int:
    """Any stack that still has a card (C48)."""
    return NOTHING_THERE if is_exhausted(state, slot) else OK


def can_lay(state: State, packs: Packs) -> bool:
    return packs.samurai > 0 and any(why_not_lay(state, slot) == OK for slot in range(20))


def apply_lay(state: State, packs: Packs, seat: int, slot: int, journal: Journal | None) -> None:
    state.agenda.pop()
    packs.samurai -= 1
    packs.laid[slot] += (NO_TOKENS,)
    if journal is not None:
        journal.tell("samurai_laid", {"seat": seat_ref(seat), "card": covered_ref(state, slot)})


def covered_ref(state: State, slot: int) -> str:
    """The card that a Samurai was laid on."""
    box = state.box
    if slot < 5:
        return monster_ref(box, state.stacks[slot][-1])
    if slot < 15:
        return citizen_ref(box, state.stacks[slot][-1])
    if state.tops[slot - 15] >= 0:
        return domain_ref(box, state.tops[slot - 15])
    return "cover:tower"


def leave_with_their_lord(state: State, packs: Packs, slain: int) -> None:
    """When the Lord is slain the Samurai that are still laid leave with him (C48)."""
    if slain == state.box.packs.lord:
        packs.samurai += sum(len(pile) for pile in packs.laid)
        packs.laid = [()] * 20
