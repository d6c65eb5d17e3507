"""What an address is, for whoever counts, tells or turns away: one visitor may have many."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
HOUSEHOLD = 64
"""So long is the network of an IPv6 address, all of which one visitor can have."""


def address_in(text: str) -> Address | None:
    """An IPv4 address in the clothes of an IPv6 one is what it is."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


@lru_cache(4096)
def household(host: str) -> str:
    """What is counted as one: an address, or the network of an IPv6 address."""
    address = address_in(host)
    return str(network_in(host)) if isinstance(address, IPv6Address) else str(address or host)


def network_in(text: str) -> Network:
    """The network that an address or a network means: never a part of a household. ValueError for neither."""
    found = ip_network(address_in(text) or text, strict=False)
    return found.supernet(new_prefix=HOUSEHOLD) if found.version == 6 and found.prefixlen > HOUSEHOLD else found


@lru_cache(4096)
def network(host: str) -> str:
    """As much of an address or a network as is written down: enough to see where a flood comes from, too little for
    one person."""
    try:
        found = network_in(host)
    except ValueError:
        return ""
    return str(found.supernet(new_prefix=min(found.prefixlen, 24 if found.version == 4 else 48)))
