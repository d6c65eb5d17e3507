"""How long to wait: longer each time, bounded, and never all at the same moment."""

from __future__ import annotations

from valtable.client.waits import Waits


def test_waits_double_up_to_the_longest_and_start_anew() -> None:
    waits = Waits(1.0, 10.0, luck=lambda: 1.0)
    assert [waits.next() for _ in range(6)] == [1, 2, 4, 8, 10, 10]
    waits.reset()
    assert waits.next() == 1


def test_luck_decides_between_the_half_and_the_whole() -> None:
    assert Waits(1.0, 10.0, luck=lambda: 0.0).next() == 0.5
    assert len({Waits(1.0, 10.0).next() for _ in range(20)}) > 1


def test_waiting_for_days_overflows_nothing() -> None:
    waits = Waits()
    for _ in range(5000):
        assert 0 < waits.next() <= 15
