"""Games of another release: what one before left goes on here; what one after brings is told to be unknown."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.service.databases import ask
from tests.service.lines import lines
from tests.service.player import play_on
from tests.service.running import running
from tests.service.tables import lay
from valtable import games
from valtable.kernel.log import decode
from valtable.kernel.replay import verify
from valtable.service.protocol import COOKIE
from valtable.service.settings import Database
from valtable.service.store.moving import move

RELEASES = sorted(folder.parent for folder in Path(__file__).with_name("releases").glob("*/tables.db"))
LATER = [(r'"rules":\d+', '"rules":99'), (r'"edition":"[^"]*"', '"edition":"tenth"')]


@pytest.mark.parametrize(("old", "new"), LATER)
def test_a_log_of_another_release_is_told_as_such(tmp_path: Path, old: str, new: str) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack, options={"rounds": 2})
        play_on(laid.players, Random(1))
        log = laid.maker.get(f"/api/tables/{laid.id}/log").text
        changed = re.sub(old, new, log, count=1)
        assert changed != log
        answer = laid.maker.post("/api/replays", json={"log": changed}, headers={"Accept-Language": "es"})
        assert (answer.status_code, answer.json()["code"]) == (409, "unknown_rules")
        assert answer.json()["text"].endswith("que este servicio no conoce.")
        assert ("99" if "99" in new else "tenth") in answer.json()["detail"]


@pytest.mark.parametrize(("old", "new"), LATER)
def test_a_table_of_another_release_is_told_as_such(
    tmp_path: Path, old: str, new: str, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as stack:
        with running(tmp_path) as service:
            laid = lay(service, stack)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            (header,) = connection.execute("SELECT header FROM tables").fetchone()
            connection.execute("UPDATE tables SET header = ?", (re.sub(old, new, header.decode()).encode(),))
            connection.commit()
        with running(tmp_path) as service:
            answer = stack.enter_context(service.device()).get(f"/api/tables/{laid.id}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unknown_rules")
            with service.player(laid.maker, laid.id, 0) as player:
                assert player.close_code() == 4501
                assert player.close_reason == "unknown_rules"
    assert {line["table"] for line in lines(caplog)} == {laid.id}
    assert [record.exc_info for record in caplog.records] == [None] * len(caplog.records), "it is no bug"


def lines_kept(database: Database, table: str) -> int:
    return int(ask(database, "SELECT count(*) FROM lines WHERE table_id = ?", table)[0][0])


@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_a_database_of_a_release_before_opens_and_its_games_go_on(
    tmp_path: Path, database: Database, release: Path
) -> None:
    """As the file it was, or carried over to a server."""
    shutil.copy(release / "tables.db", tmp_path)
    if not isinstance(database, Path):
        asyncio.run(move(tmp_path / "tables.db", database, lambda *_: None))
    with running(tmp_path, database=database) as service, ExitStack() as stack:
        for kept in json.loads((release / "tables.json").read_text()):
            devices: list[httpx.Client] = []
            for cookie in kept["devices"]:
                devices.append(stack.enter_context(service.device()))
                devices[-1].cookies.set(COOKIE, cookie)
            address = f"/api/tables/{kept['table']}"
            assert devices[0].get(address).json()["finished"] == kept["over"]
            players = [
                stack.enter_context(service.player(device, kept["table"], seat)).join()
                for seat, device in enumerate(devices)
            ]
            if kept["over"]:
                log = decode(devices[0].get(f"{address}/log").text)
                assert verify(games.load_for(log.header), log).luck == "committed"
            else:
                for player in players:
                    player.name = f"later-{player.name}"  # a key of before would answer that it is done
                before = lines_kept(database, kept["table"])
                assert play_on(players, Random(1), 5) == 5
                assert lines_kept(database, kept["table"]) >= before + 5
