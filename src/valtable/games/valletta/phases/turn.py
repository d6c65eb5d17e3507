"""Rulebook, "Player Turn": three cards one after the other, their effects, then the draw."""

from __future__ import annotations

from valtable.games.valletta.asking.reasons import LAYING_IS_PLAYING, NOT_IN_HAND
from valtable.games.valletta.box.components import (
    BARREL,
    BUILD,
    COPY,
    CUSTOMS,
    DRAW,
    GAIN,
    GAIN_ANY,
    MOVE_JEAN,
    NOTHING_OWED,
    PAY_ANY,
    PAY_FIXED,
    PER_ICON,
    PER_ICON_CHOSEN,
    SCORE,
    SCORE_PER,
    STAFF,
    SWAP,
    THEFT,
    Op,
)
from valtable.games.valletta.people.events import card_ref, seat_ref
from valtable.games.valletta.phases.build import ask_build
from valtable.games.valletta.phases.draw import can_draw, draw_cards
from valtable.games.valletta.phases.exchange import ask_change, ask_swap
from valtable.games.valletta.phases.final import (
    begin_final_phase,
    begins_now,
    next_seat,
    note_trigger,
    stalls,
    tell_out,
)
from valtable.games.valletta.phases.goods import ask_gain, ask_name, gain, gain_per_icon, icons, why_not_name
from valtable.games.valletta.phases.jean import move_jean, take_barrel
from valtable.games.valletta.phases.points import ask_pay, ask_pay_any, counted, score_card
from valtable.games.valletta.phases.rivals import ask_customs, ask_steal, others_have_goods, taxed
from valtable.games.valletta.phases.staff import ask_staff
from valtable.games.valletta.state.frames import PLAYING, RUN
from valtable.games.valletta.state.movers import has_any, leave_hand
from valtable.games.valletta.state.state import NOBODY, TURN_LIMIT, State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def why_not_play(state: State, seat: int, kind: int) -> int:
    """Any card of the hand may be played, also one that can do nothing (V29)."""
    return OK if kind in state.hand[seat] else NOT_IN_HAND


def why_not_lay(state: State, seat: int, kind: int) -> int:
    """Laying down is offered only where it differs from playing and declining (V24)."""
    if kind not in state.hand[seat]:
        return NOT_IN_HAND
    return OK if does_something(state, seat, kind) else LAYING_IS_PLAYING


def apply_play(state: State, seat: int, kind: int, chance: Chance, journal: Journal | None) -> None:
    """Into the lowest free slot; its first step runs at once, the others from the agenda."""
    into_slot(state, seat, kind)
    if journal is not None:
        journal.tell("played", {"seat": seat_ref(seat), "card": card_ref(state.box, kind), "slot": len(state.slots)})
    run_step(state, seat, kind, 0, kind, 0, chance, journal)


def apply_lay(state: State, seat: int, kind: int, chance: Chance, journal: Journal | None) -> None:
    """Into the slot without effect, which is optional (V16); Jean moves all the same (V24)."""
    into_slot(state, seat, kind)
    if journal is not None:
        journal.tell("laid", {"seat": seat_ref(seat), "card": card_ref(state.box, kind), "slot": len(state.slots)})
    if state.box.programs[kind][0][0] == MOVE_JEAN:
        move_jean(state, seat, chance, journal)


def into_slot(state: State, seat: int, kind: int) -> None:
    leave_hand(state, seat, kind)
    state.slots.append(kind)


def go_on(state: State, chance: Chance, journal: Journal | None) -> None:
    """Resolve everything that asks nobody, up to the next question or the end of the game."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        if frame[0] == RUN:
            _, seat, program, step, source, note = agenda.pop()
            run_step(state, seat, program, step, source, note, chance, journal)
        elif frame[0] == PLAYING and turn_is_over(state, frame[1]):
            end_turn(state, frame[1], chance, journal)
        else:
            return


def run_step(
    state: State, seat: int, program: int, step: int, source: int, note: int, chance: Chance, journal: Journal | None
) -> None:
    """Carry out one step of a card, as far as it can be; what it asks lies above the next on the agenda."""
    ops = state.box.programs[program]
    op, is_last = ops[step], step + 1 == len(ops)
    code = op[0]
    if not is_last:
        state.agenda.append((RUN, seat, program, step + 1, source, note))
    if code == GAIN:
        gain(state, seat, op[1], op[2], source, journal)
    elif code == BUILD:
        ask_build(state, seat, op[1], op[2], op[3], op[4], source)
    elif code == PER_ICON:
        gain_per_icon(state, seat, op[1], op[2], op[3], source, journal)
    elif code == GAIN_ANY:
        ask_gain(state, seat, op[1] if note else op[2], source)
    elif code == COPY:
        copy_previous(state, seat, source, journal)
    elif code == MOVE_JEAN:
        barrel = move_jean(state, seat, chance, journal)
        if not is_last:
            state.agenda[-1] = (RUN, seat, program, step + 1, source, barrel)
    elif code == BARREL:
        take_barrel(state, seat, note, source, journal)
        if not is_last:
            state.agenda[-1] = (RUN, seat, program, step + 1, source, 0)
    elif code == STAFF:
        ask_staff(state, seat, op[1], op[2], source)
    elif code == SWAP:
        ask_swap(state, seat, op[2], source) if op[1] == 1 else ask_change(state, seat, op[1], source)
    elif code == PAY_FIXED:
        ask_pay(state, seat, program, step, op[6], source)
    elif code == PAY_ANY:
        ask_pay_any(state, seat, op[1], op[2], source)
    elif code == SCORE:
        score_card(state, seat, op[1], source, journal)
    elif code == SCORE_PER:
        points = counted(state, seat, op[1], op[2], op[3], op[4])
        if step + 2 == len(ops) and ops[-1][0] == SCORE:
            state.agenda.pop()  # Pius: what the card gives in any case is scored, and told, with what it counts
            points += ops[-1][1]
        score_card(state, seat, points, source, journal)
    elif code == DRAW:
        draw_cards(state, seat, op[1], chance, journal)
    elif code == THEFT:
        ask_steal(state, seat, source)
    elif code == CUSTOMS:
        ask_customs(state, seat, op[1], source)
    elif code == PER_ICON_CHOSEN:
        ask_name(state, seat, op[1], source)


def copy_previous(state: State, seat: int, source: int, journal: Journal | None) -> None:
    """The Apprentice runs the card in the slot before it anew, also one that was laid down (V36)."""
    copied = copied_in(state, len(state.slots) - 1)
    if copied == NOBODY:
        return
    if journal is not None:
        journal.tell("copied", {"seat": seat_ref(seat), "card": card_ref(state.box, copied)})
    state.agenda.append((RUN, seat, copied, 0, source, 0))


def copied_in(state: State, slot: int) -> int:
    """The card that the Apprentice repeats when it lies in this slot; NOBODY if it repeats nothing (V36)."""
    before = state.slots[slot - 1] if slot else NOBODY
    return before if before != NOBODY and state.box.copyable[before] else NOBODY


def does_something(state: State, seat: int, kind: int) -> bool:
    """Whether a step of the card that cannot be declined would do something now (V24).

    Asked for every hand card at every turn, so the plainest cards are answered here.
    """
    owed = state.box.owed[kind]
    if owed < NOTHING_OWED:
        return state.supply[owed] > 0
    if owed == NOTHING_OWED:
        return False
    for op in state.box.programs[kind]:
        if op[0] < BUILD and step_does_something(state, seat, op):
            return True
    return False


def step_does_something(state: State, seat: int, op: Op) -> bool:
    code = op[0]
    if code == GAIN:
        return state.supply[op[1]] > 0
    if code == GAIN_ANY:
        return has_any(state.supply)
    if code == PER_ICON:
        return state.supply[op[1]] > 0 and icons(state, seat, op[2]) > 0
    if code == PER_ICON_CHOSEN:
        return any(why_not_name(state, seat, good) == OK for good in range(4))
    if code == COPY:
        copied = copied_in(state, len(state.slots))
        return copied != NOBODY and does_something(state, seat, copied)
    if code == MOVE_JEAN:
        return state.jean < state.box.spaces
    if code == THEFT:
        return others_have_goods(state, seat)
    if code == CUSTOMS:
        return bool(taxed(state, seat, op[1]))
    if code == DRAW:
        return can_draw(state, seat)
    if code == SCORE:
        return op[1] > 0
    if code == SCORE_PER:
        return counted(state, seat, op[1], op[2], op[3], op[4]) > 0
    return False


def turn_is_over(state: State, seat: int) -> bool:
    """After three cards, or when the hand is empty (V25)."""
    return len(state.slots) == state.box.plays or not state.hand[seat]


def end_turn(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """Played cards to the discard, then the draw (V26, V27), then whatever the turn has triggered (V43)."""
    discard = state.discard[seat]
    discard += state.slots
    discard.sort()
    state.slots.clear()
    state.turns[seat] += 1
    draw_cards(state, seat, state.box.hand_size - len(state.hand[seat]), chance, journal)
    tell_out(state, seat, journal)
    if stalls(state):
        note_trigger(state, seat, TURN_LIMIT, journal)
    if begins_now(state, (seat + 1) % state.seats):
        begin_final_phase(state, journal)
    following = next_seat(state, seat)
    if following < 0:
        state.agenda.pop()
        if journal is not None:
            journal.tell("game_over", {})
        return
    begin_turn(state, following, journal)


def begin_turn(state: State, seat: int, journal: Journal | None) -> None:
    state.agenda[-1] = (PLAYING, seat)
    if journal is not None:
        journal.tell("turn", {"seat": seat_ref(seat), "n": state.turns[seat] + 1})
