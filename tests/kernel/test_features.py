"""The numbers that games give to learners: where blocks stand, and what writers have in common."""

from __future__ import annotations

from array import array
from typing import Any

from valtable.kernel.features import SPECTATOR, Block, Plan, Row, by_seat, fill, one_hot, tally, whose


def write_viewer(state: Any, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at] = viewer


def write_seat(state: Any, viewer: int, seat: int, row: Row, at: int) -> None:
    row[at], row[at + 1] = seat, state[seat]


def pair(box: object, seats: int) -> list[str]:
    return ["seat", "coins"]


BLOCKS = (
    Block("coins", "Its coins.", write_seat, pair, each=True),
    Block("viewer", "Who looks.", write_viewer, low=-1),
    Block("quiet", "Only by option.", write_viewer, by_seat, only=lambda options: options == "loud"),
)


def test_what_is_about_the_table_stands_first_then_seat_by_seat_from_the_viewer_on() -> None:
    plan = Plan(BLOCKS, None, 3, "soft")
    assert [(f.name, f.at, f.size) for f in plan.features] == [
        ("viewer", 0, 1),
        ("own.coins", 1, 2),
        ("next1.coins", 3, 2),
        ("next2.coins", 5, 2),
    ]
    assert plan.row([10, 20, 30], 1, 3).tolist() == [1, 1, 20, 2, 30, 0, 10]
    assert plan.row([10, 20, 30], SPECTATOR, 3).tolist() == [-1, 0, 10, 1, 20, 2, 30]


def test_a_block_is_there_with_its_option_alone() -> None:
    plan = Plan(BLOCKS, None, 2, "loud")
    assert [f.name for f in plan.features] == ["viewer", "quiet", "own.coins", "next1.coins"]
    assert plan.features[1].names == ["quiet[own]", "quiet[next1]"]
    assert plan.features[0].names == ["viewer"]
    assert plan.size == 7


def test_writers_write_what_is_there() -> None:
    row = array("f", [0.0] * 12)
    one_hot(row, 0, 1, 3)
    one_hot(row, 0, -1, 3)
    one_hot(row, 0, 3, 3)
    tally(row, 3, [0, 2, 2])
    fill(row, 6, [0, 0.5, 7])
    whose(row, 9, 2, 1, 3)
    whose(row, 9, -1, 1, 3)
    assert row.tolist() == [0, 1, 0, 1, 0, 2, 0, 0.5, 7, 0, 1, 0]
