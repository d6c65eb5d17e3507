"""Rulebook, "Exhausted Stacks": new Domains turn up, gaps are filled from the Exhausted deck (R3, C23, C24)."""

from __future__ import annotations

from bisect import insort

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.modules.packs.event_cards import program_on_reveal, wait_for_the_next_roll
from valtable.games.valeria.people.events import citizen_ref, cover_ref, domain_ref, stack_args
from valtable.games.valeria.state.centre import TOWER_SLOT, is_exhausted
from valtable.games.valeria.state.frames import REFILL, RUN
from valtable.games.valeria.state.state import BARE, EXHAUSTED, REPLACE, State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import Args


def refill(state: State, chance: Chance, journal: Journal | None) -> None:
    """Domains first, then every gap, slot by slot and row by row (C23)."""
    stacks, tops, cover = state.stacks, state.tops, state.cover
    if NONE in tops:
        turn_up_domains(state, chance, journal)
    if is_full(state):
        return
    for slot in range(20):
        if cover[slot] == REPLACE:
            replace_event(state, slot, chance, journal)
        elif cover[slot] == NONE and not (stacks[slot] if slot < 15 else tops[slot - 15] != NONE):
            cover_gap(state, slot, chance, journal)


def turn_up_domains(state: State, chance: Chance, journal: Journal | None) -> None:
    for stack in range(5):
        if state.tops[stack] == NONE and state.left[stack]:
            turn_up_domain(state, stack, chance, journal)


def refill_with_modules(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """The same, but an Event that acts when it is revealed is settled before the next card is laid (C23)."""
    if is_full(state):
        return
    turn_up_domains(state, chance, journal)
    for slot in range(20):
        if state.cover[slot] == REPLACE:
            replace_event(state, slot, chance, journal)
        elif state.cover[slot] == NONE and is_exhausted(state, slot):
            cover_gap(state, slot, chance, journal)
            wait_for_the_next_roll(state, slot)
            program = program_on_reveal(state, state.cover[slot])
            if program:
                state.agenda += [(REFILL, seat), (RUN, state.active, program, slot)]
                return


def is_full(state: State) -> bool:
    """Whether every slot shows a card and no Event is to be replaced: then there is nothing to look for."""
    stacks, tops, cover, towers = state.stacks, state.tops, state.cover, state.towers
    if not all(stacks):
        for slot, stack in enumerate(stacks):
            if not stack and cover[slot] in (NONE, REPLACE):
                return False
    if NONE in tops:
        for slot in range(15, 20 if towers is None or towers.top == NONE else TOWER_SLOT):
            if tops[slot - 15] == NONE and cover[slot] in (NONE, REPLACE):
                return False
    return True


def turn_up_domain(state: State, stack: int, chance: Chance, journal: Journal | None) -> None:
    """Domains below the top are exchangeable: one bag serves all five stacks."""
    state.tops[stack] = draw(chance, "domains", state.domain_bag)
    state.left[stack] -= 1
    if journal is not None:
        journal.tell("turned_up", {"card": domain_ref(state.box, state.tops[stack])}, reveals=True)


def turn_up_citizen(state: State, slot: int, chance: Chance, journal: Journal | None) -> None:
    """Mixed: the next face-down Citizen shows as soon as the card above is gone (R35, C24, C45)."""
    number = slot - 5
    if not state.down[number]:
        return
    state.down[number] -= 1
    bag = list(state.bags[number])
    card = draw(chance, f"citizens:{slot}", bag)
    state.bags[number] = tuple(bag)
    state.stacks[slot].append(card)
    if journal is not None:
        journal.tell("turned_citizen", {"card": citizen_ref(state.box, card)}, reveals=True)


def draw_mark(state: State, layer: list[int], chance: Chance) -> int:
    """One card of a shuffled layer: an Event, whichever it is, or an Exhausted card."""
    if chance.below("exhausted", layer[0] + layer[1]) < layer[0]:
        layer[0] -= 1
        return draw(chance, "events", state.event_bag)
    layer[1] -= 1
    return EXHAUSTED


def cover_gap(state: State, slot: int, chance: Chance, journal: Journal | None) -> None:
    """The top card of the Exhausted deck, the known cards at its bottom last."""
    if sum(state.upper):
        card = draw_mark(state, state.upper, chance)
    elif sum(state.lower):
        card = draw_mark(state, state.lower, chance)
    else:
        card = state.bottom.pop(0) if state.bottom else BARE
    lay_cover(state, slot, card, journal)


def replace_event(state: State, slot: int, chance: Chance, journal: Journal | None) -> None:
    """The lowest Exhausted card of the deck; Events turned up on the way stay below, now known (C22)."""
    bottom = state.bottom
    if EXHAUSTED in bottom:
        last = len(bottom) - 1 - bottom[::-1].index(EXHAUSTED)
        del bottom[last]
        lay_cover(state, slot, EXHAUSTED, journal)
        return
    for layer in (state.lower, state.upper):
        while sum(layer):
            card = draw_mark(state, layer, chance)
            if card == EXHAUSTED:
                lay_cover(state, slot, card, journal)
                return
            bottom.insert(0, card)
            if journal is not None:
                journal.tell("passed_over", {"card": cover_ref(state.box, card)}, reveals=True)
    lay_cover(state, slot, BARE, journal)


def lay_cover(state: State, slot: int, card: int, journal: Journal | None) -> None:
    replaces = "yes" if state.cover[slot] == REPLACE else "no"
    state.cover[slot] = card
    if journal is None:
        return
    stack: Args = stack_args(state.box, state.areas, slot)
    if card == BARE:
        journal.tell("left_bare", stack)
    elif card == EXHAUSTED:
        journal.tell("exhausted", stack | {"replaces": replaces}, reveals=True)
    else:
        journal.tell("revealed", stack | {"card": cover_ref(state.box, card)}, reveals=True)


def remove_top_citizen(state: State, slot: int, chance: Chance, journal: Journal | None) -> int:
    """The top Citizen of a slot leaves it; which one it was."""
    if (packs := state.packs) is not None and slot == packs.guard_slot:
        packs.guards -= 1
        return state.box.packs.guard
    kind = state.stacks[slot].pop()
    if not state.stacks[slot]:
        turn_up_citizen(state, slot, chance, journal)
    return kind


def gain_citizen(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> int:
    """The top Citizen of a slot joins a tableau; which one it was."""
    kind = remove_top_citizen(state, slot, chance, journal)
    insort(state.citizens[seat], kind)
    return kind
