"""A service that stops tells whoever is still there when to come back."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Event

import httpx
import pytest

from tests.service.player import PATIENCE, Player
from tests.service.running import running
from tests.service.tables import lay
from valtable.service.protocol import TableInfo


def test_a_socket_is_told_before_it_is_closed(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with running(tmp_path, back_seconds=7) as service:
            player = lay(service, stack).players[0]
        assert last_of(player) == {"type": "closing", "seconds": 7}
        assert player.close_code() == 1012


def last_of(player: Player) -> object:
    while (message := player.listen())["type"] != "closing":
        pass
    return message


def test_a_request_that_is_still_answered_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Event()
    with ThreadPoolExecutor(1) as pool:
        with running(tmp_path, back_seconds=7) as service:
            hall = service.app.hall
            real = hall.tables.info

            async def slow(id_: str) -> TableInfo:
                asked.set()
                while not hall.is_closing:
                    await asyncio.sleep(0.001)
                return await real(id_)

            monkeypatch.setattr(hall.tables, "info", slow)
            answer: Future[httpx.Response] = pool.submit(
                httpx.get, f"{service.address}/api/tables/none", timeout=PATIENCE
            )
            asked.wait(PATIENCE)
        assert answer.result().status_code == 404
        assert answer.result().headers["retry-after"] == "7"
