"""Writing to a PostgreSQL server.

Who plays here holds a claim: a lock of the very session that writes. So whoever has lost the connection has lost the
claim with it, and nothing that was on its way can still be written once the next holder reads. With every transaction
of a service a name is written that is given once. When the connection has broken at a commit, the next session sees
by it whether that was done; and whether another has written since.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from time import monotonic, sleep

import psycopg

from valtable.service.operating.logs import logger
from valtable.service.protocol import Ailment
from valtable.service.settings import Address
from valtable.service.store.claim import Held
from valtable.service.store.postgres import PAUSE, Connection, connect, one, prepare, take, version_of
from valtable.service.store.steps import POSTGRES
from valtable.service.store.writer import Job, Keeper, Lost, Overtaken, Unsettled

LOG = logger("valtable.store")
PATIENCE = 10.0
"""So many seconds a server is waited for that has gone at a commit."""
OURS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s AND pid <> pg_backend_pid()"
MARK = "UPDATE service SET last = ?"
OF_THE_JOB = (psycopg.IntegrityError, psycopg.ProgrammingError, psycopg.DataError)


@cache
def called(text: str) -> bytes:
    """As the driver wants it: there a value is no `?`."""
    return text.replace("?", "%s").encode()


def commit(connection: Connection) -> None:
    said = connection.execute("COMMIT").statusmessage
    if said != "COMMIT":
        raise Lost("not_written", f"the server has answered a commit with {said}")


class Session(Keeper):
    """One that breaks is followed by another. `claim`: the database is this one's alone; who still has it is waited
    for so many seconds. Without it nothing is known of a commit at which the connection has broken."""

    def __init__(self, address: Address, claim: float | None = None) -> None:
        self.commit = commit
        self._address = address
        self._name = f"valtable {secrets.token_hex(12)}"
        self._is_claimed = claim is not None
        self._last = self._pending = ""
        """The names of the last transaction that is there, and of one of which that is not known."""
        self._was_there: bool | None = None
        self._connection = connect(address, self._name)
        try:
            if claim is not None:
                take(self._connection, address, claim)
            prepare(self._connection, address)
            if one(self._connection, "SHOW fsync") == "off":
                LOG.warning("what is acknowledged may be lost: the server runs with fsync off", database=str(address))
            if claim is not None:
                self._last = secrets.token_hex(8)
                self.execute(MARK, (self._last,))
        except BaseException:
            self._connection.close()
            raise

    def execute(self, text: str, values: Sequence[object] = ()) -> object:
        return self._connection.execute(called(text), values)

    def keep(self, batch: list[Job]) -> None:
        self._there(lambda: self._keep(batch))

    def _keep(self, batch: list[Job]) -> None:
        for job in batch:
            job.error = None
        connection, name = self._connection, secrets.token_hex(8)
        try:
            try:
                with connection.pipeline():  # one journey for all of them
                    self.execute("BEGIN")
                    for job in batch:
                        self.do(job)
                    self._mark(name)
            except Exception as error:
                if len(batch) == 1 or connection.closed or self.ailment_of(error) is not None:
                    raise
                self.execute("ROLLBACK")
                self.execute("BEGIN")
                self.do_each(batch)
                self._mark(name)
            self._pending = name
            self.commit(connection)
        except Exception as error:
            if connection.closed and self._pending:
                raise Unsettled(f"the connection has broken at a commit ({error})") from error
            self._pending = ""
            with suppress(psycopg.Error):
                self.execute("ROLLBACK")
            raise
        self._last, self._pending = name, ""

    def _mark(self, name: str) -> None:
        if self._is_claimed:
            self.execute(MARK, (name,))

    def settle(self) -> bool | None:
        until = monotonic() + PATIENCE
        while self._is_claimed and monotonic() < until:
            with suppress(psycopg.Error, Lost):
                self._connect()
                return self._was_there
            sleep(PAUSE)
        self._pending = ""  # should it be there after all, it is as if another had written it
        return None

    def look(self, is_ailing: bool) -> None:
        question = "UPDATE service SET last = last" if is_ailing and self._is_claimed else "SELECT 1"
        self._there(lambda: self.execute(question))

    def _there(self, do: Callable[[], object]) -> None:
        """In another session if this one has broken, also while it is done: before its commit nothing is there."""
        self._be_there()
        try:
            do()
        except Unsettled:
            raise
        except Exception:
            if not self._connection.closed:
                raise
            self._be_there()
            do()

    def _be_there(self) -> None:
        if self._connection.closed:
            self._connect()
        if self.is_overtaken:
            raise Overtaken("database_taken", "another has written here meanwhile")

    def _connect(self) -> None:
        """Another session in the place of the one that has broken; whatever that was about to do is done or ended."""
        connection = connect(self._address, self._name)
        try:
            if self._is_claimed:
                connection.execute(OURS, (self._name,))
                take(connection, self._address, 1.0)
            if (version := version_of(connection)) != len(POSTGRES):
                raise Lost("database_replaced", f"it is of version {version} now")
            if self._is_claimed:
                self._compare(one(connection, "SELECT last FROM service"))
        except Held as held:
            connection.close()
            raise Lost("database_taken", held.problem) from None
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def _compare(self, found: str) -> None:
        """The name of the last transaction, read while nobody can write: is it one of ours?"""
        if found not in (self._last, self._pending):
            self.is_overtaken, self._was_there = True, None
        else:
            self._was_there = found == self._pending
        self._last, self._pending = found, ""

    def ailment_of(self, error: Exception) -> Ailment | None:
        match error:
            case Lost():
                return error.ailment
            case Unsettled():
                return "database_unreachable"
            case psycopg.errors.ReadOnlySqlTransaction():
                return "database_read_only"
            case psycopg.Error() if self._connection.closed:
                return "database_unreachable"
            case psycopg.Error() if not isinstance(error, OF_THE_JOB):
                return "not_written"
        return None

    def close(self) -> None:
        self._connection.close()
