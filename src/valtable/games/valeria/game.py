"""Valeria on one page: what is asked in which frame, and which chapter answers.

Everybody keeps a Duke, then turns go round: roll, harvest (everybody), two actions, end. The game ends after a round
in which the Monsters or the Domains are gone or too many stacks are exhausted.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from valtable.games.valeria import actions as act
from valtable.games.valeria.check import check_setup
from valtable.games.valeria.components import Box
from valtable.games.valeria.events import EVENTS
from valtable.games.valeria.full import FullState
from valtable.games.valeria.imagine import imagine_state
from valtable.games.valeria.modules import MODULE_FAMILIES, WIDER, apply_module, kinds_open, why_not_module
from valtable.games.valeria.modules import QUESTIONS as MODULE_QUESTIONS
from valtable.games.valeria.modules import WITH_STEP as MODULE_STEPS
from valtable.games.valeria.observe import features
from valtable.games.valeria.options import ALL_TOGETHER, PRESETS, ValeriaOptions
from valtable.games.valeria.phases import action as acting
from valtable.games.valeria.phases import effects, lanes, pay, roll, setup, solo, turn
from valtable.games.valeria.phases.exchange import apply_exchange, why_not_exchange
from valtable.games.valeria.phases.gains import apply_wild
from valtable.games.valeria.portraits import action_args, payment_for, portray, refusal_details
from valtable.games.valeria.reasons import NOT_OPEN, NOT_STOLEN, REASONS
from valtable.games.valeria.scoring import standing_of
from valtable.games.valeria.state import (
    ACTION,
    BONUS,
    CAPTURE,
    CHOICE,
    CHOOSING,
    COLUMN,
    DICE,
    DUKE,
    EXCHANGING,
    FIRST_MODULE_QUESTION,
    MENU,
    PAY,
    POWERS,
    RELIC_CHOICE,
    RETURNING,
    STEALING,
    TAKING,
    TARGET,
    VICTIM,
    WILD_GAIN,
    State,
)
from valtable.games.valeria.tabletop import lay_table, take_census
from valtable.games.valeria.view import ValeriaView, make_view
from valtable.games.valeria.wishes import ValeriaWish, spell_wish
from valtable.kernel.actions import Action
from valtable.kernel.agenda import Frame, asked, waiting
from valtable.kernel.chance import Chance
from valtable.kernel.components import Components
from valtable.kernel.decision import Decision, Portrait
from valtable.kernel.game import Game, Wish
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION, OK, Args
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.state import decode_fields
from valtable.kernel.table import Table

CARD_FAMILIES = (act.CITIZEN, act.DOMAIN, act.MONSTER)

# Frame kind: name of the decision, families that answer it.
QUESTIONS: dict[int, tuple[str, tuple[int, ...]]] = {
    DUKE: ("duke", (act.KEEP,)),
    DICE: ("dice", (act.DIE, act.DONE)),
    MENU: ("harvest", (act.DONE, act.CITIZEN)),
    CHOICE: ("harvest_choice", (act.OPTION, act.RESOURCE)),
    POWERS: ("powers", (act.DOMAIN,)),
    ACTION: ("action", (act.SLAY, act.RECRUIT, act.BUILD, act.GAIN)),
    PAY: ("pay", (act.PAY_MAGIC,)),
    CHOOSING: ("choose", (act.OPTION,)),
    WILD_GAIN: ("wild", (act.RESOURCE,)),
    EXCHANGING: ("exchange", (act.YES, act.NO)),
    STEALING: ("steal", (act.RESOURCE, act.STEAL)),
    TAKING: ("take_citizen", (act.SLOT,)),
    VICTIM: ("victim", (act.SEAT,)),
    RETURNING: ("put_back", (act.NO, act.CITIZEN, act.MONSTER)),
    TARGET: ("token", (act.SLOT,)),
    BONUS: ("bonus_slay", (act.NO, act.SLAY)),
    COLUMN: ("column", (act.SLOT,)),
    CAPTURE: ("capture", (act.SLOT,)),
} | MODULE_QUESTIONS
WITH_STEP = MODULE_STEPS | frozenset(
    (CHOICE, CHOOSING, WILD_GAIN, EXCHANGING, STEALING, TAKING, VICTIM, RETURNING, TARGET, BONUS)
)
"""Frames whose third number is the step of a card: that card asks."""


class Valeria(Game[State, ValeriaView, ValeriaOptions]):
    title = "valeria"
    min_seats, max_seats = 1, 5
    rules_version, edition = 1, "1"
    state_type, view_type, options_type = State, ValeriaView, ValeriaOptions
    wish_type = ValeriaWish
    reasons, events = REASONS, EVENTS
    bot_options: dict[str, object] = {"round_limit": 150}
    presets = PRESETS

    def __init__(self, components: Components, rules: int = 0) -> None:
        super().__init__(components, rules)
        self.contents = Box(components)
        self.actions = self.contents.actions
        self.family_of = self.actions.family_of
        self.argument = self.actions.argument
        self.first_of = self.contents.first_of

    def box(self, options: ValeriaOptions) -> Box:
        return self.contents

    def all_modules(self) -> dict[str, object]:
        return dict(ALL_TOGETHER)

    def check_options(self, options: ValeriaOptions, seats: int) -> None:
        super().check_options(options, seats)
        check_setup(self.contents, options, seats)

    def decode_state(self, options: ValeriaOptions, data: bytes) -> State:
        """With modules the state has more fields."""
        if not options.modules:
            return super().decode_state(options, data)
        return FullState(self.contents, options, *decode_fields(FullState, data))

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

    def families(self, state: State, kind: int) -> tuple[int, ...]:
        """The families of actions that answer a frame."""
        return WIDER[kind] if state.modules and kind in WIDER else QUESTIONS[kind][1]

    def why_not(self, state: State, seat: int, action: int) -> int:
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return NOT_YOUR_DECISION
        family, x = self.family_of[action], self.argument[action]
        kind = frame[0]
        if state.modules:
            if family not in self.families(state, kind):
                return NOT_ASKED
            if kind >= FIRST_MODULE_QUESTION or family in MODULE_FAMILIES or (kind == POWERS and family == act.DONE):
                return OK if family == act.KEEP else why_not_module(state, seat, frame, family, x)
        elif family not in QUESTIONS[kind][1]:
            return NOT_ASKED
        if family == act.SLAY:
            return pay.why_not_slay(state, seat, x)
        if family == act.RECRUIT:
            return pay.why_not_recruit(state, seat, x)
        if family == act.BUILD:
            return pay.why_not_build(state, seat, 15 + x)
        if family == act.PAY_MAGIC:
            return pay.why_not_pay(state, seat, frame, x)
        if family == act.DIE:
            return roll.why_not_die(state, seat, frame, x // 2, x % 2)
        if family == act.OPTION:
            if kind == CHOICE:
                return lanes.why_not_answer(state, seat, frame, x, False)
            return effects.why_not_option(state, seat, frame[2], x)
        if family == act.RESOURCE:
            return self.why_not_resource(state, seat, frame, x)
        if family == act.STEAL:
            return effects.why_not_steal(state, seat, state.box.code[frame[2]], x // 3, x % 3)
        if family == act.SLOT:
            return why_not_slot(state, frame, x)
        if family == act.SEAT:
            return effects.why_not_victim(state, seat, state.box.code[frame[2]], x)
        if family == act.CITIZEN:
            if kind == MENU:
                return lanes.why_not_pick(state, seat, frame, action)
            return effects.why_not_return(state, seat, frame[2], x, monster=False)
        if family == act.MONSTER:
            return effects.why_not_return(state, seat, frame[2], x, monster=True)
        if family == act.DOMAIN:
            return OK if x in frame[2:] else NOT_OPEN
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

    def choices(self, state: State, seat: int) -> list[int]:
        """As `why_not` says, but looking only at what lies there."""
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return []
        kind = frame[0]
        if kind == ACTION:
            return self.action_choices(state, seat)
        first = self.first_of
        if kind == PAY:
            least, most = pay.magic_range(state, seat, *frame[2:])
            return list(range(first[act.PAY_MAGIC] + least, first[act.PAY_MAGIC] + most + 1))
        if kind == CHOICE:
            base = first[act.RESOURCE if lanes.is_wild(state, frame) else act.OPTION]
            return [base + n for n in lanes.open_answers(state, seat, frame)]
        if kind in (DUKE, RELIC_CHOICE):
            return [first[act.KEEP], first[act.KEEP] + 1]
        if kind == MENU:
            actions = sorted({state.box.menu_action[step] for step in frame[2:]})
            found = [a for a in actions if lanes.why_not_pick(state, seat, frame, a) == OK]
            return [first[act.DONE], *found] if lanes.why_not_finish(state, frame) == OK else found
        if kind == RETURNING:
            cards, family = (state.slain[seat], act.MONSTER) if state.box.code[frame[2]][1] else (
                state.citizens[seat], act.CITIZEN)  # fmt: skip
            monster = family == act.MONSTER
            back = [k for k in sorted(set(cards)) if effects.why_not_return(state, seat, frame[2], k, monster) == OK]
            return [first[act.NO], *(first[family] + k for k in back)]
        if kind == POWERS and not state.modules:
            return sorted(first[act.DOMAIN] + domain for domain in frame[2:])
        if kind == TAKING:
            op = state.box.code[frame[2]]
            slots = range(20) if state.modules else range(5, 15)
            return [first[act.SLOT] + slot for slot in slots if effects.why_not_take(state, op, slot) == OK]
        if kind == WILD_GAIN:
            return [first[act.RESOURCE], first[act.RESOURCE] + 1, first[act.RESOURCE] + 2]
        found = []
        for family in self.families(state, kind):
            table = self.actions.families[family]
            numbers: Iterable[int] = range(table.size)
            if family in CARD_FAMILIES and kind >= FIRST_MODULE_QUESTION:
                numbers = [n for n in kinds_open(state, frame) if n < table.size]
            found += [table.first + n for n in numbers if self.why_not(state, seat, table.first + n) == OK]
        return found

    def action_choices(self, state: State, seat: int) -> list[int]:
        """Icons and copies are counted once, and prices only where the purse could reach them."""
        if state.modules:
            return self.choices_with_modules(state, seat)
        first, (gold, _, magic, _) = self.first_of, state.res[seat]
        at = first[act.SLAY]
        found = [at + slot for slot in pay.slayable(state, seat)]
        if gold:
            at = first[act.RECRUIT]
            found += [at + slot for slot in pay.recruitable(state, seat, gold + magic)]
        at = first[act.BUILD] - 15
        found += [at + slot for slot in pay.buildable(state, seat)]
        at = first[act.GAIN]
        found += (at, at + 1, at + 2)
        return found

    def choices_with_modules(self, state: State, seat: int) -> list[int]:
        first = self.first_of
        found = [first[act.SLAY] + slot for slot in range(20) if pay.why_not_slay(state, seat, slot) == OK]
        found += [first[act.RECRUIT] + slot for slot in range(20) if pay.why_not_recruit(state, seat, slot) == OK]
        found += [first[act.BUILD] + at for at in range(5) if pay.why_not_build(state, seat, 15 + at) == OK]
        found += (first[act.GAIN], first[act.GAIN] + 1, first[act.GAIN] + 2)
        frame = state.agenda[-1]
        for family in (act.MAP, act.AGENT, act.SAIL, act.RELIC, act.BANNER):
            size = self.actions.families[family].size
            found += [first[family] + x for x in range(size) if why_not_module(state, seat, frame, family, x) == OK]
        return found

    # What is done

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        family, x = self.family_of[action], self.argument[action]
        if state.sealed:
            apply_lane(state, seat, state.sealed[seat], family, x, action, journal)
            if not any(state.sealed):
                state.sealed = []
                turn.go_on(state, chance, journal)
            return
        kind = state.agenda[-1][0]
        if state.modules and ((kind >= FIRST_MODULE_QUESTION and kind != RELIC_CHOICE) or family in MODULE_FAMILIES):
            apply_module(state, seat, family, x, chance, journal)
        elif family == act.GAIN:
            acting.apply_gain(state, seat, x, journal)
        elif family == act.SLAY:
            acting.apply_slay(state, seat, x, chance, journal)
        elif family == act.RECRUIT:
            acting.apply_recruit(state, seat, x, chance, journal)
        elif family == act.PAY_MAGIC:
            acting.apply_pay_magic(state, seat, x, chance, journal)
        elif family == act.BUILD:
            acting.apply_build(state, seat, 15 + x, chance, journal)
        elif kind in (CHOICE, MENU, DUKE, RELIC_CHOICE):
            apply_lane(state, seat, state.agenda, family, x, action, journal)
        elif family == act.OPTION:
            effects.apply_option(state, seat, x)
        elif family == act.STEAL:
            effects.apply_steal(state, seat, x // 3, x % 3, journal)
        elif family == act.SLOT:
            apply_slot(state, seat, x, chance, journal)
        elif family == act.RESOURCE:
            if kind == STEALING:
                effects.take_from_bank(state, seat, state.agenda.pop()[2], x, journal)
            else:
                apply_wild(state, seat, state.agenda, x, journal)
        elif family == act.DIE:
            roll.apply_die(state, seat, x // 2, x % 2, chance, journal)
        elif family == act.DOMAIN:
            turn.apply_power(state, seat, x, journal)
        elif family == act.YES:
            apply_exchange(state, seat, journal)
        elif family == act.SEAT:
            effects.apply_victim(state, seat, x, chance, journal)
        elif family in (act.CITIZEN, act.MONSTER):
            effects.apply_return(state, seat, x, family == act.MONSTER, journal)
        else:  # done and no: whatever may be ended or declined
            state.agenda.pop()
        turn.go_on(state, chance, journal)

    def copy(self, state: State) -> State:
        return state.copy()

    # Who knows what, and how it is shown

    def view(self, state: State, seat: int | None) -> ValeriaView:
        return make_view(state, seat)

    def imagine(self, view: ValeriaView, chance: Chance) -> State:
        return imagine_state(self, self.contents, view, chance)

    def standing(self, view: ValeriaView) -> ScoreSheet:
        return standing_of(self.contents, view)

    def details(self, state: State, seat: int, action: int, reason: int) -> Args:
        return refusal_details(state, seat, self.actions.values[action], reason)

    def portray(self, state: State, seat: int, action: int) -> Portrait:
        return portray(state, seat, self.actions.values[action])

    def action_args(self, state: State, seat: int, value: Action) -> Args:
        return action_args(state, seat, value, super().action_args(state, seat, value))

    def spell(self, state: State, seat: int, wish: Wish) -> list[int]:
        steps = spell_wish(state, seat, wish)
        return super().spell(state, seat, wish) if steps is None else [self.actions.parse(step) for step in steps]

    def table(self, view: ValeriaView) -> Table:
        return lay_table(self.contents, view)

    def observe(self, view: ValeriaView) -> array[float]:
        return features(self.contents, view)

    def census(self, state: State) -> dict[str, dict[str, int]]:
        return take_census(state)


def why_not_slot(state: State, frame: Frame, slot: int) -> int:
    kind = frame[0]
    if kind == TAKING:
        return effects.why_not_take(state, state.box.code[frame[2]], slot)
    if kind == TARGET:
        return effects.why_not_target(state, state.box.code[frame[2]], slot)
    if kind == COLUMN:
        return solo.why_not_column(state, slot)
    return solo.why_not_capture(state, frame[2], slot)


def apply_slot(state: State, seat: int, slot: int, chance: Chance, journal: Journal | None) -> None:
    kind = state.agenda[-1][0]
    if kind == TAKING:
        effects.apply_take(state, seat, slot, chance, journal)
    elif kind == TARGET:
        effects.apply_target(state, seat, slot, journal)
    elif kind == COLUMN:
        solo.apply_column(state, seat, slot)
    else:
        solo.apply_capture(state, seat, slot, chance, journal)


def apply_lane(
    state: State, seat: int, lane: list[Frame], family: int, x: int, action: int, journal: Journal | None
) -> None:
    """A step of the Harvest or the choice of a Duke or Relic: it touches nothing but this seat's own."""
    if family == act.KEEP:
        lanes.apply_keep(state, seat, lane, x, journal)
    elif family == act.CITIZEN:
        lanes.apply_pick(state, seat, lane, action, journal)
    elif family == act.DONE:
        lanes.apply_finish(state, seat, lane, journal)
    else:
        lanes.apply_answer(state, seat, lane, x, journal)
