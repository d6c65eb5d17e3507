"""Whose pages may talk to this service: its own. Others cannot use a visitor's cookie."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_own_origin(headers: dict[bytes, str], others: tuple[str, ...]) -> bool:
    """Browsers name the origin; what names none is no browser and brings no stranger's cookie."""
    origin = headers.get(b"origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == headers.get(b"host", "") != ""
