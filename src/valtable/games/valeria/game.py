"""Valeria on one page: what is asked in which frame, and which chapter answers.

Everybody keeps a Duke, then turns go round: roll, harvest (everybody), two actions, end. The game ends after a round
in which the Monsters or the Domains are gone or too many stacks are exhausted.
"""

from __future__ import annotations

from valtable.games.valeria.asking.choices import Choices
from valtable.games.valeria.asking.combinations import check_setup, laid_out, names_to_pick
from valtable.games.valeria.asking.questions import MODULE_FAMILIES, QUESTIONS, WITH_STEP
from valtable.games.valeria.asking.reasons import REASONS
from valtable.games.valeria.box import actions as act
from valtable.games.valeria.box.components import Box
from valtable.games.valeria.modules.questions import apply_module
from valtable.games.valeria.options import ALL_TOGETHER, CONDITIONS, GROUPS, PACE, PRESETS, ValeriaOptions, of_today
from valtable.games.valeria.people.asked import ASKS
from valtable.games.valeria.people.events import EVENTS, MATTERS
from valtable.games.valeria.people.lookup import look_up
from valtable.games.valeria.people.naming import action_args, payment_for
from valtable.games.valeria.people.near_end import near_end
from valtable.games.valeria.people.portraits import MEANT, portray
from valtable.games.valeria.people.refusals import refusal_details
from valtable.games.valeria.people.tabletop import lay_table
from valtable.games.valeria.people.wishes import ValeriaWish, spell_wish
from valtable.games.valeria.phases import action as acting
from valtable.games.valeria.phases import cost_tokens, effects, lanes, returning, roll, setup, solo, taking, turn
from valtable.games.valeria.phases.carried_out import check_carried_out
from valtable.games.valeria.phases.exchange import apply_exchange
from valtable.games.valeria.phases.gains import apply_wild
from valtable.games.valeria.phases.purchase import apply_pay_magic
from valtable.games.valeria.scoring import standing_of
from valtable.games.valeria.sight.imagine import imagine_state
from valtable.games.valeria.sight.looking import make_view
from valtable.games.valeria.sight.observation import FEATURES
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.census import take_census
from valtable.games.valeria.state.frames import (
    CHOICE,
    COLUMN,
    DUKE,
    FIRST_MODULE_QUESTION,
    MENU,
    PAY,
    RELIC_CHOICE,
    STEALING,
    TAKING,
    TARGET,
)
from valtable.games.valeria.state.reading import read_state
from valtable.games.valeria.state.state import State
from valtable.kernel.agenda import asked, waiting
from valtable.kernel.chance import Chance
from valtable.kernel.components import Components
from valtable.kernel.decision import Decision
from valtable.kernel.journal import Journal
from valtable.kernel.parts import Parts
from valtable.kernel.values import Picks


class Valeria(Choices):
    title = "valeria"
    min_seats = 1
    max_seats = 5
    rules_version = 2
    observation_version = 0
    edition = "1"
    state_type = State
    view_type = ValeriaView
    options_type = ValeriaOptions
    wish_type = ValeriaWish
    reasons = REASONS
    events = EVENTS
    asks = ASKS
    matters = MATTERS
    meant = MEANT
    parts = Parts(
        box=Box,
        view=make_view,
        features=FEATURES,
        standing=standing_of,
        near=near_end,
        look_up=look_up,
        table=lay_table,
        census=take_census,
        portray=portray,
        action_args=action_args,
        details=refusal_details,
        spell=spell_wish,
    )
    bot_options = {"round_limit": 150}
    presets = PRESETS
    groups = GROUPS
    conditions = CONDITIONS
    pace = PACE

    def __init__(self, components: Components, rules: int = 0) -> None:
        super().__init__(components, rules)
        check_carried_out(self.contents)

    def all_modules(self) -> dict[str, object]:
        return dict(ALL_TOGETHER)

    def picks(self) -> dict[str, Picks]:
        return names_to_pick(self.contents)

    def lays_out(self) -> dict[str, dict[str, list[str]]]:
        return {"layout": laid_out(self.contents)}

    def decode_options(self, raw: dict[str, object]) -> ValeriaOptions:
        return super().decode_options(of_today(raw))

    def check_options(self, options: ValeriaOptions, seats: int) -> None:
        super().check_options(options, seats)
        check_setup(self.contents, options)

    def decode_state(self, options: ValeriaOptions, data: bytes) -> State:
        """With modules the state has more fields."""
        return read_state(self.contents, options, data)

    def setup(self, options: ValeriaOptions, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        state = setup.set_up(self.contents, options, self.rules, seats, chance, journal)
        turn.go_on(state, chance, journal)
        return state

    # What is asked

    def deciders(self, state: State) -> list[int]:
        return waiting(state.agenda, state.sealed)

    def decision(self, state: State, seat: int) -> Decision:
        frame = asked(state.agenda, state.sealed, seat)
        assert frame is not None
        kind = frame[0]
        source = state.box.source[frame[2]] if kind in WITH_STEP else ""
        if kind == PAY:
            source = payment_for(state, frame)
        sealed = ""
        if state.sealed:
            sealed = {DUKE: "dukes", RELIC_CHOICE: "relics"}.get(kind, f"harvest {state.turn}")
        return Decision(seat, QUESTIONS[kind][0], source, sealed)

    def is_public(self, state: State, seat: int) -> bool:
        """In the sealed phases a seat is asked only where it has a choice (C51)."""
        return not state.sealed

    # What is done

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        family, x = self.family_of[action], self.argument[action]
        if state.sealed:
            lanes.apply_lane(state, seat, state.sealed[seat], family, x, action, journal)
            if not any(state.sealed):
                state.sealed = []
                turn.go_on(state, chance, journal)
            return
        kind = state.agenda[-1][0]
        packs = state.packs
        if packs is not None and (
            (kind >= FIRST_MODULE_QUESTION and kind != RELIC_CHOICE) or family in MODULE_FAMILIES
        ):
            apply_module(state, packs, seat, family, x, chance, journal)
        elif family == act.GAIN:
            acting.apply_gain(state, seat, x, journal)
        elif family == act.SLAY:
            acting.apply_slay(state, seat, x, chance, journal)
        elif family == act.RECRUIT:
            acting.apply_recruit(state, seat, x, chance, journal)
        elif family == act.PAY_MAGIC:
            apply_pay_magic(state, seat, x, chance, journal)
        elif family == act.BUILD:
            acting.apply_build(state, seat, 15 + x, chance, journal)
        elif kind in (CHOICE, MENU, DUKE, RELIC_CHOICE):
            lanes.apply_lane(state, seat, state.agenda, family, x, action, journal)
        elif family == act.OPTION:
            effects.apply_option(state, seat, x)
        elif family == act.STEAL:
            taking.apply_steal(state, seat, x // 3, x % 3, journal)
        elif family == act.SLOT:
            apply_slot(state, seat, x, chance, journal)
        elif family == act.RESOURCE:
            if kind == STEALING:
                taking.take_from_bank(state, seat, state.agenda.pop()[2], x, journal)
            else:
                apply_wild(state, seat, state.agenda, x, journal)
        elif family == act.DIE:
            roll.apply_die(state, seat, x // 2, x % 2, chance, journal)
        elif family == act.DOMAIN:
            turn.apply_power(state, seat, x, journal)
        elif family == act.YES:
            apply_exchange(state, seat, journal)
        elif family == act.SEAT:
            returning.apply_victim(state, seat, x, chance, journal)
        elif family in (act.CITIZEN, act.MONSTER):
            returning.apply_return(state, seat, x, family == act.MONSTER, journal)
        else:  # done and no: whatever may be ended or declined
            state.agenda.pop()
        turn.go_on(state, chance, journal)

    def imagine(self, view: ValeriaView, chance: Chance) -> State:
        return imagine_state(self, view, chance)


def apply_slot(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    kind = state.agenda[-1][0]
    if kind == TAKING:
        taking.apply_take(state, seat, slot, chance, journal)
    elif kind == TARGET:
        cost_tokens.apply_target(state, seat, slot, journal)
    elif kind == COLUMN:
        solo.apply_column(state, seat, slot)
    else:
        solo.apply_capture(state, seat, slot, chance, journal)
