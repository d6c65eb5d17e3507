"""Bots in their processes: the same question has the same answer, and nothing they do stops a table."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from pathlib import Path
from time import sleep

import msgspec
import pytest

import valtable
from tests.service.processes import is_running
from tests.service.running import running
from valtable import games
from valtable.bots import bot_names
from valtable.kernel.errors import Malformed
from valtable.kernel.log import ActionLine, decode
from valtable.kernel.match import Match
from valtable.service.bots.process import WorkerProcess
from valtable.service.bots.thinking import Question, think
from valtable.service.bots.workers import Workers
from valtable.service.maintenance import back_up

games.register("proving", "tests.proving.game:Proving")


PLENTY = 300.0
"""So many seconds a busy machine may take to start a process and to think."""


def somebody() -> list[str]:
    """Who waits."""
    return ["203.0.113.7"]


def question(bot: str, seed: int = 1, title: str = "valletta") -> Question:
    match = valtable.new(title, seats=2, seed=4)
    seat = match.decisions[0].seat
    view = msgspec.json.encode(match.view(seat))
    return Question(games.TITLES[title], match.course.header.edition, 1, bot, view, match.choices(seat), seed)


@pytest.mark.parametrize("bot", bot_names())
def test_a_worker_answers_as_the_bot_itself_would(bot: str) -> None:
    workers = Workers(1, PLENTY)
    asked = question(bot)
    assert asyncio.run(workers.choose(asked, somebody)) == think(asked)
    workers.close()


def test_a_bot_that_fails_or_is_unknown_is_replaced_by_luck() -> None:
    workers = Workers(1, PLENTY)
    asked = question("no such bot")
    assert asyncio.run(workers.choose(asked, somebody)) in asked.choices
    broken = msgspec.structs.replace(question("greedy"), view=b"{}")
    assert asyncio.run(workers.choose(broken, somebody)) in broken.choices
    workers.close()


def test_a_worker_that_dies_is_replaced() -> None:
    async def scene() -> None:
        assert await workers.choose(asked, somebody) == think(asked)
        for pid in (pid for process in workers._processes for pid in process.pids):
            os.kill(pid, signal.SIGKILL)
        assert await workers.choose(asked, somebody) == think(asked)

    workers = Workers(1, PLENTY)
    asked = question("greedy")
    asyncio.run(scene())
    workers.close()


def test_a_worker_that_has_died_while_nobody_asked_it_can_be_started_again() -> None:
    """Whoever makes a table has a worker started: that would be refused, and the table was there already."""

    async def scene() -> None:
        assert await worker.run(len, "abc", PLENTY) == 3
        (dead,) = worker.pids
        os.kill(dead, signal.SIGKILL)
        while worker._pool is None or not worker._pool._broken:
            await asyncio.sleep(0.01)
        worker.start()
        assert await worker.run(len, "abcd", PLENTY) == 4

    worker = WorkerProcess()
    asyncio.run(asyncio.wait_for(scene(), PLENTY))
    worker.close()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_what_ends_the_service_ends_no_worker_not_even_one_that_is_just_starting(
    sign: signal.Signals, capfd: pytest.CaptureFixture[str]
) -> None:
    """The service ends it; by itself it would write where it was when it heard of it."""

    async def scene() -> None:
        worker.start()
        (pid,) = worker.pids
        for _ in range(2):
            os.kill(pid, sign)
            assert await worker.run(len, "abc", PLENTY) == 3
        assert worker.pids == [pid]

    worker = WorkerProcess()
    asyncio.run(asyncio.wait_for(scene(), PLENTY))
    worker.close()
    assert capfd.readouterr().err == ""


def test_a_bot_that_takes_too_long_loses_its_choice_to_luck() -> None:
    workers = Workers(1, 0.0)
    asked = question("greedy")
    assert asyncio.run(workers.choose(asked, somebody)) in asked.choices
    workers.close()


def test_a_process_that_is_stuck_is_ended_and_replaced() -> None:
    async def scene() -> None:
        assert await worker.run(len, "abc", PLENTY) == 3
        (stuck,) = worker.pids
        with pytest.raises(TimeoutError):
            await worker.run(sleep, 600, 0.2)
        while is_running(stuck):
            await asyncio.sleep(0.01)
        assert await worker.run(len, "abcd", PLENTY) == 4

    worker = WorkerProcess()
    asyncio.run(asyncio.wait_for(scene(), PLENTY))
    worker.close()


def test_a_log_that_takes_too_long_disturbs_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        thinking = [asyncio.create_task(workers.choose(asked, somebody)) for _ in range(4)]
        with pytest.raises(Malformed, match="in time"):
            await workers.verify("")
        assert await asyncio.gather(*thinking) == [think(asked)] * 4

    monkeypatch.setattr("valtable.service.bots.workers.VERIFY_SECONDS", 0.0)
    workers = Workers(1, PLENTY)
    asked = question("greedy")
    asyncio.run(scene())
    workers.close()


def test_only_so_many_logs_wait_to_be_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> list[str]:
        results = await asyncio.gather(*(workers.verify("") for _ in range(3)), return_exceptions=True)
        return [type(result).__name__ for result in results]

    monkeypatch.setattr("valtable.service.bots.workers.MOST_WAITING", 2)
    workers = Workers(1, PLENTY)
    assert asyncio.run(scene()) == ["Malformed", "Malformed", "Trouble"]
    workers.close()


def test_two_services_with_the_same_table_would_play_the_same(tmp_path: Path) -> None:
    """The bots' luck follows from table and line, so what a crash has lost is played again alike."""
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "weighted"}]
    with running(tmp_path) as service, service.device() as device:
        id_ = device.post("/api/tables", json={"game": "proving", "seats": seats}).json()["table"]["id"]
        with service.player(device, id_) as spectator:
            spectator.join()
            while not spectator.screen["over"]:
                spectator.receive()
        played = by_seat(device.get(f"/api/tables/{id_}/log").text)
    copy = tmp_path / "copy"
    copy.mkdir()
    back_up(tmp_path / "tables.db", copy / "tables.db")
    forget_after(copy / "tables.db", id_, 5)
    with running(copy) as service, service.device() as device:
        with service.player(device, id_) as spectator:
            spectator.join()
            while not spectator.screen["over"]:
                spectator.receive()
        assert by_seat(device.get(f"/api/tables/{id_}/log").text) == played


def by_seat(text: str) -> list[list[tuple[str, object]]]:
    """What each seat did, with its luck; in a sealed phase the order between seats is that of arrival."""
    lines = [line for line in decode(text).lines if isinstance(line, ActionLine)]
    return [[(line.do, line.chance) for line in lines if line.seat == seat] for seat in range(2)]


def forget_after(file: Path, table: str, n: int) -> None:
    """As if the service had been killed before it wrote the later lines."""
    connection = sqlite3.connect(file)
    header, secret = connection.execute("SELECT header, secret FROM tables").fetchone()
    rows = [row[0].decode() for row in connection.execute("SELECT line FROM lines WHERE n <= ? ORDER BY n", (n,))]
    game = games.load("proving")
    while True:
        # Only whole moves are ever written: go on to the end of the one that line n belongs to.
        log = decode("\n".join([header.decode(), *rows]))
        match = Match.resume(game, log, secret)
        if len(match.course.lines) == len(rows):
            break
        rows = [msgspec.json.encode(line).decode() for line in match.course.lines]
    asks = msgspec.json.encode(game.deciders(match.state))
    connection.execute("DELETE FROM lines WHERE n >= ?", (len(rows),))
    connection.execute("UPDATE tables SET finished=0, asks=? WHERE id=?", (asks, table))
    connection.commit()
    connection.close()
