"""Frames that come together, or in pieces: the socket ends once, and nothing is kept of what says nothing."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.service.fuzz.ears import no_fault
from tests.service.fuzz.frames import CLOSE, TEXT, frame
from tests.service.running import running
from tests.service.tables import lay
from valtable.service.wire.socket import Socket

NOT_UTF8 = frame(TEXT, b"\xff")
GOODBYE = frame(CLOSE, b"\x03\xe8")


@pytest.mark.parametrize(
    ("frames", "code"), [(NOT_UTF8 + NOT_UTF8, 1007), (NOT_UTF8 + GOODBYE, 1000), (GOODBYE + NOT_UTF8, 1000)]
)
def test_texts_that_are_none_end_a_socket_once_and_quietly(tmp_path: Path, frames: bytes, code: int) -> None:
    with no_fault(), running(tmp_path) as service, ExitStack() as stack:
        player = lay(service, stack).players[0]
        player.send_frame(frames)
        assert player.close_code() == code


def test_a_message_may_come_in_pieces_of_which_the_empty_ones_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most, handle = 0, Socket.handle_cont

    def counted(self: Socket, event: Any) -> None:
        nonlocal most
        handle(self, event)
        most = max(most, len(self.frames))

    monkeypatch.setattr(Socket, "handle_cont", counted)
    with running(tmp_path) as service, ExitStack() as stack:
        player = lay(service, stack).players[0]
        player.send_frame(frame(TEXT, b'{"type":', fin=False) + frame(0, b"", fin=False) * 5_000)
        player.send_frame(frame(0, b'"ping"', fin=False) + frame(0, b"", fin=False) * 5_000 + frame(0, b"}"))
        while player.receive()["type"] != "pong":
            pass
    assert most <= 3
