"""What an Event asks of every player in turn order, one after the other (C37, C38)."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.reasons import NO_OPPONENT, NONE_TO_GIVE
from valtable.games.valeria.box.words import WILD, Op
from valtable.games.valeria.modules.packs.banishing import banish_own, flip_citizen, own_cards, why_not_banish_slot
from valtable.games.valeria.modules.packs.state import Packs
from valtable.games.valeria.modules.packs.undead_samurai import can_lay
from valtable.games.valeria.modules.verbs import (
    ALL_MAY_BANISH,
    ALL_MAY_EXCHANGE,
    EACH_BANISHES,
    EACH_PAYS,
    FLIP,
    PLACE_MONSTER,
)
from valtable.games.valeria.people.events import (
    RESOURCE_REFS,
    amount_refs,
    seat_ref,
)
from valtable.games.valeria.phases.gains import gain
from valtable.games.valeria.phases.purse import affords, spend
from valtable.games.valeria.state.centre import resting
from valtable.games.valeria.state.frames import (
    ACTION,
    BANISH_OWN,
    BANISH_SLOT,
    EACH,
    END_POWERS,
    EXCHANGING,
    FLIP_OWN,
    GIVING,
    LAY_SAMURAI,
    SWAP,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

SPARES_RESTING: Final = (EACH_BANISHES, EACH_PAYS, FLIP)


def ask_everybody(state: State, op: Op, step: int, slot: int) -> None:
    """One frame per player, the active one on top; who rests is left out where it would hurt (C38)."""
    for place in range(state.seats - 1, -1, -1):
        seat = (state.active + place) % state.seats
        if op[0] in SPARES_RESTING and seat == resting(state):
            continue
        state.agenda.append((EACH, seat, step, slot))


def ask_one(state: State, packs: Packs, seat: int, step: int) -> None:
    """This player's part, if there is anything to it."""
    op = state.box.code[step]
    code = op[0]
    if code == ALL_MAY_EXCHANGE:
        if affords(state, seat, op[1:7]):
            state.agenda.append((EXCHANGING, seat, step))
    elif code == ALL_MAY_BANISH:
        if own_cards(state, seat, op):
            state.agenda.append((BANISH_OWN, seat, step))
    elif code == EACH_BANISHES:
        if any(why_not_banish_slot(state, op, slot) == OK for slot in range(20)):
            state.agenda.append((BANISH_SLOT, seat, step))
    elif code == EACH_PAYS:
        if any(n >= op[1 + WILD] for n in state.res[seat][:3]):
            state.agenda.append((SWAP, seat, step))
    elif code == FLIP:
        if state.citizens[seat]:
            state.agenda.append((FLIP_OWN, seat, step))
    elif code == PLACE_MONSTER and can_lay(state, packs):
        state.agenda.append((LAY_SAMURAI, seat, step))


# Gifts: neither Tomes nor Magic stand in (C31)


def why_not_part_with(state: State, seat: int, step: int, resource: int) -> int:
    return OK if state.res[seat][resource] >= state.box.code[step][1 + WILD] else NONE_TO_GIVE


def apply_part_with(state: State, seat: int, resource: int, journal: Journal | None) -> None:
    """The type of the gift is chosen; then who gets it. Alone it goes to the bank (C39)."""
    step = state.agenda.pop()[2]
    if state.seats == 1:
        n = state.box.code[step][1 + WILD]
        state.res[seat][resource] -= n
        if journal is not None:
            journal.tell("lost", {"seat": seat_ref(seat), "losses": [RESOURCE_REFS[resource]] * n})
        return
    state.agenda.append((GIVING, seat, step, resource))


def why_not_give(state: State, seat: int, receiver: int) -> int:
    return OK if receiver < state.seats and receiver != seat else NO_OPPONENT


def apply_give(state: State, seat: int, receiver: int, journal: Journal | None) -> None:
    """To another player; some cards pay the giver for it."""
    _, _, step, resource = state.agenda.pop()
    op = state.box.code[step]
    gift = [0, 0, 0]
    if op[0] == EACH_PAYS:
        gift[resource] = op[1 + WILD]
    else:
        gift = list(op[1:4])
    for i, n in enumerate(gift):
        state.res[seat][i] -= n
        state.res[receiver][i] += n
    if journal is not None:
        journal.tell("gave", {"seat": seat_ref(seat), "other": seat_ref(receiver), "gains": amount_refs(gift)})
    if op[0] != EACH_PAYS:
        gain(state, seat, op[7:13], 1, step, journal)


# Banishing and flipping one's own


def apply_banish_own(state: State, packs: Packs, seat: int, card: int, monster: bool, journal: Journal | None) -> None:
    step = state.agenda.pop()[2]
    op = state.box.code[step]
    banish_own(state, packs, seat, card, monster, journal)
    if op[0] == ALL_MAY_BANISH:
        gain(state, seat, op[2:8], 1, step, journal)


def apply_flip_own(state: State, packs: Packs, seat: int, card: int, journal: Journal | None) -> None:
    state.agenda.pop()
    flip_citizen(state, packs, seat, seat, card, journal)


# One more action


def action_frame(state: State, seat: int) -> int:
    """Where the seat's Action Phase waits on the agenda; -1 if it is over."""
    for at, frame in enumerate(state.agenda):
        if frame[1] == seat and frame[0] in (ACTION, END_POWERS):
            return at
    return -1


def may_buy_action(state: State, seat: int, op: Op) -> bool:
    return seat == state.active and action_frame(state, seat) >= 0 and affords(state, seat, op[1:7])


def apply_buy_action(state: State, seat: int, journal: Journal | None) -> None:
    """One more action in this turn's Action Phase, also if the last one has just been taken."""
    step = state.agenda.pop()[2]
    op = state.box.code[step]
    paid = op[1], op[2], op[3]
    spend(state, seat, paid, journal)
    at = [i for i, frame in enumerate(state.agenda) if frame[0] == ACTION]
    if at:
        state.agenda[at[0]] = (ACTION, seat, state.agenda[at[0]][2] + 1)
    else:
        state.agenda.insert(action_frame(state, seat) + 1, (ACTION, seat, 1))
    if journal is not None:
        journal.tell("bought_action", {"seat": seat_ref(seat), "paid": amount_refs(paid)})
