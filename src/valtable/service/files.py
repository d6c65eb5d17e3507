"""Answers that stay the same for a while: tagged, and compressed for whoever takes that."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from typing import Any

import msgspec
from litestar import Request, Response

SMALL = 600
"""Below this compressing is not worth it."""


class Content(msgspec.Struct, frozen=True):
    """A body with its tag; `packed` is empty where packing does not help."""

    body: bytes
    packed: bytes
    tag: str


def content_of(body: bytes, is_text: bool) -> Content:
    packed = gzip.compress(body, 9, mtime=0) if is_text and len(body) >= SMALL else b""
    return Content(body, packed, f'"{blake2b(body, digest_size=12).hexdigest()}"')


def answer(
    request: Request[Any, Any, Any], content: Content, media_type: str, caching: str = "no-cache"
) -> Response[bytes]:
    """The content, or only the word that the client has it already."""
    headers = {"ETag": content.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == content.tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if content.packed and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(content.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=media_type)
    return Response(content.body, headers=headers, media_type=media_type)


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header names gzip, and not only to refuse it."""
    for part in accepted.lower().split(","):
        coding, _, quality = part.replace(" ", "").partition(";")
        if coding == "gzip":
            return quality.rstrip("0") not in ("q=", "q=0.")
    return False
