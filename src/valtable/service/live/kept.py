"""What was made at some cost and may be asked for again: kept as long as all of it together is small enough."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """At most so many bytes; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[K, tuple[V, int]] = {}
        self.bytes = 0

    def get(self, key: K) -> V | None:
        found = self._values.pop(key, None)
        if found is None:
            return None
        self._values[key] = found  # the last used goes last
        return found[0]

    def put(self, key: K, value: V, weight: int) -> None:
        before = self._values.pop(key, None)
        self.bytes += weight - (before[1] if before is not None else 0)
        self._values[key] = value, weight
        while self.bytes > self._most:
            self.bytes -= self._values.pop(next(iter(self._values)))[1]
