"""What lies in the middle of the table, and how far the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valletta.options import VallettaOptions
from valtable.games.valletta.sight.observation.labels import characters, goods
from valtable.games.valletta.state.state import FINAL, TRIGGERED, TRIGGERS, State
from valtable.kernel.features import Block, Row, by_seat, fill, tally, whose

OPTIONS: Final = tuple(name for name in VallettaOptions.__struct_fields__ if name != "first_player")
"""Who was to begin is no news any more."""


def options(box: object, seats: int) -> Sequence[str]:
    return OPTIONS


def triggers(box: object, seats: int) -> Sequence[str]:
    return TRIGGERS


def phases(box: object, seats: int) -> Sequence[str]:
    return ("triggered", "running")


def ends(box: object, seats: int) -> Sequence[str]:
    return ("houses", "points", "barrels")


def write_options(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [float(getattr(state.options, name)) for name in OPTIONS])


def write_first(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    whose(row, at, state.first, seat, state.seats)


def write_jean(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.jean


def write_barrels(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, state.barrels)


def write_final(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.final == TRIGGERED
    row[at + 1] = state.final == FINAL


def write_triggers(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.triggers)


def write_to_end(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """By each of the ways to bring on the final phase; nothing is left to do once it has come."""
    box = state.box
    fill(row, at, [min(state.houses), max(box.trigger_points - max(state.points), 0), box.spaces - state.jean])


def write_supply(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    if state.options.limited_goods:
        fill(row, at, state.supply)


def write_draft(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, state.draft)


def write_pool(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.pool)


def write_slots(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    tally(row, at, state.slots)


def write_plays(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.box.plays - len(state.slots)


TABLE: Final = (
    Block("option", "The options that change what is worth what.", write_options, options),
    Block("first", "1 for the seat that began.", write_first, by_seat, high=1),
    Block("jean", "How many spaces Jean has gone along the street.", write_jean),
    Block("barrel", "Barrels of each good still face down on the street.", write_barrels, goods),
    Block("final_phase", "1 when it is triggered, or when it runs.", write_final, phases, high=1),
    Block("trigger", "1 for what has triggered the final phase.", write_triggers, triggers, high=1),
    Block(
        "to_end",
        "What is left until the final phase is triggered: houses and points of whoever is nearest, barrels.",
        write_to_end,
        ends,
    ),
    Block("supply", "Goods left in the supply; 0 where it is unlimited.", write_supply, goods),
    Block("draft", "Extra goods still to be chosen in the draft.", write_draft, goods),
    Block("pool", "Cards of each character that can be hired.", write_pool, characters),
    Block("played", "Cards of each character played in this turn.", write_slots, characters),
    Block("plays_left", "Cards still to be played in this turn.", write_plays, low=None),
)
