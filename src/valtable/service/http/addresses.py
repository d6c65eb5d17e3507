"""Where a request comes from: the address that asks, and what a proxy that is trusted says about it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_network
from typing import Any

from valtable.service.addresses import address_in, household

SECURE = {"http": False, "https": True, "ws": False, "wss": True}


class Proxies:
    """The proxies that are believed, as addresses or networks (`10.0.0.0/8`)."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ip_network(one) for one in trusted]
        self.trusts = lru_cache(4096)(self._trusts)

    def _trusts(self, host: str) -> bool:
        address = address_in(host)
        return address is not None and any(address in network for network in self._networks)

    def look_behind(self, scope: Any) -> None:
        """Set client and scheme of a request that came through a trusted proxy to what is behind it."""
        if not scope["client"] or not self.trusts(scope["client"][0]):
            return
        ways, schemes = [], [""]
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                ways += value.decode("latin-1").split(",")
            elif name == b"x-forwarded-proto":
                schemes += value.decode("latin-1").split(",")
        client = self._client(ways)
        if client:
            scope["client"] = (client, 0)
        secure = SECURE.get(schemes[-1].strip().lower())
        if secure is not None:
            scope["scheme"] = ("wss" if secure else "ws") if scope["type"] == "websocket" else f"http{'s' * secure}"

    def _client(self, way: list[str]) -> str:
        """Each proxy adds on the right who came to it, so the last that we do not trust is who asks.

        What stands left of that anybody may have written. Nothing, where it cannot be read so far.
        """
        client = ""
        for one in reversed(way):
            address = address_in(without_port(one.strip()))
            if address is None:
                return ""
            client = str(address)
            if not self.trusts(client):
                break
        return client


def without_port(text: str) -> str:
    """`192.0.2.1:4711` and `[2001:db8::1]:4711` as some proxies write it."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def household_of(scope: Any) -> str:
    client = scope.get("client")
    return household(client[0]) if client else "unknown"
