"""Cost tokens on Monsters and Events (C32)."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.reasons import FULL_OF_TOKENS, NOTHING_THERE
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.words import Op
from valtable.games.valeria.people.events import amount_refs, monster_ref, seat_ref
from valtable.games.valeria.state.centre import monster_at, tokens_at
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

MOST_TOKENS: Final = 10


def why_not_target(state: State, op: Op, slot: int) -> int:
    """A top Monster or face-up Event with room for the token: ten of a kind at most (C32)."""
    if monster_at(state, slot) == NONE:
        return NOTHING_THERE
    tokens = tokens_at(state, slot)
    room = all(tokens[i] + op[2 + i] <= MOST_TOKENS for i in range(3))
    return OK if room else FULL_OF_TOKENS


def apply_target(state: State, seat: int, slot: int, journal: Journal | None) -> None:
    step = state.agenda.pop()[2]
    lay_token(state, state.box.code[step], slot, journal)


def lay_token(state: State, op: Op, slot: int, journal: Journal | None) -> None:
    have = tokens_at(state, slot)
    tokens = (have[0] + op[2], have[1] + op[3], have[2] + op[4])
    if (packs := state.packs) is not None and packs.laid[slot]:
        packs.laid[slot] = (*packs.laid[slot][:-1], tokens)
    elif slot < 5 and state.stacks[slot]:
        state.tokens[slot][-1] = tokens
    else:
        state.cover_tokens[slot] = tokens
    if journal is not None:
        args: Args = {"seat": seat_ref(state.active), "card": monster_ref(state.box, monster_at(state, slot))}
        journal.tell("token_laid", args | {"tokens": amount_refs(op[2:5])})
