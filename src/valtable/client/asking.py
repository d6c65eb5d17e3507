"""One question over HTTP and its answer, typed. The device's secret, which opens its seats, is kept here."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import Any, TypeVar

import httpx
import msgspec

from valtable.client.errors import Strange, Unreachable, trouble_of
from valtable.service.protocol import COOKIE, Problem

T = TypeVar("T")


class Asking:
    def __init__(self, site: str, lang: str, device: str, timeout: float) -> None:
        self.site = site
        self.device = device
        """The secret of this device; empty until the service has given one."""
        self._first = asyncio.Lock()
        self._http = httpx.AsyncClient(base_url=site, timeout=timeout, headers={"Accept-Language": lang})

    async def close(self) -> None:
        await self._http.aclose()

    async def json(self, type_: type[T], method: str, path: str, *, unless: tuple[int, ...] = (), **more: Any) -> T:
        """The answer as such a value. With a status among `unless` it is no problem, but an answer, too."""
        body = await self._ask(method, path, unless, **more)
        try:
            return msgspec.json.decode(body, type=type_)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Strange(f"{self.site}{path}: {error}") from None

    async def text(self, path: str, **more: Any) -> str:
        try:
            return (await self._ask("GET", path, (), **more)).decode()
        except UnicodeDecodeError as error:
            raise Strange(f"{self.site}{path}: {error}") from None

    async def _ask(
        self, method: str, path: str, unless: tuple[int, ...], *, body: object = None,
        params: dict[str, Any] | None = None, timeout: float | None = None,
    ) -> bytes:  # fmt: skip
        # Whoever asks twice before the first answer would else become two devices, and forget one of them.
        async with nullcontext() if self.device or method == "GET" else self._first:
            request = self._http.build_request(
                method, path,
                content=None if body is None else msgspec.json.encode(body),
                params={name: value for name, value in (params or {}).items() if value is not None},
                headers=self._headers(body),
                timeout=self._http.timeout if timeout is None else timeout,
            )  # fmt: skip
            try:
                answer = await self._http.send(request)
            except httpx.HTTPError as error:
                raise Unreachable(f"{self.site}: {str(error) or type(error).__name__}") from None
            # Kept here and not in a jar: of two cookies of one name, of which one was given before, none would be sure.
            self.device = answer.cookies.get(COOKIE) or self.device
            self._http.cookies.clear()
        if answer.is_success or answer.status_code in unless:
            return answer.content
        raise self._trouble(answer)

    def _headers(self, body: object) -> dict[str, str]:
        headers = {} if body is None else {"Content-Type": "application/json"}
        return headers | ({"Cookie": f"{COOKIE}={self.device}"} if self.device else {})

    def _trouble(self, answer: httpx.Response) -> Exception:
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return Strange(f"{answer.request.url.copy_with(fragment=None)}: HTTP {answer.status_code}")
        after = answer.headers.get("retry-after", "")
        return trouble_of(problem, answer.status_code, float(after) if after.isdecimal() else None)
