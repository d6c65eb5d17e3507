"""A bug of ours: what exactly is broken may tell of hidden things, so it is for the log alone."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.proving.game import Proving
from tests.service.lines import lines
from tests.service.running import Service, running
from tests.service.tables import lay

SECRET = "the seventh card is a crown"


def fail(*_: Any) -> Any:
    raise RuntimeError(SECRET)


@pytest.mark.parametrize("kind", ["play", "wish"])
def test_a_move_that_meets_a_bug_is_answered_without_its_words(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        player = laid.players[0]
        do = next(do for do in player.can_do if do.startswith("pick"))
        move = {"do": do} if kind == "play" else {"wish": {"wish": "steps", "do": [do]}}
        with monkeypatch.context() as broken:
            broken.setattr(Proving, "apply", fail)
            answer = player.ask(type=kind, **move)
        assert (answer["code"], answer["problem"]["code"]) == ("broken", "broken")
        assert (answer["problem"]["where"], answer["problem"]["detail"]) == ("", "")
        assert not any(SECRET in text for text in player.texts)
        assert SECRET in caplog.text, "whoever mends it can read it"
        (line,) = lines(caplog)
        assert (line["table"], line["request"]) == (laid.id, answer["problem"]["request"]), "and finds it by its name"
        assert player.ask(type=kind, **move)["type"] == "accepted", "nothing had changed"


def test_an_address_that_meets_a_bug_answers_without_its_words(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(service.app.hall.tables, "info", fail)
    with service.device() as device:
        answer = device.get("/api/tables/any")
    assert (answer.status_code, answer.json()["code"], answer.json()["detail"]) == (500, "broken", "")
    assert SECRET not in answer.text + str(answer.headers)
    assert SECRET in caplog.text
    (line,) = lines(caplog)
    assert line["request"] == answer.json()["request"] == answer.headers["x-request-id"]
    assert line["handler"] == "/api/tables/{table_id}"


def test_a_table_that_cannot_be_read_does_not_say_what_is_in_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as stack:
        with running(tmp_path) as service:
            laid = lay(service, stack)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            connection.execute("UPDATE lines SET line = ? WHERE n = 0", (f'{{"n":0,"{SECRET}":1}}'.encode(),))
            connection.commit()
        with running(tmp_path) as service:
            device = stack.enter_context(service.device())
            answer = device.get(f"/api/tables/{laid.id}/links")
            assert (answer.status_code, answer.json()["code"], answer.json()["detail"]) == (500, "broken_table", "")
            with service.player(laid.maker, laid.id, 0) as player:
                assert player.close_code() == 4500
                assert SECRET not in player.close_reason
            assert SECRET not in answer.text
    assert lines(caplog, "a table cannot be played again")[0]["table"] == laid.id
