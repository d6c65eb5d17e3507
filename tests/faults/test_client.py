"""kill -9 under clients of ours: they come back by themselves, and what they were told is done is there once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.client.tables import ME
from tests.client.wire import wire_to
from tests.faults.process import Process
from tests.service.player import PATIENCE
from valtable.client import Client
from valtable.service.maintenance import check

TABLES = 3
Done = list[tuple[str, int, str]]
"""Table, seat and key of every move that the service has called done."""


async def play(address: str, number: int, done: Done) -> None:
    """Both seats of one table after another, by one device, for ever; no word here of connections."""
    rng = Random(number)
    async with Client(address, patience=PATIENCE) as client:
        made = await client.create_table("valletta", [ME, ME])
        id_ = made.table.id
        async with client.sit(id_, 0) as one, client.sit(id_, 1) as two:
            while not one.is_over:
                for seat in (one, two):
                    await seat.catch_up()
                seat = rng.choice([seat for seat in (one, two) if seat.is_asked])
                answer = await seat.play(rng.choice(seat.offers))
                done.append((id_, seat.number, answer.key))


async def get_on(done: Done, moves: int, players: list[asyncio.Task[None]]) -> None:
    before = len(done)
    while len(done) < before + moves and not all(player.done() for player in players):
        for player in players:
            if player.done():
                player.result()
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("kills", [2, pytest.param(30, marks=pytest.mark.soak)])
def test_every_move_a_client_was_told_is_done_is_there_once(tmp_path: Path, kills: int) -> None:
    """On a busy machine it is the service that takes most of the time, by being started after each kill."""
    file, done = tmp_path / "tables.db", Done()

    async def load() -> None:
        service = await asyncio.to_thread(Process, file)
        async with wire_to(service.address) as wire:
            players = [asyncio.create_task(play(wire.address, number, done)) for number in range(TABLES)]
            try:
                for _ in range(kills):
                    await get_on(done, 12, players)
                    service.kill()
                    service = await asyncio.to_thread(Process, file)
                    wire.move_to(service.address)
                await get_on(done, 12, players)
            finally:
                for player in players:
                    player.cancel()
                await asyncio.gather(*players, return_exceptions=True)
                await asyncio.to_thread(service.stop)

    asyncio.run(asyncio.wait_for(load(), kills * PATIENCE))
    connection = sqlite3.connect(file)
    written = Counter(connection.execute("SELECT table_id, seat, key FROM lines WHERE key IS NOT NULL").fetchall())
    connection.close()
    assert len(done) >= 12 * kills
    assert len(set(done)) == len(done)
    assert [move for move in done if written[move] != 1] == []
    assert max(written.values()) == 1
    assert sum(written.values()) <= len(done) + TABLES, "of each table one may have been on its way at the end"
    assert check(file).broken == []
