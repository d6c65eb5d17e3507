"""Valletta on one page: what is asked in which frame, and which chapter answers.

Set-up and draft, then turns clockwise: three cards one after the other, the draw. A last house,
25 points or the last barrel begin the final phase, in which every deck is played once more.
"""

from __future__ import annotations

from valtable.games.valletta import actions as act
from valtable.games.valletta.actions import MATERIALS
from valtable.games.valletta.components import Box
from valtable.games.valletta.events import EVENTS, card_ref
from valtable.games.valletta.imagine import imagine_state
from valtable.games.valletta.observe import features
from valtable.games.valletta.options import VallettaOptions
from valtable.games.valletta.phases import build, exchange, goods, handing, points, rivals, setup, staff, turn
from valtable.games.valletta.portraits import action_args, portray, refusal_details
from valtable.games.valletta.reasons import EXCHANGE_COMES_FIRST, REASONS
from valtable.games.valletta.scoring import standing_of
from valtable.games.valletta.state import (
    BUILDING,
    CHANGE_GIVING,
    CHANGE_TAKING,
    DRAFTING,
    EXCHANGING,
    GAINING,
    NAMING,
    PAYING,
    PAYING_ANY,
    PLAYING,
    SAVING,
    STAFFING,
    STEALING,
    SWAP_GIVING,
    SWAP_TAKING,
    TAXED,
    State,
)
from valtable.games.valletta.tabletop import lay_table, take_census
from valtable.games.valletta.view import VallettaView, make_view
from valtable.games.valletta.wishes import VallettaWish, spell_wish
from valtable.kernel.chance import Chance
from valtable.kernel.decision import Decision
from valtable.kernel.errors import Malformed
from valtable.kernel.game import Game
from valtable.kernel.journal import Journal
from valtable.kernel.parts import Parts
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION, OK

# Frame kind: name of the decision, families that answer it.
QUESTIONS: dict[int, tuple[str, tuple[int, ...]]] = {
    DRAFTING: ("draft", (act.TAKE,)),
    PLAYING: ("play", (act.PLAY, act.LAY, act.EXCHANGE)),
    BUILDING: ("build", (act.CONSTRUCT, act.UPGRADE, act.EXCHANGE, act.DONE)),
    SAVING: ("save", (act.SAVE,)),
    EXCHANGING: ("exchange_give", (act.GIVE,)),
    GAINING: ("gain", (act.TAKE,)),
    NAMING: ("gain_per_icon", (act.TAKE,)),
    SWAP_GIVING: ("swap_give", (act.GIVE, act.DONE)),
    SWAP_TAKING: ("swap_take", (act.TAKE,)),
    CHANGE_GIVING: ("change_give", (act.GIVE, act.DONE)),
    CHANGE_TAKING: ("change_take", (act.TAKE,)),
    PAYING: ("pay_score", (act.EXCHANGE, act.PAY, act.DONE)),
    PAYING_ANY: ("pay_any", (act.EXCHANGE, act.GIVE, act.DONE)),
    STEALING: ("steal", (act.STEAL,)),
    TAXED: ("customs", (act.GIVE,)),
    STAFFING: ("hire_or_fire", (act.HIRE, act.FIRE, act.DONE)),
}
NO_SOURCE = (DRAFTING, PLAYING, EXCHANGING)
SOURCE_PLACE = {PAYING_ANY: 5, CHANGE_TAKING: 5}
"""Where a frame holds the card that asks; it is the last number save here."""


class Valletta(Game[State, VallettaView, VallettaOptions, Box]):
    title = "valletta"
    portrays_all = True
    min_seats, max_seats = 2, 4
    rules_version, edition = 1, "1"
    state_type, view_type, options_type = State, VallettaView, VallettaOptions
    wish_type = VallettaWish
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
        kind = QUESTIONS[frame[0]][0]
        if frame[0] == STAFFING and not frame[2]:
            kind = "fire"
        source = frame[SOURCE_PLACE.get(frame[0], -1)]
        return Decision(seat, kind, "" if frame[0] in NO_SOURCE else card_ref(state.box, source))

    def why_not(self, state: State, seat: int, action: int) -> int:
        if not state.agenda or state.agenda[-1][1] != seat:
            return NOT_YOUR_DECISION
        frame = state.agenda[-1]
        family, x = self.family_of[action], self.argument[action]
        if family not in QUESTIONS[frame[0]][1]:
            return NOT_ASKED
        if family == act.PLAY:
            return turn.why_not_play(state, seat, x)
        if family == act.LAY:
            return turn.why_not_lay(state, seat, x)
        if family == act.CONSTRUCT:
            return build.why_not_construct(state, seat, frame, x)
        if family == act.UPGRADE:
            return build.why_not_upgrade(state, seat, frame, x)
        if family == act.SAVE:
            return build.why_not_save(state, seat, frame, MATERIALS[x])
        if family == act.EXCHANGE:
            if frame[0] == PAYING_ANY and not frame[6]:
                return EXCHANGE_COMES_FIRST
            return exchange.why_not_exchange(state, seat, x)
        if family == act.GIVE:
            return handing.why_not_give(state, seat, frame, x)
        if family == act.TAKE:
            return handing.why_not_take(state, seat, frame, x)
        if family == act.PAY:
            return points.why_not_pay(state, seat, frame)
        if family == act.STEAL:
            return rivals.why_not_steal(state, seat, 1 + x // 4, x % 4)
        if family == act.HIRE:
            return staff.why_not_hire(state, seat, frame, state.box.staff[x])
        if family == act.FIRE:
            return staff.why_not_fire(state, seat, state.box.staff[x])
        return OK

    def choices(self, state: State, seat: int) -> list[int]:
        """As `why_not` says, but looking only at what lies there."""
        if not state.agenda or state.agenda[-1][1] != seat:
            return []
        frame = state.agenda[-1]
        kind, box = frame[0], state.box
        found: list[int] = []
        if kind == PLAYING:
            hand = state.hand[seat]
            kinds = [card for i, card in enumerate(hand) if i == 0 or hand[i - 1] != card]
            found = [box.play + card for card in kinds]
            found += [box.lay + card for card in kinds if turn.does_something(state, seat, card)]
            return found + exchange.exchanges(state, seat)
        if kind == BUILDING:
            found = build.buildable(state, seat, frame)
            return [*found, *exchange.exchanges(state, seat), box.done]
        if kind == STAFFING:
            if frame[2] and state.goods[seat][act.GOLD] >= state.options.hire_price:
                found = sorted({box.hire + box.staff_index[card] for card in state.pool})
            fireable = {box.fire + box.staff_index[card] for card in state.hand[seat] if card != box.jean}
            return [*found, *sorted(fireable), box.done]
        if kind == EXCHANGING:
            return exchange.gives(state, seat, frame)
        if kind == GAINING:
            gain = goods.why_not_gain
            return [box.take + good for good in range(4) if gain(state, frame[2], frame[3], good) == OK]
        for family in QUESTIONS[kind][1]:
            table = self.actions.families[family]
            for action in range(table.first, table.first + table.size):
                if self.why_not(state, seat, action) == OK:
                    found.append(action)
        return found

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
            turn.apply_play(state, seat, x, journal)
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
