"""Games of another release: their rules or components are not known here, and that is what people are told."""

from __future__ import annotations

import re
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import pytest

from tests.service.lines import lines
from tests.service.player import play_on
from tests.service.running import running
from tests.service.tables import lay

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
