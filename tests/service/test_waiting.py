"""What the figures say of what waits: for a client to read, for a process to think in, for the disk."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.service.figures import figure, figures
from tests.service.fuzz.frames import TEXT, frame
from tests.service.player import play_on
from tests.service.running import Service, running
from tests.service.tables import lay
from tests.service.wire.raw import until
from tests.service.wire.test_socket import HANDSHAKE

AGAIN = frame(TEXT, b'{"type":"resume","epoch":"false","n":7}')


def sleeper(service: Service, table: str) -> socket.socket:
    """Somebody who looks on and reads nothing; little is kept for them on the way."""
    place = urlsplit(service.address)
    asleep = socket.socket()
    asleep.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    asleep.connect((place.hostname, place.port))
    asleep.sendall(HANDSHAKE.replace(b"GET /", f"GET /api/tables/{table}/socket".encode(), 1))
    return asleep


def test_what_waits_for_a_client_that_does_not_read_is_seen(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0, ping_seconds=600) as service, ExitStack() as stack:
        table = lay(service, stack, "valletta").id
        asleep = stack.enter_context(sleeper(service, table))

        def a_table_waits() -> bool:
            asleep.sendall(AGAIN)
            found = figures(service)
            all_, largest = (found[f"valtable_{name}", frozenset()] for name in ("queue_bytes", "queue_bytes_largest"))
            return all_ == largest > 10_000

        until(a_table_waits, "nothing waits")
        asleep.close()
        until(lambda: figure(service, "queue_bytes") == 0, "it waits for who has gone")


def test_bots_that_wait_for_a_process_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_think = False

    async def think(_: object, question: Any) -> int:
        while not may_think:
            await asyncio.sleep(0.005)
        return int(question.choices[0])

    with running(tmp_path, metrics_port=0, bot_workers=1) as service, service.device() as device:
        monkeypatch.setattr(service.app.hall.workers, "_choose", think)
        seats = [{"kind": "bot", "bot": "random"}] * 2
        for _ in range(3):
            assert device.post("/api/tables", json={"game": "proving", "seats": seats}).status_code == 201
        until(lambda: figure(service, "bots_waiting") >= 2, "no bot waits")
        assert figure(service, "bots_thinking") == 1
        may_think = True
        until(lambda: not figure(service, "bots_waiting") + figure(service, "bots_thinking"), "a bot still waits")


def test_every_transaction_is_timed(tmp_path: Path) -> None:
    with running(tmp_path, metrics_port=0) as service, ExitStack() as stack:
        laid = lay(service, stack)
        before = figure(service, "commit_seconds_count")
        moves = play_on(laid.players, Random(1), 12)
        assert figure(service, "commit_seconds_count") - before == moves, "each is acknowledged before the next is sent"
        assert figure(service, "commit_seconds_sum") > 0
