"""The few movers that change what lies on the table."""

from __future__ import annotations

from bisect import insort

from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.state.centre import is_event, is_plain_event
from valtable.games.valeria.state.state import EXHAUSTED, NO_TOKENS, REPLACE, State
from valtable.kernel.agenda import Frame


def gain_amounts(state: State, seat: int, amounts: tuple[int, ...]) -> None:
    """Gold, Strength, Magic and Victory Points from the bank, which never runs out (C41)."""
    have = state.res[seat]
    if amounts[0]:
        have[0] += amounts[0]
    if amounts[1]:
        have[1] += amounts[1]
    if amounts[2]:
        have[2] += amounts[2]
    if amounts[3]:
        have[3] += amounts[3]


def pay_amounts(state: State, seat: int, amounts: tuple[int, ...]) -> None:
    have = state.res[seat]
    have[0] -= amounts[0]
    have[1] -= amounts[1]
    have[2] -= amounts[2]
    have[3] -= amounts[3]


def has_amounts(state: State, seat: int, amounts: tuple[int, ...]) -> bool:
    have = state.res[seat]
    return have[0] >= amounts[0] and have[1] >= amounts[1] and have[2] >= amounts[2] and have[3] >= amounts[3]


def take_top_monster(state: State, seat: int, slot: int) -> int:
    """The Monster of a slot goes to a Victory stack, its tokens to the bank (C32); which one it was."""
    kind = remove_top_monster(state, slot)
    insort(state.slain[seat], kind)
    return kind


def remove_top_monster(state: State, slot: int) -> int:
    packs = state.packs
    if packs is not None and packs.laid[slot]:
        packs.laid[slot] = packs.laid[slot][:-1]
        return state.box.packs.samurai
    if slot < 5 and state.stacks[slot]:
        kind = state.stacks[slot].pop()
        state.tokens[slot].pop()
    else:
        kind = state.cover[slot]
        state.cover[slot] = REPLACE
        state.cover_tokens[slot] = NO_TOKENS
    return kind


def uncover(state: State, slot: int) -> int:
    """What covers an empty stack goes under the Exhausted deck, its tokens to the bank (C11); what it was."""
    card = state.cover[slot]
    state.cover[slot] = NONE
    state.cover_tokens[slot] = NO_TOKENS
    if card == EXHAUSTED or is_event(state, card) or is_plain_event(card):
        state.bottom.append(card)
    if (packs := state.packs) is not None:
        if card == state.box.packs.ghost_ship:
            packs.stored = 0
        if slot == packs.guard_slot:
            packs.guard_slot = NONE  # the rest of the King's Guard goes back with its Event (C48)
    return card


# Sealed phases


def seal(state: State, lanes: list[list[Frame]]) -> None:
    """Everybody with a lane chooses at the same time; others see what everybody had when it began."""
    state.lanes = lanes
    state.sealed = [lane[:] for lane in lanes]
    state.opening = [have[:] for have in state.res]


def unseal(state: State) -> None:
    state.sealed, state.lanes, state.opening = [], [], []
