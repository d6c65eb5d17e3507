"""Actions as people see them: what they touch, cost and do now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valencia.asking.questions import what_ends
from valtable.games.valencia.box import actions as act
from valtable.games.valencia.box.city import GUILDS, cell_of
from valtable.games.valencia.box.components import FIRST_GUILD
from valtable.games.valencia.people.events import (
    bush_ref,
    card_refs,
    chair_ref,
    fountain_ref,
    good_ref,
    guild_ref,
    seat_ref,
    space_ref,
    task_ref,
)
from valtable.games.valencia.people.task_effects import sale_effects, task_effects
from valtable.games.valencia.phases.auction import nina_shows
from valtable.games.valencia.phases.fountain_abilities import free_next
from valtable.games.valencia.phases.move import free_within
from valtable.games.valencia.phases.ranking import ranking, value_of
from valtable.games.valencia.scoring import points_at
from valtable.games.valencia.sight.known import all_known
from valtable.games.valencia.state.frames import (
    ABILITY,
    AUCTION_END,
    BIDDING,
    LANDING,
    LIFTING,
    PLACING,
    SELLING,
    SITTING,
    TAKING,
    TAKING_OR_PLACING,
    newest,
)
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.decision import Amount, Effect, Portrait
from valtable.kernel.refusal import Args
from valtable.kernel.values import Action

MEANT: Final[dict[str, tuple[str, ...]]] = {
    "add": ("hand",),
    "back": ("bid",),
    "recall": ("discard",),
    "sell": ("area",),
    "upgrade": ("area",),
    "take": ("supply",),
    "keep": ("tasks",),
}
"""The same card or good lies in several places: in which of them an action means it."""


def action_args(state: State, seat: int, value: Action, plain: Args) -> Args:
    """Numbers become the things they stand for: the task at a place, the cards of a stack, the good asked for."""
    box = state.box
    match value:
        case act.Keep():
            tasks = tasks_shown(state, seat)
            return {"task": task_ref(box, tasks[value.place])} if value.place < len(tasks) else plain
        case act.Reveal():
            stacks = state.stacks[seat]
            cards = stacks[value.stack] if value.stack < len(stacks) else []
            return {"n": value.stack + 1, "cards": card_refs(box, cards)}
        case act.Sit() if state.agenda and state.agenda[-1][0] == SITTING:
            return {"council": chair_ref(box, state.agenda[-1][2])}
        case act.Take() if state.agenda and state.agenda[-1][0] in (TAKING, TAKING_OR_PLACING):
            return {"good": good_ref(state.agenda[-1][2])}
        case act.Fountain() if state.round < box.rounds:
            return plain | {"fountain": fountain_ref(box, state.fountains[state.round])}
        case act.Upgrade():
            return plain | {"better": good_ref(GUILDS.index(value.good) + 1)}
        case act.Done():
            return {"asked": what_ends(state.agenda[-1]) if state.agenda and not state.sealed else ""}
    return plain


def tasks_shown(state: State, seat: int) -> Sequence[int]:
    """The tasks one may keep some of: those dealt at set-up, or those drawn at a fountain."""
    return state.dealt[seat] if state.sealed else state.offer


def portray(state: State, seat: int, value: Action) -> Portrait:
    """The action as it would be done now; where it is about nothing on the table, it touches nothing."""
    box, city = state.box, state.city
    asked_of = state.agenda[-1] if state.agenda and not state.sealed else (NOBODY, NOBODY, NOBODY)
    match value:
        case act.Keep():
            tasks = tasks_shown(state, seat)
            if value.place >= len(tasks):
                return Portrait()
            ref = task_ref(box, tasks[value.place])
            return Portrait((ref,), effects=(Effect("task", {"task": ref}),))
        case act.Add():
            return Portrait((f"card:{value.card}",))
        case act.Recall() | act.Back():
            # It may be done all the same, but nobody draws from a pile any more.
            last = state.round == box.rounds - 1
            return Portrait((f"card:{value.card}",), effects=(Effect("no_more_draws"),) if last else ())
        case act.Reveal() if asked_of[0] == BIDDING and value.stack < len(state.stacks[seat]):
            return Portrait((f"own_stack:{value.stack}",), effects=bid_effects(state, seat, value.stack))
        case act.Privilege():
            return Portrait((), (Amount("privilege:privilege", 1),))
        case act.Pass() if asked_of[0] == BIDDING:
            return Portrait(effects=(Effect("no_bid_last" if asked_of[2] == box.auctions - 1 else "no_bid"),))
        case act.Sit() if asked_of[0] == SITTING:
            return Portrait((chair_ref(box, asked_of[2]),))
        case act.Take() if asked_of[0] in (TAKING, TAKING_OR_PLACING):
            return Portrait((good_ref(asked_of[2]),))
        case act.Place():
            cell = cell_of(value.space)
            cost = (Amount("coin:coin", city.price[cell]),) if city.price[cell] else ()
            gains = task_effects(state, seat, cell) if asked_of[0] in (PLACING, TAKING_OR_PLACING) else ()
            return Portrait((f"space:{value.space}",), cost, worth_of(state, cell) + gains)
        case act.Sell():
            return Portrait((f"good:{value.good}",), effects=worth_of_sale(state, seat, GUILDS.index(value.good)))
        case act.Upgrade():
            return Portrait((f"good:{value.good}",))
        case act.Palm():
            return Portrait((f"bush:{value.bush}",), effects=palm_goals(state, cell_of(value.bush)))
        case act.Plant():
            spaces = city.around.at_bush.get(cell_of(value.bush), ())
            return Portrait((f"bush:{value.bush}",), effects=beside(state, seat, spaces))
        case act.Fountain():
            return Portrait(
                (f"space:{value.space}",), effects=beside(state, seat, city.around.near[cell_of(value.space)])
            )
        case act.Lift():
            cell = cell_of(value.space)
            moves = (
                best_move(state, cell, asked_of[2]) if asked_of[0] == LIFTING and state.figures[cell] == seat else ()
            )
            return Portrait((f"space:{value.space}",), effects=moves)
        case act.Land():
            cell = cell_of(value.space)
            told = worth_of(state, cell)
            if asked_of[0] == LANDING:
                told += (by_moving(state, asked_of[2], cell), *task_effects(state, seat, cell, asked_of[2]))
            return Portrait((f"space:{value.space}",), effects=told)
        case act.Assist():
            return Portrait((chair_ref(box, FIRST_GUILD + GUILDS.index(value.guild)),))
        case _:
            return Portrait()


def bid_effects(state: State, seat: int, stack: int) -> tuple[Effect, ...]:
    """What the stack counts beside the bids that lie open, and the place it would have if nobody else bid."""
    box, step, bids = state.box, state.agenda[-1][2], state.bids[:]
    bids[seat] = state.stacks[seat][stack]
    end = newest(state.agenda, AUCTION_END)
    assert end is not None
    place = ranking(box, bids, state.nina_bid, end[3]).index(seat) + 1
    rewarded = place <= box.places[state.seats][step]
    # With Nina still to come no place is sure: she may take it, also by a tie.
    kind = "place_before_nina" if nina_shows(box, state.seats, step) else "place_now"
    stands = Effect(kind, {"place": place}) if rewarded else Effect("no_place_now", {})
    return Effect("influence", {"n": value_of(box, bids, state.nina_bid, seat)}), stands


def palm_goals(state: State, bush: int) -> tuple[Effect, ...]:
    """Where the palm tree that stands here could go."""
    goals = [bush_ref(other) for other in free_next(state, bush)] if bush in state.palms else []
    return (Effect("palm_goals", {"bushes": goals}),) if goals else ()


def beside(state: State, seat: int, spaces: Sequence[int]) -> tuple[Effect, ...]:
    """Whose family members stand where a palm tree or a fountain would be next to them."""
    there = sorted(state.figures[space] for space in spaces if state.figures[space] != NOBODY)
    others = [seat_ref(other) for other in there if other != seat]
    return (Effect("beside", {"own": there.count(seat), "others": others}) if there else Effect("beside_nobody"),)


def best_move(state: State, cell: int, steps: int) -> tuple[Effect, ...]:
    """What a family member scores where it stands, and which free space in reach would bring it most."""
    known = all_known(state)
    goals = free_within(state.city, state.figures, cell, steps)
    told = Effect("points_here", {"n": points_at(known, cell)})
    best = max(goals, key=lambda goal: points_at(known, goal), default=NOBODY)
    if best == NOBODY or points_at(known, best) <= points_at(known, cell):
        return (told, Effect("no_better_move"))
    return (told, Effect("best_move", {"space": space_ref(best), "n": points_at(known, best) - points_at(known, cell)}))


def by_moving(state: State, origin: int, cell: int) -> Effect:
    """How many points more or fewer a family member scores here than where it comes from."""
    known = all_known(state)
    more = points_at(known, cell) - points_at(known, origin)
    return Effect("by_moving", {"way": "more" if more > 0 else "fewer" if more else "same", "n": abs(more)})


def worth_of(state: State, cell: int) -> tuple[Effect, ...]:
    """Points a family member scores here as the city stands, and where a fountain may still come beside it."""
    told = (Effect("points", {"n": points_at(all_known(state), cell)}),)
    free = sum(state.fountain_at[space] == NOBODY for space in state.city.around.fountains_near[cell])
    return (*told, Effect("fountain_space", {"n": free})) if free else told


def worth_of_sale(state: State, seat: int, good: int) -> tuple[Effect, ...]:
    """Coins for a good, what that changes for one's tasks, and which cheaper ones could no longer be sold after it."""
    told: tuple[Effect, ...] = (Effect("coins", {"n": state.box.good_value[good]}),)
    frame = state.agenda[-1] if state.agenda and not state.sealed else (NOBODY,)
    if frame[0] == SELLING and (late := [one for one in range(frame[2], good) if state.goods[seat][one]]):
        told += (Effect("no_longer_sold", {"goods": [guild_ref(one) for one in late]}),)
    return (
        told + sale_effects(state, seat, good) if frame[0] in (SELLING, ABILITY) and state.goods[seat][good] else told
    )
