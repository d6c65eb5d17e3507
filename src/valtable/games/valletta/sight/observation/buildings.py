"""The display: where each building lies, and what it costs and brings the viewer now."""

from __future__ import annotations

from typing import Final

from valtable.games.valletta.box.printed import COLUMNS
from valtable.games.valletta.phases.build import construction_price, section_bonus
from valtable.games.valletta.sight.observation.labels import buildings
from valtable.games.valletta.state.frames import BUILDING, SAVING
from valtable.games.valletta.state.state import NOBODY, State, facing_column
from valtable.kernel.agenda import Frame
from valtable.kernel.features import Block, Row


def builds(state: State, seat: int) -> Frame:
    """What the seat builds now, also while it exchanges for it or chooses what to save; else the plainest card.

    Who is asked what to save has one material of the price to spare, and what it pays for is settled.
    """
    for frame in reversed(state.agenda):
        if frame[1] == seat:
            if frame[0] == BUILDING:
                return frame
            if frame[0] == SAVING:
                return BUILDING, seat, 1 - frame[3], 1, frame[4], 1, frame[5]
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
    frame, (gold, wood, stone, brick) = builds(state, seat), state.goods[seat]
    discount, saved = frame[4], frame[5]
    for building in state.display:
        if state.owner[building] == NOBODY:
            price = construction_price(state, seat, building, discount)
        elif state.owner[building] == seat and not state.upgraded[building]:
            price = state.box.upgrade_cost[building]
        else:
            continue
        short = max(price[1] - wood, 0) + max(price[2] - stone, 0) + max(price[3] - brick, 0)
        short = max(price[0] - gold, 0) + max(short - saved, 0)
        if short:
            row[at + building] = short


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
        "Goods the viewer lacks to construct it or, where it is its own, to upgrade it now, but for a material saved.",
        write_missing,
        buildings,
    ),
    Block("bonus", "Points that Jean would bring for building it now.", write_bonus, buildings),
)
