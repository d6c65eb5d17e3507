"""The display: where each building lies, and what it costs and brings the viewer now."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.box.printed import COLUMNS
from valtable.games.valletta.phases.build import buildable, construction_price, section_bonus
from valtable.games.valletta.sight.observation.labels import buildings
from valtable.games.valletta.state.frames import BUILDING
from valtable.games.valletta.state.state import NOBODY, State, facing_column
from valtable.kernel.agenda import Frame
from valtable.kernel.features import Block, Row


def builds(state: State, seat: int) -> Frame:
    """What the seat is asked to build now, else the plainest card that constructs and upgrades."""
    if state.agenda and state.agenda[-1][0] == BUILDING and state.agenda[-1][1] == seat:
        return state.agenda[-1]
    return BUILDING, seat, 1, 1, 0, 0, 0


def write_cells(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for cell, building in enumerate(state.display):
        row[at + building] = 1 + cell


def write_facing(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    column = facing_column(state)
    if column != NOBODY:
        for building in state.display[column::COLUMNS]:
            row[at + building] = 1.0


def write_prices(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    discount = builds(state, seat)[4]
    for building in state.display:
        if state.owner[building] == NOBODY:
            row[at + building] = construction_price(state, seat, building, discount)[0]


def write_missing(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    discount, (gold, wood, stone, brick) = builds(state, seat)[4], state.goods[seat]
    for building in state.display:
        if state.owner[building] == NOBODY:
            price = construction_price(state, seat, building, discount)
        elif state.owner[building] == seat and not state.upgraded[building]:
            price = state.box.upgrade_cost[building]
        else:
            continue
        short = max(price[0] - gold, 0) + max(price[1] - wood, 0) + max(price[2] - stone, 0) + max(price[3] - brick, 0)
        if short:
            row[at + building] = short


def write_payable(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    box = state.box
    for action in buildable(state, seat, builds(state, seat)):
        row[at + action - (box.upgrade if action >= box.upgrade else box.construct)] = 1.0


def write_bonus(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for building in state.display:
        if state.owner[building] == NOBODY:
            points = section_bonus(state, building, 0)
        elif state.owner[building] == seat and not state.upgraded[building]:
            points = section_bonus(state, building, 1)
        else:
            continue
        if points:
            row[at + building] = points


BUILDINGS: Final = (
    Block("cell", "Where it lies, row by row from 1; 0 for those left in the box.", write_cells, buildings),
    Block("faces_jean", "1 if it lies in the column where Jean stands.", write_facing, buildings, high=1),
    Block(
        "gold_price",
        "Gold to construct it now: the printed price less own neighbours and the discount of the card that builds.",
        write_prices,
        buildings,
    ),
    Block(
        "missing",
        "Goods the viewer lacks to construct it or, where it is its own, to upgrade it now.",
        write_missing,
        buildings,
    ),
    Block(
        "payable",
        "1 if the viewer can pay to construct or upgrade it, by the card that builds now or one without discount.",
        write_payable,
        buildings,
        high=1,
    ),
    Block("bonus", "Points that Jean would bring for building it now.", write_bonus, buildings),
)
