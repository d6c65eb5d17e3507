"""Connections by hand: half a request, one byte after the other, nothing at all."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPResponse
from time import monotonic, sleep
from urllib.parse import urlsplit

from tests.service.player import PATIENCE
from tests.service.running import Service


def connected(service: Service, host: str = "127.0.0.1") -> socket.socket:
    """A connection that comes from this address of the machine's own."""
    place = urlsplit(service.address)
    return socket.create_connection((place.hostname or "", place.port or 0), PATIENCE, (host, 0))


def rest_of(connection: socket.socket) -> bytes:
    """Everything that comes until the service ends the connection."""
    received = b""
    with suppress(ConnectionError):
        while part := connection.recv(65536):
            received += part
    return received


def answer_of(connection: socket.socket) -> tuple[int, bytes]:
    """Status and body of one answer; the connection may stay open."""
    answer = HTTPResponse(connection)
    answer.begin()
    return answer.status, answer.read()


def until(condition: Callable[[], bool], what: str) -> None:
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, what
        sleep(0.005)
