"""The play socket, a plain ASGI endpoint beside the HTTP handlers: it is the busiest place.

`/api/tables/{id}/socket?seat=N` for a seat, which needs its device's cookie; without a seat for a
spectator. `epoch=` and `n=` say what a client that comes back knows already, `lang=` in which
language it wants to be told of problems; else the header says it, as over HTTP. `program=1` says that no person
sits there.
Close codes: 4404 no such table or seat, 4403 not your seat, 4430 banned, 4500 the table is broken, 4501 its rules
are not known.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from time import perf_counter
from typing import Any
from urllib.parse import parse_qs

import msgspec

from valtable.service.live.bans import Bans
from valtable.service.live.client import Client
from valtable.service.live.stream import encoded
from valtable.service.live.table import Gone, LiveTable
from valtable.service.live.tables import Tables
from valtable.service.operating.logs import logger
from valtable.service.operating.metrics import UNWATCHED, Metrics
from valtable.service.problems import Trouble, language_of, undecoded
from valtable.service.protocol import (
    Accepted,
    Announcement,
    FromClient,
    Key,
    Ping,
    Pong,
    Rejected,
    Resume,
    ToClient,
)
from valtable.service.settings import Settings
from valtable.service.store.tokens import hashed, token_in

LOG = logger("valtable.sockets")
PLACE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/socket")
BROKEN = 4500
CLOSE = {"no_such_table": 4404, "no_such_seat": 4404, "not_your_seat": 4403, "banned": 4430, "unknown_rules": 4501,
         "unreachable": 1013}  # fmt: skip
DECODER = msgspec.json.Decoder(FromClient)
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class PlaySocket:
    def __init__(
        self, tables: Tables, settings: Settings, metrics: Metrics = UNWATCHED, bans: Bans | None = None
    ) -> None:
        self._tables = tables
        self._bans = Bans() if bans is None else bans
        self.announcement = Announcement()
        """What everybody is told who comes."""
        self._metrics = metrics
        self.clients: dict[Client, int | None] = {}
        """Everybody who is here, with the seat they look from."""
        self._allowed = float(settings.messages_per_second)
        self._queue_bytes = settings.queue_bytes

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        place = PLACE.fullmatch(scope["path"])
        if place is None:
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: answered with 403
            return
        await send({"type": "websocket.accept"})
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        try:
            asked = {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
            viewer = await self._viewer(asked.get("seat", ""), place[1])
            device = hashed(token_in(headers.get(b"cookie", "")))  # of none, what is nobody's
            language = language_of(asked.get("lang") or headers.get(b"accept-language", ""))
            host = scope["client"][0] if scope.get("client") else ""
            client = Client(send, self._queue_bytes, self._metrics, is_program=asked.get("program") == "1", host=host)
            await self._serve(place[1], client, viewer, device, known_of(asked), language, receive)
        except Trouble as trouble:
            self._metrics.problem(trouble.code, trouble.limit)
            with suppress(OSError):
                await send({"type": "websocket.close", "code": CLOSE.get(trouble.code, BROKEN), "reason": trouble.code})

    def announce(self, announcement: Announcement) -> None:
        """Tell everybody who is here, and whoever comes from now on."""
        self.announcement = announcement
        for client in self.clients:
            client.answer(encoded(announcement))

    def turn_away_banned(self) -> int:
        """Whoever is here and may not any more; how many they were."""
        banned = [client for client in self.clients if client.host in self._bans]
        for client in banned:
            client.turn_away(CLOSE["banned"], "banned")
        return len(banned)

    async def _viewer(self, asked: str, id_: str) -> int | None:
        """The seat this socket is for; None for a spectator."""
        table = await self._tables.get(id_)
        if not asked:
            return None
        if not is_number(asked, 2) or int(asked) >= len(table.row.seats):
            raise Trouble("no_such_seat", "seat")
        return int(asked)

    async def _check_seat(self, viewer: int | None, device: bytes, id_: str) -> None:
        """Whether the device may sit there; everybody may watch."""
        if viewer is not None and viewer not in await self._tables.store.seats_of(device, id_):
            raise Trouble("not_your_seat", "seat")

    async def _serve(
        self,
        id_: str,
        client: Client,
        viewer: int | None,
        device: bytes,
        known: tuple[str, int],
        language: str,
        receive: Any,
    ) -> None:
        if client.host in self._bans:
            raise Trouble("banned")  # since it came in: from here on it is found among the clients
        self.clients[client] = viewer
        delivering = asyncio.create_task(client.deliver())
        table: LiveTable | None = None
        try:
            table = await self._join(id_, client, viewer, device, known)
            if self.announcement.text:
                client.answer(encoded(self.announcement))
            await self._listen(table, client, viewer, language, receive)
        except Gone:
            client.dismiss()
        finally:
            del self.clients[client]
            if table is not None:
                table.leave(client, viewer)
            if client.is_full:
                LOG.info("a client that does not read is sent away", table=id_)
            if not client.dismissed:
                delivering.cancel()
            with suppress(asyncio.CancelledError):
                await delivering

    async def _join(
        self, id_: str, client: Client, viewer: int | None, device: bytes, known: tuple[str, int]
    ) -> LiveTable:
        while True:
            table = await self._tables.get(id_)
            try:
                await table.join(client, viewer, *known, check=lambda: self._check_seat(viewer, device, id_))
            except Gone:
                continue
            return table

    async def _listen(self, table: LiveTable, client: Client, viewer: int | None, language: str, receive: Any) -> None:
        loop, allowed = asyncio.get_running_loop(), self._allowed
        left, last = allowed, loop.time()
        while not client.dismissed:
            event = await receive()
            if event["type"] == "websocket.disconnect" or client.dismissed:
                return  # whoever was sent away meanwhile has nothing to say here any more
            text = event.get("text") or event.get("bytes") or ""
            time, received = loop.time(), perf_counter()
            left, last = min(allowed, left + (time - last) * allowed), time
            left -= 1
            answer = await self._answer(table, client, viewer, language, text, left < 0)
            if answer is not None:
                client.answer(encoded(answer))
                if isinstance(answer, Accepted):
                    self._metrics.acknowledged.observe(perf_counter() - received)
            if left < 0:
                await asyncio.sleep(1 / allowed)  # even saying no has its price

    async def _answer(
        self, table: LiveTable, client: Client, viewer: int | None, language: str, text: str | bytes, too_fast: bool
    ) -> ToClient | None:
        try:
            message: FromClient = DECODER.decode(text)
        except UNREADABLE as error:
            return self._rejected(key_of(text), hurried() if too_fast else undecoded(error), language)
        try:
            if too_fast:
                raise hurried()
            if isinstance(message, Ping):
                return Pong()
            if isinstance(message, Resume):
                await table.resume(client, viewer, message.epoch, message.n)
                return None
            if message.seat != viewer:
                raise Trouble("not_your_seat", "seat")
            return await table.submit(message)
        except Trouble as trouble:
            return self._rejected("" if isinstance(message, Ping | Resume) else message.key, trouble, language)

    def _rejected(self, key: str, trouble: Trouble, language: str) -> Rejected:
        self._metrics.problem(trouble.code, trouble.limit)
        return rejected(key, trouble, language)


def hurried() -> Trouble:
    return Trouble("too_many_requests", limit="messages_per_second")


def rejected(key: str, trouble: Trouble, language: str) -> Rejected:
    problem = trouble.problem(language)
    return Rejected(key, problem.code, problem=problem)  # type: ignore[arg-type]  # one of those raised above


class Keyed(msgspec.Struct):
    key: Key = ""


KEYED = msgspec.json.Decoder(Keyed)


def key_of(text: str | bytes) -> str:
    """The key by which a sender knows the answer, of a message that cannot be read otherwise."""
    try:
        return KEYED.decode(text).key
    except UNREADABLE:
        return ""


def known_of(asked: dict[str, str]) -> tuple[str, int]:
    """Epoch and number that a client has seen already; whatever makes no sense is nothing."""
    epoch, n = asked.get("epoch", ""), asked.get("n", "")
    return (epoch, int(n)) if is_number(n, 9) else ("", 0)


def is_number(text: str, digits: int) -> bool:
    return text.isdecimal() and text.isascii() and len(text) <= digits
