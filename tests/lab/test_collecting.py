"""Processes that play games look for cycles of garbage seldom, and are none the worse for it."""

from __future__ import annotations

import gc

from valtable.lab.collecting import SELDOM, collect_seldom
from valtable.lab.work.executor import Processes

BEGUN = gc.get_threshold()


def look(task: int) -> tuple[int, bool]:
    return gc.get_threshold()[0], gc.get_freeze_count() > 0


def test_the_hands_of_a_batch_look_seldom() -> None:
    assert list(Processes(1).run(look, [0])) == [(0, (SELDOM, True))]


def test_what_is_loaded_is_not_looked_at_again() -> None:
    before = gc.get_freeze_count()
    try:
        collect_seldom()
        assert gc.get_freeze_count() > before
        assert gc.get_threshold()[0] == SELDOM
    finally:
        gc.unfreeze()
        gc.set_threshold(*BEGUN)
