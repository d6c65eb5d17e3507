"""Seats that have changed hands, as lines among what a viewer has seen."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import valtable
from tests.service.memory import table_of
from valtable.service.live.hands import told_hands
from valtable.service.store.rows import HandRow


class Entry:
    """Something that happened, seen by everybody or by seat 1 alone."""

    looks: Counter[int | None] = Counter()

    def __init__(self, is_secret: bool) -> None:
        self._is_secret = is_secret

    def seen_by(self, viewer: int | None) -> str | None:
        self.looks[viewer] += 1
        return "seen" if viewer == 1 or not self._is_secret else None


def test_hands_stand_where_the_viewers_story_then_was_and_cost_one_look_through_it() -> None:
    row = table_of(valtable.new("valletta", seats=2, seed=1)).row
    steps = [SimpleNamespace(line=SimpleNamespace(n=n), entries=[Entry(n % 2 == 1)]) for n in range(1, 101)]
    match = cast(Any, SimpleNamespace(course=SimpleNamespace(steps=steps)))
    hands = [HandRow(line, 0, f"Ana {line}") for line in range(1, 102)]
    assert [hand.at for hand in told_hands(match, row, hands, 1)] == list(range(101))
    assert [hand.at for hand in told_hands(match, row, hands, None)] == [line // 2 for line in range(101)]
    assert Entry.looks == {1: 100, None: 100}
