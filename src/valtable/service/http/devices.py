"""Which device is asking: it carries a secret in a cookie, and that opens its seats."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from valtable.service.protocol import COOKIE
from valtable.service.store.tokens import hashed, new_token, token_in

AnyRequest = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600


def known_device(request: AnyRequest) -> bytes | None:
    token = secret_of(request)
    return hashed(token) if token else None


def device_of(request: AnyRequest) -> tuple[str, bytes]:
    """This device's secret and its hash; a new one for a device that comes for the first time."""
    token = secret_of(request) or new_token()
    return token, hashed(token)


def secret_of(request: AnyRequest) -> str:
    """Not by the framework's own cookies: it keeps those of the last thousand requests, which may be many and long."""
    return token_in(request.headers.get("cookie", ""))


def with_cookie(request: AnyRequest, content: Any, token: str) -> Response[Any]:
    cookie = Cookie(
        key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="strict",
        secure=request.scope["scheme"] == "https",
    )  # fmt: skip
    return Response(content, cookies=[cookie])
