"""What forbids an action: the single source of legality, which asks the chapters."""

from __future__ import annotations

from valtable.games.valeria.asking.purchases import why_not_build, why_not_pay, why_not_recruit, why_not_slay
from valtable.games.valeria.asking.questions import MODULE_FAMILIES, QUESTIONS, WIDER
from valtable.games.valeria.asking.reasons import NOT_STOLEN
from valtable.games.valeria.box import actions as act
from valtable.games.valeria.box.components import Box
from valtable.games.valeria.modules.questions import why_not_module
from valtable.games.valeria.options import ValeriaOptions
from valtable.games.valeria.phases import cost_tokens, effects, lanes, returning, roll, solo, taking, turn
from valtable.games.valeria.phases.exchange import why_not_exchange
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.frames import (
    CHOICE,
    COLUMN,
    FIRST_MODULE_QUESTION,
    MENU,
    POWERS,
    STEALING,
    TAKING,
    TARGET,
)
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import Frame, asked
from valtable.kernel.components import Components
from valtable.kernel.game import Game
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION, OK


class Legality(Game[State, ValeriaView, ValeriaOptions, Box]):
    """The part of the game that objects."""

    def __init__(self, components: Components, rules: int = 0) -> None:
        super().__init__(components, rules)
        self.first_of = self.contents.first_of

    def families(self, state: State, kind: int) -> tuple[int, ...]:
        """The families of actions that answer a frame."""
        return WIDER[kind] if state.packs is not None and kind in WIDER else QUESTIONS[kind][1]

    def answering(self, state: State, seat: int) -> tuple[int, ...]:
        frame = asked(state.agenda, state.sealed, seat)
        return () if frame is None else self.families(state, frame[0])

    def why_not(self, state: State, seat: int, action: int) -> int:
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return NOT_YOUR_DECISION
        family, x = self.family_of[action], self.argument[action]
        kind = frame[0]
        if state.packs is not None:
            if family not in self.families(state, kind):
                return NOT_ASKED
            if kind >= FIRST_MODULE_QUESTION or family in MODULE_FAMILIES or (kind == POWERS and family == act.DONE):
                return OK if family == act.KEEP else why_not_module(state, seat, frame, family, x)
        elif family not in QUESTIONS[kind][1]:
            return NOT_ASKED
        if family == act.SLAY:
            return why_not_slay(state, seat, x)
        if family == act.RECRUIT:
            return why_not_recruit(state, seat, x)
        if family == act.BUILD:
            return why_not_build(state, seat, 15 + x)
        if family == act.PAY_MAGIC:
            return why_not_pay(state, seat, frame, x)
        if family == act.DIE:
            return roll.why_not_die(state, seat, frame, x // 2, x % 2)
        if family == act.OPTION:
            if kind == CHOICE:
                return lanes.why_not_answer(state, seat, frame, x, False)
            return effects.why_not_option(state, seat, frame[2], x)
        if family == act.RESOURCE:
            return self.why_not_resource(state, seat, frame, x)
        if family == act.STEAL:
            return taking.why_not_steal(state, seat, state.box.code[frame[2]], x // 3, x % 3)
        if family == act.SLOT:
            return why_not_slot(state, frame, x)
        if family == act.SEAT:
            return returning.why_not_victim(state, seat, state.box.code[frame[2]], x)
        if family == act.CITIZEN:
            if kind == MENU:
                return lanes.why_not_pick(state, seat, frame, action)
            return returning.why_not_return(state, seat, frame[2], x, monster=False)
        if family == act.MONSTER:
            return returning.why_not_return(state, seat, frame[2], x, monster=True)
        if family == act.DOMAIN:
            return turn.why_not_power(state, seat, frame, x)
        if family == act.DONE and kind == MENU:
            return lanes.why_not_finish(state, frame)
        if family == act.YES:
            return why_not_exchange(state, seat, frame[2])
        return OK

    def why_not_resource(self, state: State, seat: int, frame: Frame, x: int) -> int:
        if frame[0] == CHOICE:
            return lanes.why_not_answer(state, seat, frame, x, True)
        if frame[0] == STEALING:
            if state.seats > 1:
                return NOT_ASKED
            return OK if state.box.code[frame[2]][1 + x] else NOT_STOLEN
        return OK


def why_not_slot(state: State, frame: Frame, slot: int) -> int:
    kind = frame[0]
    if kind == TAKING:
        return taking.why_not_take(state, state.box.code[frame[2]], slot)
    if kind == TARGET:
        return cost_tokens.why_not_target(state, state.box.code[frame[2]], slot)
    if kind == COLUMN:
        return solo.why_not_column(state, slot)
    return solo.why_not_capture(state, frame[2], slot)
