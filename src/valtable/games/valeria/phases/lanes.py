"""A seat's own part of the Harvest: choices and exchanges in the order it likes, unseen by the others (C28).

Without an exchange the order of choices has no meaning: they are asked one after the other, equal ones in rising
order. With an exchange open the seat picks from a menu what comes next. A question with one answer is
answered here; nobody can see that, because of a lane others know only whether it is done (C51).
"""

from __future__ import annotations

from valtable.games.valeria.events import RESOURCE_REFS, duke_ref, seat_ref
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.effects import can_run, exchange
from valtable.games.valeria.reasons import (
    ASKED_IN_ORDER,
    CANNOT_EXCHANGE,
    GAINS_COME_FIRST,
    NO_SUCH_OPTION,
    NOT_OPEN,
    OPTION_DOES_NOTHING,
)
from valtable.games.valeria.state import CHOICE, MENU, State, gain_amounts, has_amounts
from valtable.games.valeria.vocabulary import CHOOSE, END, EXCHANGE, GAIN, GAIN_PER, WILD
from valtable.kernel.agenda import Frame
from valtable.kernel.errors import Broken
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def settle(state: State, seat: int, lane: list[Frame], journal: Journal | None) -> None:
    """Bring the lane to its next real question."""
    while lane:
        frame = lane[-1]
        if frame[0] == CHOICE:
            answers = open_answers(state, seat, frame)
            if len(answers) > 1:
                return
            if answers:
                answer(state, seat, lane, answers[0], journal)
            else:
                lane.pop()
        elif frame[0] == MENU:
            if not settle_menu(state, seat, lane, frame):
                return
        else:
            return


def settle_menu(state: State, seat: int, lane: list[Frame], frame: Frame) -> bool:
    """Whether something was settled; if not, the menu is a question."""
    code = state.box.code
    exchanges = [step for step in frame[2:] if code[step][0] == EXCHANGE]
    gains = [step for step in frame[2:] if code[step][0] != EXCHANGE]
    if not exchanges:
        lane.pop()
        for step in sorted(set(gains), reverse=True):
            lane.append((CHOICE, seat, step, gains.count(step), 0))
        return True
    affordable = any(has_amounts(state, seat, code[step][1:7]) for step in exchanges)
    if affordable:
        return False
    if not gains:
        lane.pop()
        return True
    if len(set(gains)) > 1:
        return False
    pick(state, seat, lane, gains[0], None)
    return True


# The menu


def why_not_pick(state: State, seat: int, frame: Frame, action: int) -> int:
    """An open power; an exchange must be payable now."""
    for step in frame[2:]:
        if state.box.menu_action[step] == action:
            op = state.box.code[step]
            if op[0] == EXCHANGE and not has_amounts(state, seat, op[1:7]):
                return CANNOT_EXCHANGE
            return OK
    return NOT_OPEN


def why_not_finish(state: State, frame: Frame) -> int:
    """Exchanges may be passed, gains may not."""
    code = state.box.code
    return OK if all(code[step][0] == EXCHANGE for step in frame[2:]) else GAINS_COME_FIRST


def apply_pick(state: State, seat: int, lane: list[Frame], action: int, journal: Journal | None) -> None:
    frame = lane[-1]
    step = next(step for step in frame[2:] if state.box.menu_action[step] == action)
    pick(state, seat, lane, step, journal)
    settle(state, seat, lane, journal)


def pick(state: State, seat: int, lane: list[Frame], step: int, journal: Journal | None) -> None:
    frame = lane.pop()
    rest = list(frame[2:])
    rest.remove(step)
    if rest:
        lane.append((MENU, seat, *rest))
    if state.box.code[step][0] == EXCHANGE:
        exchange(state, seat, step, journal, sealed=state.seats > 1)
    else:
        lane.append((CHOICE, seat, step, 1, 0))


def apply_finish(state: State, seat: int, lane: list[Frame]) -> None:
    lane.pop()


# A choice


def open_answers(state: State, seat: int, frame: Frame) -> list[int]:
    if is_wild(state, frame):
        return [0, 1, 2][frame[4] :]
    return [n for n in range(frame[4], 3) if why_not_answer(state, seat, frame, n, False) == OK]


def is_wild(state: State, frame: Frame) -> bool:
    return state.box.code[frame[2]][0] != CHOOSE


def why_not_answer(state: State, seat: int, frame: Frame, n: int, wild: bool) -> int:
    """One of the effects listed, or a resource; equal cards are answered in rising order."""
    op = state.box.code[frame[2]]
    if is_wild(state, frame) != wild or (not wild and n + 1 >= len(op)):
        return NO_SUCH_OPTION
    if n < frame[4]:
        return ASKED_IN_ORDER
    return OK if wild or can_run(state, seat, op[1 + n]) else OPTION_DOES_NOTHING


def apply_answer(state: State, seat: int, lane: list[Frame], n: int, journal: Journal | None) -> None:
    answer(state, seat, lane, n, journal)
    settle(state, seat, lane, journal)


def answer(state: State, seat: int, lane: list[Frame], n: int, journal: Journal | None) -> None:
    _, _, step, times, _ = lane.pop()
    if times > 1:
        lane.append((CHOICE, seat, step, times - 1, n))
    op, before = state.box.code[step], state.res[seat][:]
    if op[0] == CHOOSE:
        take_all(state, seat, op[1 + n])
    else:
        times_counted = counted(state, seat, op[7:]) if op[0] == GAIN_PER else 1
        state.res[seat][n] += op[1 + WILD] * times_counted
    if journal is not None:
        gains = [ref for i, ref in enumerate(RESOURCE_REFS) for _ in range(state.res[seat][i] - before[i])]
        told: Args = {"seat": seat_ref(seat), "gains": gains, "card": state.box.source[step]}
        sealed = state.seats > 1
        journal.tell("gained", None if sealed else told, {seat: told} if sealed else None)


def take_all(state: State, seat: int, step: int) -> None:
    """The gains of one option; in the Harvest there is nothing else among options."""
    code = state.box.code
    while code[step][0] != END:
        op = code[step]
        if op[0] == GAIN and not op[1 + WILD]:
            gain_amounts(state, seat, op[1:5])
        elif op[0] == GAIN_PER and not op[1 + WILD]:
            n = counted(state, seat, op[7:])
            gain_amounts(state, seat, tuple(amount * n for amount in op[1:5]))
        else:
            raise Broken(f"{state.box.source[step]} asks more than the Harvest of the base game can")
        step += 1


# Dukes


def apply_keep(state: State, seat: int, lane: list[Frame], place: int, journal: Journal | None) -> None:
    """Keep one of the two Dukes dealt; the answer is its own confirmation (ADR 1, item 12)."""
    lane.pop()
    state.kept[seat] = place
    if journal is not None:
        told: Args = {"seat": seat_ref(seat), "card": duke_ref(state.box, state.dealt[seat][place])}
        journal.tell("kept", None, {seat: told})
