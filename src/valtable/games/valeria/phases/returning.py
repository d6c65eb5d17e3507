"""Cards that go back to their stacks, and slain Monsters taken at random (R4, R20, C11)."""

from __future__ import annotations

from bisect import insort

from valtable.games.valeria.asking.reasons import IS_RESTING, KEEPS_ALL, NO_MONSTERS, NO_OPPONENT, NO_STACK, NOT_YOURS
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.words import Op
from valtable.games.valeria.modules.packs import kings_guard
from valtable.games.valeria.modules.packs.banishing import keeps_all
from valtable.games.valeria.people.events import citizen_ref, cover_ref, monster_ref, seat_ref, stack_args
from valtable.games.valeria.phases.gains import gain
from valtable.games.valeria.phases.taking import pay_victim
from valtable.games.valeria.state.centre import monster_at, resting
from valtable.games.valeria.state.frames import VICTIM
from valtable.games.valeria.state.movers import take_top_monster, uncover
from valtable.games.valeria.state.state import BARE, NO_TOKENS, REPLACE, State
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def has_stack(state: State, kind: int) -> bool:
    """Whether a slain Monster can go back: Events never, Samurai of the Event neither."""
    return kind < state.box.first_event and (state.packs is None or state.box.area[kind] in state.areas)


def why_not_return(state: State, seat: int, step: int, kind: int, monster: bool) -> int:
    """An own Citizen or slain Monster; a slain Event has no stack to go to."""
    if (state.box.code[step][1] == 1) != monster:
        return NOT_YOURS
    if kind not in (state.slain if monster else state.citizens)[seat] or (monster and kind >= state.box.first_event):
        return NOT_YOURS
    if monster:
        return OK if has_stack(state, kind) else NO_STACK
    return NO_STACK if kings_guard.has_no_stack(state, kind) else OK


def apply_return(state: State, seat: int, kind: int, monster: bool, journal: Journal | None) -> None:
    """Back on its stack; what covers the stack is removed first (R4, C11), then the reward."""
    step = state.agenda.pop()[2]
    (state.slain if monster else state.citizens)[seat].remove(kind)
    put_back(state, kind, monster, journal)
    if journal is not None:
        ref = monster_ref(state.box, kind) if monster else citizen_ref(state.box, kind)
        journal.tell("put_back", {"seat": seat_ref(seat), "card": ref})
    gain(state, seat, state.box.code[step][2:8], 1, step, journal)


def put_back(state: State, kind: int, monster: bool, journal: Journal | None) -> None:
    """A card lies on its stack again; what covered the stack goes under the Exhausted deck (C11)."""
    box = state.box
    if not monster and kings_guard.goes_back(state, kind):
        return
    slot = state.areas.index(box.area[kind]) if monster else 5 + box.number[kind]
    if not state.stacks[slot]:
        card = uncover(state, slot)
        if journal is not None and card not in (NONE, BARE, REPLACE):
            journal.tell("uncovered", stack_args(box, state.areas, slot) | {"card": cover_ref(box, card)})
    state.stacks[slot].append(kind)
    if monster:
        state.tokens[slot].append(NO_TOKENS)


# Random slain Monsters


def captives(state: State, op: Op, victim: int) -> list[int]:
    """The slain Monsters that may be drawn: any, or those with a stack to go back to."""
    return [kind for kind in state.slain[victim] if op[1] or has_stack(state, kind)]


def why_not_victim(state: State, seat: int, op: Op, victim: int) -> int:
    if victim >= state.seats or victim == seat:
        return NO_OPPONENT
    if victim == resting(state):
        return IS_RESTING
    if keeps_all(state, victim):
        return KEEPS_ALL
    return OK if captives(state, op, victim) else NO_MONSTERS


def take_monster(state: State, seat: int, step: int, journal: Journal | None) -> None:
    """Ask from whom; alone the top Monster of the leftmost stack is taken (C39)."""
    if state.seats > 1:
        state.agenda.append((VICTIM, seat, step))
        return
    slot = next(slot for slot in range(5) if monster_at(state, slot) != NONE and state.stacks[slot])
    kind = take_top_monster(state, seat, slot)
    if journal is not None:
        journal.tell("taken_captive", {"seat": seat_ref(seat), "card": monster_ref(state.box, kind), "other": "none"})


def apply_victim(state: State, seat: int, victim: int, chance: Chance, journal: Journal | None) -> None:
    """One of the opponent's slain Monsters at random, without its reward (R20); to oneself or to its stack."""
    step = state.agenda.pop()[2]
    op = state.box.code[step]
    pool = captives(state, op, victim)
    kind = draw(chance, f"captive:{seat}", pool)
    state.slain[victim].remove(kind)
    args: Args = {"seat": seat_ref(seat), "card": monster_ref(state.box, kind)}
    if op[1]:
        insort(state.slain[seat], kind)
        if journal is not None:
            journal.tell("taken_captive", args | {"other": seat_ref(victim)}, reveals=True)
    else:
        put_back(state, kind, True, journal)
        if journal is not None:
            journal.tell("sent_back", args | {"other": seat_ref(victim)}, reveals=True)
    pay_victim(state, victim, op[2:8], step, journal)
