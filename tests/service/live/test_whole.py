"""The whole table: made once for all who ask for it, always what it would be if it were made anew, and paid for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

import valtable
from tests.service.memory import Ear, OneTable, table_of
from valtable.service.live.purses import Purses
from valtable.service.live.socket import PlaySocket
from valtable.service.live.stream import Stream
from valtable.service.live.table import LiveTable
from valtable.service.live.tables import Tables
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.protocol import Play
from valtable.service.settings import Settings
from valtable.service.store.rows import HandRow

PLENTY = 60
AGAIN = '{"type":"resume","epoch":"false","n":7}'
"""By a number that is none."""


def a_table() -> LiveTable:
    return table_of(valtable.new("valletta", seats=2, seed=1))


async def move(table: LiveTable) -> None:
    match = table.match
    seat = match.decisions[0].seat
    do = match.game.actions.notations[match.choices(seat)[0]]
    await table.submit(Play(f"{len(match.course.lines)}", seat, do))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The viewers for whom a whole table was made."""
    found: list[int | None] = []
    make = Stream.joined

    def joined(stream: Stream, *what: Any) -> bytes:
        found.append(stream.viewer)
        return make(stream, *what)

    monkeypatch.setattr(Stream, "joined", joined)
    return found


def test_who_asks_a_thousand_times_has_it_made_once(made: list[int | None]) -> None:
    async def scene() -> None:
        table, ear = a_table(), Ear()
        await table.join(Ear(), None)
        for _ in range(1000):
            await table.resume(ear, None, "false", 7)
        assert len(set(ear.heard)) == 1
        assert made == [None]
        await move(table)
        for _ in range(1000):
            await table.resume(ear, None, "false", 7)

    asyncio.run(scene())
    assert made == [None, None], "the game has gone on"


def test_what_is_told_is_what_would_be_made_anew() -> None:
    """Whatever can change at a table: a move, who is there, who sits there, whether it is closed."""

    async def scene() -> None:
        table = a_table()

        async def somebody_comes() -> None:
            await table.join(Ear(), 1)

        async def a_seat_changes_hands() -> None:
            table.hands.append(HandRow(len(table.match.course.lines), 0, "Ana"))

        async def it_is_closed() -> None:
            table.row.closed = "now"

        changes: list[Callable[[], Awaitable[None]]] = [somebody_comes, a_seat_changes_hands, it_is_closed]
        for change in [lambda: move(table), *changes]:
            for viewer in (0, None):
                await table.resume(Ear(), viewer, "false", 7)  # from now on it is kept
            await change()
            for viewer in (0, None):
                kept, anew = Ear(), Ear()
                await table.resume(kept, viewer, "false", 7)
                table.stream(viewer).rest()
                await table.resume(anew, viewer, "false", 7)
                assert kept.heard == anew.heard

    asyncio.run(scene())


def test_a_table_at_which_nothing_happens_keeps_it_no_longer_than_it_must(made: list[int | None]) -> None:
    async def scene() -> None:
        table = a_table()
        await table.join(Ear(), None)
        table.rest()
        await table.join(Ear(), None)

    asyncio.run(scene())
    assert made == [None, None]


class Visitor:
    """Somebody on a play socket, who reads everything at once; what it says is in its hand."""

    def __init__(self, socket: PlaySocket, address: str = "192.0.2.1") -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.says: asyncio.Queue[Any] = asyncio.Queue()
        self.says.put_nowait({"type": "websocket.connect"})
        scope = {
            "path": "/api/tables/table/socket", "query_string": b"", "headers": [], "client": (address, 1),
        }  # fmt: skip
        self._serving = asyncio.create_task(socket(scope, self.says.get, self.heard.put))

    async def next(self) -> str:
        while (message := await self.heard.get())["type"] != "websocket.send":
            pass
        return str(message["text"])

    async def hears(self, beginning: str) -> str:
        """The next message that begins so."""
        while not (text := await self.next()).startswith(f'{{"type":"{beginning}"'):
            pass
        return text

    def ask_again(self) -> None:
        self.says.put_nowait({"type": "websocket.receive", "text": AGAIN})


def playing(table: LiveTable, purses: Purses, metrics: Metrics = UNWATCHED) -> PlaySocket:
    socket = PlaySocket(cast(Tables, OneTable(table)), Settings(database=Path("none")), metrics)
    socket._purses = purses
    return socket


def test_who_has_spent_its_time_is_told_nothing_that_must_be_made_and_others_are() -> None:
    async def scene() -> None:
        table = a_table()
        socket = playing(table, Purses(1e-9, 1e-9))  # the first that is made takes all of it
        visitor = Visitor(socket)
        first = await visitor.hears("joined")
        visitor.ask_again()
        assert await visitor.hears("joined") == first, "what is kept costs nothing"
        await move(table)
        visitor.ask_again()
        assert '"code":"too_many_requests"' in await visitor.hears("rejected")
        other = Visitor(socket, "192.0.2.2")
        await other.hears("joined")
        visitor.ask_again()
        await visitor.hears("joined")

    asyncio.run(asyncio.wait_for(scene(), PLENTY))


def test_who_has_spent_its_time_comes_to_the_table_a_little_later(monkeypatch: pytest.MonkeyPatch) -> None:
    table, now, metrics = a_table(), 0.0, Metrics()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        nonlocal now
        assert table.attendance().spectators == 0
        now += seconds
        slept.append(seconds)

    async def scene() -> None:
        purses = Purses(1.0, 0.25, lambda: now)
        purses.pay("192.0.2.1", 1.9)
        await Visitor(playing(table, purses, metrics)).hears("joined")

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(asyncio.wait_for(scene(), PLENTY))
    assert slept == [4]
    assert metrics.registry.get_sample_value("valtable_limit_refusals_total", {"limit": "read_seconds"}) == 1
