"""What a store stands on: a file of SQLite's, or a database of a PostgreSQL server.

Everything above says what is to be written and read in the same words; how a transaction is made, claimed and brought
up to date is said once for each.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Engine

from valtable.service.settings import Database
from valtable.service.store.sqlite import File
from valtable.service.store.writer import Keeper, Statement


class Claimed(Protocol):
    """As long as this is not given up, no service begins to play here."""

    def give_up(self) -> None: ...


class Ground(Protocol):
    def must_exist(self) -> None:
        """Raise Malformed where there is no such database."""

    def is_current(self) -> bool:
        """Whether it is as this program writes it; nothing is changed in it."""

    def prepare(self) -> None:
        """Make it, or bring it up to date; one that a newer program has written is left alone."""

    def claim(self, seconds: float = 0.0) -> Claimed:
        """Raises Held where another service has it, also after a while."""

    def keeper(self, claim: float | None) -> Keeper:
        """Where a store writes: prepared, and claimed if that is wished."""

    def engine(self) -> Engine:
        """Where a store reads."""

    def ask(self, *questions: Statement) -> list[list[Any]]:
        """The rows that answer each, for whoever has no store open and only wants to know this."""


def ground_of(database: Database, synchronous: str = "FULL") -> Ground:
    if isinstance(database, Path):
        return File(database, synchronous)
    from valtable.service.store.server import Server  # its driver is an extra

    return Server(database)
