"""Valdora on one page: who is asked, what may be answered, and which chapter carries it out.

Turns go clockwise: move the pawn, pay whom it meets, then one action of the stop, step by step until
the turn is ended. When at most one colour of craftsmen is left the round is played to its end.
"""

from __future__ import annotations

from valtable.games.valdora.asking.choices import choices_in
from valtable.games.valdora.asking.legality import why_not_answer
from valtable.games.valdora.asking.questions import QUESTIONS, source_of
from valtable.games.valdora.asking.reasons import REASONS
from valtable.games.valdora.box import actions as act
from valtable.games.valdora.box.components import Box
from valtable.games.valdora.options import GROUPS, PACE, PRESETS, ValdoraOptions
from valtable.games.valdora.people.asked import ASKS
from valtable.games.valdora.people.events import EVENTS, MATTERS
from valtable.games.valdora.people.lookup import look_up
from valtable.games.valdora.people.near_end import near_end
from valtable.games.valdora.people.portraits import action_args, portray
from valtable.games.valdora.people.refusals import refusal_details
from valtable.games.valdora.people.tabletop import lay_table
from valtable.games.valdora.people.wishes import ValdoraWish, spell_wish
from valtable.games.valdora.phases import books, completing, loading, movement, setup, turn
from valtable.games.valdora.scoring import standing_of
from valtable.games.valdora.sight.imagine import imagine_state
from valtable.games.valdora.sight.looking import make_view
from valtable.games.valdora.sight.observation import FEATURES
from valtable.games.valdora.sight.view import ValdoraView
from valtable.games.valdora.state.census import take_census
from valtable.games.valdora.state.frames import PAYING_GOLD
from valtable.games.valdora.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.decision import Decision
from valtable.kernel.errors import Malformed
from valtable.kernel.game import Game
from valtable.kernel.journal import Journal
from valtable.kernel.parts import Parts
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION


class Valdora(Game[State, ValdoraView, ValdoraOptions, Box]):
    title = "valdora"
    min_seats = 3
    max_seats = 5
    rules_version = 3
    observation_version = 0
    edition = "1"
    state_type = State
    view_type = ValdoraView
    options_type = ValdoraOptions
    wish_type = ValdoraWish
    reasons = REASONS
    events = EVENTS
    asks = ASKS
    matters = MATTERS
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
    bot_options = {"round_limit": 120}  # R23
    presets = PRESETS
    groups = GROUPS
    pace = PACE

    def check_options(self, options: ValdoraOptions, seats: int) -> None:
        super().check_options(options, seats)
        if options.first_player != "random" and options.first_player >= seats:
            raise Malformed("options", f"first_player must be random or a seat from 0 to {seats - 1}")

    def setup(self, options: ValdoraOptions, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        return setup.set_up(self.contents, options, self.rules, seats, chance, journal)

    # What is asked

    def deciders(self, state: State) -> list[int]:
        return [state.agenda[-1][1]] if state.agenda else []

    def decision(self, state: State, seat: int) -> Decision:
        frame = state.agenda[-1]
        return Decision(seat, QUESTIONS[frame[0]][0], source_of(state, frame))

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

    # What is done

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        family, x = self.family_of[action], self.argument[action]
        if family == act.MOVE:
            movement.apply_move(state, seat, x, journal)
        elif family == act.END:
            turn.end_turn(state, seat, journal)
        elif family == act.TURN:
            books.apply_turn(state, seat, x, chance, journal)
        elif family == act.LOAD:
            loading.apply_load(state, seat, *state.box.loads[x], journal)
        elif family == act.BUY:
            books.apply_buy(state, seat, x, chance, journal)
        elif family == act.COMPLETE:
            completing.apply_complete(state, seat, x, journal)
        elif family == act.SWAP:
            books.apply_swap(state, seat, x // 2, x % 2, chance, journal)
        elif family == act.PROVISIONS:
            turn.apply_provisions(state, seat, journal)
        elif state.agenda[-1][0] == PAYING_GOLD:
            side = state.agenda.pop()[2]
            books.buy_equipment(state, seat, side, x, chance, journal)
        else:
            completing.apply_pay(state, seat, x, journal)
