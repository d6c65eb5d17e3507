"""Valletta on one page: who is asked, what may be answered, and which chapter carries it out.

Set-up and draft, then turns clockwise: three cards one after the other, the draw. A last house,
25 points or the last barrel begin the final phase, in which every deck is played once more.
"""

from __future__ import annotations

from valtable.games.valletta.asking.choices import choices_in
from valtable.games.valletta.asking.legality import why_not_answer
from valtable.games.valletta.asking.questions import QUESTIONS, name_of, source_of
from valtable.games.valletta.asking.reasons import REASONS
from valtable.games.valletta.box import actions as act
from valtable.games.valletta.box.actions import MATERIALS
from valtable.games.valletta.box.components import Box
from valtable.games.valletta.options import CONDITIONS, GROUPS, PACE, PRESETS, VallettaOptions
from valtable.games.valletta.people.asked import ASKS
from valtable.games.valletta.people.events import EVENTS, MATTERS
from valtable.games.valletta.people.lookup import look_up
from valtable.games.valletta.people.near_end import near_end
from valtable.games.valletta.people.portraits import MEANT, action_args, portray
from valtable.games.valletta.people.refusals import refusal_details
from valtable.games.valletta.people.tabletop import lay_table
from valtable.games.valletta.people.wishes import VallettaWish, spell_wish
from valtable.games.valletta.phases import build, exchange, handing, points, rivals, setup, staff, turn
from valtable.games.valletta.scoring import standing_of
from valtable.games.valletta.sight.imagine import imagine_state
from valtable.games.valletta.sight.looking import make_view
from valtable.games.valletta.sight.observation import FEATURES
from valtable.games.valletta.sight.view import VallettaView
from valtable.games.valletta.state.census import take_census
from valtable.games.valletta.state.frames import PLAYING, STAFFING
from valtable.games.valletta.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.decision import Decision
from valtable.kernel.errors import Malformed
from valtable.kernel.game import Game
from valtable.kernel.journal import Journal
from valtable.kernel.parts import Parts
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION


class Valletta(Game[State, VallettaView, VallettaOptions, Box]):
    title = "valletta"
    portrays_all = True
    min_seats = 2
    max_seats = 4
    rules_version = 1
    observation_version = 0
    edition = "2"
    state_type = State
    view_type = VallettaView
    options_type = VallettaOptions
    wish_type = VallettaWish
    reasons = REASONS
    events = EVENTS
    asks = ASKS
    matters = MATTERS
    meant = MEANT
    parts = Parts(
        box=Box,
        view=make_view,
        imagine=imagine_state,
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
    presets = PRESETS
    groups = GROUPS
    conditions = CONDITIONS
    pace = PACE

    def check_options(self, options: VallettaOptions, seats: int) -> None:
        super().check_options(options, seats)
        if options.first_player != "random" and options.first_player >= seats:
            raise Malformed("options", f"first_player must be random or a seat from 0 to {seats - 1}")

    def setup(self, options: VallettaOptions, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        return setup.set_up(self.contents, options, self.rules, seats, chance, journal)

    # What is asked

    def deciders(self, state: State) -> list[int]:
        return [state.agenda[-1][1]] if state.agenda else []

    def decision(self, state: State, seat: int) -> Decision:
        frame = state.agenda[-1]
        return Decision(seat, name_of(frame), source_of(state, frame))

    def why_not(self, state: State, seat: int, action: int) -> int:
        if not state.agenda or state.agenda[-1][1] != seat:
            return NOT_YOUR_DECISION
        frame, family = state.agenda[-1], self.family_of[action]
        if family not in QUESTIONS[frame[0]][1]:
            return NOT_ASKED
        return why_not_answer(state, seat, frame, family, self.argument[action])

    def answering(self, state: State, seat: int) -> tuple[int, ...]:
        agenda = state.agenda
        return QUESTIONS[agenda[-1][0]][1] if agenda and agenda[-1][1] == seat else ()

    def choices(self, state: State, seat: int) -> list[int]:
        agenda = state.agenda
        if not agenda or agenda[-1][1] != seat:
            return []
        return choices_in(state, seat, agenda[-1])

    def is_public(self, state: State, seat: int) -> bool:
        """Only cards in hand are hidden: a single choice among them is public if the hand must be as it is."""
        if state.agenda[-1][0] not in (PLAYING, STAFFING):
            return True
        hand, deck = state.hand[seat], state.deck[seat]
        return not deck or hand == state.known[seat] or len(set(hand + deck)) == 1

    # What is done

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        family, x = self.family_of[action], self.argument[action]
        if family == act.PLAY:
            turn.apply_play(state, seat, x, chance, journal)
        elif family == act.LAY:
            turn.apply_lay(state, seat, x, chance, journal)
        elif family == act.TAKE:
            handing.apply_take(state, seat, x, journal)
        elif family == act.DONE:
            state.agenda.pop()
        elif family == act.GIVE:
            handing.apply_give(state, seat, x, journal)
        elif family == act.EXCHANGE:
            exchange.apply_exchange(state, seat, x)
        elif family == act.CONSTRUCT:
            build.apply_construct(state, seat, x, journal)
        elif family == act.UPGRADE:
            build.apply_upgrade(state, seat, x, journal)
        elif family == act.SAVE:
            build.apply_save(state, seat, MATERIALS[x], journal)
        elif family == act.HIRE:
            staff.apply_hire(state, seat, state.box.staff[x], journal)
        elif family == act.FIRE:
            staff.apply_fire(state, seat, state.box.staff[x], journal)
        elif family == act.STEAL:
            rivals.apply_steal(state, seat, 1 + x // 4, x % 4, journal)
        else:
            points.apply_pay(state, seat, journal)
        turn.go_on(state, chance, journal)
