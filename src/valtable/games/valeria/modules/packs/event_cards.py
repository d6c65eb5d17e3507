"""Events that act when they are revealed or on doubles (C23, C25, C37)."""

from __future__ import annotations

from valtable.games.valeria.box.components import Box
from valtable.games.valeria.modules.packs.cards import ON_DOUBLES, ON_REVEAL
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.people.events import cover_ref
from valtable.games.valeria.state.centre import is_event
from valtable.games.valeria.state.frames import DOUBLES_EVENTS, FINAL_DICE, RUN, WAKING
from valtable.games.valeria.state.state import PLAIN, State
from valtable.kernel.journal import Journal


def event_pool(box: Box, options: ValeriaOptions, areas: list[int]) -> list[int]:
    """The Events of all sets in play are one pool; the Samurai Lord stays out while his Area is in play (C37, C43)."""
    packs = options.sets
    found = [m for m in range(box.first_event, len(box.monsters)) if box.monster_set[m] in packs]
    if box.areas.index("undead_samurai") in areas:
        found = [m for m in found if m != box.packs.lord]
    return found + [PLAIN + i for i, pack in enumerate(box.packs.event_set) if pack in packs]


def wait_for_the_next_roll(state: State, slot: int) -> None:
    """What is revealed before the Events of this Roll Phase have acted is none of them (C37)."""
    for at, frame in enumerate(state.agenda):
        if frame[0] in (FINAL_DICE, WAKING, DOUBLES_EVENTS):
            state.agenda[at] = (*frame, slot)


def program_on_reveal(state: State, card: int) -> int:
    cards = state.box.packs
    if card >= PLAIN:
        return cards.event_program[card - PLAIN] if cards.event_timing[card - PLAIN] == ON_REVEAL else 0
    return cards.on_reveal[card] if is_event(state, card) else 0


def doubles_events(state: State, frame: tuple[int, ...], journal: Journal | None) -> None:
    """Events that act on doubles, once a turn, on the final dice."""
    seat = frame[1]
    if state.dice[0] != state.dice[1]:
        return
    cards, struck = state.box.packs, []
    for slot, card in enumerate(state.cover):
        if card >= PLAIN and cards.event_timing[card - PLAIN] == ON_DOUBLES and slot not in frame[2:]:
            struck.append((RUN, seat, cards.event_program[card - PLAIN], slot))
            if journal is not None:
                journal.tell("happened", {"card": cover_ref(state.box, card)})
    state.agenda += reversed(struck)
