"""The effects of cards, step by step: what asks nobody is done, what asks is put on the agenda.

What cannot be done is skipped and the rest is done. Costs inside effects are paid exactly (C29).
"""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.asking.purchases import can_slay_something, why_not_build, why_not_recruit
from valtable.games.valeria.asking.reasons import NO_SUCH_OPTION, OPTION_DOES_NOTHING
from valtable.games.valeria.box.vocabulary import (
    ADD_COST,
    ALL,
    CHOOSE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_PER,
    LOSE,
    MAY,
    RETURN_CARD,
    STATIC,
    STEAL,
    TAKE_CITIZEN,
    TAKE_MONSTER,
)
from valtable.games.valeria.box.words import MAP, WILD, Op
from valtable.games.valeria.modules.crimson_seas.islands import why_not_sail
from valtable.games.valeria.modules.crimson_seas.maps import can_gain_map, maps_left
from valtable.games.valeria.modules.effects import MODULE_STEPS, module_step_works, run_module_step
from valtable.games.valeria.modules.verbs import BANISH
from valtable.games.valeria.phases.cost_tokens import lay_token, why_not_target
from valtable.games.valeria.phases.counting import counted
from valtable.games.valeria.phases.exchange import exchange
from valtable.games.valeria.phases.gains import gain, lose
from valtable.games.valeria.phases.prices import TO_RECRUIT, TO_RECRUIT_PLAINLY
from valtable.games.valeria.phases.purse import affords
from valtable.games.valeria.phases.returning import has_stack, take_monster, why_not_victim
from valtable.games.valeria.phases.taking import can_take, steal, why_not_steal
from valtable.games.valeria.state.frames import BONUS, BONUS_MORE, CHOOSING, EXCHANGING, RETURNING, RUN, TAKING, TARGET
from valtable.games.valeria.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.errors import Broken
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK

RUN_STEPS: Final = MODULE_STEPS | {
    GAIN, GAIN_PER, ALL, LOSE, CHOOSE, EXCHANGE, STEAL, TAKE_CITIZEN, MAY, RETURN_CARD, TAKE_MONSTER, ADD_COST,
}  # fmt: skip
"""What is carried out step by step; a card with any other is refused when it is loaded."""


def run_step(state: State, frame: tuple[int, ...], chance: Chance, journal: Journal | None) -> None:
    """Carry out one step of a card, as far as it can be; what it asks lies above it on the agenda."""
    _, seat, step, slot = frame
    op = state.box.code[step]
    while op[0] == GAIN and not op[1 + WILD]:  # asks nobody: the next step follows at once
        gain(state, seat, op[1:7], 1, step, journal)
        step += 1
        op = state.box.code[step]
    code = op[0]
    if code == END:
        state.agenda.pop()
        return
    state.agenda[-1] = (RUN, seat, step + 1, slot)
    if code == GAIN:
        gain(state, seat, op[1:7], 1, step, journal)
    elif code == GAIN_PER:
        gain(state, seat, op[1:7], counted(state, seat, op[7:]), step, journal)
    elif code == ALL:
        state.agenda.append((RUN, seat, op[1], slot))
    elif code == LOSE:
        lose(state, seat, op, journal)
    elif not does_something(state, seat, op, slot):
        return
    elif code == CHOOSE:
        state.agenda.append((CHOOSING, seat, step, slot))
    elif code == EXCHANGE:
        if len(op) > 13:  # a Relic: who uses it has said yes
            exchange(state, seat, step, state.agenda, journal)
        else:
            state.agenda.append((EXCHANGING, seat, step))
    elif code == STEAL:
        steal(state, seat, op, step, journal)
    elif code == TAKE_CITIZEN:
        state.agenda.append((TAKING, seat, step, op[1]))
    elif code == MAY:
        state.agenda.append((BONUS_MORE if op[1] else BONUS, seat, step))
    elif code == RETURN_CARD:
        state.agenda.append((RETURNING, seat, step))
    elif code == TAKE_MONSTER:
        take_monster(state, seat, step, journal)
    elif code == ADD_COST:
        if op[1]:
            lay_token(state, op, slot, journal)
        else:
            state.agenda.append((TARGET, seat, step))
    elif (packs := state.packs) is None:
        raise Broken(f"{state.box.source[step]} belongs to a module that is not in play")
    else:
        run_module_step(state, packs, seat, op, step, slot, journal)


def can_run(state: State, seat: int, step: int) -> bool:
    """Whether some step of the program would do something now."""
    code = state.box.code
    op = code[step]
    while op[0] != END:
        if does_something(state, seat, op, 0):
            return True
        step += 1
        op = code[step]
    return False


def does_something(state: State, seat: int, op: Op, slot: int) -> bool:
    code = op[0]
    if code == GAIN:
        if op[1] or op[2] or op[3] or op[4] or op[6] > 0:
            return True
        return op[5] > 0 and can_gain_map(state, seat)
    if code == GAIN_PER:
        return counted(state, seat, op[7:]) > 0
    if code == ALL:
        return can_run(state, seat, op[1])
    if code == CHOOSE:
        return any(can_run(state, seat, program) for program in op[1:])
    if code == EXCHANGE:
        return affords(state, seat, op[1:7]) and (not op[7 + MAP] or maps_left(state) > 0)
    if code == STEAL:
        return state.seats == 1 or any(
            why_not_steal(state, seat, op, victim, resource) == OK
            for victim in range(state.seats)
            for resource in range(3)
            if op[1 + resource]
        )
    if code == TAKE_CITIZEN:
        return can_take(state, op)
    if code == MAY:
        return can_slay_something(state, seat) if not op[1] else can_do_bonus(state, seat, op)
    if code == RETURN_CARD:
        if op[1] == 0:
            return bool(state.citizens[seat])
        return any(has_stack(state, card) for card in state.slain[seat])
    if code == TAKE_MONSTER:
        if state.seats == 1:
            return bool(op[1]) and any(state.stacks[:5])
        return any(why_not_victim(state, seat, op, victim) == OK for victim in range(state.seats))
    if code == ADD_COST:
        if op[1]:
            return why_not_target(state, op, slot) == OK
        return any(why_not_target(state, op, at) == OK for at in range(20))
    return code != STATIC and (packs := state.packs) is not None and module_step_works(state, packs, seat, op)


def is_useful(state: State, seat: int, program: int) -> bool:
    """Whether every entry that must be done can be done, and some step would do something (C33)."""
    code, step, useful = state.box.code, program, False
    op = code[step]
    while op[0] != END:
        required = op[0] == BANISH and op[6] > 0
        if required or not useful:
            works = does_something(state, seat, op, 0)
            if required and not works:
                return False
            useful = useful or works
        step += 1
        op = code[step]
    return useful


def can_do_bonus(state: State, seat: int, op: Op) -> bool:
    """A bonus action other than slaying: recruit, build or sail, paid as usual (R17)."""
    if op[1] == 1:
        what = TO_RECRUIT_PLAINLY if op[2] else TO_RECRUIT
        return any(why_not_recruit(state, seat, at, what) == OK for at in range(20))
    if op[1] == 2:
        return any(why_not_build(state, seat, at) == OK for at in range(15, 20))
    return any(why_not_sail(state, seat, island) == OK for island in range(4))


# Choosing


def why_not_option(state: State, seat: int, step: int, n: int) -> int:
    """Only what can do something is offered."""
    op = state.box.code[step]
    if op[0] != CHOOSE or n + 1 >= len(op):
        return NO_SUCH_OPTION
    return OK if can_run(state, seat, op[1 + n]) else OPTION_DOES_NOTHING


def apply_option(state: State, seat: int, n: int) -> None:
    _, _, step, slot = state.agenda.pop()
    state.agenda.append((RUN, seat, state.box.code[step][1 + n], slot))
