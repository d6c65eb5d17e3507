"""The solo game against the Dark Lord: his Monsters wake by the dice and capture the centre (R37, C39)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from valtable.games.valeria.asking.reasons import NOT_THIS_COLUMN, STACK_EXHAUSTED
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.packs.undead_samurai import has_samurai
from valtable.games.valeria.modules.ward_towers.captured import capture_tower
from valtable.games.valeria.people.events import citizen_ref, domain_ref
from valtable.games.valeria.phases.refill import remove_top_citizen
from valtable.games.valeria.state.centre import TOWER_SLOT, citizen_at
from valtable.games.valeria.state.frames import ATTACK, CAPTURE, COLUMN, REFILL, WAKE
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

ANY_STACK: Final = 6
TOWERS_DEFEND: Final = 2
"""The version of the rules since which a Ward Tower stands in for the Domains of its column (C52)."""


def begin_monster_phase(state: State, seat: int, journal: Journal | None) -> None:
    """Each die wakes a stack, doubles twice; by option a low sum, too."""
    rolled = [state.dice[0], state.dice[1]]
    if journal is not None:
        journal.tell("dark_dice", {"first": rolled[0], "second": rolled[1]})
    if state.options.solo_low_sum and sum(rolled) <= ANY_STACK:
        rolled.append(sum(rolled))
        if journal is not None:
            journal.tell("low_sum", {"n": rolled[2]})
    state.agenda += [(WAKE, seat, value) for value in reversed(rolled)]


def wake(state: State, seat: int, value: int, journal: Journal | None) -> None:
    """1 to 5 name a column; 6 lets the player choose among the stacks that have Monsters."""
    if value == ANY_STACK:
        if any(state.stacks[:5]):
            state.agenda.append((COLUMN, seat))
    elif state.stacks[value - 1] or state.options.solo_direct_attack:
        state.agenda.append((ATTACK, seat, value - 1))
    elif journal is not None:
        journal.tell("asleep", {"column": value})


def why_not_column(state: State, slot: int) -> int:
    if slot >= 5:
        return NOT_THIS_COLUMN
    return OK if state.stacks[slot] else STACK_EXHAUSTED


def apply_column(state: State, seat: int, slot: int) -> None:
    state.agenda.pop()
    state.agenda.append((ATTACK, seat, slot))


def attack(state: State, seat: int, column: int, chance: Chance, journal: Journal | None) -> bool:
    """One top Citizen of the column is captured, else its top Domain or the open Ward Tower; False if there is none."""
    if journal is not None:
        journal.tell("woke", {"column": column + 1})
    if any(citizen_at(state, slot) != NONE for slot in (5 + column, 10 + column)):
        state.agenda.append((CAPTURE, seat, column))
        return True
    if any(has_samurai(state, slot) for slot in range(5 + column, 20, 5)):
        return True  # a Samurai lies on what is left there
    towers = state.towers
    if towers is not None and column == TOWER_SLOT - 15 and towers.top != NONE and state.rules >= TOWERS_DEFEND:
        capture_tower(state, towers, chance, journal)
        state.agenda.append((REFILL, seat))
        return True
    if state.tops[column] == NONE:
        if journal is not None:
            journal.tell("column_lost", {"column": column + 1})
        return False
    domain = state.tops[column]
    state.tops[column] = NONE
    insort(state.captured_domains, domain)
    state.agenda.append((REFILL, seat))
    if journal is not None:
        journal.tell("captured", {"card": domain_ref(state.box, domain)})
    return True


def why_not_capture(state: State, column: int, slot: int) -> int:
    if slot not in (5 + column, 10 + column):
        return NOT_THIS_COLUMN
    return STACK_EXHAUSTED if citizen_at(state, slot) == NONE else OK


def apply_capture(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    """The player picks the stack; the card is the Dark Lord's for good."""
    state.agenda.pop()
    kind = citizen_at(state, slot)
    insort(state.captured_citizens, kind)
    state.agenda.append((REFILL, seat))
    if journal is not None:
        journal.tell("captured", {"card": citizen_ref(state.box, kind)})
    remove_top_citizen(state, slot, chance, journal)
