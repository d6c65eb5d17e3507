"""Who carries out an order: the service that runs, else the command; whatever happens, once and not later than said."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic

import msgspec
import pytest

from tests.service.databases import ask
from tests.service.figures import figure
from tests.service.lines import lines
from tests.service.orders.giving import give, new_link, refused
from tests.service.player import play_on
from tests.service.running import running
from tests.service.tables import lay
from valtable.service.orders import placing, steward
from valtable.service.orders.order import Announce, Attend, Ban, Close, Order, Refusal, Reopen, Revoke
from valtable.service.orders.steward import LASTS
from valtable.service.settings import Database
from valtable.service.store.claim import Claim
from valtable.service.store.ground import ground_of
from valtable.service.store.operated import OrderRow, place, waiting
from valtable.service.store.steps import STEPS
from valtable.service.store.store import Store

BOT = {"kind": "bot", "bot": "random"}


def test_the_same_is_done_without_a_service_and_bots_do_not_play_meanwhile(tmp_path: Path, database: Database) -> None:
    with ExitStack() as stack:
        with running(tmp_path, database=database) as service:
            laid = lay(service, stack)
            play_on(laid.players, Random(3), 3)
            bots = laid.maker.post("/api/tables", json={"game": "valletta", "seats": [BOT, BOT]}).json()["table"]["id"]
        before = ask(database, "SELECT count(*) FROM lines")
        give(database, Close(laid.id, "Late"))
        give(database, Close(bots))
        give(database, Reopen(bots))
        token = new_link(database, laid.id, 1)
        give(database, Announce("Back soon"))
        assert ask(database, "SELECT count(*) FROM lines") == before
        assert refused(database, Close(laid.id)) == "closed_already"
        assert not (tmp_path / "tables.db.lock").exists()
        with running(tmp_path, database=database) as service:
            device = stack.enter_context(service.device())
            info = device.get(f"/api/tables/{laid.id}").json()
            assert info["closed"]["reason"] == "Late"
            assert device.get("/api/announcement").json()["text"] == "Back soon"
            assert device.post(f"/api/tables/{laid.id}/seat", json={"token": token}).json()["seat"] == 1


def test_what_cannot_be_done_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(tmp_path) as service, ExitStack() as stack:
        over = lay(service, stack, options={"rounds": 2})
        play_on(over.players, Random(1))
        made = over.maker.post("/api/tables", json={"game": "proving", "seats": [{"kind": "me"}, BOT]}).json()
    on = made["table"]["id"]
    orders: list[tuple[Order, str]] = [
        (Close("none"), "no_such_table"),
        (Reopen("none"), "no_such_table"),
        (Revoke("none", 0, b""), "no_such_table"),
        (Reopen(on), "not_closed"),
        (Close(on), ""),
        (Close(on), "closed_already"),
        (Reopen(on), ""),
        (Revoke(on, 7, b""), "no_such_seat"),
        (Revoke(on, -1, b""), "no_such_seat"),
        (Revoke(on, 1, b""), "seat_of_bot"),
        (Close(over.id), "over"),
        (Revoke(over.id, 0, b""), "over"),
    ]
    for order, code in orders:
        assert refused(file, order) == code, order
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT count(*) FROM sitters WHERE table_id = ?", (on,)).fetchone() == (1,)


def test_the_schema_has_no_door_for_orders(tmp_path: Path) -> None:
    with running(tmp_path) as service, service.device() as device:
        paths = device.get("/api/schema").json()["paths"]
        assert not [path for path in paths if any(word in path for word in ("admin", "order", "ban", "close"))]
        assert list(paths["/api/announcement"]) == ["get"]
        assert device.post("/api/announcement", json={"text": "Hello"}).status_code == 405


def test_a_service_takes_an_order_within_about_a_second(tmp_path: Path, database: Database) -> None:
    with running(tmp_path, database=database) as service, ExitStack() as stack:
        laid = lay(service, stack)
        begun = monotonic()
        assert give(service, Attend([laid.id, "none"])).attendance[laid.id].seats == [0, 1]
        assert monotonic() - begun < 30, "a busy machine may take longer, never for ever"


def test_an_order_that_nobody_took_in_time_is_not_carried_out_later(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    ground_of(database).prepare()
    store = Store(database)
    stale = OrderRow("stale", (datetime.now(UTC) - LASTS).isoformat(), msgspec.json.encode(Announce("Too late")))
    asyncio.run(place(store, stale))
    monkeypatch.setattr(steward, "LASTS", LASTS)
    holder = ground_of(database).claim()  # a service that is stuck
    monkeypatch.setattr(placing, "PAUSE", 0.01)

    async def patient() -> None:
        await placing.have_done(store, database, Announce("Nobody hears"), 0.2)

    with pytest.raises(Refusal, match="no_answer"):
        asyncio.run(patient())
    assert [row.id for row in asyncio.run(waiting(store))] == ["stale"], "what was given up is taken back"
    store.close()
    holder.give_up()
    with running(tmp_path, database=database) as service, service.device() as device:
        give(service, Attend([]))
        assert device.get("/api/announcement").json()["text"] == ""


def test_a_service_that_starts_waits_for_a_command_that_has_the_claim(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    ground_of(database).prepare()
    command, waits = ground_of(database).claim(), list[float]()

    def wait(seconds: float) -> None:
        waits.append(seconds)
        command.give_up()

    for room in ("claim", "postgres"):
        monkeypatch.setattr(f"valtable.service.store.{room}.sleep", wait)
    with running(tmp_path, database=database) as service, service.device() as device:
        assert device.get("/readyz").status_code == 200
    assert waits


def test_orders_of_several_commands_at_once_are_all_carried_out(tmp_path: Path, database: Database) -> None:
    ground_of(database).prepare()
    end = "2999-01-01T00:00:00+00:00"
    commands = [
        Thread(target=give, args=(database, Ban(f"198.51.100.{n}", end))) for n in range(8)
    ]  # fmt: skip
    for command in commands:
        command.start()
    for command in commands:
        command.join()
    with running(tmp_path, database=database) as service, service.device() as device:
        assert device.get("/readyz").status_code == 200
        assert service.app.hall.bans.how_many == 8


def test_an_order_that_makes_no_sense_or_meets_a_bug_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("valtable.service.orders.steward.close", None)
    with running(tmp_path, metrics_port=0) as service, ExitStack() as stack:
        laid = lay(service, stack)
        assert refused(service, Close(laid.id)) == "failed"
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            order = ("odd", datetime.now(UTC).isoformat(), b'{"type":"nonsense"}')
            connection.execute("INSERT INTO orders (id, asked, wanted) VALUES (?, ?, ?)", order)
            connection.commit()
        give(service, Announce("All is well"))
        assert figure(service, "orders_total", order="close", outcome="refused") == 1
        assert figure(service, "orders_total", order="unknown", outcome="refused") == 1
        assert figure(service, "orders_total", order="announce", outcome="done") == 1
        assert figure(service, "bans") == 0
    assert [line["event"] for line in lines(caplog)][:2] == ["an order has met a bug"] * 2


def test_what_is_ordered_stands_in_the_log_without_a_secret_or_a_whole_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack)
        token = new_link(service, laid.id, 1)
        give(service, Close(laid.id, "private words"))
        give(service, Ban("203.0.113.77", "2999-01-01T00:00:00+00:00"))
    told = lines(caplog)
    assert [line["event"] for line in told] == [
        "a seat is freed by order", "a table is closed by order", "a network is banned by order",
    ]  # fmt: skip
    assert {line.get("table", laid.id) for line in told} == {laid.id}
    assert told[2]["address"] == "203.0.113.0/24"
    assert not any(word in str(told) for word in (token, "203.0.113.77", "private"))


OLDER = [
    *(f"ALTER TABLE tables DROP COLUMN {column}" for column in ("moved", "closed", "why_closed")),
    "ALTER TABLE hands DROP COLUMN revoked",
    *(f"DROP TABLE {table}" for table in ("orders", "bans", "announcements")),
    "PRAGMA user_version = 3",
]
"""Back to the database of before orders."""


def test_a_file_of_before_is_brought_up_to_date_unless_a_service_plays_in_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with ExitStack() as stack:
        with running(tmp_path) as service:
            laid = lay(service, stack)
            play_on(laid.players, Random(3), 4)
            link = laid.devices[1].post(f"/api/tables/{laid.id}/links", json={"seat": 1}).json()["link"]
            phone = stack.enter_context(service.device())
            phone.post(f"/api/tables/{laid.id}/seat", json={"token": link.partition("#")[2]})
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for statement in OLDER:
                connection.execute(statement)
        holder = Claim(file)  # a service of that release
        assert refused(file, Close(laid.id)) == "other_release"
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (3,)
        holder.give_up()
        assert refused(file, Close(laid.id)) == ""
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        with running(tmp_path) as service:
            again = stack.enter_context(service.player(laid.maker, laid.id, 0)).join()
            assert again.info["closed"] is not None
            assert '"before":"Player 2","at":' in again.texts[0]
            assert '"revoked":false' in again.texts[0], "an older change of hands stays what it was"
            give(service, Reopen(laid.id))
