"""Addresses: where a service is, and the secret link of a seat, `https://host/t/<table>#<token>`."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec

from valtable.kernel.errors import Malformed

PATH = re.compile(r"/t/([A-Za-z0-9_-]{1,40})/?")


class Link(msgspec.Struct, frozen=True):
    """A seat link in its parts. Who has the token has the seat: it is shown to nobody."""

    site: str
    """`https://host`; empty where the link is only path and fragment, as the service gives it."""
    table: str
    token: str

    def __repr__(self) -> str:
        return f"Link({self.site}/t/{self.table})"


def read_link(text: str) -> Link:
    """The parts of a seat link; Malformed for what is none, in words that do not repeat its secret."""
    try:
        found = urlsplit(text.strip())
        site = site_of(text) if found.scheme or found.netloc else ""
    except (ValueError, Malformed):
        raise Malformed("link", "is no address such as https://host/t/TABLE#SECRET") from None
    path = PATH.fullmatch(found.path)
    if path is None:
        raise Malformed("link", "does not lead to a table: https://host/t/TABLE#SECRET")
    if not found.fragment:
        raise Malformed("link", "has no secret after a #, so it opens no seat; quote it, or the shell may cut it off")
    return Link(site, path[1], found.fragment)


def site_of(address: str) -> str:
    """`https://host:port` of an address; the service lies at the root of it."""
    try:
        found = urlsplit(address.strip())
        port = found.port
    except ValueError:
        raise Malformed("address", "has no such port") from None
    if found.scheme not in ("http", "https") or not found.hostname:
        raise Malformed("address", "is no https://host/")
    host = f"[{found.hostname}]" if ":" in found.hostname else found.hostname
    return f"{found.scheme}://{host}" + (f":{port}" if port is not None else "")
