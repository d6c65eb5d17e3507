"""Recorded luck: drawn from a seed, written to the log, read back from it.

Part of the log format: draw number k of a stream is word k mod 8 of the BLAKE2b hash, keyed by the
seed, of the stream's name and block number k div 8. A word that would favour small numbers is
rejected and read again from the next attempt's block. So a draw depends on seed, stream and
k alone, and one seat's play never changes another seat's luck. The first draws of a stream may
have been chosen, for a lesson or a puzzle: they stand in the log's header, and count like all others.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from valtable.kernel.chance import Chance
from valtable.kernel.errors import Malformed

Outcome = tuple[str, int]
"""Stream and number drawn."""

WORDS: Final = 8
SPAN: Final = 1 << 64


def words(seed: bytes, stream: str, block: int, attempt: int) -> tuple[int, ...]:
    """Eight 64-bit words of a stream."""
    name = stream.encode() + b"\0" + block.to_bytes(8, "big") + attempt.to_bytes(2, "big")
    data = blake2b(name, key=seed).digest()
    return tuple(int.from_bytes(data[i : i + 8], "big") for i in range(0, 64, 8))


Choices = dict[str, list[int]]
"""By stream, its first outcomes as somebody has chosen them."""


class Seeded(Chance):
    """Luck that follows from a seed, after what was chosen. Counters only ever run forward, also after undo."""

    def __init__(self, seed: bytes, drawn: dict[str, int] | None = None, chosen: Choices | None = None) -> None:
        self._seed = seed
        self.drawn: dict[str, int] = dict(drawn or {})
        self._chosen = chosen or {}
        self._blocks: dict[str, tuple[int, ...]] = {}

    def below(self, stream: str, n: int) -> int:
        if n <= 1:
            return 0
        k = self.drawn.get(stream, 0)
        self.drawn[stream] = k + 1
        if k < len(self._chosen.get(stream, ())):
            return self._choice(stream, k, n)
        block, place = divmod(k, WORDS)
        if place == 0 or stream not in self._blocks:
            self._blocks[stream] = words(self._seed, stream, block, 0)
        word, attempt = self._blocks[stream][place], 0
        while word >= SPAN - SPAN % n:
            attempt += 1
            word = words(self._seed, stream, block, attempt)[place]
        return word % n

    def _choice(self, stream: str, k: int, n: int) -> int:
        value = self._chosen[stream][k]
        if not 0 <= value < n:
            raise Malformed(f"chosen[{stream!r}][{k}]", f"must be from 0 to {n - 1}, not {value}")
        return value


class Recording(Chance):
    """Passes draws on and keeps their outcomes for the log."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._outcomes: list[Outcome] = []

    def below(self, stream: str, n: int) -> int:
        if n <= 1:
            return 0
        value = self._source.below(stream, n)
        self._outcomes.append((stream, value))
        return value

    def take(self) -> list[Outcome]:
        """The outcomes since the last call."""
        outcomes, self._outcomes = self._outcomes, []
        return outcomes


class Recorded(Chance):
    """Reads outcomes back; a replay never rolls. Against a seed, it also checks every outcome."""

    def __init__(self, where: str, outcomes: list[Outcome], against: Seeded | None = None) -> None:
        self._where = where
        self._left = list(reversed(outcomes))
        self._against = against

    def below(self, stream: str, n: int) -> int:
        if n <= 1:
            return 0
        if not self._left:
            raise Malformed(self._where, f"an outcome of chance is missing ({stream!r})")
        found, value = self._left.pop()
        if found != stream or not 0 <= value < n:
            raise Malformed(
                self._where, f"outcome {found!r} = {value} does not fit, {stream!r} below {n} is drawn here"
            )
        if self._against is not None and self._against.below(stream, n) != value:
            raise Malformed(self._where, f"outcome {found!r} = {value} does not follow from the seed")
        return value

    def finish(self) -> None:
        """Nothing may be left over."""
        if self._left:
            raise Malformed(self._where, f"outcome {self._left[-1][0]!r} was never drawn")


def count_draws(outcomes: list[Outcome], drawn: dict[str, int]) -> None:
    """Move the counters past these outcomes, so that play can go on after them."""
    for stream, _ in outcomes:
        drawn[stream] = drawn.get(stream, 0) + 1
