"""A stream: what one viewer of one table is told, numbered by what that viewer has seen.

All clients of a seat share its stream, all spectators share one. Whatever changes nothing for a
viewer has no number in its stream: another's sealed step leaves no trace, not even a gap.
"""

from __future__ import annotations

from collections import deque
from typing import Protocol

import msgspec

from valtable.kernel.journal import Event
from valtable.service.live.compared import Compared, Found
from valtable.service.live.diff import RawChange
from valtable.service.protocol import HandOver, Screen, TableInfo

KEPT_LENGTH = 12_000
"""So many bytes of messages are kept for whoever comes back; who has missed more is sent the whole table."""


class Listener(Protocol):
    """Somebody a message can be sent to; sending never waits."""

    is_program: bool
    host: str

    def send(self, text: bytes) -> None: ...

    def send_whole(self, text: bytes) -> None:
        """The whole table, in the place of whatever has not been sent yet."""

    def dismiss(self) -> None:
        """The table in memory is no longer the true one: come again."""


class Stream:
    def __init__(self, viewer: int | None, epoch: str, size: int) -> None:
        self.viewer = viewer
        self.epoch = epoch
        self.n = 0
        self.listeners: set[Listener] = set()
        self._size = size
        self._sent: deque[bytes] = deque()
        self._length = 0
        self.screen: Compared | None = None
        """What was told last, as a screen; None while nothing happens and it could be made anew from the match."""
        self._whole: tuple[TableInfo, int, bytes] | None = None
        """The whole table as it was told last, with what of it can change while nothing is told here."""

    def whole(self, info: TableInfo, hands: int) -> bytes | None:
        """The whole table, if it was made already and is the same: this is known of it, so many seats changed hands."""
        if self._whole is not None and self._whole[:2] == (info, hands):
            return self._whole[2]
        return None

    def joined(self, info: TableInfo, story: list[Event], hands: list[HandOver]) -> bytes:
        """The whole table."""
        assert self.screen is not None
        text = encoded(
            {
                "type": "joined",
                "epoch": self.epoch,
                "n": self.n,
                "info": info,
                "seat": self.viewer,
                "screen": self.screen.screen,
                "story": story,
                "hands": hands,
            }
        )
        self._whole = info, len(hands), text
        return text

    def rest(self) -> None:
        """Forget what can be made anew from the match."""
        self.screen = self._whole = None

    def since(self, epoch: str, n: int) -> list[bytes] | None:
        """The messages after this number; None if they are no longer here."""
        missed = self.n - n
        if epoch != self.epoch or not 0 <= missed <= len(self._sent):
            return None
        return list(self._sent)[len(self._sent) - missed :]

    def advance(self, screen: Screen, events: list[Event], known: Found) -> None:
        """The game went on: these events, this screen. What changes others see is known already in part."""
        changes = self._change(screen, known)
        if events or changes:
            self._tell({"type": "update", "events": events, "changes": changes})

    def rewind(self, screen: Screen, told: list[Event], story: list[Event], by: list[int], known: Found) -> None:
        """Something was taken back, and perhaps the game went on from there: the story told so far, the story now."""
        kept = common_start(told, story)
        events, undone = story[kept:], kept < len(told)
        changes = self._change(screen, known)
        if undone or (changes and not events):
            self._tell({"type": "rewound", "by": by, "story": kept, "changes": [] if events else changes})
        if events:
            self._tell({"type": "update", "events": events, "changes": changes})

    def _change(self, screen: Screen, known: Found) -> list[RawChange]:
        assert self.screen is not None
        return self.screen.change(screen, known)

    def _tell(self, message: dict[str, object]) -> None:
        self.n += 1
        self._whole = None
        text = encoded({"type": message.pop("type"), "n": self.n} | message)
        self._sent.append(text)
        self._length += len(text)
        while len(self._sent) > self._size or self._length > KEPT_LENGTH:
            self._length -= len(self._sent.popleft())
        for listener in self.listeners:
            listener.send(text)


def encoded(message: object) -> bytes:
    """As it is kept until it is sent. The encoder leaves room behind what it has written, which a copy has not."""
    return bytes(memoryview(msgspec.json.encode(message)))


def common_start(old: list[Event], new: list[Event]) -> int:
    for index, (before, after) in enumerate(zip(old, new, strict=False)):
        if before != after:
            return index
    return min(len(old), len(new))
