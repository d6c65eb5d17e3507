"""What one move costs beside the rules themselves: nothing of it grows with those who look on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import valtable
from tests.service.memory import Ear, table_of
from valtable.service.protocol import Play


@pytest.mark.parametrize("many", [False, True])
def test_who_must_choose_is_asked_once_for_all_viewers(monkeypatch: pytest.MonkeyPatch, many: bool) -> None:
    match = valtable.new("valletta", seats=4, seed=4)
    table, game, asked = table_of(match), type(match.game), 0
    before = len(match.course.steps)
    deciders = game.deciders

    def counted(self: Any, state: Any) -> list[int]:
        nonlocal asked
        asked += 1
        return deciders(self, state)

    async def scene() -> None:
        nonlocal asked
        seat = match.decisions[0].seat
        for viewer in [0, 1, 2, 3, None] if many else [seat]:
            await table.join(Ear(), viewer)
        do = match.game.actions.notations[match.choices(seat)[0]]
        asked = 0
        await table.submit(Play("key", seat, do))

    monkeypatch.setattr(game, "deciders", counted)
    asyncio.run(scene())
    # Before and after each step and for what follows unasked; once for the end, once for the store and all screens.
    assert asked == 2 + 3 * len(match.course.steps[before:])
