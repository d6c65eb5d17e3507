"""Which tables stay in memory: those that somebody needs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

from tests.service.memory import Ear
from valtable import games
from valtable.service.bots.thinking import Question
from valtable.service.bots.turns import Households
from valtable.service.bots.workers import Workers
from valtable.service.live.table import LiveTable
from valtable.service.live.tables import Tables
from valtable.service.protocol import NewTable, SeatWish
from valtable.service.settings import Settings
from valtable.service.store.store import Store

games.register("proving", "tests.proving.game:Proving")
PEOPLE = [SeatWish("me"), SeatWish("me")]
BOTS = [SeatWish("bot", bot="random"), SeatWish("bot", bot="random")]


class Pondering:
    """Workers that never come to an end."""

    def warm_up(self) -> None: ...

    def look_again(self, households: Households) -> None: ...

    async def choose(self, question: Question, households: Households) -> int:
        never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        return await never


@pytest.mark.parametrize("bound", ["KEPT", "KEPT_LINES"])
def test_a_table_that_somebody_looks_at_or_a_bot_thinks_about_is_not_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    async def lay(seats: list[SeatWish]) -> LiveTable:
        row, _ = await tables.create(NewTable("proving", seats), b"device")
        return await tables.get(row.id)

    async def scene() -> None:
        thinking = await lay(BOTS)
        watched = await lay(PEOPLE)
        await watched.join(Ear(), None)
        idle = await lay(PEOPLE)
        for _ in range(3):
            await lay(PEOPLE)
        assert idle.gone, "nobody needs it: there is room for one such table only"
        for busy in (thinking, watched):
            assert not busy.gone
            assert await tables.get(busy.row.id) is busy

    monkeypatch.setattr(f"valtable.service.live.tables.{bound}", 1)
    store = Store(tmp_path / "tables.db", "OFF")
    tables = Tables(store, cast(Workers, Pondering()), Settings(database=tmp_path / "tables.db"))
    asyncio.run(asyncio.wait_for(scene(), 60))
    store.close()


def test_a_table_that_nobody_needs_leaves_the_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def lay(seats: list[SeatWish]) -> LiveTable:
        row, _ = await tables.create(NewTable("proving", seats), b"device")
        return await tables.get(row.id)

    async def scene() -> None:
        thinking, watched, idle, asked = await lay(BOTS), await lay(PEOPLE), await lay(PEOPLE), await lay(PEOPLE)
        ear = Ear()
        await watched.join(ear, None)
        tables.tidy()
        assert not is_gone(idle), "somebody may just be coming back"
        assert await tables.get(asked.row.id) is asked
        tables.tidy()
        assert is_gone(idle), "nobody has needed it since the last time"
        assert not is_gone(thinking)
        assert not is_gone(watched)
        assert not is_gone(asked), "somebody has asked for it meanwhile"
        again = await tables.get(idle.row.id)
        assert again is not idle
        assert again.match.digest == idle.match.digest
        watched.leave(ear, None)
        for _ in range(2):
            tables.tidy()
        assert is_gone(watched)
        assert is_gone(again)
        assert not is_gone(thinking), "a bot is to play there"

    store = Store(tmp_path / "tables.db", "OFF")
    tables = Tables(store, cast(Workers, Pondering()), Settings(database=tmp_path / "tables.db"))
    asyncio.run(asyncio.wait_for(scene(), 60))
    store.close()


def is_gone(table: LiveTable) -> bool:
    return table.gone
