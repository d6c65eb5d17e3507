"""What a client keeps of a table: the screen brought up to date by changes, the story, who is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from valtable.client.errors import Strange
from valtable.kernel.journal import Event
from valtable.service.protocol import (
    Accepted,
    Announcement,
    Closing,
    HandOver,
    Joined,
    Pong,
    Presence,
    Rejected,
    Rewound,
    Screen,
    TableInfo,
    ToClient,
    Update,
)

KINDS: dict[str, type[ToClient]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (Joined, Update, Rewound, Accepted, Rejected, Presence, Pong, Closing, Announcement)
}


class Missed(Exception):
    """A number was left out: something has been lost on the way."""


class Seen:
    """All of it is nothing until the first `joined`."""

    def __init__(self) -> None:
        self.epoch, self.n = "", 0
        self.seat: int | None = None
        self.info: TableInfo | None = None
        self.story: list[Event] = []
        self.hands: list[HandOver] = []
        self.announcement = Announcement()
        self.plain: Any = None
        """The screen as JSON has it. Never changed, only replaced: what was handed out stays as it was."""
        self._screen: Screen | None = None

    @property
    def screen(self) -> Screen:
        """The screen as values, made when somebody asks for it."""
        if self._screen is None:
            self._screen = msgspec.convert(self.plain, Screen)
        return self._screen

    def take_in(self, text: str | bytes) -> ToClient | None:
        """The message, once it has been applied; None for one that a later release may know, or that came twice."""
        try:
            plain = msgspec.json.decode(text)
            kind = KINDS.get(plain["type"])
            if kind is None:
                return None
            message: ToClient = msgspec.convert(plain, kind)
            return self._applied(message, plain)
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, IndexError, TypeError, AttributeError) as error:
            raise Strange(f"a message that makes no sense here: {error!r}") from None

    def _applied(self, message: ToClient, plain: dict[str, Any]) -> ToClient | None:
        match message:
            case Joined():
                self.epoch, self.n, self.seat = message.epoch, message.n, message.seat
                self.info, self.story, self.hands = message.info, message.story, message.hands
                self.plain, self._screen = plain["screen"], None
            case Update() | Rewound():
                if message.n <= self.n:
                    return None
                if message.n != self.n + 1:
                    raise Missed
                # New lists: whoever holds the story of a moment ago keeps that.
                if isinstance(message, Update):
                    self.story = [*self.story, *message.events]
                else:
                    self.story = self.story[: message.story]
                self.n = message.n
                if plain["changes"]:
                    self.plain, self._screen = patched(self.plain, plain["changes"]), None
            case Presence() if self.info is not None:
                self.info = msgspec.structs.replace(
                    self.info, seats=message.seats, next=message.next, closed=message.closed
                )
                self.hands = message.hands
            case Announcement():
                self.announcement = message
            case _:
                pass
        return message

    def whole(self) -> Joined:
        """All that is known now, as if it were told anew."""
        assert self.info is not None
        return Joined(self.epoch, self.n, self.info, self.seat, self.screen, self.story, self.hands)


def patched(value: Any, changes: Sequence[Sequence[Any]]) -> Any:
    """The plain JSON value after these changes, in order; the value itself stays as it is."""
    for path, *given in changes:
        value = _changed(value, path, given)
    return value


def _changed(value: Any, path: Sequence[str | int], given: list[Any]) -> Any:
    if not path:
        return given[0]
    step, *rest = path
    copy = value.copy()
    if rest:
        copy[step] = _changed(value[step], rest, given)
    elif not given:
        del copy[step]
    elif isinstance(copy, list) and step == len(copy):
        copy.append(given[0])
    else:
        copy[step] = given[0]
    return copy
