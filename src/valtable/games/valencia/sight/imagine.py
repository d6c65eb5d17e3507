"""A full state that a view cannot tell from the true one.

Cards and tasks are dealt so that each division is equally likely; each coin and each good that is behind some other
screen lies behind any of these alike (Ruling 37). In a sealed phase others begin afresh, and who is ready has
played in some way (Ruling 36).
"""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.phases.fountain_abilities import TASKS_DRAWN
from valtable.games.valencia.phases.planning import (
    apply_add,
    apply_close,
    apply_draw,
    apply_stop,
    lowest_next,
    stack_order,
)
from valtable.games.valencia.sight.looking import CHOOSING_TASKS, PLANNING
from valtable.games.valencia.sight.piles import cards_left, without
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.frames import CHOOSING, DRAWING, KEEPING
from valtable.games.valencia.state.state import State
from valtable.kernel.chance import Chance, draw

STREAM: Final = "imagine"


def imagine_state(box: Box, view: ValenciaView, chance: Chance) -> State:
    seats = range(view.seats)
    state = State(
        box, view.options, view.rules, view.seats, view.round, view.holder, view.build, view.boards, view.fountains,
        view.figures[:], view.fountain_at[:], view.palms[:], list(map(tuple, view.council)),
        view.members[:], [0] * view.seats, view.bank, view.privileges[:], view.spare_privileges,
        view.points[:], view.supply[:], [[0] * len(box.goods) for _ in seats],
        [[] for _ in seats], list(map(tuple, view.below)), list(map(tuple, view.below)),
        [[] for _ in seats], [[] for _ in seats], [bid[:] for bid in view.bids],
        list(map(tuple, view.discards)), [()] * view.seats,
        [], [()] * view.seats, [()] * view.seats, [()] * view.seats,
        [], [], view.nina_bid[:], view.nina_shown[:],
        view.waiting[:], view.agenda[:], [],
    )  # fmt: skip
    if box.nina_at[view.seats]:
        state.nina_bag = without(box.base_deck, (*view.nina_bid, *view.nina_shown))
    deal_cards(state, view, chance)
    deal_tasks(state, view, chance)
    fill_purses(state, view, chance)
    if view.phase == PLANNING:
        imagine_planning(state, view, chance)
    elif view.phase == CHOOSING_TASKS:
        imagine_choosing(state, view, chance)
    return state


def deal_cards(state: State, view: ValenciaView, chance: Chance) -> None:
    """The viewer's own cards as they are; others' unknown ones to stacks, unseen discards and the draw pile."""
    deck = state.box.deck(view.options)
    for seat in range(view.seats):
        if seat == view.seat:
            state.bag[seat] = without(cards_left(state.box, view, seat), view.bottom)
            state.bottom[seat], state.hand[seat] = tuple(view.bottom), view.hand[:]
            state.stacks[seat], state.hidden_discard[seat] = [stack[:] for stack in view.stacks], tuple(view.own_unseen)
            continue
        bag = without(deck, [*view.discards[seat], *view.bids[seat], *view.below[seat]])
        state.hidden_discard[seat] = drawn(bag, view.unseen_discards[seat], chance)
        stacks = [sorted(draw(chance, STREAM, bag) for _ in range(size)) for size in view.stack_sizes[seat]]
        state.stacks[seat] = sorted(stacks, key=stack_order)
        state.bag[seat] = bag


def deal_tasks(state: State, view: ValenciaView, chance: Chance) -> None:
    """Tasks kept and put back by others are any that the viewer has not seen."""
    choosing = view.phase == CHOOSING_TASKS
    # A card kept lies among the dealt ones until the choice is confirmed.
    shown = [task for screen in view.screens for task in screen.tasks]
    own = [] if choosing and view.dealt else shown
    bag = without(state.box.tasks_in_play[view.seats], (*own, *view.dealt, *view.returned, *view.offer))
    for seat in range(view.seats):
        screen = view.screen_of(seat)
        if seat == view.seat:
            state.dealt[seat], state.returned[seat] = tuple(view.dealt), tuple(view.returned)
        elif choosing:
            state.dealt[seat] = drawn(bag, state.box.dealt, chance)
            continue
        else:
            state.returned[seat] = drawn(bag, view.tasks_returned[seat], chance)
        if screen is not None:
            state.kept[seat] = tuple(screen.tasks)
        else:
            state.kept[seat] = drawn(bag, view.tasks_held[seat], chance)
    state.offer = view.offer[:]
    if view.agenda and view.agenda[-1][0] == KEEPING and not view.offer:
        state.offer = sorted(draw(chance, STREAM, bag) for _ in range(TASKS_DRAWN))
    state.task_bag = bag


def drawn(bag: list[int], number: int, chance: Chance) -> tuple[int, ...]:
    """So many cards of the bag, sorted."""
    return tuple(sorted([draw(chance, STREAM, bag) for _ in range(number)]))


def fill_purses(state: State, view: ValenciaView, chance: Chance) -> None:
    """Every coin and good that is neither in the supply nor behind a screen one may look behind."""
    others = [seat for seat in range(view.seats) if view.screen_of(seat) is None]
    coins, goods = view.all_coins, [n - left for n, left in zip(state.box.stock, view.supply, strict=True)]
    for screen in view.screens:
        state.coins[screen.seat], state.goods[screen.seat] = screen.coins, screen.goods[:]
        coins -= screen.coins
        goods = [n - own for n, own in zip(goods, screen.goods, strict=True)]
    if not others:
        return
    for _ in range(coins):
        state.coins[others[chance.below(STREAM, len(others))]] += 1
    for good, number in enumerate(goods):
        for _ in range(number):
            state.goods[others[chance.below(STREAM, len(others))]][good] += 1


def imagine_planning(state: State, view: ValenciaView, chance: Chance) -> None:
    """Others have drawn the card they must; those that are ready have drawn and split at random."""
    state.sealed = [[(DRAWING, seat)] if busy else [] for seat, busy in enumerate(view.open_lanes)]
    for seat in range(view.seats):
        if seat == view.seat:
            state.sealed[seat] = view.lane[:]
        elif view.piles[seat]:
            apply_draw(state, seat, chance, None)
            if not view.open_lanes[seat]:
                state.sealed[seat] = [(DRAWING, seat)]
                plan_at_random(state, seat, chance)
                state.sealed[seat] = []


def plan_at_random(state: State, seat: int, chance: Chance) -> None:
    while (state.bag[seat] or state.bottom[seat]) and chance.below(STREAM, 4):
        apply_draw(state, seat, chance, None)
    apply_stop(state, seat, None)
    while state.hand[seat]:
        fitting = sorted({card for card in state.hand[seat] if card >= lowest_next(state, seat)})
        chosen = chance.below(STREAM, len(fitting) + 1)
        if chosen < len(fitting):
            apply_add(state, seat, fitting[chosen], None)
        else:
            apply_close(state, seat, None)


def imagine_choosing(state: State, view: ValenciaView, chance: Chance) -> None:
    """Others hold five cards; those that are ready have kept some of them."""
    state.sealed = [[(CHOOSING, seat, 0)] if busy else [] for seat, busy in enumerate(view.open_lanes)]
    for seat in range(view.seats):
        if seat == view.seat:
            state.sealed[seat] = view.lane[:]
        elif not view.open_lanes[seat]:
            dealt = state.dealt[seat]
            chosen = 1 + chance.below(STREAM, (1 << len(dealt)) - 1)
            state.kept[seat] = tuple([task for n, task in enumerate(dealt) if chosen >> n & 1])
            state.returned[seat] = tuple([task for n, task in enumerate(dealt) if not chosen >> n & 1])
            state.dealt[seat] = ()
