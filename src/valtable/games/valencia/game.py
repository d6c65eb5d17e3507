"""Valencia on one page: who is asked, what may be answered, and how play goes on.

Tasks are chosen in secret, then five rounds: all plan at the same time, nine steps A to I, the council. Steps A to
G are auctions with the stacks of the plan; H plants a palm tree, I builds a fountain.
"""

from __future__ import annotations

from valtable.games.valencia.asking.choices import choices_in
from valtable.games.valencia.asking.legality import why_not_answer
from valtable.games.valencia.asking.questions import QUESTIONS, source_of
from valtable.games.valencia.asking.reasons import REASONS
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.options import CONDITIONS, GROUPS, MODULE_KINDS, PACE, PRESETS, ValenciaOptions
from valtable.games.valencia.people.asked import ASKS
from valtable.games.valencia.people.events import EVENTS, MATTERS
from valtable.games.valencia.people.lookup import look_up
from valtable.games.valencia.people.near_end import near_end
from valtable.games.valencia.people.portraits import MEANT, action_args, portray
from valtable.games.valencia.people.refusals import refusal_details
from valtable.games.valencia.people.tabletop import lay_table
from valtable.games.valencia.people.wishes import ValenciaWish, spell_wish
from valtable.games.valencia.phases.action_phase import go_on
from valtable.games.valencia.phases.carrying_out import carry_out
from valtable.games.valencia.phases.setup import set_up
from valtable.games.valencia.scoring import standing_of
from valtable.games.valencia.sight.imagine import imagine_state
from valtable.games.valencia.sight.looking import make_view
from valtable.games.valencia.sight.observation import FEATURES
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.census import take_census
from valtable.games.valencia.state.frames import ABILITY, PLACING, SELLING
from valtable.games.valencia.state.state import State, pile_size
from valtable.kernel.agenda import asked, waiting
from valtable.kernel.chance import Chance
from valtable.kernel.decision import Decision
from valtable.kernel.game import Game
from valtable.kernel.journal import Journal
from valtable.kernel.parts import Parts
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION


class Valencia(Game[State, ValenciaView, ValenciaOptions, Box]):
    title = "valencia"
    min_seats = 2
    max_seats = 5
    rules_version = 2
    observation_version = 0
    edition = "1"
    state_type = State
    view_type = ValenciaView
    options_type = ValenciaOptions
    wish_type = ValenciaWish
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
    overdraft = frozenset({"coins", "privileges"})
    presets = PRESETS
    groups = GROUPS
    conditions = CONDITIONS
    pace = PACE

    def all_modules(self) -> dict[str, object]:
        """Every kind of module 1 together (Ruling 40)."""
        return dict.fromkeys(MODULE_KINDS, True)

    def setup(self, options: ValenciaOptions, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        return set_up(self.contents, options, self.rules, seats, chance, journal)

    # What is asked

    def deciders(self, state: State) -> list[int]:
        return waiting(state.agenda, state.sealed)

    def decision(self, state: State, seat: int) -> Decision:
        frame = asked(state.agenda, state.sealed, seat)
        assert frame is not None, f"seat {seat} is not asked"
        kind = QUESTIONS[frame[0]][0]
        if state.sealed:
            phase = f"planning {state.round + 1}" if state.agenda else "tasks"
            return Decision(seat, kind, source_of(state, frame), phase)
        return Decision(seat, kind, source_of(state, frame))

    def why_not(self, state: State, seat: int, action: int) -> int:
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return NOT_YOUR_DECISION
        family, x = self.family_of[action], self.argument[action]
        if family not in QUESTIONS[frame[0]][1]:
            return NOT_ASKED
        return why_not_answer(state, seat, frame, family, x)

    def answering(self, state: State, seat: int) -> tuple[int, ...]:
        frame = asked(state.agenda, state.sealed, seat)
        return () if frame is None else QUESTIONS[frame[0]][1]

    def choices(self, state: State, seat: int) -> list[int]:
        frame = asked(state.agenda, state.sealed, seat)
        return [] if frame is None else choices_in(state, seat, frame)

    def is_public(self, state: State, seat: int) -> bool:
        """Whether a single choice follows from what everybody knows.

        In planning the first draw does, and everything if the draw pile held one card (Ruling 6); nothing else in a
        lane. In an auction what is hidden is which stacks there are, never that passing is possible. Where coins and
        goods decide the seat is asked (Ruling 37).
        """
        if not state.sealed:
            return state.agenda[-1][0] not in (PLACING, SELLING, ABILITY)
        if not state.agenda:
            return False
        return not (state.hand[seat] or state.stacks[seat]) or pile_size(state, seat) == 1

    # What is done

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        carry_out(state, seat, self.family_of[action], self.argument[action], chance, journal)
        if not state.sealed:
            go_on(state, chance, journal)
