"""Who gets a process: where somebody waits first, every household in its turn, and where nobody does one at most."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from tests.service.memory import Ear
from tests.service.running import running
from valtable.service.bots.process import WorkerProcess
from valtable.service.bots.thinking import Question
from valtable.service.bots.turns import MANY, Households, Turns
from valtable.service.bots.workers import Workers
from valtable.service.live.tables import Tables
from valtable.service.protocol import NewTable, SeatWish
from valtable.service.settings import Settings
from valtable.service.store.store import Store

BOTS = [{"kind": "bot", "bot": "random"}] * 2


class Watched(Workers):
    """Workers that think when the test says so; who thinks is known by the name of the task that waits for it."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, 60)
        self.thinking: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []

    async def _choose(self, process: WorkerProcess, question: Question) -> int:
        task = asyncio.current_task()
        assert task is not None
        name = task.get_name()
        self.begun.append(name)
        done = self.thinking[name] = asyncio.Event()
        await done.wait()
        del self.thinking[name]
        return 0

    def ask(self, name: str, *households: str) -> asyncio.Task[int]:
        return asyncio.create_task(self.choose(cast(Question, name), lambda: households), name=name)

    async def finish(self, name: str) -> None:
        self.thinking[name].set()
        await settle()


async def settle() -> None:
    for _ in range(20):  # nothing here waits for anything but the test
        await asyncio.sleep(0)


def test_where_nobody_waits_one_process_thinks_and_whoever_waits_goes_first() -> None:
    async def scene() -> None:
        workers = Watched(2)
        asked = [workers.ask(f"aside {n}") for n in range(5)]
        await settle()
        assert list(workers.thinking) == ["aside 0"], "a process is free for people"
        asked += [workers.ask(f"person {n}", f"household {n}") for n in range(3)]
        await settle()
        assert list(workers.thinking) == ["aside 0", "person 0"]
        await workers.finish("aside 0")
        assert list(workers.thinking) == ["person 0", "person 1"], "and in the other one they come first"
        asked.append(workers.ask("person 3", "household 3"))  # when "aside 1" waits already
        await settle()
        await workers.finish("person 0")
        assert list(workers.thinking) == ["person 1", "person 2"]
        await workers.finish("person 1")
        assert list(workers.thinking) == ["person 2", "person 3"], "who comes later comes first, too"
        while workers.thinking:
            await workers.finish(next(iter(workers.thinking)))
        assert workers.begun[-4:] == [f"aside {n}" for n in range(1, 5)]
        assert await asyncio.gather(*asked) == [0] * 9

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_where_nobody_waits_the_only_process_is_not_taken() -> None:
    async def scene() -> None:
        workers = Watched(1)
        for name, *households in (("aside",), ("other",), ("person", "here"), ("friend", "there")):
            workers.ask(name, *households)
        await settle()
        assert list(workers.thinking) == ["aside", "person"], "and people have no more than they were given"

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_every_household_has_its_turn_however_much_it_asks() -> None:
    async def scene() -> None:
        workers = Watched(1)
        for n in range(4):
            workers.ask(f"flood {n}", "one")
        await settle()
        workers.ask("person 0", "other")
        workers.ask("guest", "one", "third")  # two play there: it is nobody's fault that one of them asks much
        workers.ask("person 1", "other")
        await settle()
        while workers.thinking:
            await workers.finish(next(iter(workers.thinking)))
        assert workers.begun == ["flood 0", "person 0", "guest", "flood 1", "person 1", "flood 2", "flood 3"]

    asyncio.run(asyncio.wait_for(scene(), 60))


async def lay(tables: Tables, *hosts: str) -> str:
    """A table with a person's seat, from which whoever is at these addresses looks on, and two bots."""
    row, _ = await tables.create(NewTable("proving", [SeatWish("me"), *[SeatWish("bot", bot="level5")] * 2]), b"")
    for host in hosts:
        await sit(tables, row.id, host)
    await settle()
    return row.id


async def sit(tables: Tables, id_: str, host: str) -> None:
    await (await tables.get(id_)).join(Ear(host), 0)
    await settle()


def play(folder: Path, scene: Callable[[Tables, Watched], Coroutine[None, None, None]]) -> None:
    workers, store = Watched(1), Store(folder / "tables.db", "OFF")
    tables = Tables(store, workers, Settings(database=folder / "tables.db"))
    asyncio.run(asyncio.wait_for(scene(tables, workers), 60))
    store.close()


@pytest.mark.parametrize("is_there", [False, True])
def test_thirty_tables_of_one_address_keep_nobody_waiting(tmp_path: Path, is_there: bool) -> None:
    """Each has a person's seat, so it is none of bots alone; whether or not its person looks on."""

    async def scene(tables: Tables, workers: Watched) -> None:
        for _ in range(30):
            await lay(tables, *(["203.0.113.7"] if is_there else []))
        busy = list(workers.thinking)
        mine = await lay(tables, "198.51.100.7")
        if is_there:
            assert not any(mine in name for name in workers.thinking), "somebody waits for what is thought now"
            await workers.finish(busy[-1])
        assert sum(mine in name for name in workers.thinking) == 1

    play(tmp_path, scene)


def test_whoever_comes_while_a_bot_waits_has_it_think_at_once(tmp_path: Path) -> None:
    async def scene(tables: Tables, workers: Watched) -> None:
        left, mine = await lay(tables), await lay(tables)
        assert [left in name for name in workers.thinking] == [True]
        await sit(tables, mine, "198.51.100.7")
        assert [mine in name for name in workers.thinking] == [False, True]

    play(tmp_path, scene)


def somebody() -> list[str]:
    return ["household"]


def test_whoever_stops_waiting_keeps_no_process() -> None:
    async def scene() -> None:
        turns = Turns(["process"], 1)
        assert await turns.take(somebody) == "process"
        waiting, other = (asyncio.create_task(turns.take(somebody)) for _ in range(2))
        await settle()
        turns.give("process")
        waiting.cancel()  # just when its turn had come
        assert await other == "process"
        third = asyncio.create_task(turns.take(somebody))
        await settle()
        third.cancel()
        turns.look_again(somebody)
        await settle()
        turns.give("process")
        assert turns.free == ["process"]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_households_that_wait_for_nothing_are_forgotten() -> None:
    async def scene() -> None:
        turns = Turns(["process"], 1)
        for number in range(MANY + 1):
            turns.give(await turns.take(lambda number=number: [f"{number}"]))  # type: ignore[misc]  # its own number
        assert len(turns._last) <= MANY

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_nobody_runs_many_tables_of_bots_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    going_on = asyncio.Event()
    waited: list[set[str]] = []

    async def choose(question: Question, households: Households) -> int:
        waited.append(set(households()))
        await going_on.wait()
        return question.choices[question.seed % len(question.choices)]

    with running(tmp_path, bot_tables_per_address=2) as service, service.device() as device:
        monkeypatch.setattr(service.app.hall.workers, "choose", choose)

        def make(*seats: dict[str, Any], language: str = "en") -> Any:
            body = {"game": "proving", "seats": list(seats)}
            return device.post("/api/tables", json=body, headers={"Accept-Language": language})

        made = [make(*BOTS) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        problem = made[2].json()
        assert (problem["code"], problem["where"]) == ("too_many_bot_tables", "seats")
        assert problem["remedy"] != make(*BOTS, language="es").json()["remedy"] != ""
        assert make({"kind": "me"}, BOTS[0]).status_code == 201, "who plays may always"
        with service.player(device, made[0].json()["table"]["id"]) as spectator:
            spectator.join()
            loop = next(iter(service.app.hall.tables._live.values())).get_loop()
            loop.call_soon_threadsafe(going_on.set)
            while not spectator.screen["over"]:
                spectator.receive()
        assert make(*BOTS).status_code == 201, "one is over"
        assert waited[0] == set()
