"""Valencia on one page: what is asked in which frame, and which chapter answers.

Tasks are chosen in secret, then five rounds: all plan at the same time, nine steps A to I, the council. Steps A to
G are auctions with the stacks of the plan; H plants a palm tree, I builds a fountain.
"""

from __future__ import annotations

from array import array

from valtable.games.valencia import actions as act
from valtable.games.valencia.components import Box
from valtable.games.valencia.events import EVENTS
from valtable.games.valencia.imagine import imagine_state
from valtable.games.valencia.observe import features
from valtable.games.valencia.options import MODULE_KINDS, ValenciaOptions
from valtable.games.valencia.phases import auction, course, fountains, module, move, offices, planning, reward, setup
from valtable.games.valencia.portraits import action_args, portray, refusal_details
from valtable.games.valencia.questions import QUESTIONS, source_of, why_not_ability
from valtable.games.valencia.reasons import REASONS
from valtable.games.valencia.scoring import standing_of
from valtable.games.valencia.state import (
    ABILITY,
    BACK,
    BIDDING,
    CHOOSING,
    DRAWING,
    FOUNDING,
    MOVING_PALM,
    NOBODY,
    PLACING,
    PLANTING,
    SELLING,
    SPLITTING,
    TAKING,
    TAKING_OR_PLACING,
    State,
    pile_size,
)
from valtable.games.valencia.tabletop import lay_table, take_census
from valtable.games.valencia.view import ValenciaView, make_view
from valtable.games.valencia.wishes import ValenciaWish, spell_wish
from valtable.kernel.actions import Action
from valtable.kernel.agenda import asked, waiting
from valtable.kernel.chance import Chance
from valtable.kernel.components import Components
from valtable.kernel.decision import Decision, Portrait
from valtable.kernel.game import Game, Wish
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import NOT_ASKED, NOT_YOUR_DECISION, OK, Args
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.table import Table


class Valencia(Game[State, ValenciaView, ValenciaOptions]):
    title = "valencia"
    min_seats, max_seats = 2, 5
    rules_version, edition = 1, "1"
    state_type, view_type, options_type = State, ValenciaView, ValenciaOptions
    wish_type = ValenciaWish
    reasons, events = REASONS, EVENTS
    overdraft = frozenset({"coins", "privileges"})

    def __init__(self, components: Components, rules: int = 0) -> None:
        super().__init__(components, rules)
        self.contents = Box(components)
        self.actions = self.contents.actions
        self.family_of = self.actions.family_of
        self.argument = self.actions.argument

    def box(self, options: ValenciaOptions) -> Box:
        return self.contents

    def all_modules(self) -> dict[str, object]:
        """Every kind of module 1 together (Ruling 40)."""
        return dict.fromkeys(MODULE_KINDS, True)

    def setup(self, options: ValenciaOptions, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        return setup.set_up(self.contents, options, self.rules, seats, chance, journal)

    # What is asked

    def deciders(self, state: State) -> list[int]:
        return waiting(state.agenda, state.sealed)

    def decision(self, state: State, seat: int) -> Decision:
        frame = asked(state.agenda, state.sealed, seat)
        assert frame is not None, f"seat {seat} is not asked"
        kind = QUESTIONS[frame[0]][0]
        if state.sealed:
            return Decision(seat, kind, sealed=f"planning {state.round + 1}" if state.agenda else "tasks")
        return Decision(seat, kind, source_of(state, frame))

    def why_not(self, state: State, seat: int, action: int) -> int:
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return NOT_YOUR_DECISION
        family, x = self.family_of[action], self.argument[action]
        if family not in QUESTIONS[frame[0]][1]:
            return NOT_ASKED
        if frame[0] == ABILITY:
            return why_not_ability(state, seat, frame, family, x)
        box = state.box
        if family == act.KEEP:
            if frame[0] == CHOOSING:
                return setup.why_not_keep_dealt(state, seat, frame, x)
            return fountains.why_not_keep_drawn(state, x)
        if family == act.DRAW:
            return planning.why_not_draw(state, seat)
        if family == act.STOP:
            return planning.why_not_stop(state, seat)
        if family == act.ADD:
            return planning.why_not_add(state, seat, x)
        if family == act.CLOSE:
            return planning.why_not_close(state, seat)
        if family == act.CONFIRM:
            if frame[0] == CHOOSING:
                return setup.why_not_confirm_tasks(state, seat)
            return planning.why_not_confirm(state, seat)
        if family == act.REVEAL:
            return auction.why_not_reveal(state, seat, x)
        if family == act.PRIVILEGE:
            return auction.why_not_wait(state, seat)
        if family == act.TAKE:
            return reward.why_not_take(state, frame[2])
        if family == act.PLACE:
            return reward.why_not_place(state, seat, frame, box.space_cells[x])
        if family == act.SELL:
            return reward.why_not_sell(state, seat, x, frame[2])
        if family == act.PLANT:
            return offices.why_not_plant(state, frame, box.bush_cells[x])
        if family == act.FOUNTAIN:
            return offices.why_not_fountain(state, box.fountain_cells[x])
        if family == act.ASSIST:
            return module.why_not_assist(state, x)
        if family == act.LIFT:
            return move.why_not_lift(state, seat, box.space_cells[x], frame[2])
        if family == act.LAND:
            return move.why_not_land(state, frame, box.space_cells[x])
        if family == act.BACK:
            return auction.why_not_back(state, seat, x)
        return OK

    def choices(self, state: State, seat: int) -> list[int]:
        """As `why_not` says, but looking only at what lies there."""
        frame = asked(state.agenda, state.sealed, seat)
        if frame is None:
            return []
        kind, box = frame[0], state.box
        if kind == DRAWING:
            found = [box.draw] if state.bag[seat] or state.bottom[seat] else []
            return [*found, box.stop] if state.hand[seat] else found
        if kind == SPLITTING:
            hand = state.hand[seat]
            if not hand:
                return [box.confirm]
            lowest, add = planning.lowest_next(state, seat), box.add
            found = [add + card for i, card in enumerate(hand) if card >= lowest and (i == 0 or hand[i - 1] != card)]
            return [*found, box.close]
        if kind == BIDDING:
            stacks = state.stacks[seat]
            found = [box.reveal + i for i, stack in enumerate(stacks) if stack not in stacks[:i]]
            found.append(box.pass_)
            if state.privileges[seat] and sum(state.waiting) > 1:
                found.append(box.privilege)
            return found
        if kind in (PLACING, TAKING_OR_PLACING):
            coins, figures, price, index = state.coins[seat], state.figures, state.city.price, box.space_index
            cells = state.city.of_guild[frame[2]]
            found = [box.take] if kind == TAKING_OR_PLACING and state.supply[frame[2]] else []
            found += [box.place + index[c] for c in cells if figures[c] == NOBODY and price[c] <= coins]
            return [*found, box.done]
        if kind == TAKING:
            return [box.take, box.done] if state.supply[frame[2]] else [box.done]
        if kind == PLANTING:
            return [box.plant + box.bush_index[bush] for bush in state.city.bushes if bush not in state.palms]
        if kind == FOUNDING:
            at = state.fountain_at
            return [box.fountain + box.fountain_index[c] for c in state.city.fountain_spaces if at[c] == NOBODY]
        if kind == BACK:
            return [*(box.back + card for card in sorted(set(state.bids[seat]))), box.done]
        return self.other_choices(state, seat, kind)

    def other_choices(self, state: State, seat: int, kind: int) -> list[int]:
        """The rarer questions, asked action by action."""
        found: list[int] = []
        for family in QUESTIONS[kind][1]:
            table = self.actions.families[family]
            for action in range(table.first, table.first + table.size):
                if self.why_not(state, seat, action) == OK:
                    found.append(action)
        return found

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
        return pile_size(state, seat) == 1 or not (state.hand[seat] or state.stacks[seat])

    # What is done

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        family, x = self.family_of[action], self.argument[action]
        if family == act.DRAW:
            planning.apply_draw(state, seat, chance, journal)
        elif family == act.ADD:
            planning.apply_add(state, seat, x, journal)
        elif family == act.CLOSE:
            planning.apply_close(state, seat, journal)
        elif family == act.STOP:
            planning.apply_stop(state, seat, journal)
        elif family == act.REVEAL:
            auction.apply_reveal(state, seat, x, journal)
        elif family == act.PASS:
            auction.apply_pass(state, seat, journal)
        elif family == act.PRIVILEGE:
            auction.apply_wait(state, seat, journal)
        elif family == act.DONE:
            reward.apply_decline(state, seat, journal)
        elif family == act.PLACE:
            reward.apply_place(state, seat, state.box.space_cells[x], journal)
        elif family == act.TAKE:
            reward.apply_take(state, seat, journal)
        elif family == act.CONFIRM:
            if state.agenda:
                planning.apply_confirm(state, seat, journal)
            else:
                setup.apply_confirm_tasks(state, seat, journal)
        else:
            self.apply_other(state, seat, family, x, chance, journal)
        if not state.sealed:
            course.go_on(state, chance, journal)

    def apply_other(
        self, state: State, seat: int, family: int, x: int, chance: Chance, journal: Journal | None
    ) -> None:
        """The rarer actions."""
        box = state.box
        if family == act.KEEP:
            if state.sealed:
                setup.apply_keep_dealt(state, seat, x, journal)
            else:
                fountains.apply_keep_drawn(state, seat, x, journal)
        elif family == act.SIT:
            reward.apply_sit(state, seat, journal)
        elif family == act.SELL:
            if state.agenda[-1][0] == ABILITY:
                fountains.apply_sell_one(state, seat, x, journal)
            else:
                reward.apply_sell(state, seat, x, journal)
        elif family == act.UPGRADE:
            fountains.apply_upgrade(state, seat, x, journal)
        elif family == act.RECALL:
            fountains.apply_recall(state, seat, x, journal)
        elif family == act.TASKS:
            fountains.apply_tasks(state, seat, chance, journal)
        elif family == act.PALM:
            fountains.apply_palm(state, seat, box.bush_cells[x])
        elif family == act.PLANT:
            if state.agenda[-1][0] == MOVING_PALM:
                fountains.apply_palm_moves(state, seat, box.bush_cells[x], journal)
            else:
                offices.apply_plant(state, seat, box.bush_cells[x], journal)
        elif family == act.FOUNTAIN:
            offices.apply_fountain(state, seat, box.fountain_cells[x], journal)
        elif family == act.ASSIST:
            module.apply_assist(state, seat, x, journal)
        elif family == act.LIFT:
            move.apply_lift(state, seat, box.space_cells[x])
        elif family == act.LAND:
            move.apply_land(state, seat, box.space_cells[x], journal)
        else:
            assert family == act.BACK
            auction.apply_back(state, seat, x, journal)

    def copy(self, state: State) -> State:
        return state.copy()

    # Who knows what, and how it is shown

    def view(self, state: State, seat: int | None) -> ValenciaView:
        return make_view(state, seat)

    def imagine(self, view: ValenciaView, chance: Chance) -> State:
        return imagine_state(self.contents, view, chance)

    def standing(self, view: ValenciaView) -> ScoreSheet:
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

    def table(self, view: ValenciaView) -> Table:
        return lay_table(self.contents, view)

    def observe(self, view: ValenciaView) -> array[float]:
        return features(self.contents, view)

    def census(self, state: State) -> dict[str, dict[str, int]]:
        return take_census(state)
