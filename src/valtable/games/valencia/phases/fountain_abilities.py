"""Rulebook, "Placement next to a fountain" and "The fountain abilities".

One ability per placement, chosen among the fountains that touch the space; always optional; the central fountain
has none (Ruling 16). No ability is offered that could change nothing (Ruling 43).
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from valtable.games.valencia.asking.reasons import (
    NO_PALM_HERE,
    NO_SUCH_ABILITY,
    NO_SUCH_TASK,
    NO_TASKS_LEFT,
    NOT_DISCARDED,
    PALM_CANNOT_MOVE,
    SUPPLY_EMPTY,
    YOU_HAVE_NONE,
)
from valtable.games.valencia.box.city import AROUND
from valtable.games.valencia.box.components import DRAW_TASKS, MOVE_PALM, NO_ABILITY, RECALL_CARD, SELL_ONE, UPGRADE_ONE
from valtable.games.valencia.people.events import bush_ref, card_ref, good_ref, seat_ref, task_ref, task_refs
from valtable.games.valencia.phases.goods import sell, somebody_can_sell, somebody_has
from valtable.games.valencia.state.frames import ABILITY, KEEPING, MOVING_PALM
from valtable.games.valencia.state.movers import less_one, return_good, take_good
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance, draw
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK, Args

TASKS_DRAWN: Final = 2
"""One of them is kept; a last one alone is kept unasked (Ruling 17)."""
ONE_STEP: Final = 2
"""The version of the rules since which a palm tree of the large city moves one step (Ruling 43)."""


def abilities_at(state: State, cell: int) -> list[int]:
    """The abilities of the built fountains that touch this space."""
    found = []
    for space in AROUND[cell]:
        fountain = state.fountain_at[space]
        if fountain != NOBODY and state.box.ability[fountain] != NO_ABILITY:
            found.append(state.box.ability[fountain])
    return found


def ask_ability(state: State, seat: int, cell: int) -> None:
    """Asked if, as far as everybody can tell, one of the abilities could do something (Rulings 37, 43)."""
    for ability in abilities_at(state, cell):
        if may_help(state, seat, ability):
            state.agenda.append((ABILITY, seat, cell))
            return


def may_help(state: State, seat: int, ability: int) -> bool:
    """Whether this ability could do something for the seat, as far as everybody can tell (Rulings 37, 43)."""
    if ability == DRAW_TASKS:
        return bool(state.task_bag)
    if ability == SELL_ONE:
        return somebody_can_sell(state.box, state.supply, 0)
    if ability == RECALL_CARD:
        return bool(state.open_discard[seat] or state.hidden_discard[seat])
    if ability == UPGRADE_ONE:
        box, supply = state.box, state.supply
        return any(somebody_has(box, supply, good) and supply[good + 1] for good in range(len(supply) - 1))
    return any(why_not_palm_moves(state, bush) == OK for bush in state.palms)


def offers(state: State, frame: Frame, ability: int) -> bool:
    """Whether one of the fountains that touch the space has this ability (Ruling 16)."""
    return ability in abilities_at(state, frame[2])


def why_not_sell_one(state: State, seat: int, frame: Frame, good: int) -> int:
    """One of one's own goods."""
    if not offers(state, frame, SELL_ONE):
        return NO_SUCH_ABILITY
    return OK if state.goods[seat][good] else YOU_HAVE_NONE


def apply_sell_one(state: State, seat: int, good: int, journal: Journal | None) -> None:
    """One good at once, for its printed value."""
    state.agenda.pop()
    sell(state, seat, good, journal)


def why_not_upgrade(state: State, seat: int, frame: Frame, good: int) -> int:
    """One step up the chain, if the supply has that good; porcelain has no next (Ruling 19)."""
    if not offers(state, frame, UPGRADE_ONE):
        return NO_SUCH_ABILITY
    if not state.goods[seat][good]:
        return YOU_HAVE_NONE
    return OK if state.supply[good + 1] else SUPPLY_EMPTY


def apply_upgrade(state: State, seat: int, good: int, journal: Journal | None) -> None:
    """The good goes back, the next more valuable one comes from the supply (Ruling 19)."""
    state.agenda.pop()
    return_good(state, seat, good)
    take_good(state, seat, good + 1)
    if journal is not None:
        journal.tell("upgraded", {"seat": seat_ref(seat), "good": good_ref(good), "better": good_ref(good + 1)})


def why_not_recall(state: State, seat: int, frame: Frame, card: int) -> int:
    """Any card of one's own discard pile; those of the running auction are not there yet (Ruling 18)."""
    if not offers(state, frame, RECALL_CARD):
        return NO_SUCH_ABILITY
    there = card in state.open_discard[seat] or card in state.hidden_discard[seat]
    return OK if there else NOT_DISCARDED


def apply_recall(state: State, seat: int, card: int, journal: Journal | None) -> None:
    """The card is shown, then the whole draw pile is shuffled: known cards lose their place (Ruling 18)."""
    state.agenda.pop()
    is_news = card not in state.open_discard[seat]
    pile = state.hidden_discard if is_news else state.open_discard
    pile[seat] = less_one(pile[seat], card)
    state.bag[seat] = sorted([*state.bag[seat], *state.bottom[seat], card])
    state.bottom[seat] = state.below[seat] = ()
    if journal is not None:
        journal.tell("recalled", {"seat": seat_ref(seat), "card": card_ref(state.box, card)}, reveals=is_news)


def why_not_tasks(state: State, frame: Frame) -> int:
    """As long as task cards are left (Ruling 17)."""
    if not offers(state, frame, DRAW_TASKS):
        return NO_SUCH_ABILITY
    return OK if state.task_bag else NO_TASKS_LEFT


def apply_tasks(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """Draw two and keep exactly one; with one left draw and keep that one (Ruling 17)."""
    state.agenda.pop()
    number = min(TASKS_DRAWN, len(state.task_bag))
    drawn = sorted(draw(chance, "tasks", state.task_bag) for _ in range(number))
    if journal is not None:
        public: Args = {"seat": seat_ref(seat), "n": number, "tasks": []}
        own: Args = public | {"tasks": task_refs(state.box, drawn)}
        journal.tell("tasks_drawn", public, {seat: own}, reveals=True)
    if number == TASKS_DRAWN:
        state.offer = drawn
        state.agenda.append((KEEPING, seat))
    else:
        state.kept[seat] = tuple(sorted([*state.kept[seat], drawn[0]]))


def why_not_keep_drawn(state: State, place: int) -> int:
    """One of the two drawn (Ruling 17)."""
    return OK if place < len(state.offer) else NO_SUCH_TASK


def apply_keep_drawn(state: State, seat: int, place: int, journal: Journal | None) -> None:
    """The other leaves the game unseen by the others (Ruling 17)."""
    state.agenda.pop()
    task = state.offer.pop(place)
    state.kept[seat] = tuple(sorted([*state.kept[seat], task]))
    state.returned[seat] = tuple(sorted([*state.returned[seat], state.offer.pop()]))
    if journal is not None:
        journal.tell("task_kept", None, {seat: {"seat": seat_ref(seat), "task": task_ref(state.box, task)}})


def free_next(state: State, bush: int) -> list[int]:
    """The neighbouring bushes without a palm tree (Ruling 43).

    In the city for three to five the bushes lie side by side, and a neighbour is one step away. In the small one half
    of them would have none: there it is the nearest in each direction, and a palm tree on it closes that direction.
    Games begun by the first version of the rules reach as far in the large city, too.
    """
    reach = 1 if state.seats > 2 and state.rules >= ONE_STEP else state.box.bush_reach
    return [other for other in state.city.next_bushes(bush, reach) if other not in state.palms]


def why_not_palm_moves(state: State, bush: int) -> int:
    """A palm tree with a free bush next to it (Ruling 43)."""
    if bush not in state.palms:
        return NO_PALM_HERE
    return OK if free_next(state, bush) else PALM_CANNOT_MOVE


def why_not_palm(state: State, frame: Frame, bush: int) -> int:
    """Any palm tree in the city that can move (Ruling 43)."""
    return why_not_palm_moves(state, bush) if offers(state, frame, MOVE_PALM) else NO_SUCH_ABILITY


def apply_palm(state: State, seat: int, bush: int) -> None:
    """Choose the palm tree; where it goes is asked next (Ruling 43)."""
    state.agenda.pop()
    state.agenda.append((MOVING_PALM, seat, bush))


def apply_palm_moves(state: State, seat: int, target: int, journal: Journal | None) -> None:
    """The palm tree moves to the next bush (Ruling 43)."""
    origin = state.agenda.pop()[2]
    state.palms.remove(origin)
    insort(state.palms, target)
    if journal is not None:
        journal.tell("palm_moved", {"seat": seat_ref(seat), "origin": bush_ref(origin), "bush": bush_ref(target)})
