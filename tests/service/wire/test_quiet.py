"""Clients that do it wrong: they are turned away, and the log has no traceback of it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.service.running import running
from tests.service.tables import lay
from tests.service.wire.raw import connected, rest_of, until

WRONG = [
    b"nonsense\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: here\r\n\r\n",
    b"GET /api/tables/mine HTTP/1.1\r\nHost: here\r\nCookie: valtable_device=\xff\r\nConnection: close\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: \xff\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n",
]
HALF = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
NOT_UTF8 = bytes([0x81, 0x81, 0, 0, 0, 0, 0xFF])
"""A text frame with one byte."""


def test_whatever_a_client_does_wrong_leaves_no_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        for said in WRONG:
            connection = stack.enter_context(connected(service))
            connection.sendall(said)
            assert rest_of(connection).startswith(b"HTTP/1.1 "), said
        with connected(service) as connection:
            connection.sendall(HALF)
        player = lay(service, stack).players[0]
        player.send_frame(NOT_UTF8)
        assert player.close_code() == 1007
        stack.close()
        until(lambda: not service.app.hall.limits.connections.here, "somebody is still there")
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
