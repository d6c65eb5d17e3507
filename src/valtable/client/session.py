"""A table over the play socket: kept up to date, and found again when the connection is lost.

A task of its own listens; it ends with the `async with`. What was sent and not yet answered when a connection broke is
sent again with the same key, so that it is done once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from time import monotonic
from types import TracebackType
from typing import Final, Self
from weakref import WeakSet

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from valtable.client.errors import Left, Strange, Unreachable, closed
from valtable.client.hearing import Hearing, News
from valtable.client.place import Place
from valtable.client.seen import Missed, Seen
from valtable.client.waits import Waits
from valtable.kernel.journal import Event
from valtable.service.protocol import (
    COOKIE,
    Accepted,
    Announcement,
    Closing,
    FromClient,
    HandOver,
    Ping,
    Pong,
    Rejected,
    Resume,
    Screen,
    TableInfo,
)

PATIENCE: Final = 120.0
FOR_GOOD: Final = 4000
"""From this close code on there is no use in coming back."""
TURNED_AWAY: Final = frozenset({403, 408, 425, 429, 500, 502, 503, 504})
"""Answers in the place of a socket that may be others later: too many of us, or a service that is just starting."""
MOST_BYTES: Final = 1 << 24
CLOSE_SECONDS: Final = 2.0
LOST: Final = (OSError, TimeoutError, EOFError, WebSocketException)


class Unanswered:
    """Something sent, and on which connection it was sent last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.sent_on: ClientConnection | None = None
        self.answer: asyncio.Future[Accepted | Rejected | Pong] = asyncio.get_running_loop().create_future()


class Session:
    """A table as a spectator sees it. `async for` tells what happens from then on, `until` waits for a moment."""

    def __init__(self, place: Place, patience: float = PATIENCE) -> None:
        self._place = place
        self._patience = patience
        self._seen = Seen()
        self._waits = Waits()
        self._back_seconds = 0.0
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, Unanswered] = {}
        self._pings = count(1)
        self._hearings: WeakSet[Hearing] = WeakSet()
        self._failure: Exception | None = None
        self._pulse = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Raises what is the matter if the table cannot be looked at."""
        self._task = asyncio.create_task(self._stay(), name=f"table {self._place.table}")
        try:
            await self.until(lambda session: session._seen.info is not None)
        except BaseException:
            await self._leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._leave()

    async def _leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._fail(Left("the session has been left"))

    @property
    def lang(self) -> str:
        return self._place.lang

    # The table as it is now

    @property
    def info(self) -> TableInfo:
        """As of the last word about it: seats, the rematch's table and whether it is closed are kept up to date."""
        assert self._seen.info is not None, "inside `async with` only"
        return self._seen.info

    @property
    def screen(self) -> Screen:
        return self._seen.screen

    @property
    def story(self) -> list[Event]:
        return self._seen.story

    @property
    def hands(self) -> list[HandOver]:
        return self._seen.hands

    @property
    def announcement(self) -> Announcement:
        """What whoever runs the service tells everybody; without a text, nothing."""
        return self._seen.announcement

    @property
    def moment(self) -> tuple[str, int]:
        """Epoch and number of what was told last: as long as it is the same, so is the screen."""
        return self._seen.epoch, self._seen.n

    @property
    def is_over(self) -> bool:
        return self.screen.over

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    # Waiting

    async def until(self, is_so: Callable[[Self], bool]) -> None:
        """Wait until this is so; asked again whenever something has come, and when the connection is lost or back."""
        while not is_so(self):
            if self._failure is not None:
                raise self._failure
            await self._pulse.wait()

    def __aiter__(self) -> Hearing:
        """What happens from now on, in order; ends when the session is left."""
        hearing = Hearing(self._seen.whole, lambda: self._failure, lambda: self._pulse)
        self._hearings.add(hearing)
        return hearing

    async def catch_up(self) -> None:
        """Wait until all that had been told when this was asked has been taken in: an answer comes after it."""
        await self._answered(f"ping {next(self._pings)}", encoded(Ping()))

    async def _answered(self, key: str, text: str) -> Accepted | Rejected | Pong:
        """The answer to this message, however many connections it takes."""
        if self._failure is not None:
            raise self._failure
        waiting = self._unanswered[key] = Unanswered(text)
        try:
            await self._send_unanswered()
            return await waiting.answer
        finally:
            del self._unanswered[key]

    # Staying

    async def _stay(self) -> None:
        lost_at = monotonic()
        try:
            while True:
                try:
                    await self._stay_once()
                except LOST as error:
                    lost_at = monotonic() if self._waits.tries == 0 else lost_at
                    self._check(error)
                    wait = self._waits.next()
                    if monotonic() + wait - lost_at > self._patience:
                        raise Unreachable(f"{self._place.site}: {error}") from None
                    wait += self._back_seconds
                    self._back_seconds = 0.0
                    self._tell()
                    await asyncio.sleep(wait)
        except Exception as error:  # whoever waits here must hear of it, also of a bug
            self._fail(error)

    def _check(self, error: Exception) -> None:
        """Raise for a connection that there is no use in trying again."""
        if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code >= FOR_GOOD:
            raise closed(error.rcvd.code, error.rcvd.reason, self._place.lang) from None
        if isinstance(error, InvalidStatus) and error.response.status_code not in TURNED_AWAY:
            raise Strange(f"{self._place.site}: HTTP {error.response.status_code}, no play socket") from None

    async def _stay_once(self) -> None:
        """From one connection to its end, which is raised."""
        place, seen = self._place, self._seen
        async with connect(
            place.address(seen.epoch, seen.n),
            additional_headers={"Cookie": f"{COOKIE}={place.device}"} if place.device else None,
            compression=None,
            max_size=MOST_BYTES,
            close_timeout=CLOSE_SECONDS,
        ) as socket:
            try:
                while True:
                    text = await socket.recv()
                    if self._socket is None:  # only now it is sure that we may be here
                        seen.announcement = Announcement()  # told again after all that was missed, if it still holds
                        self._waits.reset()
                        self._socket = socket
                        self._tell()
                        await self._send_unanswered()
                    await self._hear(socket, text)
            finally:
                self._socket = None

    async def _hear(self, socket: ClientConnection, text: str | bytes) -> None:
        try:
            message = self._seen.take_in(text)
        except Missed:
            await socket.send(encoded(Resume(self._seen.epoch, self._seen.n)))
            return
        match message:
            case None:
                return
            case Accepted() | Rejected() | Pong():
                self._take_answer(socket, message)
                return
            case Closing():
                self._back_seconds = float(message.seconds)
        self._tell(message)

    def _take_answer(self, socket: ClientConnection, answer: Accepted | Rejected | Pong) -> None:
        """A pong names no key: it answers the first ping of this connection that waits."""
        if isinstance(answer, Pong):
            pings = (one for key, one in self._unanswered.items() if key.startswith("ping ") and one.sent_on is socket)
            waiting = next((one for one in pings if not one.answer.done()), None)
        else:
            waiting = self._unanswered.get(answer.key)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answer)

    def _tell(self, news: News | None = None) -> None:
        """Wake whoever waits."""
        if news is not None:
            for hearing in self._hearings:
                hearing.put(news)
        pulse, self._pulse = self._pulse, asyncio.Event()
        pulse.set()

    def _fail(self, error: Exception) -> None:
        self._failure = self._failure or error
        for waiting in self._unanswered.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(self._failure)
        self._tell()

    async def _send_unanswered(self) -> None:
        """Whatever has not been sent on this connection yet, in order. If that breaks, the next one sends it."""
        socket = self._socket
        with suppress(ConnectionClosed):
            for waiting in list(self._unanswered.values()):
                if socket is not None and waiting.sent_on is not socket:
                    waiting.sent_on = socket
                    await socket.send(waiting.text)


def encoded(message: FromClient) -> str:
    return msgspec.json.encode(message).decode()
