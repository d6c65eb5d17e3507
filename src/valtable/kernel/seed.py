"""Seeds and the commitment to them.

A host publishes the hash of a secret before anybody sits down. Clients may add values of their
own; the seed of the match is mixed from all of these. At the end the secret is published, so
anyone can check the hash and every draw. A seed somebody chose is committed to by nobody: such a
match carries no hash and cannot be rated.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

SECRET_BYTES: Final = 32


def commitment(secret: bytes) -> str:
    """The hash a match publishes at its start."""
    return blake2b(secret, digest_size=32, person=b"valtable-commit").hexdigest()


def mix(secret: bytes, contributions: list[str]) -> bytes:
    """The seed from the host's secret and the clients' values, each length-prefixed."""
    mixed = blake2b(key=secret, digest_size=32, person=b"valtable-seed")
    for value in contributions:
        data = value.encode()
        mixed.update(len(data).to_bytes(4, "big") + data)
    return mixed.digest()


def chosen(number: int) -> bytes:
    """The secret that stands for a number a person chose."""
    return blake2b(str(number).encode(), digest_size=SECRET_BYTES, person=b"valtable-chosen").digest()
