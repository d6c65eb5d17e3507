"""A disk that is full for a while: what is acknowledged is there, everything else is refused, and play goes on."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.faults.process import serving
from tests.service.player import Player
from tests.service.store.test_loss import until_ready
from valtable.service.maintenance import check

if sys.platform != "linux":
    pytest.skip("only Linux lets one limit the files of a running process", allow_module_level=True)

import resource


@contextmanager
def no_space(pid: int, database: Path) -> Iterator[None]:
    """The write-ahead log of this service cannot grow, as on a disk that is full."""
    size = database.with_name(f"{database.name}-wal").stat().st_size
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def some_move(players: list[Player], rng: Random) -> tuple[str, str]:
    """Whoever is asked tries something; its key and what became of it."""
    for player in players:
        player.catch_up()
    player = next(player for player in players if player.is_asked)
    answer = player.play(rng.choice(player.can_do))
    return answer["key"], answer.get("code", answer["type"])


def test_what_a_full_disk_refuses_is_refused_and_play_goes_on(tmp_path: Path) -> None:
    file, rng = tmp_path / "tables.db", Random(1)
    answers: dict[str, str] = {}
    with serving(file) as service, ExitStack() as stack:
        device: httpx.Client = stack.enter_context(service.device())
        table = device.post("/api/tables", json={"game": "valletta", "seats": [{"kind": "me"}] * 2}).json()["table"]
        cookies = dict(device.cookies)
        players = [stack.enter_context(service.player(cookies, table["id"], seat)).join() for seat in range(2)]
        answers |= dict(some_move(players, rng) for _ in range(5))
        with no_space(service.pid, file):
            answers |= dict(some_move(players, rng) for _ in range(5))
            assert until_ready(device, 503)["reason"] == "not_written"
        until_ready(device, 200)
        answers |= dict(some_move(players, rng) for _ in range(5))
        for player in players:
            player.catch_up()
        seen = [player.screen for player in players]
        service.kill()
    assert list(answers.values()) == ["accepted"] * 5 + ["not_saved"] * 5 + ["accepted"] * 5
    with closing(sqlite3.connect(file)) as connection:
        written = {key for (key,) in connection.execute("SELECT key FROM lines WHERE key IS NOT NULL")}
    assert written == {key for key, answer in answers.items() if answer == "accepted"}
    assert check(file).broken == []
    with serving(file) as service, ExitStack() as stack:
        again = [stack.enter_context(service.player(cookies, table["id"], seat)).join() for seat in range(2)]
        assert [player.screen for player in again] == seen
