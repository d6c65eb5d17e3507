"""How a service is run: where its data lies and how much it takes from anybody."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from valtable.kernel.errors import Malformed

SQLITE = "sqlite:///"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the defaults suit one machine and its friends."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open a socket or post; the service's own is always one."""
    workers: int = 2
    """Processes in which bots think and logs are verified."""
    bot_seconds: float = 30.0
    """After so long a bot has lost its choice to luck."""
    undo_seconds: float = 2.0
    """So long bots wait after a person's choice that this person may take back, before they answer it."""
    body_bytes: int = 5_000_000
    message_bytes: int = 64_000
    messages_per_second: int = 50
    header_seconds: float = 10.0
    """So long the head of a request may take; then the connection is ended."""
    body_seconds: float = 60.0
    """So long the body of a request may take, or a browser that reads nothing of its answer."""
    keep_alive_seconds: int = 5
    """So long a connection is kept on which nothing is asked."""
    connections: int = 900
    """So many connections may be open in all; a process may often open 1024 files."""
    connections_per_address: int = 300
    """So many of them from one address; trusted proxies are exempt."""
    sockets_per_address: int = 200
    """So many play sockets from one address, also behind a trusted proxy."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    queue_length: int = 1_000_000
    """So many characters may wait for a client that does not read; then it is sent away."""
    ping_seconds: float = 20.0
    """So often a socket is asked whether it lives; one that does not answer for as long is ended."""
    created_per_minute: int = 60
    asked_per_minute: int = 3000
    read_seconds: float = 3.0
    """So many seconds of work one address may have done at once for replays, stories and the like."""
    read_share: float = 0.25
    """So much of every second comes back to it."""
    bot_tables_per_address: int = 4
    """So many tables at which only bots play, and that are not over, one address may have made."""
    buffer: int = 200
    """So many messages of a stream are kept for a client that comes back."""
    page: Path | None = None
    """A built page in another folder; the package's own where none is given."""
    synchronous: str = "FULL"
    """SQLite's own word. Anything less loses acknowledged moves when the power fails; tests prove it."""


def default_database() -> Path:
    """A file in the user's data folder; one that lies here already goes first."""
    here = Path("valtable.db")
    if here.exists():
        return here
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "valtable" / "valtable.db"


def database_path(url: str) -> Path:
    """The file that a database address names; `sqlite:///games.db` is the only kind there is yet."""
    if not url:
        return default_database()
    if not url.startswith(SQLITE) or not url.removeprefix(SQLITE):
        raise Malformed("--database-url", f"must be {SQLITE}FILE, not {url!r}")
    return Path(url.removeprefix(SQLITE))
