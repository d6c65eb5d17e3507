"""Tables that all draw from one secret: a test meets the same game whenever it runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from types import SimpleNamespace

import pytest

from valtable.service.live import tables


def token_bytes(length: int) -> bytes:
    return blake2b(b"service", digest_size=length).digest()


@contextmanager
def same_luck() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "secrets", SimpleNamespace(token_bytes=token_bytes))
        yield
