"""What lies beside the city: supply, fountains to come, Nina's cards, the modules in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valencia.box.components import ABILITIES, Box
from valtable.games.valencia.options import MODULE_KINDS
from valtable.games.valencia.phases.ranking import nina_value
from valtable.games.valencia.sight.observation.labels import cards, goods
from valtable.games.valencia.state.state import State
from valtable.kernel.features import Block, Row, fill, tally


def modules(box: Box, seats: int) -> Sequence[str]:
    return MODULE_KINDS


def rounds(box: Box, seats: int) -> Sequence[str]:
    return [str(number) for number in range(box.rounds)]


def abilities(box: Box, seats: int) -> Sequence[str]:
    return [f"{number}:{ability}" for number in range(box.rounds) for ability in ABILITIES]


def write_modules(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [float(kind in state.options.module) for kind in MODULE_KINDS])


def write_supply(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, state.supply)


def write_bank(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.bank


def write_all_coins(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = sum(state.coins)


def write_privileges(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.spare_privileges


def write_tasks_left(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = len(state.task_bag)


def write_fountain_points(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for number in range(state.round, state.box.rounds):
        row[at + number] = state.box.fountain_points[state.fountains[number]]


def write_fountain_abilities(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for number in range(state.round, state.box.rounds):
        row[at + len(ABILITIES) * number + state.box.ability[state.fountains[number]]] = 1.0


def write_nina_shown(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.nina_shown)


def write_nina_bid(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = nina_value(state)


TABLE: Final = (
    Block("module", "1 for each kind of advanced cards in play.", write_modules, modules, high=1),
    Block("supply", "Goods left in the supply.", write_supply, goods),
    Block("bank", "Coins in the supply.", write_bank, low=None),
    Block("all_coins", "Coins behind all screens together.", write_all_coins),
    Block("privileges_left", "Privileges in the supply.", write_privileges, low=None),
    Block("tasks_left", "Task cards that can still be drawn.", write_tasks_left),
    Block("fountain_points", "Points of the fountain of this round and of those to come.", write_fountain_points,
          rounds),
    Block("fountain_ability", "1 for the ability of the fountain of this round and of those to come.",
          write_fountain_abilities, abilities, high=1),
    Block("nina_shown", "Cards that Nina has revealed before this auction.", write_nina_shown, cards),
    Block("nina_bid", "What Nina's bid in this auction is worth.", write_nina_bid),
)  # fmt: skip
