"""What writes, is costly or could be guessed at is rationed for every address."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.service.running import running
from valtable.service.http import limits as rations
from valtable.service.http.limits import Limits
from valtable.service.operating.metrics import Metrics
from valtable.service.settings import Settings

LIMIT = 2
RATIONED: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "proving", "seats": [{"kind": "me"}] * 2},
    "/api/tables/none/seat": {"token": "x" * 30},
    "/api/tables/none/links": {"seat": 0},
    "/api/tables/none/rematch": {},
    "/api/replays": {"log": "nonsense"},
}


@pytest.mark.parametrize("path", RATIONED)
def test_nobody_makes_or_tries_out_as_much_as_they_like(tmp_path: Path, path: str) -> None:
    with running(tmp_path, created_per_minute=LIMIT) as strict, strict.device() as device:
        answers = [device.post(path, json=RATIONED[path]) for _ in range(LIMIT + 1)]
        assert 429 not in [answer.status_code for answer in answers[:LIMIT]]
        assert (answers[LIMIT].status_code, answers[LIMIT].json()["code"]) == (429, "too_many_requests")
        assert 1 <= int(answers[LIMIT].headers["retry-after"]) <= 60


def test_one_ration_is_shared_by_all_of_them(tmp_path: Path) -> None:
    with running(tmp_path, created_per_minute=len(RATIONED)) as strict, strict.device() as device:
        for path, body in RATIONED.items():
            assert device.post(path, json=body).status_code != 429
        assert [device.post(path, json=body).status_code for path, body in RATIONED.items()] == [429] * len(RATIONED)


def test_who_asks_too_much_is_told_once_when_to_come_again(tmp_path: Path) -> None:
    with running(tmp_path, asked_per_minute=LIMIT) as strict, strict.device() as device:
        for is_closing in (False, True):
            strict.app.hall.is_closing = is_closing
            answer = [device.get("/healthz") for _ in range(LIMIT + 1)][LIMIT]
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")
            (seconds,) = answer.headers.get_list("retry-after")
            assert 1 <= int(seconds) <= 60


def test_a_minute_is_counted_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(Settings(database=tmp_path, asked_per_minute=1), Metrics())
    scope = {"client": ("192.0.2.1", 1)}
    now = time.time()
    assert limits.ask(scope) is None
    monkeypatch.setattr(rations, "time", lambda: now + 20.0)
    trouble = limits.ask(scope)
    assert trouble is not None
    assert trouble.seconds in (40, 41)
