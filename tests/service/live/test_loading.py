"""Tables come into memory without holding up whoever plays at others, and only where somebody needs them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tests.service.http.test_archive import finished_log
from tests.service.player import play_on
from tests.service.running import running
from tests.service.tables import lay
from valtable import games
from valtable.kernel import log
from valtable.kernel.course import Course
from valtable.kernel.log import decode
from valtable.service.bots.verifying import Verified, verify_text
from valtable.service.bots.workers import Workers
from valtable.service.live.loading import AT_ONCE, load_match, restore
from valtable.service.live.tables import Tables
from valtable.service.settings import Settings
from valtable.service.store.store import Store

games.register("proving", "tests.proving.game:Proving")


class Here:
    """Workers that verify in this process."""

    async def verify(self, text: str) -> Verified:
        return verify_text(text)


def counted(monkeypatch: pytest.MonkeyPatch, room: Any, name: str, done: list[int]) -> None:
    right: Callable[..., Any] = getattr(room, name)

    def here(*given: Any, **more: Any) -> Any:
        done[-1] += 1
        return right(*given, **more)

    monkeypatch.setattr(room, name, here)


def test_a_long_table_is_read_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = finished_log("valletta")
    decoded, played, most = [0], [0], list[int]()

    async def watch() -> None:
        while True:
            decoded.append(0)
            played.append(0)
            await asyncio.sleep(0)

    async def scene() -> None:
        row = await tables.import_log(text)
        counted(monkeypatch, log, "_decode_row", decoded)
        counted(monkeypatch, Course, "_step", played)
        watching = asyncio.create_task(watch())
        match, _ = await load_match(store, row)
        watching.cancel()
        most.extend((max(decoded), max(played)))
        whole = restore(match.game, decode(text), match._secret)
        assert (match.digest, match.course.steps, match.log) == (whole.digest, whole.course.steps, whole.log)

    store = Store(tmp_path / "tables.db", "OFF")
    tables = Tables(store, cast(Workers, Here()), Settings(database=tmp_path / "tables.db"))
    asyncio.run(asyncio.wait_for(scene(), 60))
    store.close()
    lines = len(text.splitlines()) - 1
    assert lines > 2 * AT_ONCE
    assert most == [AT_ONCE, AT_ONCE]


def test_who_only_asks_what_a_table_is_has_it_read_by_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack, options={"rounds": 2})
        play_on(laid.players, Random(1))
        known = laid.maker.get(f"/api/tables/{laid.id}").json()
    with running(tmp_path) as service, service.device() as device:
        shown = device.get(f"/api/tables/{laid.id}").json()
        assert service.app.hall.tables.in_memory == 0
        away = [seat | {"present": False} for seat in known["seats"]]
        assert shown == known | {"seats": away}
        assert device.get("/api/tables/none").json()["code"] == "no_such_table"


@pytest.mark.parametrize("change", ["rules", "components", "edition", "game"])
def test_a_table_of_rules_or_components_that_are_not_ours_is_told_so_by_whatever_is_asked(
    tmp_path: Path, change: str
) -> None:
    unknown = {"rules": "99", "components": '"0123456789abcdef"', "edition": '"another"', "game": '"chess"'}[change]
    with running(tmp_path) as service, ExitStack() as stack:
        id_ = lay(service, stack).id
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute(
            f"UPDATE tables SET header = CAST(json_set(header, '$.{change}', json(?)) AS BLOB)", (unknown,)
        )
        connection.commit()
    with running(tmp_path) as service, service.device() as device:
        for what in ("", "/points", "/look-up", "/past?at=1"):
            answer = device.get(f"/api/tables/{id_}{what}")
            assert (what, answer.status_code, answer.json()["code"]) == (what, 409, "unknown_rules")
        with service.player(device, id_) as player:
            assert player.close_code() == 4501


def test_a_log_that_is_brought_is_not_read_a_second_time_where_all_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> None:
        raise AssertionError("this process has better things to do")

    text = finished_log()
    with running(tmp_path) as service, service.device() as device:
        monkeypatch.setattr(log, "_decode_row", here)
        made = device.post("/api/replays", json={"log": text})
        assert made.status_code == 201, made.text
        assert device.get(f"/api/tables/{made.json()['id']}/log").text == text
