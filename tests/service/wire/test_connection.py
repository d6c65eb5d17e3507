"""Connections on which nothing comes, or only half of it: they end, and nobody is locked out by them."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from tests.service.lines import lines
from tests.service.player import Player
from tests.service.running import Service, running
from tests.service.tables import lay
from tests.service.wire.raw import answer_of, connected, rest_of, until
from valtable.service.http import crowd
from valtable.service.http.crowd import Crowd

HALF = b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Half: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
BODY = b"POST %s HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


def test_a_head_that_is_not_finished_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, header_seconds=0.2, keep_alive_seconds=600) as service, ExitStack() as stack:
        for said in (b"", HALF):
            connection = stack.enter_context(connected(service))
            connection.sendall(said)
            assert rest_of(connection) == b""


def test_half_a_head_after_a_whole_request_is_not_waited_for_either(tmp_path: Path) -> None:
    with running(tmp_path, keep_alive_seconds=600) as service, connected(service) as connection:
        connection.sendall(WHOLE)
        assert answer_of(connection)[0] == 200
        patience_with_heads(service, 0.2)
        connection.sendall(HALF)
        rest_of(connection)


def test_a_connection_on_which_nothing_is_asked_ends(tmp_path: Path) -> None:
    with running(tmp_path, keep_alive_seconds=1) as service, connected(service) as connection:
        connection.sendall(WHOLE)
        assert b'"status":"ok"' in rest_of(connection)


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/replays"])
def test_a_body_that_is_not_finished_is_not_waited_for(
    tmp_path: Path, path: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path, body_seconds=0.2) as service, connected(service) as connection:
        connection.sendall(BODY % path)
        status, body = answer_of(connection)
        assert (status, json.loads(body)["code"]) == (408, "too_slow")
    assert caplog.text == "", "it is no fault of ours"


def test_a_body_that_trickles_after_its_answer_is_not_listened_to_for_ever(tmp_path: Path) -> None:
    with running(tmp_path) as service, connected(service) as connection:
        until(lambda: open_in(service) == 1, "it is not let in")
        patience_with_heads(service, 0.2)  # this one's own has longer
        connection.sendall(BODY.replace(b"1000", b"100000000") % b"/api/nothing")
        assert answer_of(connection)[0] == 404
        until(lambda: not can_send(connection), "it still listens")


def test_who_does_not_read_the_answer_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "large.bin").write_bytes(bytes(16_000_000))
    with running(tmp_path, body_seconds=0.2, page=tmp_path) as service, connected(service) as connection:
        connection.sendall(b"GET /large.bin HTTP/1.1\r\nHost: here\r\n\r\n")
        assert connection.recv(1), "it has been let in"
        until(lambda: not open_in(service), "it is still open")


def test_one_address_does_not_lock_the_others_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    few: dict[str, Any] = {"connections_per_address": 5, "trusted_proxies": (), "header_seconds": 600}
    with running(tmp_path, **few) as service, ExitStack() as stack:
        hanging = [stack.enter_context(connected(service)) for _ in range(9)]
        for connection in hanging[:5]:
            connection.sendall(HALF)
        for connection in hanging[5:]:
            head, _, body = rest_of(connection).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert json.loads(body)["code"] == "too_many_requests"
        (line,) = lines(caplog)  # once, not for each of them
        assert (line["limit"], line["most"], line["address"]) == ("connections_per_address", 5, "127.0.0.1")
        with elsewhere(service) as device:
            assert device.get("/healthz").json()["status"] == "ok"
        for connection in hanging:
            connection.close()
        until(lambda: not open_in(service), "those that have gone still count")
        with service.device() as device:
            assert device.get("/healthz").json()["status"] == "ok"


def test_a_trusted_proxy_may_bring_as_many_as_it_likes(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=5, header_seconds=600) as service, ExitStack() as stack:
        for _ in range(9):
            stack.enter_context(connected(service)).sendall(HALF)
        with service.device() as device:
            assert device.get("/healthz").json()["status"] == "ok"


def test_there_are_never_more_than_can_be_served(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path, connections=3, header_seconds=600) as service, ExitStack() as stack:
        hanging = [stack.enter_context(connected(service)) for _ in range(4)]
        assert rest_of(hanging[3]).startswith(b"HTTP/1.1 429 ")
    (line,) = lines(caplog)
    assert (line["limit"], line["most"], line["address"]) == ("connections", 3, "all")


def test_each_who_meets_a_limit_is_told_of_and_so_is_a_service_that_is_full(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    few: dict[str, Any] = {"connections_per_address": 1, "connections": 3, "trusted_proxies": (), "header_seconds": 600}
    with running(tmp_path, **few) as service, ExitStack() as stack:
        for host in ("127.0.0.1", "127.0.0.2"):
            for _ in range(3):
                hanging = stack.enter_context(connected(service, host))
            rest_of(hanging)
        for host in ("127.0.0.3", "127.0.0.4", "127.0.0.4"):
            hanging = stack.enter_context(connected(service, host))
        rest_of(hanging)
    each, full = "connections_per_address", "connections"
    told = [(line["limit"], line["address"]) for line in lines(caplog)]
    assert told == [(each, "127.0.0.1"), (each, "127.0.0.2"), (full, "all")]


def test_however_many_meet_a_limit_the_log_is_not_flooded(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, sockets = 1000.0, Crowd("sockets", most_each=1, most=100)
    monkeypatch.setattr(crowd, "monotonic", lambda: now)
    for number in range(100):
        for _ in range(3):
            sockets.enter(f"2001:db8:0:{number}::/64")
    for later in (0.0, 1.0, crowd.QUIET):
        now = 1000.0 + later
        sockets.enter("192.0.2.1")
    told = [line["address"] for line in lines(caplog)]
    assert told == [*(f"2001:db8:0:{number}::/64" for number in range(crowd.NAMED)), crowd.ALL, crowd.ALL]


def test_an_address_has_only_so_many_play_sockets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path, sockets_per_address=2) as service, ExitStack() as stack:
        table = lay(service, stack).id  # two that come from here

        def watch(address: str) -> Player:
            return stack.enter_context(Player(service.address, {}, table, None, forwarded=address)).join()

        first, _ = watch("192.0.2.1"), watch("192.0.2.1")
        with pytest.raises(InvalidStatus):
            watch("192.0.2.1")
        (line,) = lines(caplog)
        assert (line["limit"], line["most"], line["address"]) == ("sockets_per_address", 2, "192.0.2.1")
        watch("192.0.2.2")
        first.__exit__()
        until(lambda: service.app.hall.limits.sockets.enter("192.0.2.1"), "who has gone makes room")


def patience_with_heads(service: Service, seconds: float) -> None:
    """From now on: before it, however long it took, nobody was cut off."""
    service.app.hall.settings = replace(service.app.hall.settings, header_seconds=seconds)


def can_send(connection: socket.socket) -> bool:
    try:
        connection.sendall(b" ")
    except ConnectionError:
        return False
    return True


def open_in(service: Service) -> int:
    return service.app.hall.limits.connections.here


def elsewhere(service: Service) -> httpx.Client:
    return httpx.Client(base_url=service.address, transport=httpx.HTTPTransport(local_address="127.0.0.2"))
