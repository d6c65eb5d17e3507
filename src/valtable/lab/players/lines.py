"""What is said between the house and a bot outside it: one JSON object per line, see docs/bot-protocol.md.

Unknown fields are ignored both ways, so that either side can learn more; what is needed is decoded strictly.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from valtable.kernel.standing import Outcome

PROTOCOL: Final = 1
"""Raised when a bot written for the version before would no longer understand; new fields do not raise it."""


class ToBot(msgspec.Struct, frozen=True, tag_field="type"):
    """What a bot is told."""


class Hello(ToBot, frozen=True, tag="hello"):
    """What is played, and as whom: once, when the process has been started."""

    protocol: int
    valtable: str
    game: str
    rules: int
    edition: str
    options: object
    seat: int
    seats: int
    seed: int
    """For the bot's own luck; a hash, so that it tells nothing of the game's."""
    actions: list[str]
    """The notation of every action there is; its place is its id."""
    seconds: float
    """In which the bot must be ready."""


class Choice(msgspec.Struct, frozen=True):
    action: int
    do: str


class Decide(ToBot, frozen=True, tag="decide"):
    """Choose one. The view is all that the seat may know, whatever was said before."""

    id: int
    kind: str
    source: str
    sealed: str
    view: msgspec.Raw
    choices: list[Choice]
    seconds: float


class Over(ToBot, frozen=True, tag="over"):
    """The last line: how the game ended, or no outcome where nobody plays on."""

    outcome: Outcome | None
    points: list[int | None]


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """The bot's answer to hello."""

    protocol: int


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """The bot's answer to a decision: its id, and the notation or the id of the action; both, if they agree."""

    id: int
    do: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    action: int | None = None


def line_of(said: ToBot) -> bytes:
    return msgspec.json.encode(said) + b"\n"


def chosen(answer: Choose, choices: list[Choice]) -> int | None:
    """Which of the choices is meant; None if none is."""
    notation = None if answer.do is None else " ".join(answer.do.split())
    for choice in choices:
        if notation in (None, choice.do) and answer.action in (None, choice.action):
            return choice.action
    return None
