"""Whoever speaks to the service in bytes, and what comes back."""

from __future__ import annotations

import socket
from contextlib import suppress
from random import Random

import msgspec

from tests.service.fuzz.frames import CLOSE, TEXT, frames_in, handshake, odd_frame, odd_handshake, odd_query
from tests.service.running import Service
from tests.service.wire.raw import connected
from valtable.service.protocol import ToClient

CODES = {1002, 1007, 1009, 4403, 4404}
"""With which the service may close a socket here."""
ECHOED = {1000, 2999, 3000, 4999}
"""Those of the codes that are sent here which may come back."""
STATUS = {400, 403, 404, 405, 426, 429, 431}
"""With which a handshake may be refused."""
HEAD_END = b"\r\n\r\n"
ANSWERS = msgspec.json.Decoder(ToClient)


class Wire:
    """A table's play socket, from outside; `cookie` is that of somebody who sits there."""

    def __init__(self, service: Service, table: str, cookie: str, rng: Random) -> None:
        self.service, self.cookie, self.rng = service, cookie, rng
        self.place = f"/api/tables/{table}/socket"

    def break_handshake(self) -> None:
        received = b""
        with connected(self.service) as connection, suppress(ConnectionError):
            connection.sendall(odd_handshake(f"{self.place}?seat=0", self.cookie, self.rng))
            stop_sending(connection)
            received = rest(connection)
        check(received)

    def break_query(self) -> None:
        """Whatever stands behind the question mark: the table is shown, or the socket closed with a reason."""
        with connected(self.service) as connection:
            connection.sendall(handshake(f"{self.place}?{odd_query(self.rng)}", self.cookie))
            frames = check(until_told(connection))
        assert frames, "nothing was said"
        assert frames[0][0] in (TEXT, CLOSE)

    def break_frame(self) -> None:
        """Some odd frames on a socket that was opened as it should be."""
        with connected(self.service) as connection, suppress(ConnectionError):
            connection.sendall(handshake(f"{self.place}?seat=0", self.cookie))
            received = until_told(connection)
            connection.sendall(b"".join(odd_frame(self.rng) for _ in range(self.rng.randrange(1, 4))))
            stop_sending(connection)
            check(received + rest(connection))


def stop_sending(connection: socket.socket) -> None:
    with suppress(OSError):  # the service may have gone first
        connection.shutdown(socket.SHUT_WR)


def rest(connection: socket.socket) -> bytes:
    """All that comes until the service ends the connection: it must."""
    received = b""
    while part := connection.recv(65536):
        received += part
    return received


def until_told(connection: socket.socket) -> bytes:
    """The answer to a handshake and, on a socket, the whole first frame; or all there is."""
    received = b""
    while part := connection.recv(65536):
        received += part
        head, end, frames = received.partition(HEAD_END)
        if end and (not head.startswith(b"HTTP/1.1 101") or is_whole(frames)):
            break
    return received


def is_whole(data: bytes) -> bool:
    """Whether the first frame is there to its end."""
    if len(data) < 10:
        return len(data) >= 2 and data[1] < 126 and len(data) >= 2 + data[1]
    size = {126: 2, 127: 8}.get(data[1], 0)
    length = int.from_bytes(data[2 : 2 + size], "big") if size else data[1]
    return len(data) >= 2 + size + length


def check(received: bytes) -> list[tuple[int, bytes]]:
    """What came is as documented: a status, or frames with messages, and a code at the end."""
    if not received:
        return []  # cut off without a word
    head, _, rest_ = received.partition(HEAD_END)
    status = int(head.split()[1])
    if status != 101:
        assert status in STATUS, received[:300]
        return []
    frames = frames_in(rest_)
    for number, (opcode, payload) in enumerate(frames):
        if opcode == TEXT and number + 1 < len(frames):  # the last may be cut off
            ANSWERS.decode(payload)
        elif opcode == CLOSE:
            assert int.from_bytes(payload[:2], "big") in CODES | ECHOED, payload
    return frames
