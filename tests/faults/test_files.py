"""A process that may open fewer files than there are connections: whoever comes is answered, and the log says why."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.faults.process import Process, serving
from tests.service.player import PATIENCE
from tests.service.wire.raw import answer_of, until
from valtable.service.settings import Settings
from valtable.service.wire import files
from valtable.service.wire.files import fitting

MANY = 400


def limited(way: str) -> tuple[str, ...]:
    return ("sh", "-c", f'ulimit {way} 256; exec "$@"', "-")


def answers(service: Process) -> list[int]:
    """What so many visitors are answered who all keep their connection."""
    place = urlsplit(service.address)
    found = []
    with ExitStack() as stack:
        for _ in range(MANY):
            visitor = stack.enter_context(socket.create_connection((place.hostname or "", place.port or 0), PATIENCE))
            visitor.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            found.append(answer_of(visitor)[0])
    return found


def told(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


def test_a_process_takes_as_many_files_as_it_may_have(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as stderr, serving(tmp_path / "t", limited("-Sn"), log=stderr) as service:
        assert answers(service) == [200] * MANY
    assert told(log) == []


def test_where_there_can_be_no_more_files_everybody_is_answered_all_the_same(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as stderr, serving(tmp_path / "t", limited("-n"), log=stderr) as service:
        assert set(answers(service)) <= {200, 429}
        with service.device() as device:
            until(lambda: device.get("/readyz").status_code == 200, "who has gone makes room")
    first = told(log)[0]
    assert (first["event"].partition(":")[0], first["level"]) == ("fewer connections than wished", "warning")
    assert (first["files"], first["connections"]) == (256, 156)


@pytest.mark.parametrize(
    ("files_there_are", "connections"), [(10_000, (900, 300, 200)), (256, (156, 52, 34)), (10, (1, 1, 1))]
)
def test_where_fewer_connections_fit_an_address_has_no_greater_share_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files_there_are: int, connections: tuple[int, ...]
) -> None:
    monkeypatch.setattr(files, "allowed", lambda wished: min(wished, files_there_are))
    fit = fitting(Settings(database=tmp_path))
    assert (fit.connections, fit.connections_per_address, fit.sockets_per_address) == connections
