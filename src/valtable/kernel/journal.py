"""The journal of events: what happened, told to each seat as far as it may know.

An event is a key and arguments; the sentence lives in the texts. As views, events are built and
never stripped: the rules say what everybody is told, and what more a single seat is told.
"""

from __future__ import annotations

import msgspec

from valtable.kernel.errors import Broken
from valtable.kernel.refusal import Args


class Event(msgspec.Struct, frozen=True):
    """One event as one viewer learns it, with the id of the rule it follows from."""

    kind: str
    args: Args
    rule: str = ""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One event in all its versions; `public` is None where others learn nothing at all."""

    kind: str
    rule: str
    public: Args | None
    private: dict[int, Args]

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat, or a spectator, learns it."""
        args = self.public if seat is None else self.private.get(seat, self.public)
        return None if args is None else Event(self.kind, args, self.rule)


class Journal:
    """Collects the events of one step. `revealed` tells that somebody learned something hidden."""

    def __init__(self, rules: dict[str, str]) -> None:
        self._rules = rules
        self.entries: list[Entry] = []
        self.revealed = False

    def tell(
        self, kind: str, public: Args | None, private: dict[int, Args] | None = None, *, reveals: bool = False
    ) -> None:
        """Write an event; `reveals` makes the step one that cannot be undone alone."""
        if kind not in self._rules:
            raise Broken(f"event {kind!r} is not among the game's events")
        self.entries.append(Entry(kind, self._rules[kind], public, private or {}))
        self.revealed = self.revealed or reveals
