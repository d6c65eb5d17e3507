"""What clients can have the service say, they cannot have it say without end."""

from __future__ import annotations

import logging
from collections import Counter
from pathlib import Path

import pytest

from tests.service.running import running
from tests.service.stderr import Stream
from valtable.service.operating import logs


def test_our_own_words_are_told_a_few_times_a_minute_and_then_how_often_more(
    stderr: Stream, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs.set_up("json", "warning", access=False, stream=stderr)
    ours, theirs = logs.logger("valtable.test"), logging.getLogger("some.library")
    for now in (1000.0, 1059.0, 1060.0):
        monkeypatch.setattr(logs, "monotonic", lambda now=now: now)
        for number in range(20):
            ours.warning("ours", table=f"{number}")
            theirs.warning("theirs")
            for logger in (ours, theirs):
                try:
                    raise ValueError
                except ValueError:
                    logger.exception(f"a fault of {logger.name}")
    told = Counter(line["event"] for line in stderr.lines)
    most = 2 * logs.OFTEN
    assert told == {"ours": most, "a fault of valtable.test": most, "a fault of some.library": most, "theirs": 2}
    untold = [line["untold"] for line in stderr.lines if "untold" in line]
    assert untold == [40 - logs.OFTEN, 40 - 1, 40 - logs.OFTEN, 40 - logs.OFTEN]
    assert [line["table"] for line in stderr.with_words("ours")] == [f"{n}" for n in range(logs.OFTEN)] * 2


def test_orders_and_what_was_wished_for_are_always_told(stderr: Stream) -> None:
    logs.set_up("json", "info", access=True, stream=stderr)
    for _ in range(50):
        logs.logger(logs.ORDERS).warning("a seat is freed by order")
        logs.logger("valtable.test").info("a table is made")
        logs.logger(logs.ACCESS).info("request answered")
    assert set(Counter(line["event"] for line in stderr.lines).values()) == {50}


def test_words_that_are_always_others_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    seldom = logs.Seldom()
    for number in range(3 * logs.MANY):
        monkeypatch.setattr(logs, "monotonic", lambda now=float(number): now)
        seldom.filter(logging.makeLogRecord({"name": "some.library", "msg": f"{number}", "levelno": logging.WARNING}))
    assert len(seldom._told) <= logs.MANY + 1


def test_who_asks_for_tables_again_and_again_fills_no_log(tmp_path: Path, stderr: Stream) -> None:
    logs.set_up("json", "warning", access=False, stream=stderr)
    wanted = {"game": "proving", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    with running(tmp_path, tables=1) as service, service.device() as device:
        assert device.post("/api/tables", json=wanted).status_code == 201
        assert {device.post("/api/tables", json=wanted).status_code for _ in range(30)} == {503}
    assert 1 <= len(stderr.with_words("no new table: there are as many as may be")) <= 20, (
        "ten a minute, and a minute may have begun"
    )
