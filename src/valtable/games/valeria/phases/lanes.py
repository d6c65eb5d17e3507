"""A seat's own part of the Harvest: choices and exchanges in the order it likes, unseen by the others (C28).

Without an exchange the order of choices has no meaning: they are asked one after the other, equal ones in rising
order. With an exchange open the seat picks from a menu what comes next. A question with one answer is
answered here; nobody can see that, because of a lane others know only whether it is done (C51).
"""

from __future__ import annotations

from valtable.games.valeria.asking.reasons import (
    ASKED_IN_ORDER,
    CANNOT_EXCHANGE,
    GAINS_COME_FIRST,
    NO_SUCH_OPTION,
    NOT_OPEN,
    OPTION_DOES_NOTHING,
)
from valtable.games.valeria.box import actions as act
from valtable.games.valeria.box.actions import MAGIC
from valtable.games.valeria.box.components import NONE
from valtable.games.valeria.box.vocabulary import CHOOSE, END, EXCHANGE, GAIN, GAIN_PER
from valtable.games.valeria.box.words import MAP, WILD
from valtable.games.valeria.modules.crimson_seas.claims import OPERA_HOUSE
from valtable.games.valeria.modules.crimson_seas.maps import give_maps
from valtable.games.valeria.modules.packs.opera_house import close_opera_house, note_magic
from valtable.games.valeria.modules.relics.dealing import keep_relic
from valtable.games.valeria.people.events import amount_refs, duke_ref, seat_ref
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.effects import can_run
from valtable.games.valeria.phases.exchange import apply_swap, exchange, swap_types
from valtable.games.valeria.phases.gains import apply_wild
from valtable.games.valeria.phases.purse import affords
from valtable.games.valeria.state.frames import CHOICE, CLOSE, MENU, RELIC_CHOICE, SWAP, WILD_GAIN
from valtable.games.valeria.state.movers import gain_amounts
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame
from valtable.kernel.errors import Broken
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args


def settle(state: State, seat: int, lane: list[Frame], journal: Journal | None) -> None:
    """Bring the lane to its next real question."""
    while lane and lane[-1][1] == seat:
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
        elif frame[0] == SWAP:
            types = swap_types(state, seat, frame[2])
            if len(types) > 1:
                return
            apply_swap(state, seat, lane, types[0], journal)
        elif frame[0] == CLOSE:
            seas = state.seas
            if seas is not None and state.sealed and seas.claims[seat] and not frame[2]:
                seas.claims[seat].append(OPERA_HOUSE)  # a late player may yet gain Magic (C50)
            close_opera_house(state, lane.pop(), journal)
        else:
            return


def settle_menu(state: State, seat: int, lane: list[Frame], frame: Frame) -> bool:
    """Whether something was settled; if not, the menu is a question."""
    code = state.box.code
    gains, payable = [], False
    for step in frame[2:]:
        if code[step][0] != EXCHANGE:
            gains.append(step)
        elif affords(state, seat, code[step][1:7]):
            payable = True
    if len(gains) == len(frame) - 2:
        lane.pop()
        asked = NONE
        for step in reversed(gains):  # they lie in rising order
            if step != asked:
                lane.append((CHOICE, seat, step, gains.count(step), 0))
                asked = step
        return True
    if payable:
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
            if op[0] == EXCHANGE and not affords(state, seat, op[1:7]):
                return CANNOT_EXCHANGE
            return OK
    return NOT_OPEN


def open_picks(state: State, seat: int, frame: Frame) -> list[int]:
    """As `why_not_pick` says, in rising order: of the steps of a card the first decides."""
    box = state.box
    seen: list[int] = []
    found = []
    for step in frame[2:]:
        action = box.menu_action[step]
        if action not in seen:
            seen.append(action)
            if box.code[step][0] != EXCHANGE or affords(state, seat, box.code[step][1:7]):
                found.append(action)
    found.sort()
    return found


def why_not_finish(state: State, frame: Frame) -> int:
    """Exchanges may be passed, gains may not."""
    for step in frame[2:]:
        if state.box.code[step][0] != EXCHANGE:
            return GAINS_COME_FIRST
    return OK


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
        exchange(state, seat, step, lane, journal)
    else:
        lane.append((CHOICE, seat, step, 1, 0))


def apply_finish(state: State, seat: int, lane: list[Frame], journal: Journal | None) -> None:
    lane.pop()
    settle(state, seat, lane, journal)


# A choice


def open_answers(state: State, seat: int, frame: Frame, first: int = 0) -> list[int]:
    """As `why_not_answer` says, but looking at each option once; the actions, if their first one is told."""
    op, least = state.box.code[frame[2]], frame[4]
    if op[0] != CHOOSE:
        return list(range(first + least, first + 3))
    able, above = [], []
    for n in range(len(op) - 1):
        if can_run(state, seat, op[1 + n]):
            able.append(first + n)
            if n >= least:
                above.append(first + n)
    return above or able


def is_wild(state: State, frame: Frame) -> bool:
    return state.box.code[frame[2]][0] != CHOOSE


def why_not_answer(state: State, seat: int, frame: Frame, n: int, wild: bool) -> int:
    """One of the effects listed, or a resource; equal cards are answered in rising order, as long as they can be.

    Where the earlier answer took the last Map, a lower one is open again: gains must be taken (C28).
    """
    op = state.box.code[frame[2]]
    if is_wild(state, frame) != wild or (not wild and n + 1 >= len(op)):
        return NO_SUCH_OPTION
    if n < frame[4] and (wild or any(can_run(state, seat, program) for program in op[1 + frame[4] :])):
        return ASKED_IN_ORDER
    return OK if wild or can_run(state, seat, op[1 + n]) else OPTION_DOES_NOTHING


def apply_answer(state: State, seat: int, lane: list[Frame], n: int, journal: Journal | None) -> None:
    kind = lane[-1][0]
    if kind == WILD_GAIN:
        apply_wild(state, seat, lane, n, journal)
    elif kind == SWAP:
        apply_swap(state, seat, lane, n, journal)
    else:
        answer(state, seat, lane, n, journal)
    settle(state, seat, lane, journal)


def answer(state: State, seat: int, lane: list[Frame], n: int, journal: Journal | None) -> None:
    _, _, step, times, _ = lane.pop()
    if times > 1:
        lane.append((CHOICE, seat, step, times - 1, n))
    op, have, maps = state.box.code[step], state.res[seat], 0
    before, magic = [] if journal is None else have[:], have[MAGIC]
    if op[0] == CHOOSE:
        maps = take_all(state, seat, op[1 + n], lane)
    else:
        times_counted = counted(state, seat, op[7:]) if op[0] == GAIN_PER else 1
        have[n] += op[1 + WILD] * times_counted
    if maps and state.sealed and (seas := state.seas) is not None:
        seas.claims[seat].append(step)  # handed out, and told, when everybody is done (C50)
        maps = 0
    elif maps:
        maps = give_maps(state, seat, maps)
    if state.packs is not None and have[MAGIC] > magic:
        note_magic(lane, seat, MAGIC)
    if journal is None:
        return
    gained = [*(now - then for now, then in zip(have, before, strict=True)), maps]
    if any(gained):
        told: Args = {"seat": seat_ref(seat), "gains": amount_refs(gained), "card": state.box.source[step]}
        journal.tell("gained", None if state.sealed else told, {seat: told} if state.sealed else None)


def take_all(state: State, seat: int, step: int, lane: list[Frame]) -> int:
    """The gains of one option; how many Maps are among them. A wild one asks for its type."""
    code, maps = state.box.code, 0
    while code[step][0] != END:
        op = code[step]
        if op[0] == GAIN and not op[1 + WILD]:
            gain_amounts(state, seat, op[1:5])
            maps += op[1 + MAP]
        elif op[0] == GAIN_PER and not op[1 + WILD]:
            n = counted(state, seat, op[7:])
            gain_amounts(state, seat, tuple(amount * n for amount in op[1:5]))
        elif op[0] == GAIN and state.packs is not None:
            lane.append((WILD_GAIN, seat, step, op[1 + WILD]))
        else:
            raise Broken(f"{state.box.source[step]} asks more than a Harvest can")
        step += 1
    return maps


# Dukes and Relics


def apply_keep(state: State, seat: int, lane: list[Frame], place: int, journal: Journal | None) -> None:
    """Keep one of the two Dukes, or Relics, dealt; the answer is its own confirmation (ADR 1, item 12)."""
    if lane.pop()[0] == RELIC_CHOICE and (relics := state.relics) is not None:
        kind, ref = "relic_kept", keep_relic(state, relics, seat, place)
    else:
        state.kept[seat] = place
        kind, ref = "kept", duke_ref(state.box, state.dealt[seat][place])
    if journal is not None:
        journal.tell(kind, None, {seat: {"seat": seat_ref(seat), "card": ref}})


# Whatever a seat answers


def apply_lane(
    state: State, seat: int, lane: list[Frame], family: int, x: int, action: int, journal: Journal | None
) -> None:
    """A step of the Harvest or the choice of a Duke or Relic: it touches nothing but this seat's own."""
    if family == act.KEEP:
        apply_keep(state, seat, lane, x, journal)
    elif family == act.CITIZEN:
        apply_pick(state, seat, lane, action, journal)
    elif family == act.DONE:
        apply_finish(state, seat, lane, journal)
    else:
        apply_answer(state, seat, lane, x, journal)
