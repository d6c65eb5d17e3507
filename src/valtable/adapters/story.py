"""What a seat has learned, step by step: its information state, from which it forgets nothing.

It begins with the seat's view of the table that was set up; then come the events as the seat saw them, and what it
chose itself. A table that was imagined from a view goes on from there: for the viewer with the same story, for the
others with what they would see.
"""

from __future__ import annotations

import msgspec

from valtable.kernel.game import AnyGame
from valtable.kernel.journal import Journal
from valtable.kernel.state import State

ENCODE = msgspec.json.Encoder(order="deterministic").encode


class Story:
    """For each seat the lines so far. Lines are never changed, so copies share them."""

    __slots__ = ("lines",)

    def __init__(self, lines: list[list[str]]) -> None:
        self.lines = lines

    @classmethod
    def opening(cls, game: AnyGame, state: State, seats: int) -> Story:
        return cls([[seen(game, state, seat)] for seat in range(seats)])

    def copy(self) -> Story:
        return Story([list(lines) for lines in self.lines])

    def told(self, seat: int) -> str:
        return "\n".join(self.lines[seat])

    def chose(self, seat: int, notation: str) -> None:
        self.lines[seat].append(f"> {notation}")

    def happened(self, journal: Journal) -> None:
        """What the journal tells each seat."""
        for seat, lines in enumerate(self.lines):
            events = [event for entry in journal.entries if (event := entry.seen_by(seat)) is not None]
            if events:
                lines.append(ENCODE(events).decode())


def seen(game: AnyGame, state: State, seat: int | None) -> str:
    """A view as text: equal for equal views."""
    return ENCODE(game.view(state, seat)).decode()
