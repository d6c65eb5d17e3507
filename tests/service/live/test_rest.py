"""A table at which nothing happens forgets what it can make anew; nobody is told anything else for it."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import valtable
from tests.kits import kit_of, titles_with_kit
from tests.service.memory import Ear, table_of
from valtable.service.live.table import LiveTable
from valtable.service.protocol import Play, Undo

MOVES = 30


async def play(title: str, rests: bool) -> list[list[str]]:
    """Every byte that two seats, a spectator and one who comes last are sent."""
    rng, kit = Random(3), kit_of(title)
    match = valtable.new(title, seats=max(2, kit.game.min_seats), seed=3)
    table, ears = table_of(match), [Ear() for _ in range(4)]
    for ear, viewer in zip(ears, (0, 1, None), strict=False):
        await table.join(ear, viewer)
    for number in range(MOVES):
        if match.is_over:
            break
        if rests:
            fall_asleep(table)
        seat = match.decisions[0].seat
        do = match.game.actions.notations[kit.choose(match.state, seat, match.choices(seat), rng)]
        await table.submit(Play(f"{number}", seat, do))
        if number % 7 == 0:
            await table.submit(Undo(f"undo {number}", seat))
    if rests:
        fall_asleep(table)
    await table.join(ears[3], 0)
    return [ear.heard for ear in ears]


def fall_asleep(table: LiveTable) -> None:
    table.rest()
    table.rest()  # nothing has happened since
    assert all(stream.screen is None for stream in table._streams.values())


@pytest.mark.parametrize("title", titles_with_kit())
def test_a_table_that_has_rested_tells_what_one_that_has_not_tells(title: str) -> None:
    assert asyncio.run(play(title, rests=True)) == asyncio.run(play(title, rests=False))


def test_only_a_table_at_which_nothing_has_happened_since_it_was_looked_last_rests() -> None:
    async def scene() -> None:
        match = valtable.new("valletta", seats=2, seed=1)
        table = table_of(match)
        await table.join(Ear(), 0)
        stream = table.stream(0)
        seat = match.decisions[0].seat
        await table.submit(Play("key", seat, match.game.actions.notations[match.choices(seat)[0]]))
        table.rest()
        assert stream.screen is not None, "somebody has moved"
        async with table.lock:
            table.rest()
            assert stream.screen is not None, "somebody is moving"
        table.rest()
        assert stream.screen is None

    asyncio.run(scene())
