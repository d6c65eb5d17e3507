"""Rulebook, "End of the game": when it ends, and what is turned up then (R4, C12, C42)."""

from __future__ import annotations

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.crimson_seas.islands import rows_are_short
from valtable.games.valeria.state.centre import is_exhausted
from valtable.games.valeria.state.frames import DOMAINS_BUILT, ISLANDS_EMPTY, MONSTERS_SLAIN, RUNNING, STACKS_EXHAUSTED
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal


def monsters_are_slain(state: State) -> bool:
    """The five Area stacks are empty; Monster Events lying there do not count (C13)."""
    stacks = state.stacks
    return not (stacks[0] or stacks[1] or stacks[2] or stacks[3] or stacks[4])


def exhausted_stacks(state: State) -> int:
    """Of Monsters and Citizens the empty ones, of Domains those that are used up (C42)."""
    return state.stacks.count([]) + used_up_domains(state)


def used_up_domains(state: State) -> int:
    """How many of the five stacks of Domains, or of four and the Ward Towers, have nothing left."""
    if NONE not in state.tops:
        return 0
    found = 0
    for slot in range(15, 20):
        found += is_exhausted(state, slot)
    return found


def ending_now(state: State) -> int:
    """Which condition for the end of the game holds (C42); RUNNING if none does."""
    if monsters_are_slain(state):
        return MONSTERS_SLAIN
    used_up = used_up_domains(state)
    if used_up == 5 or (used_up == 4 and state.towers is not None and state.towers.top != NONE):
        return DOMAINS_BUILT
    if rows_are_short(state):
        return ISLANDS_EMPTY
    used_up += state.stacks.count([])
    return STACKS_EXHAUSTED if used_up >= state.box.exhausted_to_end[state.seats] else RUNNING


def end_game(state: State, reason: int, chance: Chance, journal: Journal | None) -> None:
    """Nothing more is asked; alone, the Dark Lord's Duke is turned up now (C39)."""
    state.ending = reason
    state.agenda.clear()
    if state.seats == 1:
        state.dark_duke = draw(chance, "dukes", state.duke_bag)
        if journal is not None:
            journal.tell("dark_lord", {"card": f"duke:{state.box.dukes[state.dark_duke]}"}, reveals=True)
    if journal is not None:
        journal.tell("game_over", {}, reveals=True)
