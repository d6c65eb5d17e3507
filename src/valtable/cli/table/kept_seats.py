"""Seats at tables elsewhere, by which this machine comes back: a link is for one device, and its secret lies here.

A file for each link, which only this user may read; it goes when the game is over. So each bot is a device of its own
that has one seat and no other.
"""

from __future__ import annotations

import os
import secrets
from hashlib import blake2b
from pathlib import Path

from valtable.cli.files import PRIVATE, write_whole
from valtable.client.links import Link

DEVICE_BYTES = 24


class KeptSeat:
    def __init__(self, link: Link) -> None:
        name = blake2b(f"{link.site} {link.table} {link.token}".encode(), digest_size=16).hexdigest()
        self.file = folder() / f"{name}.device"

    def device(self) -> str:
        """The secret of the device that sits there, made and kept before it is used: an answer may be lost."""
        if self.is_kept:
            return self.file.read_text("utf-8").strip()
        device = secrets.token_urlsafe(DEVICE_BYTES)
        self.keep(device)
        return device

    @property
    def is_kept(self) -> bool:
        return self.file.is_file()

    def keep(self, device: str) -> None:
        self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(self.file, f"{device}\n", PRIVATE)

    def forget(self) -> None:
        self.file.unlink(missing_ok=True)


def folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "valtable" / "seats"
