"""A client of the service, for programs: everything the page can do, typed, for asyncio. See docs/guide/client.md.

Read in this order: `links`, `errors`, `asking` (HTTP), `client` (the door), `seen` (what is kept of a table),
`session` (a table looked at), `seat` (a seat played), `program` (a bot on a seat).
It knows the messages, `valtable.service.protocol`, and no other room of the service: what is true for it is true for
whoever writes a client elsewhere.
"""

from __future__ import annotations

from valtable.client.client import Client
from valtable.client.errors import Busy, ClientError, Closed, Left, Strange, Trouble, Unreachable
from valtable.client.links import Link, read_link
from valtable.client.program import game_of, play_out
from valtable.client.seat import Seat
from valtable.client.session import Session

__all__ = [
    "Busy",
    "Client",
    "ClientError",
    "Closed",
    "Left",
    "Link",
    "Seat",
    "Session",
    "Strange",
    "Trouble",
    "Unreachable",
    "game_of",
    "play_out",
    "read_link",
]
