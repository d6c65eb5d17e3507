"""A bot on a seat of a remote table. Which bot it is, and where it thinks, is for whoever calls."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from valtable import games
from valtable.client.errors import Busy, Trouble, said
from valtable.client.seat import Seat
from valtable.kernel.errors import Refused
from valtable.kernel.game import AnyGame
from valtable.kernel.standing import ScoreSheet
from valtable.kernel.values import View
from valtable.service.protocol import TableInfo

Choose = Callable[[View, list[int]], Awaitable[int]]
"""One of the choices, as ids of actions, from the view of the seat."""
AGAIN: Final = 1.0
"""Seconds before what could not be done is tried again, where the service names no others."""


def game_of(info: TableInfo) -> AnyGame:
    """The game as this table plays it; `Malformed` for an unknown title, `Unknown` for what another release has.

    A title alone: a service does not choose what is imported here.
    """
    if info.game not in games.TITLES:
        raise games.unknown(info.game)
    return games.load(info.game, edition=info.edition, rules=info.rules)


async def play_out(seat: Seat, game: AnyGame, choose: Choose) -> ScoreSheet:
    """Choose whenever this seat is asked, until the game is over; how it ended. `Trouble` if it goes on no more."""
    asked_at: float | None = None
    while True:
        if not can_choose(seat):
            asked_at = None
        await seat.until(lambda seat: can_choose(seat) or seat.is_over or is_full(seat))
        if seat.is_over:
            return seat.screen.standing
        if is_full(seat):
            raise Trouble(said("full", seat.lang))
        asked_at = asked_at or monotonic()
        view, choices = seat.encoded_view, seat.choices
        action = choices[0] if len(choices) == 1 else await choose(seat.view(game), choices)
        await asyncio.sleep(_seconds_to_undo(seat, asked_at))
        if can_choose(seat) and seat.encoded_view == view:  # else it has chosen for a table that is no more
            await _play(seat, game.actions.notations[action])


def can_choose(seat: Seat) -> bool:
    """A table that is closed may be opened again: until then it is waited."""
    return seat.is_asked and seat.info.closed is None


def is_full(seat: Seat) -> bool:
    return seat.info.closed is not None and seat.info.closed.full


def _seconds_to_undo(seat: Seat, asked_at: float) -> float:
    """How long the table asks its bots to wait for a person who may still take something back.

    Only the service knows whether somebody may. So it is waited whenever a turn begins and a person plays; but not in
    phases in which all choose at the same time, where everybody takes back alone.
    """
    decision = seat.decision
    others = [one for number, one in enumerate(seat.info.seats) if number != seat.number]
    if decision is None or decision.sealed or all(one.kind == "bot" or one.program for one in others):
        return 0.0
    return max(asked_at + seat.info.undo_seconds - monotonic(), 0.0)


async def _play(seat: Seat, notation: str) -> None:
    moment = seat.moment
    try:
        await seat.play(notation)
    except Busy as busy:
        await asyncio.sleep(AGAIN if busy.retry_after is None else busy.retry_after)
    except Refused:
        if seat.moment == moment:
            raise  # the table has not changed: so the rules never allowed it
