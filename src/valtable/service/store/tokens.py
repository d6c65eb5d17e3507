"""Secrets of seats and devices: long random tokens, kept only as hashes, compared in constant time."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import blake2b

from valtable.service.protocol import COOKIE

TOKEN_BYTES = 24
ID_BYTES = 12
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    """What a seat link or a device carries."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Whether this looks like one of ours: a device does not choose its own, short or endless."""
    return TOKEN.fullmatch(text) is not None


def token_in(cookies: str) -> str:
    """A device's secret among a browser's cookies, as its header says them; empty where there is none.

    Others on the same host may have set cookies that are no cookies by the book: those are passed over.
    """
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE and is_token(value):
            return value
    return ""


def new_id() -> str:
    """The name of a table. Whoever knows it may watch, so nobody can guess it; no command takes it for a flag."""
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def hashed(token: str) -> bytes:
    """What is stored. The token is random enough that a plain hash cannot be searched."""
    return blake2b(token.encode(), digest_size=32, person=b"valtable-token").digest()


def is_same(one: bytes, other: bytes) -> bool:
    return hmac.compare_digest(one, other)
