"""What only the viewer knows: its cards and stacks, what is behind its screen, its tasks and what they bring now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valencia.box.actions import MOST_DEALT, MOST_STACKS
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.sight.observation.knowing import known_to
from valtable.games.valencia.sight.observation.labels import cards, goods, tasks
from valtable.games.valencia.state.state import State
from valtable.games.valencia.task_cards import points_of
from valtable.kernel.features import SPECTATOR, Block, Row, fill, tally


def stacks(box: Box, seats: int) -> Sequence[str]:
    return [str(stack) for stack in range(MOST_STACKS)]


def places(box: Box, seats: int) -> Sequence[str]:
    return [str(place) for place in range(MOST_DEALT)]


def write_coins(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        row[at] = state.coins[seat]


def write_goods(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        fill(row, at, state.goods[seat])


def write_sale(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        for n, value in zip(state.goods[seat], state.box.good_value, strict=True):
            row[at] += n * value


def write_hand(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        tally(row, at, state.hand[seat])


def write_pile(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        tally(row, at, state.bag[seat])


def write_bottom(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        tally(row, at, state.bottom[seat])


def write_stacked(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        for stack in state.stacks[seat]:
            tally(row, at, stack)


def write_stack_values(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """As printed: advanced cards are worth what others reveal, which nobody knows yet."""
    if viewer != SPECTATOR:
        value = state.box.card_value
        for number, stack in enumerate(state.stacks[seat]):
            row[at + number] = sum([value[card] for card in stack])


def write_stack_sizes(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        for number, stack in enumerate(state.stacks[seat]):
            row[at + number] = len(stack)


def write_unseen(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        tally(row, at, state.hidden_discard[seat])


def write_tasks(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        tally(row, at, state.kept[seat])


def write_offered(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer == SPECTATOR:
        return
    tally(row, at, state.dealt[seat])
    if state.agenda and state.agenda[-1][1] == seat:
        tally(row, at, state.offer)


def write_returned(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer != SPECTATOR:
        tally(row, at, state.returned[seat])


def write_dealt(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """By its place: what is kept at set-up is named so."""
    if viewer != SPECTATOR:
        for place, task in enumerate(state.dealt[seat]):
            row[at + place] = 1 + task


def write_task_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if viewer == SPECTATOR:
        return
    known = known_to(state, viewer)
    for task in {*state.kept[seat], *state.dealt[seat]}:
        points = points_of(known, seat, task)
        if points:
            row[at + task] = points


OWN: Final = (
    Block("coins", "Coins behind the viewer's own screen.", write_coins),
    Block("good", "Goods behind the viewer's own screen.", write_goods, goods),
    Block("sale", "Coins the viewer's own goods would bring.", write_sale),
    Block("hand", "Cards in the viewer's own hand.", write_hand, cards),
    Block("draw_pile", "Cards still to be drawn from the viewer's own pile.", write_pile, cards),
    Block("bottom", "Cards that lie under the viewer's own pile.", write_bottom, cards),
    Block("stacked", "Cards in the viewer's own stacks.", write_stacked, cards),
    Block("stack_value", "Printed influence of each of the viewer's own stacks.", write_stack_values, stacks),
    Block("stack_size", "Cards in each of the viewer's own stacks.", write_stack_sizes, stacks),
    Block("own_discard", "Cards the viewer put away that nobody else has seen.", write_unseen, cards),
    Block("task", "1 for the tasks the viewer has kept.", write_tasks, tasks, high=1),
    Block("task_offered", "1 for the tasks the viewer can choose from.", write_offered, tasks, high=1),
    Block("task_returned", "1 for the tasks the viewer has put back.", write_returned, tasks, high=1),
    Block("task_place", "Which task was dealt in each place, from 1 on; 0 once the choice is made.", write_dealt,
          places),
    Block("task_points", "Points that the viewer's tasks bring as things stand, where it can know.",
          write_task_points, tasks, low=None),
)  # fmt: skip
