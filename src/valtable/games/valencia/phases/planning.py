"""Rulebook, "Phase I: Planning phase": draw card by card, then split the hand into stacks, all at the same time.

Each seat has a lane of its own. Others see only who is ready; draw piles and stacks appear together when all
are (Ruling 36).
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from valtable.games.valencia.asking.reasons import (
    ASKED_IN_ORDER,
    CARDS_LEFT,
    DRAW_ONE_CARD,
    DRAW_PILE_EMPTY,
    NO_CARD_LEFT,
    NOT_IN_HAND,
)
from valtable.games.valencia.people.events import card_ref, seat_ref, stack_refs
from valtable.games.valencia.state.frames import DRAWING, SPLITTING, STEP
from valtable.games.valencia.state.state import State, pile_size
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

END: Final = 1_000
"""In the order of stacks the end of a stack is higher than any card."""


def open_planning(state: State, journal: Journal | None) -> None:
    """A lane for each seat that can draw; with an empty pile one has no stacks this round (Ruling 6)."""
    if journal is not None:
        journal.tell("round", {"n": state.round + 1, "left": state.box.rounds - state.round - 1})
    state.sealed = [[(DRAWING, seat)] if pile_size(state, seat) else [] for seat in range(state.seats)]
    state.agenda = [(STEP, 0, 0)]
    if not any(state.sealed):
        close_planning(state, journal)


def why_not_draw(state: State, seat: int) -> int:
    """As long as the draw pile lasts. Rulebook, "Draw influence cards" (Ruling 6)."""
    return OK if state.bag[seat] or state.bottom[seat] else DRAW_PILE_EMPTY


def apply_draw(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """The next card of the pile: any of those above, then those put under it in order (Ruling 38).

    It cannot be taken back, also where no chance was left in it (Ruling 36).
    """
    if state.bag[seat]:
        card = draw(chance, DECK[seat], state.bag[seat])
    else:
        bottom = state.bottom[seat]
        card, state.bottom[seat] = bottom[0], bottom[1:]
    insort(state.hand[seat], card)
    if journal is not None:
        told: dict[int, Args] = {seat: {"seat": seat_ref(seat), "card": card_ref(state.box, card)}}
        journal.tell("drew", None, told, reveals=True)


DECK: Final = tuple(f"deck:{seat}" for seat in range(8))


def why_not_stop(state: State, seat: int) -> int:
    """At least one card is drawn (Ruling 6)."""
    return OK if state.hand[seat] else DRAW_ONE_CARD


def apply_stop(state: State, seat: int, journal: Journal | None) -> None:
    """Draw no more; the first stack is begun (Ruling 6)."""
    state.sealed[seat][-1] = (SPLITTING, seat)
    if journal is not None:
        journal.tell("stopped", None, {seat: {"seat": seat_ref(seat), "n": len(state.hand[seat])}})
    open_stack(state, seat)


def open_stack(state: State, seat: int) -> None:
    """The lowest card left begins each stack, so that each division is reached in one way."""
    state.stacks[seat].append([state.hand[seat].pop(0)])


def lowest_next(state: State, seat: int) -> int:
    """The lowest card that may join the stack being formed: it rises, and is no lower than the stack before."""
    stacks = state.stacks[seat]
    stack = stacks[-1]
    lowest, size = stack[-1], len(stack)
    if len(stacks) > 1:
        before = stacks[-2]
        if before[:size] == stack:
            return max(lowest, before[size]) if len(before) > size else END
    return lowest


def why_not_add(state: State, seat: int, card: int) -> int:
    """A card of the hand, in the order that reaches each division in one way (Ruling 36)."""
    if card not in state.hand[seat]:
        return NOT_IN_HAND
    return OK if card >= lowest_next(state, seat) else ASKED_IN_ORDER


def apply_add(state: State, seat: int, card: int, journal: Journal | None) -> None:
    """One more card into the stack being formed. Rulebook, "Form influence stacks" (Rulings 6, 36)."""
    state.hand[seat].remove(card)
    state.stacks[seat][-1].append(card)
    if journal is not None:
        journal.tell("added", None, {seat: {"seat": seat_ref(seat), "card": card_ref(state.box, card)}})


def why_not_close(state: State, seat: int) -> int:
    """The next stack needs a card to begin with."""
    return OK if state.hand[seat] else NO_CARD_LEFT


def apply_close(state: State, seat: int, journal: Journal | None) -> None:
    """The stack is finished, the next one is begun (Rulings 6, 36)."""
    open_stack(state, seat)
    if journal is not None:
        journal.tell("closed", None, {seat: {"seat": seat_ref(seat), "n": len(state.stacks[seat])}})


def why_not_confirm(state: State, seat: int) -> int:
    """Every drawn card goes into a stack (Ruling 6)."""
    return CARDS_LEFT if state.hand[seat] else OK


def apply_confirm(state: State, seat: int, journal: Journal | None) -> None:
    """Be ready; when all are, planning is over (Ruling 36)."""
    state.sealed[seat].pop()
    if journal is not None:
        journal.tell("ready", {"seat": seat_ref(seat)})
    if not any(state.sealed):
        close_planning(state, journal)


def close_planning(state: State, journal: Journal | None) -> None:
    """All are ready: sizes of draw piles and stacks are seen together (Rulings 7, 36)."""
    state.sealed = []
    for seat in range(state.seats):
        state.below[seat] = state.bottom[seat]
        if journal is not None:
            sizes = sorted(map(len, state.stacks[seat]))
            args: Args = {"seat": seat_ref(seat), "stacks": stack_refs(sizes), "n": pile_size(state, seat)}
            journal.tell("planned", args, reveals=True)


def stack_order(stack: list[int]) -> list[int]:
    """What stacks are sorted by; owners alone know the order."""
    return [*stack, END]
