"""A client that does not read: nobody waits for it, and it is not fed without end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from sys import getsizeof
from typing import Any, cast

import pytest

import valtable
from tests.service.memory import OneTable, table_of
from tests.service.player import play_on
from tests.service.running import running
from tests.service.tables import lay
from valtable.service.live.client import LATER, Client
from valtable.service.live.socket import PlaySocket
from valtable.service.live.tables import Tables
from valtable.service.operating.metrics import Metrics
from valtable.service.settings import Settings

PLENTY = 60


class Sleeper:
    """A client that reads only once it is woken; everything that it is sent until then, and after."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[Any] = []

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            await self.reads.wait()
        self.sent.append(message)


def told(messages: list[Any]) -> list[str]:
    return [message["text"] for message in messages if message["type"] == "websocket.send"]


def test_a_client_that_is_too_far_behind_is_sent_away() -> None:
    async def scene() -> list[Any]:
        sleeper = Sleeper()
        client = Client(sleeper.send, 2000)
        delivering = asyncio.create_task(client.deliver())
        for _ in range(10):
            client.send(b"x" * 100)
        patient = not client.dismissed  # so far behind one may be
        await asyncio.sleep(0)  # the first is on its way
        for _ in range(10):
            client.send(b"y" * 100)
        assert (patient, client.dismissed) == (True, True)
        sleeper.reads.set()
        await delivering
        return sleeper.sent

    *sent, last = asyncio.run(asyncio.wait_for(scene(), PLENTY))
    assert told(sent) == ["x" * 100], "what waited is let go: the whole table comes instead, next time"
    assert (last["type"], last["code"]) == ("websocket.close", LATER)


def test_a_message_of_any_length_reaches_a_client_that_reads() -> None:
    async def scene() -> list[Any]:
        sleeper = Sleeper()
        client = Client(sleeper.send, 1000)
        client.send(b"x" * 5000)
        assert not client.dismissed
        sleeper.reads.set()
        client.dismiss()
        await client.deliver()
        return sleeper.sent

    assert told(asyncio.run(asyncio.wait_for(scene(), PLENTY))) == ["x" * 5000]


def test_a_whole_table_of_any_length_and_what_is_told_at_once_reach_whoever_reads() -> None:
    async def scene() -> list[Any]:
        sleeper = Sleeper()
        client = Client(sleeper.send, 1000)
        sleeper.reads.set()
        delivering = asyncio.create_task(client.deliver())
        for _ in range(2):  # as it joins, and as it asks again
            client.send_whole(b"w" * 5000)
            client.send(b"presence")
            client.answer(b"pong")
            await asyncio.sleep(0)
        assert not client.dismissed
        client.dismiss()
        await delivering
        return sleeper.sent

    assert told(asyncio.run(asyncio.wait_for(scene(), PLENTY))) == ["w" * 5000, "presence", "pong"] * 2


def test_behind_a_whole_table_no_more_waits_than_ever() -> None:
    async def scene() -> None:
        client = Client(Sleeper().send, 1000)
        client.send_whole(b"w" * 5000)
        while not client.dismissed:
            before = client.waiting
            client.send(b"x" * 100)
        assert 5000 + 1000 < before < 5000 + 1300
        assert client.is_full

    asyncio.run(asyncio.wait_for(scene(), PLENTY))


def test_a_table_that_is_longer_than_what_may_wait_is_entered_whatever_its_people_are_called(tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Ana \N{GAME DIE}"}, {"kind": "friend"}]
    with running(tmp_path, queue_bytes=10_000) as service, ExitStack() as stack:
        players = lay(service, stack, "valletta", seats=seats).players
        for player in players:
            assert len(player.texts[0]) > 10_000
            player.send(type="resume", epoch="another", n=0)
            player.catch_up()
        assert play_on(players, Random(1), 4) == 4
        assert players[1].info["seats"][0]["name"] == "Ana \N{GAME DIE}"


def test_the_whole_table_takes_the_place_of_what_waits_and_answers_follow() -> None:
    async def scene() -> list[Any]:
        sleeper = Sleeper()
        client = Client(sleeper.send, 1000)
        client.send(b"update 1")
        client.answer(b"accepted")
        client.send(b"update 2")
        client.send_whole(b"joined")
        client.send(b"update 3")
        client.dismiss()
        sleeper.reads.set()
        await client.deliver()
        return sleeper.sent

    assert told(asyncio.run(asyncio.wait_for(scene(), PLENTY))) == ["joined", "accepted", "update 3"]


def test_who_asks_for_the_whole_table_again_and_again_has_it_waiting_once() -> None:
    """By a number that is none: three who did not read once took a gigabyte."""
    match = valtable.new("valletta", seats=2, seed=1)

    async def scene() -> list[Any]:
        table, sleeper, heard = table_of(match), Sleeper(), asyncio.Event()

        async def says() -> AsyncIterator[dict[str, str]]:
            yield {"type": "websocket.connect"}
            for _ in range(200):
                yield {"type": "websocket.receive", "text": '{"type":"resume","epoch":"false","n":7}'}
            heard.set()
            await sleeper.reads.wait()
            yield {"type": "websocket.receive", "text": '{"type":"ping"}'}
            await asyncio.Event().wait()

        settings = Settings(database=Path("none"), messages_per_second=10_000)
        socket = PlaySocket(cast(Tables, OneTable(table)), settings)
        scope = {"path": "/api/tables/table/socket", "query_string": b"", "headers": []}
        serving = asyncio.create_task(socket(scope, says().__anext__, sleeper.send))
        await heard.wait()
        sleeper.reads.set()
        while not any('"pong"' in text for text in told(sleeper.sent)):
            await asyncio.sleep(0)
        serving.cancel()
        return sleeper.sent

    joined = [text for text in told(asyncio.run(asyncio.wait_for(scene(), PLENTY))) if text.startswith('{"type":"joi')]
    assert len(joined) <= 2, "one on its way, one that waits"


def test_a_whole_table_that_waits_already_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """With many answers behind it, laying it there anew would take its time."""

    async def scene() -> None:
        client, whole = Client(Sleeper().send, 1000), b"w" * 5000
        client.send_whole(whole)
        client.answer(b"pong")
        waiting = client.waiting
        monkeypatch.setattr(client, "_put", None)
        client.send_whole(whole)
        assert client.waiting == waiting

    asyncio.run(scene())


def test_what_waits_is_bounded_by_the_memory_it_takes() -> None:
    async def scene() -> None:
        latin, others = b"seven..", ("\N{GAME DIE}" * 7).encode()  # as long, but each sign takes four bytes
        client = Client(Sleeper().send, getsizeof(latin))
        for text, waiting in ((latin, getsizeof(latin)), (others, getsizeof(latin) + getsizeof(others)), (latin, 0)):
            client.send(text)
            assert client.waiting == waiting
        assert client.is_full
        assert getsizeof(others) == getsizeof(latin) + 21

    asyncio.run(scene())


def test_who_does_not_read_is_counted() -> None:
    table, metrics = table_of(valtable.new("valletta", seats=2, seed=1)), Metrics()

    def dropped() -> float | None:
        return metrics.registry.get_sample_value("valtable_clients_dropped_total", {"why": "queue"})

    async def scene() -> None:
        async def says() -> AsyncIterator[dict[str, str]]:
            yield {"type": "websocket.connect"}
            while True:
                yield {"type": "websocket.receive", "text": '{"type":"ping"}'}
                await asyncio.sleep(0)

        sleeper = Sleeper()
        settings = Settings(database=Path("none"), queue_bytes=30_000, messages_per_second=10_000)
        socket = PlaySocket(cast(Tables, OneTable(table)), settings, metrics)
        scope = {"path": "/api/tables/table/socket", "query_string": b"", "headers": []}
        serving = asyncio.create_task(socket(scope, says().__anext__, sleeper.send))
        while dropped() is None:
            await asyncio.sleep(0)
        sleeper.reads.set()
        await serving
        assert socket.clients == {}

    asyncio.run(asyncio.wait_for(scene(), PLENTY))
    assert dropped() == 1
