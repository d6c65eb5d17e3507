"""The play socket, a plain ASGI endpoint beside the HTTP handlers: it is the busiest place.

`/api/tables/{id}/socket?seat=N` for a seat, which needs its device's cookie; without a seat for a
spectator. `epoch=` and `n=` say what a client that comes back knows already, `lang=` in which
language it wants to be told of problems; else the header says it, as over HTTP.
Close codes: 4404 no such table or seat, 4403 not your seat, 4500 the table is broken, 4501 its rules are not known.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

import msgspec

from valtable.service.live.client import Client
from valtable.service.live.stream import encoded
from valtable.service.live.table import Gone, LiveTable
from valtable.service.live.tables import Tables
from valtable.service.problems import Trouble, language_of, undecoded
from valtable.service.protocol import FromClient, Key, Ping, Pong, Rejected, Resume, ToClient
from valtable.service.settings import Settings
from valtable.service.store.tokens import COOKIE, hashed, is_token

PLACE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/socket")
NO_SUCH, NOT_YOURS, BROKEN, UNKNOWN = 4404, 4403, 4500, 4501
CLOSE = {"no_such_table": NO_SUCH, "no_such_seat": NO_SUCH, "not_your_seat": NOT_YOURS, "unknown_rules": UNKNOWN}
DECODER = msgspec.json.Decoder(FromClient)
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class PlaySocket:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._allowed = float(settings.messages_per_second)
        self._queue_length = settings.queue_length

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
            device = hashed(cookie_of(headers.get(b"cookie", "")))
            language = language_of(asked.get("lang") or headers.get(b"accept-language", ""))
            await self._serve(place[1], viewer, device, known_of(asked), language, receive, send)
        except Trouble as trouble:
            with suppress(OSError):
                await send({"type": "websocket.close", "code": CLOSE.get(trouble.code, BROKEN), "reason": trouble.code})

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
        viewer: int | None,
        device: bytes,
        known: tuple[str, int],
        language: str,
        receive: Any,
        send: Any,
    ) -> None:
        client = Client(send, self._queue_length)
        delivering = asyncio.create_task(client.deliver())
        table: LiveTable | None = None
        try:
            table = await self._join(id_, client, viewer, device, known)
            await self._listen(table, client, viewer, language, receive)
        except Gone:
            client.dismiss()
        finally:
            if table is not None:
                table.leave(client, viewer)
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
            time = loop.time()
            left, last = min(allowed, left + (time - last) * allowed), time
            left -= 1
            answer = await self._answer(table, client, viewer, language, text, left < 0)
            if answer is not None:
                client.answer(encoded(answer))
            if left < 0:
                await asyncio.sleep(1 / allowed)  # even saying no has its price

    async def _answer(
        self, table: LiveTable, client: Client, viewer: int | None, language: str, text: str | bytes, too_fast: bool
    ) -> ToClient | None:
        try:
            message: FromClient = DECODER.decode(text)
        except UNREADABLE as error:
            return rejected(key_of(text), Trouble("too_many_requests") if too_fast else undecoded(error), language)
        try:
            if too_fast:
                raise Trouble("too_many_requests")
            if isinstance(message, Ping):
                return Pong()
            if isinstance(message, Resume):
                await table.resume(client, viewer, message.epoch, message.n)
                return None
            if message.seat != viewer:
                raise Trouble("not_your_seat", "seat")
            return await table.submit(message)
        except Trouble as trouble:
            return rejected("" if isinstance(message, Ping | Resume) else message.key, trouble, language)


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


def cookie_of(header: str) -> str:
    """The secret of a device; of one that has none, a word that nobody's device has."""
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found and is_token(found.value) else ""
