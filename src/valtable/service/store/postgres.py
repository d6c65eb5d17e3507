"""A session at a PostgreSQL server: how it is begun, how the database is claimed by it, and brought up to date."""

from __future__ import annotations

import logging
from time import monotonic, sleep
from typing import Any

import psycopg

from valtable.kernel.errors import Malformed
from valtable.service.settings import Address
from valtable.service.store.claim import Held
from valtable.service.store.steps import POSTGRES

PAUSE = 0.1
# A network that swallows everything is noticed within seconds: here, and by the server, which then gives up the claim.
SESSION = """
SET synchronous_commit TO on; SET client_encoding TO 'UTF8'; SET idle_in_transaction_session_timeout TO 0;
SET tcp_user_timeout TO 5000; SET tcp_keepalives_idle TO 3; SET tcp_keepalives_interval TO 1;
SET tcp_keepalives_count TO 3
"""
CLAIM = "SELECT pg_try_advisory_lock(hashtext('valtable plays'), hashtext(current_schema()))"
STEP = "SELECT pg_advisory_xact_lock(hashtext('valtable steps'), hashtext(current_schema()))"
HEAD = "CREATE TABLE service (version INTEGER NOT NULL, last TEXT NOT NULL)"
"""As in the head of SQLite's file: how far the steps have come. And the name of the last transaction of a service."""

Connection = psycopg.Connection[Any]
logging.getLogger("psycopg").setLevel(logging.ERROR)  # below it warns of what it then raises


def connect(address: Address, name: str = "valtable") -> Connection:
    """For the thread that will use it; transactions are begun by hand. What is committed is on the server's disk."""
    connection: Connection = psycopg.connect(
        address.url, autocommit=True, application_name=name, connect_timeout=3,
        tcp_user_timeout=5000, keepalives_idle=3, keepalives_interval=1, keepalives_count=3,
    )  # fmt: skip
    try:
        connection.execute(SESSION)
    except BaseException:
        connection.close()
        raise
    return connection


def one(connection: Connection, query: str) -> Any:
    """The one value of the one row."""
    row = connection.execute(query.encode()).fetchone()
    return None if row is None else row[0]


def take(connection: Connection, address: Address, seconds: float) -> None:
    """Claim the database for this session; raises Held where another has it, also after a while."""
    until = monotonic() + seconds
    while not one(connection, CLAIM):
        if monotonic() >= until:
            raise Held(str(address), "another server plays in this database already; stop it, or choose another")
        sleep(PAUSE)


def version_of(connection: Connection) -> int:
    if one(connection, "SELECT to_regclass('service')") is None:
        return 0
    return int(one(connection, "SELECT version FROM service"))


def prepare(connection: Connection, address: Address) -> None:
    """All steps in one transaction. Who starts at the same moment waits, and finds them done."""
    encoding = one(connection, "SHOW server_encoding")
    if encoding != "UTF8":
        raise Malformed(str(address), f"is encoded as {encoding}; it must be made with the encoding UTF8")
    try:
        with connection.transaction():
            connection.execute(STEP)
            version = version_of(connection)
            if version == 0:
                connection.execute(HEAD)
                connection.execute("INSERT INTO service VALUES (0, '')")
            for step in POSTGRES[version:]:
                for statement in step:
                    connection.execute(statement.encode())
            if version < len(POSTGRES):
                connection.execute("UPDATE service SET version = %s", (len(POSTGRES),))
    except psycopg.Error as error:
        raise Malformed(str(address), f"cannot be used as a database ({error})") from None
    if version > len(POSTGRES):
        raise Malformed(str(address), f"is of version {version}, this program knows {len(POSTGRES)}: please update it")
