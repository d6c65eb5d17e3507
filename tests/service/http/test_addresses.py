"""Who asks, and how, where a proxy stands between: only a trusted one is believed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.service.running import running
from valtable.service.addresses import household
from valtable.service.http.addresses import Proxies

PROXIES = Proxies(("127.0.0.1", "10.0.0.0/8", "2001:db8::/32"))
HSTS = "strict-transport-security"


def behind(peer: str, *forwarded: str, kind: str = "http", proto: str = "") -> Any:
    headers = [(b"x-forwarded-for", one.encode("latin-1")) for one in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope = {"type": kind, "client": (peer, 4711), "scheme": kind.replace("websocket", "ws"), "headers": headers}
    PROXIES.look_behind(scope)
    return scope


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("10.1.2.3", ["192.0.2.1"], "192.0.2.1"),
        ("::ffff:10.1.2.3", ["192.0.2.1"], "192.0.2.1"),
        ("192.0.2.9", ["192.0.2.1"], "192.0.2.9"),
        ("10.1.2.3", ["198.51.100.7, 192.0.2.1, 10.9.9.9"], "192.0.2.1"),
        ("10.1.2.3", ["198.51.100.7", "192.0.2.1, 10.9.9.9"], "192.0.2.1"),
        ("10.1.2.3", ["nonsense, 192.0.2.1"], "192.0.2.1"),
        ("10.1.2.3", ["192.0.2.1, nonsense"], "10.1.2.3"),
        ("10.1.2.3", ["192.0.2.1, "], "10.1.2.3"),
        ("10.1.2.3", ["\xff"], "10.1.2.3"),
        ("10.1.2.3", ["10.4.4.4, 10.5.5.5"], "10.4.4.4"),
        ("10.1.2.3", ["192.0.2.1:555"], "192.0.2.1"),
        ("2001:db8::5", ["[2001:dead::1]:555"], "2001:dead::1"),
        ("10.1.2.3", [], "10.1.2.3"),
    ],
)
def test_who_asks_is_the_last_address_that_is_not_trusted(peer: str, forwarded: list[str], client: str) -> None:
    assert behind(peer, *forwarded)["client"][0] == client


@pytest.mark.parametrize(
    ("peer", "kind", "proto", "scheme"),
    [
        ("10.1.2.3", "http", "https", "https"),
        ("10.1.2.3", "http", "http, https", "https"),
        ("10.1.2.3", "websocket", "https", "wss"),
        ("10.1.2.3", "http", "gopher", "http"),
        ("192.0.2.9", "http", "https", "http"),
    ],
)
def test_how_is_told_by_a_trusted_proxy_alone(peer: str, kind: str, proto: str, scheme: str) -> None:
    assert behind(peer, kind=kind, proto=proto)["scheme"] == scheme


def test_an_ipv6_visitor_is_counted_with_its_network() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"


def test_visitors_behind_a_trusted_proxy_have_each_their_own_ration(tmp_path: Path) -> None:
    asked = {"asked_per_minute": 2, "trusted_proxies": ("127.0.0.0/8",)}
    with running(tmp_path, **asked) as service, service.device() as device:
        for visitor in ("192.0.2.1", "192.0.2.2"):
            codes = [device.get("/healthz", headers={"X-Forwarded-For": visitor}).status_code for _ in range(3)]
            assert codes == [200, 200, 429]


def test_whoever_is_not_trusted_cannot_take_anothers_ration(tmp_path: Path) -> None:
    with running(tmp_path, asked_per_minute=2, trusted_proxies=("10.0.0.1",)) as service, service.device() as device:
        codes = [
            device.get("/healthz", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code for number in range(3)
        ]
        assert codes == [200, 200, 429]


def test_browsers_that_came_by_https_are_told_to_stay(tmp_path: Path) -> None:
    with running(tmp_path) as service, service.device() as device:
        secure = {"X-Forwarded-Proto": "https"}
        assert device.get("/healthz", headers=secure).headers[HSTS] == "max-age=31536000"
        assert device.get("/api/nothing", headers=secure).headers[HSTS]
        assert HSTS not in device.get("/healthz").headers
    with running(tmp_path, trusted_proxies=()) as service, service.device() as device:
        assert HSTS not in device.get("/healthz", headers=secure).headers
