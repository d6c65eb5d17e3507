"""What writes, is costly or could be guessed at is rationed for every address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.service.running import running

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


def test_one_ration_is_shared_by_all_of_them(tmp_path: Path) -> None:
    with running(tmp_path, created_per_minute=len(RATIONED)) as strict, strict.device() as device:
        for path, body in RATIONED.items():
            assert device.post(path, json=body).status_code != 429
        assert [device.post(path, json=body).status_code for path, body in RATIONED.items()] == [429] * len(RATIONED)
