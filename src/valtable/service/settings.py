"""How a service is run: where its data lies and how much it takes from anybody.

This is the one table of what can be set. `valtable serve` makes a flag and an environment variable of every field, and
the guide lists them; what each is for is said in the texts, under `ui-help-<field>`.
"""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from valtable.kernel.errors import Malformed

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0.001)]
Days = Annotated[int, Meta(ge=0)]
"""0 for never."""


class Address(msgspec.Struct, frozen=True):
    """Where a database of PostgreSQL is, as libpq is told; it may hold a password, which is said to nobody."""

    url: str

    def __str__(self) -> str:
        split = urlsplit(self.url)
        return f"{split.scheme}://{split.netloc.rpartition('@')[2]}{split.path}"

    __repr__ = __str__


Database = Path | Address


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the defaults suit one machine and its friends."""

    database: Database
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    bot_workers: Count = 2
    bot_seconds: Seconds = 30.0
    undo_seconds: Annotated[float, Meta(ge=0, le=60)] = 2.0
    bot_tables_per_address: Count = 4
    back_seconds: Annotated[int, Meta(ge=0)] = 3

    metrics_port: Annotated[int | None, Meta(ge=0, le=65535)] = None
    metrics_host: str = "127.0.0.1"
    log_format: Literal["auto", "json", "text"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    access_log: bool = False

    created_per_minute: Count = 60
    asked_per_minute: Count = 3000
    messages_per_second: Count = 50
    message_bytes: Count = 64_000
    body_bytes: Count = 5_000_000
    read_seconds: Seconds = 3.0
    read_share: Seconds = 0.25
    connections: Count = 900  # a process may often open 1024 files
    connections_per_address: Count = 300
    sockets_per_address: Count = 200
    header_seconds: Seconds = 10.0
    body_seconds: Seconds = 60.0
    keep_alive_seconds: Count = 5
    ping_seconds: Seconds = 20.0
    queue_bytes: Count = 1_000_000
    buffer: Count = 200

    tables: Count = 100_000
    finished_days: Days = 365
    unbegun_days: Days = 60
    idle_days: Days = 730

    page: Path | None = None
    no_worker: bool = False
    synchronous: Literal["EXTRA", "FULL", "NORMAL", "OFF"] = "FULL"
    """SQLite's own word. Anything less than FULL loses acknowledged moves when the power fails; tests prove it."""

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError as error:
                raise Malformed("--trusted-proxy", str(error)) from None

    @property
    def folder(self) -> Path:
        """For what does not go into the database."""
        return self.database.parent if isinstance(self.database, Path) else data_folder()


def data_folder() -> Path:
    """The user's own."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "valtable"


def default_database() -> Path:
    """A file in the user's data folder; one that lies here already goes first."""
    here = Path("valtable.db")
    return here if here.exists() else data_folder() / "valtable.db"


def database_at(url: str) -> Database:
    """What a database address names: `sqlite:///games.db`, or `postgresql://user@host/games`."""
    if not url:
        return default_database()
    if url.startswith(POSTGRES):
        return Address(url)
    if not url.startswith(SQLITE) or not url.removeprefix(SQLITE):
        raise Malformed("--database-url", f"must be {SQLITE}FILE or {POSTGRES[0]}USER@HOST/NAME, not {url!r}")
    return Path(url.removeprefix(SQLITE))
