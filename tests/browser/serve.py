"""`valtable serve` whose tables all draw from one secret, without anything of the browser's own mixed in: a test meets
the same game whenever it runs.

VALTABLE_TEST_SEED names another secret, and so other games.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any

from valtable.cli import main
from valtable.kernel.match import Match
from valtable.service.live import tables

SEED = os.environ.get("VALTABLE_TEST_SEED", "1").encode()


def token_bytes(length: int) -> bytes:
    return blake2b(SEED, digest_size=length).digest()


def begin(*table: Any, contributions: list[str], **rest: Any) -> Match:
    return Match.begin(*table, contributions=[], **rest)


if __name__ == "__main__":
    tables.secrets = SimpleNamespace(token_bytes=token_bytes)  # type: ignore[assignment, attr-defined]
    tables.Match = SimpleNamespace(begin=begin)  # type: ignore[assignment, attr-defined]
    main()
