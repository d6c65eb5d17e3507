"""What lies in the middle of the table, and how far the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.games.valdora.box.actions import GEMS
from valtable.games.valdora.box.components import Box
from valtable.games.valdora.sight.observation.labels import crests, gems
from valtable.games.valdora.state.state import State, colors_left
from valtable.kernel.features import Block, Row, by_seat, fill, whose


def options(box: object, seats: int) -> Sequence[str]:
    return ("open_points", "round_limit")


def ends(box: object, seats: int) -> Sequence[str]:
    return ("colors", "rounds")


def road_gems(box: Box, seats: int) -> Sequence[str]:
    return [f"{box.spaces[space]}:{gem}" for space in box.roads for gem in GEMS]


def write_options(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, [state.options.open_points, state.options.round_limit])


def write_first(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    whose(row, at, state.first, seat, state.seats)


def write_round(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.round


def write_last_round(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.triggered


def write_to_end(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    """By each of the ways the game ends; rounds only where there is a limit."""
    limit = state.options.round_limit
    colors = max(colors_left(state) - state.box.last_colors, 0)
    fill(row, at, [colors, max(limit - state.round, 0) if limit else 0])


def write_bank(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.bank


def write_bonus_left(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = state.bonus_left


def write_tiles(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, state.tiles)


def write_discard(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    fill(row, at, state.discard)


def write_roads(state: State, viewer: int, seat: int, row: Row, at: int) -> None:
    for road in state.roads:
        fill(row, at, road)
        at += len(road)


TABLE: Final = (
    Block("option", "The options that change play.", write_options, options),
    Block("first", "1 for the seat that began.", write_first, by_seat, high=1),
    Block("round", "The round, from 1 on.", write_round),
    Block("last_round", "1 when the last round is played.", write_last_round, high=1),
    Block(
        "to_end",
        "What is left until the end comes: colours of craftsmen to run out, rounds to a limit if there is one.",
        write_to_end,
        ends,
    ),
    Block("bank", "Coins in the bank.", write_bank),
    Block("bonus_left", "Bonus tiles nobody has taken.", write_bonus_left),
    Block("craftsman_left", "Craftsmen of each colour that nobody has hired.", write_tiles, crests),
    Block("discarded", "Gems on the discard space, which harbours load.", write_discard, gems),
    Block("road_gem", "Gems on each road.", write_roads, road_gems),
)
