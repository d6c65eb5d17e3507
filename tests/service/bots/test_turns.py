"""Who gets a process: people's tables first, and tables of bots alone never more than one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from tests.service.running import running
from valtable.service.bots.process import WorkerProcess
from valtable.service.bots.thinking import Question
from valtable.service.bots.turns import Turns
from valtable.service.bots.workers import Workers

BOTS = [{"kind": "bot", "bot": "random"}] * 2


class Watched(Workers):
    """Workers that think when the test says so; who thinks is known by name."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, 60)
        self.thinking: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []

    async def _choose(self, process: WorkerProcess, question: Question) -> int:
        name = cast(str, question)
        self.begun.append(name)
        done = self.thinking[name] = asyncio.Event()
        await done.wait()
        del self.thinking[name]
        return 0

    def ask(self, name: str, aside: bool) -> asyncio.Task[int]:
        return asyncio.create_task(self.choose(cast(Question, name), aside))

    async def finish(self, name: str) -> None:
        self.thinking[name].set()
        await settle()


async def settle() -> None:
    for _ in range(20):  # nothing here waits for anything but the test
        await asyncio.sleep(0)


def test_tables_of_bots_alone_share_one_process_and_people_go_first() -> None:
    async def scene() -> None:
        workers = Watched(2)
        asked = [workers.ask(f"aside {n}", aside=True) for n in range(5)]
        await settle()
        assert list(workers.thinking) == ["aside 0"], "a process is free for people"
        asked += [workers.ask(f"person {n}", aside=False) for n in range(3)]
        await settle()
        assert list(workers.thinking) == ["aside 0", "person 0"]
        await workers.finish("aside 0")
        assert list(workers.thinking) == ["person 0", "person 1"], "and in the other one they come first"
        asked.append(workers.ask("person 3", aside=False))  # when "aside 1" waits already
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


def test_whoever_stops_waiting_keeps_no_process() -> None:
    async def scene() -> None:
        turns = Turns(["process"])
        assert await turns.take(later=False) == "process"
        waiting, other = (asyncio.create_task(turns.take(later=False)) for _ in range(2))
        await settle()
        turns.give("process")
        waiting.cancel()  # just when its turn had come
        assert await other == "process"
        third = asyncio.create_task(turns.take(later=False))
        await settle()
        third.cancel()
        await settle()
        turns.give("process")
        assert turns.free == ["process"]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_nobody_runs_many_tables_of_bots_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    going_on = asyncio.Event()
    asides: list[bool] = []

    async def choose(question: Question, aside: bool = False) -> int:
        asides.append(aside)
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
        assert True in asides
