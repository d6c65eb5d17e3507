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
    """A body with its tag, and packed by each coding that helps, the best first."""

    body: bytes
    packed: dict[str, bytes]
    tag: str


def content_of(body: bytes, is_text: bool, brotli: bytes = b"") -> Content:
    """`brotli` is the body as it was packed when it was built: that takes long."""
    packed = {"br": brotli} if brotli else {}
    if is_text and len(body) >= SMALL:
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    return Content(body, packed, f'"{blake2b(body, digest_size=12).hexdigest()}"')


def answer(
    request: Request[Any, Any, Any], content: Content, media_type: str, caching: str = "no-cache"
) -> Response[bytes]:
    """The content, or only the word that the client has it already."""
    headers = {"ETag": content.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == content.tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    accepted = request.headers.get("accept-encoding", "")
    for coding, packed in content.packed.items():
        if takes(accepted, coding):
            return Response(packed, headers=headers | {"Content-Encoding": coding}, media_type=media_type)
    return Response(content.body, headers=headers, media_type=media_type)


def takes(accepted: str, wanted: str) -> bool:
    """Whether an Accept-Encoding header names this coding, and not only to refuse it."""
    for part in accepted.lower().split(","):
        coding, _, quality = part.replace(" ", "").partition(";")
        if coding == wanted:
            return quality.rstrip("0") not in ("q=", "q=0.")
    return False
