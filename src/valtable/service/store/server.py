"""A database of a PostgreSQL server, as the ground of a store: it is there, and may be empty."""

from __future__ import annotations

import secrets
from contextlib import closing
from typing import Any

import psycopg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext

from valtable.kernel.errors import Malformed
from valtable.service.problems import Trouble
from valtable.service.settings import Address
from valtable.service.store.postgres import Connection, connect, prepare, take, version_of
from valtable.service.store.session import MARK, Session, called
from valtable.service.store.steps import POSTGRES
from valtable.service.store.writer import Statement


class Claim:
    """Of whoever sets something right while no service runs; one that then comes back sees that somebody was here."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        connection.execute(called(MARK), (secrets.token_hex(8),))

    def give_up(self) -> None:
        self._connection.close()


class Server:
    def __init__(self, address: Address) -> None:
        self._address = address

    def must_exist(self) -> None:
        self._reached().close()

    def is_current(self) -> bool:
        with closing(self._reached()) as connection:
            return version_of(connection) == len(POSTGRES)

    def prepare(self) -> None:
        with closing(self._reached()) as connection:
            prepare(connection, self._address)

    def claim(self, seconds: float = 0.0) -> Claim:
        connection = self._reached()
        try:
            take(connection, self._address, seconds)
            prepare(connection, self._address)
            return Claim(connection)
        except BaseException:
            connection.close()
            raise

    def keeper(self, claim: float | None) -> Session:
        try:
            return Session(self._address, claim)
        except psycopg.Error as error:
            raise self._unusable(error) from None

    def engine(self) -> Engine:
        engine = create_engine(
            "postgresql+psycopg://", creator=lambda: connect(self._address), isolation_level="AUTOCOMMIT",
            pool_pre_ping=True, pool_size=1,
        )  # fmt: skip
        event.listen(engine, "handle_error", tell)
        return engine

    def ask(self, *questions: Statement) -> list[list[Any]]:
        try:
            with closing(connect(self._address)) as connection:
                return [connection.execute(called(text), values).fetchall() for text, values in questions]
        except psycopg.OperationalError as error:
            raise Trouble("unreachable") from error

    def _reached(self) -> Connection:
        try:
            return connect(self._address)
        except psycopg.Error as error:
            raise self._unusable(error) from None

    def _unusable(self, error: psycopg.Error) -> Malformed:
        return Malformed(str(self._address), f"cannot be used as a database ({error})")


def tell(context: ExceptionContext) -> None:
    """A server that cannot be asked is no fault of ours."""
    if isinstance(context.original_exception, psycopg.OperationalError) and not context.is_pre_ping:
        raise Trouble("unreachable") from context.original_exception
