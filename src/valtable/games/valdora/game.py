"""Valdora on one page: what is asked in which frame, and which chapter answers.

Turns go clockwise: move the pawn, pay whom it meets, then one action of the stop, step by step until
the turn is ended. When at most one colour of craftsmen is left the round is played to its end.
"""

from __future__ import annotations

from valtable.games.valdora import actions as act
from valtable.games.valdora.components import Box
from valtable.games.valdora.events import EVENTS, book_ref, space_ref
from valtable.games.valdora.imagine import imagine_state
from valtable.games.valdora.observe import features
from valtable.games.valdora.options import ValdoraOptions
from valtable.games.valdora.phases import books, completing, loading, movement, setup, turn
from valtable.games.valdora.portraits import action_args, portray, refusal_details
from valtable.games.valdora.reasons import REASONS
from valtable.games.valdora.scoring import standing_of
from valtable.games.valdora.state import ACTING, MOVING, PAYING_GEM, PAYING_GOLD, State
from valtable.games.valdora.tabletop import lay_table, take_census
from valtable.games.valdora.view import ValdoraView, make_view
from valtable.games.valdora.wishes import ValdoraWish, spell_wish
from valtable.kernel.chance import Chance
from valtable.kernel.decision import Decision
from valtable.kernel.errors import Malformed
from valtable.kernel.game import Game
from valtable.kernel.journal import Journal
from valtable.kernel.parts import Parts
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION, OK

# Frame kind: name of the decision, families that answer it.
QUESTIONS: dict[int, tuple[str, tuple[int, ...]]] = {
    MOVING: ("move", (act.MOVE,)),
    ACTING: ("act", (act.TURN, act.BUY, act.SWAP, act.LOAD, act.COMPLETE, act.PROVISIONS, act.END)),
    PAYING_GOLD: ("pay_gold", (act.PAY,)),
    PAYING_GEM: ("pay_gem", (act.PAY,)),
}


class Valdora(Game[State, ValdoraView, ValdoraOptions, Box]):
    title = "valdora"
    min_seats, max_seats = 3, 5
    rules_version, edition = 2, "1"
    state_type, view_type, options_type = State, ValdoraView, ValdoraOptions
    wish_type = ValdoraWish
    reasons, events = REASONS, EVENTS
    parts = Parts(
        box=Box,
        view=make_view,
        imagine=imagine_state,
        observe=features,
        standing=standing_of,
        table=lay_table,
        census=take_census,
        portray=portray,
        action_args=action_args,
        details=refusal_details,
        spell=spell_wish,
    )
    bot_options = {"round_limit": 120}  # R23

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
        frame, space = state.agenda[-1], state.pawns[seat]
        source = space_ref(state.box, space)
        if frame[0] == PAYING_GOLD:
            source = book_ref(state.box, state.box.book_at[space])
        return Decision(seat, QUESTIONS[frame[0]][0], source)

    def why_not(self, state: State, seat: int, action: int) -> int:
        if not state.agenda or state.agenda[-1][1] != seat:
            return NOT_YOUR_DECISION
        frame = state.agenda[-1]
        family, x = self.family_of[action], self.argument[action]
        if family not in QUESTIONS[frame[0]][1]:
            return NOT_ASKED
        if family == act.MOVE:
            return movement.why_not_move(state, seat, x)
        if family == act.TURN:
            return books.why_not_turn(state, seat, frame, x)
        if family == act.BUY:
            return books.why_not_buy(state, seat, frame, x)
        if family == act.SWAP:
            return books.why_not_swap(state, seat, frame, x % 2)
        if family == act.LOAD:
            return loading.why_not_load(state, seat, frame, *state.box.loads[x])
        if family == act.COMPLETE:
            return completing.why_not_complete(state, seat, x)
        if family == act.PAY:
            return completing.why_not_pay(state, seat, frame, x)
        if family == act.PROVISIONS:
            return turn.why_not_provisions(state, seat, frame)
        return OK

    def choices(self, state: State, seat: int) -> list[int]:
        """As `why_not` says, but looking only at what lies there."""
        if not state.agenda or state.agenda[-1][1] != seat:
            return []
        frame = state.agenda[-1]
        if frame[0] == MOVING:
            return movement.stops(state, seat)
        if frame[0] == ACTING:
            return turn.deeds(state, seat, frame)
        gem, pay = completing.gem_asked(state, frame), state.box.pay
        return [pay + kind for kind, load in enumerate(state.loads[seat]) if load == gem]

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
