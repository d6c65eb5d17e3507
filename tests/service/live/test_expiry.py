"""Tables that nobody has opened for long are put away, with a copy; and there is room for only so many."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tests.service.databases import change
from tests.service.live.test_tables import PEOPLE, Pondering
from tests.service.memory import Ear
from tests.service.running import running
from tests.service.wire.raw import until
from valtable.kernel.log import decode
from valtable.service.bots.workers import Workers
from valtable.service.live.tables import Tables
from valtable.service.problems import Trouble
from valtable.service.protocol import NewTable, Play
from valtable.service.settings import Database, Settings
from valtable.service.store.store import Store

TWO = {"game": "proving", "seats": [{"kind": "me"}] * 2}


@pytest.fixture
def expired(database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where tables that are put away are written: beside the file, or among what is the user's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return (tmp_path if isinstance(database, Path) else tmp_path / "valtable") / "expired"


def play(database: Database, scene: Callable[[Tables], Awaitable[None]], **settings: Any) -> None:
    store = Store(database, "OFF")
    tables = Tables(store, cast(Workers, Pondering()), Settings(database=database, **settings))
    asyncio.run(asyncio.wait_for(cast(Any, scene(tables)), 60))
    store.close()


async def laid(tables: Tables, moves: int = 0) -> str:
    """A table at which so many choices were made, or all, and that is not in memory any more."""
    row, _ = await tables.create(NewTable("proving", PEOPLE, {"rounds": 2}), b"device")
    table, rng = await tables.get(row.id), Random(1)
    for number in range(moves):
        if table.match.is_over:
            break
        seat = table.match.decisions[0].seat
        do = table.match.game.actions.notations[rng.choice(table.match.choices(seat))]
        await table.submit(Play(f"{number}", seat, do))
    for _ in range(2):
        tables.tidy()
    return row.id


async def left_after(tables: Tables, days: float) -> set[str]:
    """The tables that are still there when nobody has come for so long."""
    await tables.expiry.put_away(datetime.now(UTC) + timedelta(days=days))
    return set(await tables.store.all_ids())


def test_each_kind_of_table_is_put_away_in_its_time(database: Database, expired: Path) -> None:
    async def scene(tables: Tables) -> None:
        finished, unbegun, begun = await laid(tables, 1000), await laid(tables), await laid(tables, 1)
        lines = {id_: [line for line, _, _ in await tables.store.lines(id_)] for id_ in (finished, unbegun, begun)}
        assert await left_after(tables, 9) == {finished, unbegun, begun}
        assert await left_after(tables, 11) == {finished, begun}
        assert await left_after(tables, 21) == {begun}
        assert await left_after(tables, 31) == set()
        for id_, written in lines.items():
            text = (expired / f"proving-{id_}.valt").read_text()
            assert decode(text).header.game == "proving"
            assert text.encode().splitlines()[1:] == written, "all of it"
            with pytest.raises(Trouble, match="no_such_table"):
                await tables.get(id_)

    play(database, scene, unbegun_days=10, finished_days=20, idle_days=30)


def test_it_is_looked_which_are_due_as_soon_as_the_service_runs(tmp_path: Path) -> None:
    with running(tmp_path) as service, service.device() as device:
        id_ = device.post("/api/tables", json=TWO).json()["table"]["id"]
    change(tmp_path / "tables.db", "UPDATE tables SET touched = '2020-01-01T00:00:00+00:00'")
    with running(tmp_path) as service, service.device() as device:
        until(lambda: device.get(f"/api/tables/{id_}").status_code == 404, "it is not put away")
        assert (tmp_path / "expired" / f"proving-{id_}.valt").exists()


def test_zero_days_are_never(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        kept = {await laid(tables, 1000), await laid(tables), await laid(tables, 1)}
        assert await left_after(tables, 100_000) == kept

    play(tmp_path / "tables.db", scene, unbegun_days=0, finished_days=0, idle_days=0)


def test_a_table_that_somebody_looks_at_stays_and_so_does_one_that_was_opened(
    database: Database, expired: Path
) -> None:
    async def scene(tables: Tables) -> None:
        watched, opened, idle = await laid(tables), await laid(tables), await laid(tables)
        ear = Ear()
        table = await tables.get(watched)
        await table.join(ear, None)
        change(database, "UPDATE tables SET touched = '2020-01-01T00:00:00+00:00'")
        await tables.get(opened)
        for _ in range(2):
            tables.tidy()
        assert await left_after(tables, 9) == {watched, opened}
        assert not (expired / f"proving-{opened}.valt").exists()
        assert (expired / f"proving-{idle}.valt").exists()
        table.leave(ear, None)
        for _ in range(2):
            tables.tidy()
        assert await left_after(tables, 11) == {watched}, "until a moment ago, as it seems, it was looked at"

    play(database, scene, unbegun_days=10)


def test_a_table_whose_copy_cannot_be_written_stays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(tables: Tables) -> None:
        id_ = await laid(tables)
        assert await left_after(tables, 11) == {id_}
        assert (await tables.get(id_)).row.id == id_

    (tmp_path / "expired").write_text("this is no folder")
    play(tmp_path / "tables.db", scene, unbegun_days=10)
    assert [record.exc_info for record in caplog.records] == [None], "one line"


def test_a_table_for_which_there_is_no_room_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, tables=2) as service, service.device() as device:
        answers = [device.post("/api/tables", json=TWO) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 503]
        assert answers[2].json()["code"] == "no_room"
        assert device.post("/api/replays", json={"log": "any"}).json()["code"] == "no_room"
        assert device.get(f"/api/tables/{answers[0].json()['table']['id']}").status_code == 200
