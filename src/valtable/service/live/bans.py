"""Who is turned away: networks, each until its end. What is here is what the database has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import lru_cache

from valtable.service.addresses import Network, address_in, network_in
from valtable.service.store.operated import BanRow


def the_time() -> datetime:
    return datetime.now(UTC)


class Bans:
    """`spares` are addresses for which no ban counts, whatever was ordered: proxies that speak for everybody."""

    def __init__(
        self, spares: Callable[[str], bool] = lambda _: False, clock: Callable[[], datetime] = the_time
    ) -> None:
        self._spares = spares
        self._clock = clock
        self._ends: dict[Network, datetime] = {}
        self._until = lru_cache(4096)(self._find)

    def put(self, bans: Iterable[BanRow]) -> None:
        """These, in the place of all others."""
        self._ends = {network_in(ban.network): datetime.fromisoformat(ban.until) for ban in bans}
        self._until.cache_clear()

    def __contains__(self, host: str) -> bool:
        until = self._until(host)
        return until is not None and until > self._clock()

    @property
    def how_many(self) -> int:
        return sum(until > self._clock() for until in self._ends.values())

    @property
    def ended(self) -> list[str]:
        """The networks whose time is over."""
        return [str(network) for network, until in self._ends.items() if until <= self._clock()]

    def _find(self, host: str) -> datetime | None:
        """When the last ban ends that this address lies in."""
        address = address_in(host)
        if address is None or not self._ends or self._spares(host):
            return None
        return max((until for network, until in self._ends.items() if address in network), default=None)
