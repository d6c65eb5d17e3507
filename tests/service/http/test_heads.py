"""What stands in the head of a request: however long or odd it is, it is answered, and nothing of it is kept."""

from __future__ import annotations

from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from litestar import Request, _parsers

from tests.service.player import Player
from tests.service.running import Service
from tests.service.tables import lay
from valtable.service.http.devices import AnyRequest, known_device
from valtable.service.http.guard import LONGEST_PATH, LONGEST_QUERY, MOST_FIELDS
from valtable.service.http.pages import Pages
from valtable.service.protocol import COOKIE
from valtable.service.store.tokens import hashed, new_token, token_in

FIELDS = "&".join(f"{number}=" for number in range(MOST_FIELDS + 1))
ODD = ['x={"a":1}', "theme=a b", "name=ñ", "x", "=", ",", "a=[1", '"', "\t"]
"""What other programs at the same host have set: browsers send it to every port of it."""


@pytest.mark.parametrize("path", [
    "/" + "x" * LONGEST_PATH, f"/api/tables/{'x' * LONGEST_PATH}", f"/?{'x' * (LONGEST_QUERY + 1)}", f"/?{FIELDS}",
    f"/api/tables/none/points?{FIELDS}",
])  # fmt: skip
def test_an_address_that_is_too_long_is_refused_and_not_taken_apart(service: Service, path: str) -> None:
    before = _parsers.parse_query_string.cache_info()
    status, body = ask(service, path)
    assert (status, b'"code":"too_large"' in body) == (413, True)
    assert _parsers.parse_query_string.cache_info() == before


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/assets/" + "x/" * 400, "/t/" + "x" * 300])
def test_a_path_that_no_file_can_have_is_no_fault(
    service: Service, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert ask(service, path)[0] == (200 if path.startswith("/t/") else 404)
    assert caplog.text == ""


def test_a_path_longer_than_any_file_is_none(tmp_path: Path) -> None:
    assert Pages(tmp_path).find("/" + "x/" * 20_000) is None


@pytest.mark.parametrize("odd", ODD)
def test_a_device_is_known_whatever_other_cookies_it_brings(odd: str) -> None:
    token = new_token()
    for cookies in (f"{odd}; {COOKIE}={token}", f"{COOKIE}={token}; {odd}", f"{odd};{COOKIE}={token};{odd}"):
        assert token_in(cookies) == token
    assert token_in(f"{odd}; not_{COOKIE}={token}; {COOKIE}=short; {COOKIE}") == ""


def test_a_seat_is_played_beside_other_peoples_cookies(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        cookies = {COOKIE: f'{laid.maker.cookies[COOKIE]}; x={{"a":1}}; y'}
        stack.enter_context(Player(service.address, cookies, laid.id, 0)).join()


def test_many_cookies_are_not_kept() -> None:
    """The framework would take apart, and keep, those of the last thousand requests."""
    token, before = new_token(), _parsers.parse_cookie_string.cache_info()
    many = ";".join(f"{number}" for number in range(9000))
    scope: Any = {"type": "http", "headers": [(b"cookie", f"{many};{COOKIE}={token}".encode())]}
    request: AnyRequest = Request(scope)
    assert known_device(request) == hashed(token)
    assert _parsers.parse_cookie_string.cache_info() == before


def ask(service: Service, path: str) -> tuple[int, bytes]:
    """By a client that sends whatever it is told."""
    connection = HTTPConnection(service.address.partition("://")[2])
    connection.request("GET", path)
    answer = connection.getresponse()
    try:
        return answer.status, answer.read()
    finally:
        connection.close()
