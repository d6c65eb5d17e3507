"""Bans: who is turned away, from where, for how long, and who never is."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.service.orders.giving import give, refused
from tests.service.running import Service, running
from tests.service.tables import lay
from valtable.service.addresses import network_in
from valtable.service.live.bans import Bans
from valtable.service.orders.order import Ban, Unban
from valtable.service.store.operated import BanRow

STRANGER = "203.0.113.7"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def in_an_hour() -> str:
    return (datetime.now(UTC) + timedelta(hours=1)).isoformat(timespec="seconds")


def ask(device: httpx.Client, path: str = "/api/games", host: str = STRANGER, language: str = "en") -> httpx.Response:
    return device.get(path, headers={"X-Forwarded-For": host, "Accept-Language": language})


def bans(*networks: str, until: datetime = NOON) -> Bans:
    made = Bans(clock=lambda: NOON - timedelta(seconds=1))
    made.put(BanRow(network, "", until.isoformat()) for network in networks)
    return made


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8", "2001:db8::1", "", "nonsense"]),
        ("203.0.113.0/24", ["203.0.113.7", "203.0.113.255"], ["203.0.114.1"]),
        ("2001:db8:1:2::/64", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::"], ["2001:db8:1:3::1", "203.0.113.7"]),
    ],
)
def test_who_lies_in_a_banned_network_is_banned(banned: str, inside: list[str], outside: list[str]) -> None:
    found = bans(banned)
    assert [host for host in inside + outside if host in found] == inside


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3::/80", "2001:db8:1:2::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
    ],
)
def test_an_ipv6_visitor_is_banned_with_all_its_addresses(given: str, meant: str) -> None:
    assert str(network_in(given)) == meant


def test_a_ban_ends_by_itself() -> None:
    assert STRANGER in bans(STRANGER)
    over = bans(STRANGER, until=NOON - timedelta(seconds=2))
    assert STRANGER not in over
    assert (over.how_many, over.ended) == (0, [f"{STRANGER}/32"])
    longer = bans("203.0.113.0/24")
    longer.put([BanRow("203.0.113.0/24", "", "2025-01-01T00:00:00+00:00"), BanRow(STRANGER, "", NOON.isoformat())])
    assert STRANGER in longer, "of two bans the later end counts"


def test_who_is_banned_may_neither_ask_nor_open_sockets(service: Service) -> None:
    with ExitStack() as stack:
        device = stack.enter_context(service.device())
        laid = lay(service, stack)
        player = stack.enter_context(service.player(laid.maker, laid.id, 0, forwarded=STRANGER)).join()
        neighbour = stack.enter_context(service.player(laid.maker, laid.id, 0, forwarded="203.0.113.8")).join()
        assert give(service, Ban(STRANGER, in_an_hour(), "a flood")).sockets == 1
        assert (player.close_code(), player.close_reason) == (4430, "banned")
        neighbour.catch_up()
        for language, words in (("en", "turned away"), ("es", "ha vetado")):
            answer = ask(device, language=language)
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            assert words in answer.json()["text"]
            assert "flood" not in answer.text, "why is for whoever hosts"
        assert device.post("/api/tables", json={}, headers={"X-Forwarded-For": STRANGER}).json()["code"] == "banned"
        assert ask(device, "/").status_code == 403
        with pytest.raises(InvalidStatus, match="403"):
            service.player(laid.maker, laid.id, 0, forwarded=STRANGER)
        assert [ask(device, path).status_code for path in ("/healthz", "/readyz")] == [200, 200]
        assert ask(device, host="203.0.113.8").status_code == 200
        give(service, Unban(f"{STRANGER}/32"))
        assert ask(device).status_code == 200
        assert refused(service, Unban(f"{STRANGER}/32")) == "not_banned"


def test_a_ban_holds_after_a_restart_and_is_forgotten_when_it_ends(tmp_path: Path) -> None:
    with running(tmp_path) as service:
        give(service, Ban(STRANGER, in_an_hour()))
    with running(tmp_path) as service, service.device() as device:
        assert ask(device).status_code == 403
        give(service, Ban(STRANGER, datetime.now(UTC).isoformat(timespec="seconds")))
        assert ask(device).status_code == 200
        give(service, Ban("198.51.100.1", in_an_hour()))  # by then it has been looked
    assert STRANGER.encode() not in (tmp_path / "tables.db").read_bytes(), (
        "an address is kept no longer than it is banned"
    )


@pytest.mark.parametrize("own", ["127.0.0.1", "::1", "127.0.0.0/8", "0.0.0.0/0", "10.0.0.0/8", "10.1.2.3"])
def test_neither_this_machine_nor_a_trusted_proxy_can_be_banned(tmp_path: Path, own: str) -> None:
    with running(tmp_path, trusted_proxies=("10.1.2.0/24",)) as service, service.device() as device:
        assert refused(service, Ban(own, in_an_hour())) == "own_address"
        assert device.get("/api/games").status_code == 200


def test_a_proxy_that_is_trusted_only_later_speaks_for_everybody_all_the_same(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    give(tmp_path / "tables.db", Ban("10.1.2.3", in_an_hour()))
    with running(tmp_path, trusted_proxies=("10.1.2.0/24",)) as service:
        assert "10.1.2.3" not in service.app.hall.bans
