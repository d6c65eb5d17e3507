"""The numbers that games give to learners."""

from __future__ import annotations

from valtable.kernel.features import Row


def test_a_row_grows_block_by_block() -> None:
    row = Row()
    row.one_hot(1, 3)
    row.one_hot(-1, 2)
    row.one_hot(2, 2)
    row.tally([0, 2, 2], 4)
    row.add([0.5, 7])
    row.whose(2, [1, 2, 0])
    row.whose(-1, [1, 2, 0])
    row.numbers[row.zeros(2) + 1] = 3
    assert row.numbers.tolist() == [0, 1, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0.5, 7, 0, 1, 0, 0, 0, 0, 0, 3]
    assert row.numbers.typecode == "f"
