"""The numbers that games give to learners."""

from __future__ import annotations

from valtable.kernel.features import one_hot, tally


def test_one_place_of_many() -> None:
    assert one_hot(1, 3) == [0, 1, 0]


def test_what_is_outside_is_nowhere() -> None:
    assert one_hot(-1, 2) == one_hot(2, 2) == [0, 0]


def test_cards_are_counted_by_kind() -> None:
    assert tally([0, 2, 2], 4) == [1, 0, 2, 0]
