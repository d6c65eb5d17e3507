"""Durability's inside: one writer, many jobs in one transaction, and what happens when the disk says no."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from copy import deepcopy
from pathlib import Path
from threading import Event, Timer
from typing import Any, cast

import msgspec
import pytest

import valtable
from tests.service.databases import ask, change
from tests.service.memory import Forgetful, table_of
from tests.service.running import BOTH, Service, running
from tests.service.tables import lay, watch
from valtable.kernel.errors import Malformed
from valtable.kernel.match import Match
from valtable.service.problems import Trouble
from valtable.service.protocol import Play
from valtable.service.settings import Database
from valtable.service.store.session import Session
from valtable.service.store.sqlite import FileKeeper, connect, prepare
from valtable.service.store.steps import STEPS
from valtable.service.store.store import Store, line_statements
from valtable.service.store.writer import NotWritten, Writer

GROUNDS = BOTH
INSERT = "INSERT INTO numbers VALUES (?)"


@pytest.fixture
def database(database: Database) -> Database:
    if isinstance(database, Path):
        connect(database, "FULL").close()
    change(database, "CREATE TABLE numbers (n INTEGER PRIMARY KEY)")
    return database


def writing(database: Database) -> Writer:
    return Writer(FileKeeper(database, "FULL") if isinstance(database, Path) else Session(database), str(database))


def numbers(database: Database) -> list[int]:
    return [n for (n,) in ask(database, "SELECT n FROM numbers ORDER BY n")]


def test_jobs_that_wait_together_are_committed_together(database: Database) -> None:
    commits, busy = 0, Event()

    def counted(connection: Any) -> None:
        nonlocal commits
        busy.wait(60)
        commits += 1
        commit(connection)

    async def scene() -> None:
        jobs = asyncio.gather(*(writer.write((INSERT, (n,))) for n in range(100)))
        await asyncio.sleep(0)  # all of them wait now, behind the first
        busy.set()
        await jobs

    writer = writing(database)
    commit = writer.keeper.commit
    writer.keeper.commit = counted
    asyncio.run(scene())
    writer.close()
    assert numbers(database) == list(range(100))
    assert commits <= 2


def test_a_job_that_fails_fails_alone_and_whole(database: Database) -> None:
    async def scene() -> tuple[BaseException | None, ...]:
        await writer.write((INSERT, (1,)))
        return await asyncio.gather(
            writer.write((INSERT, (2,))),
            writer.write((INSERT, (3,)), (INSERT, (1,))),
            writer.write((INSERT, (4,))),
            writer.write((INSERT, (1 << 70,))),
            writer.write((INSERT, (5,))),
            return_exceptions=True,
        )

    writer = writing(database)
    results = asyncio.run(scene())
    writer.close()
    assert [type(result) for result in results] == [type(None), NotWritten] * 2 + [type(None)]
    assert numbers(database) == [1, 2, 4, 5]


def test_a_commit_that_fails_leaves_nothing_and_the_next_one_works(database: Database) -> None:
    async def scene() -> None:
        commit, writer.keeper.commit = writer.keeper.commit, fail
        with pytest.raises(NotWritten, match="no space left"):
            await writer.write((INSERT, (1,)))
        writer.keeper.commit = commit
        await writer.write((INSERT, (2,)))

    writer = writing(database)
    asyncio.run(scene())
    writer.close()
    assert numbers(database) == [2]


def fail(connection: Any) -> None:
    raise sqlite3.OperationalError("no space left")


def test_a_move_that_could_not_be_saved_is_seen_by_nobody_and_can_be_done_again(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, "valletta")
        spectator = watch(service, stack, laid.id)
        mover = next(player for player in laid.players if player.is_asked)
        screen, do = deepcopy(mover.screen), mover.can_do[0]  # patches change the screen where it is
        for player in (*laid.players, spectator):
            player.catch_up()
            player.texts.clear()
        writer = service.app.hall.store.writer
        commit, writer.keeper.commit = writer.keeper.commit, fail
        answer = mover.play(do, key="unlucky")
        writer.keeper.commit = commit
        assert (answer["type"], answer["code"]) == ("rejected", "not_saved")
        assert answer["problem"]["detail"] == "", "why the disk said no is the operator's business"
        for player in (*laid.players, spectator):
            player.send(type="ping")
            while player.receive()["type"] != "pong":
                pass
            assert not any('"update"' in text or '"joined"' in text for text in player.texts)
        assert mover.screen == screen
        assert mover.play(do, key="unlucky")["type"] == "accepted"
        assert mover.screen != screen


def test_a_line_that_somebody_else_has_written_first_wins(tmp_path: Path, database: Database) -> None:
    """Whoever writes a number second loses and sees what is there; another service would, if there could be one."""
    with running(tmp_path, database=database) as service, ExitStack() as stack:
        laid = lay(service, stack, "valletta")
        mover = next(player for player in laid.players if player.is_asked)
        seat, do, before = mover.seat or 0, mover.can_do[0], len(mover.story)
        table = asyncio.run(service.app.hall.tables.get(laid.id))
        other = Match.resume(table.match.game, table.match.log, table.row.secret)
        other.play(seat, do)
        new = other.course.lines[len(table.match.course.lines) :]
        for text, values in line_statements(laid.id, new, seat, "first"):
            change(database, text, *values)
        assert mover.play(mover.can_do[-1], key="second")["code"] == "not_saved"
        assert len(mover.story) > before
        assert mover.story == msgspec.to_builtins(other.story(seat))
        assert mover.play(do, key="first")["type"] == "accepted"
        assert mover.story == msgspec.to_builtins(other.story(seat))


def test_after_somebody_elses_line_the_table_goes_on_from_there() -> None:
    match, further = (valtable.new("valletta", seats=2, seed=1) for _ in range(2))
    mover = match.decisions[0].seat
    while mover in further.game.deciders(further.state):
        further.play(mover, further.choices(mover)[0])

    class Ahead(Forgetful):
        async def append(self, *lines: Any) -> None:
            raise NotWritten("another was faster")

        async def lines(self, id_: str) -> list[tuple[bytes, None, None]]:
            return [(msgspec.json.encode(line), None, None) for line in further.course.lines]

    async def scene() -> None:
        with pytest.raises(Trouble, match="not_saved"):
            await table.submit(Play("key", mover, match.game.actions.notations[match.choices(mover)[0]]))

    table, woken = table_of(match), []
    table.store, table.row.secret = cast(Store, Ahead()), match._secret
    table.after_move = lambda: woken.append(list(table.row.asks))
    asyncio.run(scene())
    assert woken == [further.game.deciders(further.state)] != [[mover]]


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    prepare(file)
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA user_version").fetchone()[0] == len(STEPS)
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    connection.execute(f"PRAGMA user_version={len(STEPS) + 1}")
    connection.close()
    with pytest.raises(Exception, match="please update"):
        prepare(file)
    (tmp_path / "no.db").write_text("this is no database, but long enough to be looked at as if it were one" * 20)
    with pytest.raises(Exception, match="database"):
        prepare(tmp_path / "no.db")


def test_a_new_file_that_somebody_else_is_making_is_waited_for(tmp_path: Path) -> None:
    """SQLite refuses the switch to WAL at once, without its timeout, while another is about to write."""
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("CREATE TABLE busy (n)")
        done = Timer(0.3, other.execute, ["COMMIT"])
        done.start()
        prepare(file)
        done.join()
    with closing(connect(file, "FULL")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)


def test_a_file_that_stays_busy_is_given_up_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("valtable.service.store.sqlite.PATIENCE", 0.1)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Malformed, match="locked"):
            prepare(tmp_path / "tables.db")
