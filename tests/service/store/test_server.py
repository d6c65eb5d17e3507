"""A database on a server: it is away for a while, breaks at a commit, or somebody else plays in it meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, closing
from copy import deepcopy
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import psycopg
import pytest

from tests.postgres import Cluster
from tests.service.databases import ask, change
from tests.service.player import play_on
from tests.service.running import BOTH, Service, running
from tests.service.store.test_loss import lines_about_saving, mover_at, until_ready
from tests.service.tables import lay
from tests.service.wire.raw import until
from valtable.service.maintenance import check
from valtable.service.settings import Database
from valtable.service.store import session
from valtable.service.store.postgres import CLAIM, connect
from valtable.service.store.session import Session, commit
from valtable.service.store.writer import Unsettled, Writer

GROUNDS = BOTH
END = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND starts_with(application_name, 'valtable ')
"""
WAITS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


def times_written(database: Database, key: str) -> int:
    return int(ask(database, "SELECT count(*) FROM lines WHERE key = ?", key)[0][0])


# Away


def test_while_the_server_is_away_nothing_is_saved_and_after_it_play_goes_on(
    tmp_path: Path, postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres.new()
    with running(tmp_path, database=database) as service, ExitStack() as stack:
        mover = mover_at(service, stack)
        device = stack.enter_context(service.device())
        screen, do = deepcopy(mover.screen), mover.can_do[0]
        try:
            postgres.stop()
            assert mover.play(do, key="unlucky")["code"] == "not_saved", "also before anybody has noticed"
            assert until_ready(device, 503)["reason"] == "database_unreachable"
            for _ in range(2):
                assert mover.play(do, key="unlucky")["code"] == "not_saved"
            assert mover.screen == screen
            seats = {"game": "proving", "seats": [{"kind": "me"}] * 2}
            assert device.post("/api/tables", json=seats).status_code == 503
            answer = device.get("/api/tables/nothing")
            assert (answer.status_code, answer.json()["code"]) == (503, "unreachable")
            with service.player(device, "nothing") as visitor:
                assert visitor.close_code() == 1013, "come again"
        finally:
            postgres.start()
        until_ready(device, 200)
        assert mover.play(do, key="unlucky")["type"] == "accepted"
        assert mover.screen != screen
    assert lines_about_saving(caplog) == ["ERROR", "WARNING"]
    assert [record.exc_info for record in caplog.records] == [None] * len(caplog.records), "it is no fault of ours"
    assert check(database).broken == []
    assert times_written(database, "unlucky") == 1


def test_what_a_server_cannot_hold_is_nothing_that_is_there(service: Service) -> None:
    """SQLite takes a text with a null in it, PostgreSQL does not even compare it."""
    with ExitStack() as stack:
        laid = lay(service, stack)
        answer = laid.maker.get("/api/tables/no%00thing")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
        mover = next(player for player in laid.players if player.is_asked)
        mover.send(type="play", seat=mover.seat, do=mover.can_do[0], key="un\0lucky")
        while (said := mover.receive())["type"] != "rejected":
            pass
        assert said["code"] == "malformed"


@pytest.mark.parametrize("at_a_commit", [False, True])
def test_bots_go_on_by_themselves_when_the_server_is_back(
    tmp_path: Path, postgres: Cluster, at_a_commit: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "PATIENCE", 0.0)
    database, gone = postgres.new(), Event()

    def stay_away(connection: Any) -> None:
        keeper.commit = commit
        postgres.stop()
        gone.set()
        break_before(connection)

    with running(tmp_path, database=database) as service, service.device() as device:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        made = device.post("/api/tables", json={"game": "valletta", "seats": seats}).json()["table"]["id"]
        until(lambda: ask(database, "SELECT max(n) FROM lines")[0][0] > 2, "the bots do not begin")
        keeper = service.app.hall.store.writer.keeper
        try:
            if at_a_commit:
                keeper.commit = stay_away
                assert gone.wait(60)
            else:
                postgres.stop()
            until_ready(device, 503)
        finally:
            postgres.start()
        until_ready(device, 200)
        until(lambda: ask(database, "SELECT finished FROM tables")[0][0] == 1, f"table {made} stands still")
    assert check(database).broken == []


# A commit of which nothing is heard


def break_after(connection: Any) -> None:
    commit(connection)
    break_before(connection)


def break_before(connection: Any) -> None:
    connection.close()
    raise psycopg.OperationalError("the connection is lost")


@pytest.mark.parametrize(("breaks", "is_there"), [(break_after, True), (break_before, False)])
def test_a_commit_at_which_the_connection_breaks_is_told_as_it_was(
    tmp_path: Path, postgres: Cluster, breaks: Callable[[Any], None], is_there: bool
) -> None:
    database = postgres.new()
    with running(tmp_path, database=database) as service, ExitStack() as stack:
        mover = mover_at(service, stack)
        keeper, do = service.app.hall.store.writer.keeper, mover.can_do[0]
        keeper.commit = breaks
        answer = mover.play(do, key="unlucky")
        keeper.commit = commit
        assert (answer["type"], answer.get("code")) == (("accepted", None) if is_there else ("rejected", "not_saved"))
        assert times_written(database, "unlucky") == is_there
        until_ready(stack.enter_context(service.device()), 200)
        assert mover.play(do, key="unlucky")["type"] == "accepted"
    assert times_written(database, "unlucky") == 1
    assert check(database).broken == []


def test_what_was_about_to_be_written_by_a_lost_session_comes_no_more(postgres: Cluster) -> None:
    """The old session hangs in its transaction when the new one reads: it must be ended first."""
    database = postgres.new()
    keeper = Session(database, 0.0)
    hanging = keeper._connection
    hanging.execute("BEGIN; UPDATE service SET last = 'late'")
    keeper._connect()
    with pytest.raises(psycopg.OperationalError):
        hanging.execute("COMMIT")
    assert ask(database, "SELECT last FROM service") == [(keeper._last,)]
    hanging.close()
    keeper.close()


@pytest.mark.parametrize("breaks", [break_after, break_before])
def test_what_cannot_be_settled_is_not_answered_and_found_as_it_is(
    tmp_path: Path, postgres: Cluster, breaks: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "PATIENCE", 0.0)
    database = postgres.new()

    def break_and_stay_away(connection: Any) -> None:
        try:
            breaks(connection)
        finally:
            postgres.stop()

    with running(tmp_path, database=database) as service, ExitStack() as stack:
        laid = lay(service, stack, "valletta")
        mover = next(player for player in laid.players if player.is_asked)
        keeper, do = service.app.hall.store.writer.keeper, mover.can_do[0]
        keeper.commit = break_and_stay_away
        try:
            mover.send(type="play", seat=mover.seat, do=do, key="unlucky")
            assert mover.close_code() == 1013
            assert not [text for text in mover.texts if "unlucky" in text]
        finally:
            keeper.commit = commit
            postgres.start()
        until_ready(laid.maker, 200)
        assert times_written(database, "unlucky") == (breaks is break_after)
        again = stack.enter_context(service.player(laid.devices[mover.seat or 0], laid.id, mover.seat)).join()
        assert again.play(do, key="unlucky")["type"] == "accepted"
    assert times_written(database, "unlucky") == 1
    assert check(database).broken == []


def test_without_the_claim_a_broken_commit_is_told_as_not_known(postgres: Cluster) -> None:
    writer = Writer(Session(postgres.new()), "somewhere")
    writer.keeper.commit = break_after
    with pytest.raises(Unsettled):
        asyncio.run(writer.write(("UPDATE service SET last = ?", ("x",))))
    writer.close()


# Somebody else


def test_who_has_lost_the_claim_to_another_saves_nothing_and_then_reads_everything_again(
    tmp_path: Path, postgres: Cluster
) -> None:
    database = postgres.new()
    with running(tmp_path, database=database) as service, ExitStack() as stack, closing(connect(database)) as other:
        laid = lay(service, stack, "valletta")
        mover = next(player for player in laid.players if player.is_asked)
        do = mover.can_do[0]
        waiting = Thread(target=other.execute, args=(CLAIM.replace("pg_try_", "pg_").encode(),))
        waiting.start()
        until(lambda: bool(ask(database, WAITS)), "nobody waits for the claim")
        change(database, END)  # the service's session ends: at once the claim is that of whoever has waited
        waiting.join()
        assert until_ready(laid.maker, 503)["reason"] == "database_taken"
        assert mover.play(do, key="unlucky")["code"] == "not_saved"
        change(database, "UPDATE seats SET name = 'Somebody' WHERE seat = 0")
        change(database, "UPDATE service SET last = 'of another'")
        other.close()
        until_ready(laid.maker, 200)
        assert mover.close_code() == 1013
        again = stack.enter_context(service.player(laid.devices[mover.seat or 0], laid.id, mover.seat)).join()
        assert again.play(do, key="unlucky")["type"] == "accepted"
        assert laid.maker.get(f"/api/tables/{laid.id}").json()["seats"][0]["name"] == "Somebody"
    assert times_written(database, "unlucky") == 1


def test_a_session_that_ends_while_nobody_else_is_there_changes_nothing_for_anybody(
    tmp_path: Path, postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres.new()
    with running(tmp_path, database=database) as service, ExitStack() as stack:
        laid = lay(service, stack)
        for seed in range(3):
            change(database, END)
            assert play_on(laid.players, Random(seed), 3) == 3
    assert lines_about_saving(caplog) == []
