"""What each seat has on the table, its bid in the auction, and what it would score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valencia.box.components import Box
from valtable.games.valencia.phases.ranking import bid_value, ranking
from valtable.games.valencia.scoring import points_at
from valtable.games.valencia.sight.observation.knowing import known_to, sees_behind
from valtable.games.valencia.sight.observation.labels import cards, cells
from valtable.games.valencia.state.frames import AUCTION_END, newest
from valtable.games.valencia.state.state import State, pile_size
from valtable.games.valencia.task_cards import points_of
from valtable.kernel.features import Block, Row, fill, tally

LARGEST: Final = 6
"""Stacks of this size and larger ones are counted together."""


def piles(box: Box, seats: int) -> Sequence[str]:
    return ("pile", "unseen_discard", "tasks")


def sizes(box: Box, seats: int) -> Sequence[str]:
    return [str(size) for size in range(1, LARGEST + 1)]


def chairs(box: Box, seats: int) -> Sequence[str]:
    return box.council


def write_holder(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.holder == seat


def write_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.points[seat]


def write_score(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """As the score sheet would say it; of tasks those that the viewer sees and can count."""
    box, known = state.box, known_to(state, viewer)
    points = state.points[seat] + state.privileges[seat] * box.privilege_points
    for cell in known.members(seat):
        points += points_at(known, cell)
    if sees_behind(state, viewer, seat):
        for task in state.kept[seat]:
            points += points_of(known, seat, task) or 0
    row[at] = points


def write_members(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.members[seat]


def write_privileges(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.privileges[seat]


def write_council(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for chair, sitting in enumerate(state.council):
        if seat in sitting:
            row[at + chair] = sitting.count(seat)


def write_city(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for cell in state.city.spaces:
        if state.figures[cell] == seat:
            row[at + cell] = 1.0


def write_piles(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    choosing = bool(state.sealed) and not state.agenda
    tasks = 0 if choosing else len(state.kept[seat])
    fill(row, at, [pile_size(state, seat), len(state.hidden_discard[seat]), tasks])


def write_stacks(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if not state.sealed:
        tally(row, at, [min(len(stack), LARGEST) - 1 for stack in state.stacks[seat]])


def write_waiting(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.waiting:
        row[at] = state.waiting[seat]


def write_busy(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = bool(state.sealed and state.sealed[seat])


def write_bid(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.bids[seat])


def write_bid_value(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.bids[seat]:
        row[at] = bid_value(state, seat)


def write_rank(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """Among the bids revealed so far, ties broken as at the auction's beginning."""
    end = newest(state.agenda, AUCTION_END)
    if end is not None and state.bids[seat]:
        row[at] = 1 + ranking(state.box, state.bids, state.nina_bid, end[3]).index(seat)


def write_discard(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.open_discard[seat])


def write_below(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.below[seat])


SEATS: Final = (
    Block("holder", "1 if it holds the starting figure.", write_holder, high=1, each=True),
    Block("points", "Points scored so far.", write_points, low=None, each=True),
    Block("score", "Points if the game were over now, as far as the viewer knows.", write_score, low=None, each=True),
    Block("members", "Family members in its supply.", write_members, each=True),
    Block("privileges", "Privileges it has.", write_privileges, each=True),
    Block("council", "Its family members on each seat of the council.", write_council, chairs, each=True),
    Block("city", "1 where its family members stand.", write_city, cells, high=1, each=True),
    Block("cards", "Cards in its draw pile, put away unseen, and tasks.", write_piles, piles, each=True),
    Block("stacks", "Its stacks by size, those of six cards and more together.", write_stacks, sizes, each=True),
    Block("waiting", "1 while it is still to act in this auction.", write_waiting, high=1, each=True),
    Block("busy", "1 while it is not done choosing, where all choose at the same time.", write_busy, high=1, each=True),
    Block("bid", "Cards it has revealed in this auction.", write_bid, cards, each=True),
    Block("bid_value", "What its bid is worth.", write_bid_value, each=True),
    Block("rank", "Its place among the bids revealed so far, from 1 on.", write_rank, each=True),
    Block("discard", "Cards in its discard that all have seen.", write_discard, cards, each=True),
    Block("below", "Cards under its pile that all know.", write_below, cards, each=True),
)
