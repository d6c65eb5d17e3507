"""What stands before every handler and the socket: the rate, the origin, and headers that keep browsers strict."""

from __future__ import annotations

from asyncio import get_running_loop, timeout_at
from typing import Any
from urllib.parse import urlsplit

import msgspec

from valtable.service.http.addresses import household_of
from valtable.service.http.hall import Hall
from valtable.service.http.pages import WORKER
from valtable.service.problems import Trouble, language_of

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places on a drawn board; no script comes in by these
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
ALONE = [header for header in HEADERS if header[0] in (b"x-content-type-options", b"cross-origin-resource-policy")]
"""For scripts and styles: nobody opens them as a page, so what binds a page says nothing there and is only weight.
The page's worker has rules of its own, though: it is bound by those that come with it."""
PARTS = (b"text/javascript", b"text/css", b"font/")
TOLD = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    *ALONE,
    (b"referrer-policy", b"no-referrer"),
]
"""For what is told as data: opened as a page it may do nothing at all, and that takes few words."""
DATA = b"json"
SECURE = [(b"strict-transport-security", b"max-age=31536000")]
"""For a year the browser comes by https; only said by https, for elsewhere nobody may believe it."""
WATCHED = frozenset({"/healthz", "/readyz"})
"""Whoever watches over the service may ask from anywhere."""
API = [(b"cache-control", b"no-store")]
LONGEST_PATH, LONGEST_QUERY, MOST_FIELDS = 1000, 8000, 16
"""Far more than any of ours. The framework keeps what the last thousand requests have asked, taken apart."""


class Guard:
    """Around the HTTP handlers, and around the socket, as plain ASGI."""

    def __init__(self, app: Any, hall: Hall) -> None:
        self._inner = app
        self._hall = hall

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self._hall.proxies.look_behind(scope)
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        trouble = self._trouble(scope, headers)
        if trouble is not None:
            scope["trouble"] = trouble
        if scope["type"] == "http":
            await self._http(scope, receive, send, headers, trouble)
        elif trouble is None:
            await self._socket(scope, receive, send)
        else:
            await refuse_socket(receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        sockets, household = self._hall.limits.sockets, household_of(scope)
        if not sockets.enter(household):
            await refuse_socket(receive, send)
            return
        try:
            await self._inner(scope, receive, send)
        finally:
            sockets.leave(household)

    async def _http(
        self, scope: Any, receive: Any, send: Any, headers: dict[bytes, str], trouble: Trouble | None
    ) -> None:
        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower(): value for name, value in message["headers"]}
                type_ = given.get(b"content-type", b"")
                is_part = type_.startswith(PARTS) and scope["path"] != WORKER
                extra = ALONE if is_part else TOLD if DATA in type_ else HEADERS
                extra = extra if b"cache-control" in given else extra + API
                extra = extra + SECURE if scope["scheme"] == "https" else extra
                if self._hall.is_closing and b"retry-after" not in given:
                    extra = [*extra, (b"retry-after", str(self._hall.settings.back_seconds).encode())]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        if trouble is None:
            await self._inner(scope, in_time(receive, self._hall.settings.body_seconds), send_guarded)
            return
        body = msgspec.json.encode(trouble.problem(language_of(headers.get(b"accept-language", ""))))
        told = {"Content-Type": "application/json"} | trouble.headers
        headers_told = [(name.lower().encode(), value.encode()) for name, value in told.items()]
        await send_guarded({"type": "http.response.start", "status": trouble.status, "headers": headers_told})
        await send({"type": "http.response.body", "body": body})

    def _trouble(self, scope: Any, headers: dict[bytes, str]) -> Trouble | None:
        if scope["client"] and scope["client"][0] in self._hall.bans and scope["path"] not in WATCHED:
            return Trouble("banned")
        too_many = self._hall.limits.ask(scope)
        if too_many is not None:
            return too_many
        if is_too_long(scope):
            return Trouble("too_large", "address")
        harmless = scope["type"] == "http" and scope["method"] in SAFE
        if not harmless and not is_own_origin(headers, self._hall.settings.origins):
            return Trouble("foreign_origin", "Origin")
        return None


def is_too_long(scope: Any) -> bool:
    """Whether the address is longer, or names more, than any that means something here."""
    query = scope["query_string"]
    return len(scope["path"]) > LONGEST_PATH or len(query) > LONGEST_QUERY or query.count(b"&") >= MOST_FIELDS


async def refuse_socket(receive: Any, send: Any) -> None:
    await receive()  # websocket.connect
    await send({"type": "websocket.close", "code": 1008})  # before it is accepted: answered with 403


def in_time(receive: Any, seconds: float) -> Any:
    """The same, but a body that is not whole after so many seconds is no longer waited for."""
    until, is_whole = get_running_loop().time() + seconds, False

    async def receive_in_time() -> Any:
        nonlocal is_whole
        if is_whole:
            return await receive()  # what is told now is that the client has gone: that may take any time
        try:
            async with timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Trouble("too_slow") from None
        if message["type"] == "http.disconnect":
            raise Trouble("too_slow")  # gone before it was whole: nobody reads this
        is_whole = not message.get("more_body", False)
        return message

    return receive_in_time


def is_own_origin(headers: dict[bytes, str], others: tuple[str, ...]) -> bool:
    """Whether the page that asks is the service's own: others cannot use a visitor's cookie.

    Browsers name the origin; what names none is no browser and brings no stranger's cookie.
    """
    origin = headers.get(b"origin")
    if origin is None or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == headers.get(b"host", "") != ""
    except ValueError:
        return False  # no browser writes such a one
