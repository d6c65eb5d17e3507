"""How a database becomes one of this program: on a server as in a file, once, and with settings that last."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import inspect

from tests.postgres import Cluster
from tests.service.databases import change
from tests.service.wire.raw import until
from valtable.kernel.errors import Malformed
from valtable.service.settings import Address, Database
from valtable.service.store.ground import ground_of
from valtable.service.store.session import Session
from valtable.service.store.steps import POSTGRES, STEPS
from valtable.service.store.store import Store


def test_several_that_start_together_bring_a_database_up_to_date_once(postgres: Cluster) -> None:
    ground, failures = ground_of(postgres.new()), list[Exception]()

    def start() -> None:
        try:
            ground.prepare()
        except Exception as error:
            failures.append(error)

    starting = [Thread(target=start) for _ in range(6)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert failures == []
    assert ground.ask(("SELECT version FROM service", ())) == [[(len(POSTGRES),)]]


def shape_of(database: Database) -> dict[str, Any]:
    """Tables, columns, keys and indexes, without what only one kind of database knows."""
    ground = ground_of(database)
    ground.prepare()
    engine = ground.engine()
    found = inspect(engine)
    shape = {
        table: {
            "columns": [
                (column["name"], kind_of(column["type"]), column["nullable"], bool(column["default"]))
                for column in sorted(found.get_columns(table), key=lambda column: column["name"])
            ],
            "key": found.get_pk_constraint(table)["constrained_columns"],
            "others": [(key["constrained_columns"], key["referred_table"]) for key in found.get_foreign_keys(table)],
            "indexes": sorted(
                (str(one["name"]), one["column_names"], bool(one["unique"])) for one in found.get_indexes(table)
            ),
        }
        for table in found.get_table_names()
        if table != "service"
    }
    engine.dispose()
    return shape


def kind_of(type_: Any) -> str:
    name = type(type_).__name__
    return "BLOB" if name == "BYTEA" else name


def test_both_kinds_of_database_have_the_same_tables_after_all_steps(tmp_path: Path, postgres: Cluster) -> None:
    assert len(STEPS) == len(POSTGRES)
    shape = shape_of(tmp_path / "tables.db")
    assert shape == shape_of(postgres.new())
    assert shape["lines"]["key"] == ["table_id", "n"]
    assert ("keys", ["table_id", "seat", "key"], True) in shape["lines"]["indexes"]


def test_a_database_of_a_newer_program_or_of_another_encoding_is_left_alone(postgres: Cluster) -> None:
    newer = postgres.new()
    ground_of(newer).prepare()
    change(newer, "UPDATE service SET version = ?", len(POSTGRES) + 1)
    with pytest.raises(Malformed, match="please update"):
        Store(newer)
    postgres.ask("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    with pytest.raises(Malformed, match="LATIN1"):
        Store(Address(postgres.url.replace("/postgres", "/latin")))
    postgres.ask("DROP DATABASE latin")


def test_a_server_that_does_not_sync_is_warned_of(postgres: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever a server would do by itself: a session of ours is told only of what lasts."""
    database = postgres.new()
    postgres.ask("ALTER ROLE valtable SET synchronous_commit TO off")
    keeper = Session(database)
    row = keeper._connection.execute("SHOW synchronous_commit").fetchone()
    keeper.close()
    postgres.ask("ALTER ROLE valtable RESET synchronous_commit")
    assert row == ("on",)
    postgres.ask("ALTER SYSTEM SET fsync TO off")
    postgres.ask("SELECT pg_reload_conf()")
    try:
        until(lambda: postgres.ask("SHOW fsync") == [("off",)], "the server does not read its settings")
        Session(database).close()
    finally:
        postgres.ask("ALTER SYSTEM RESET fsync")
        postgres.ask("SELECT pg_reload_conf()")
    assert [record.getMessage() for record in caplog.records] == [
        "what is acknowledged may be lost: the server runs with fsync off"
    ]


def test_the_password_of_an_address_is_told_to_nobody() -> None:
    address = Address("postgresql://games:hush@db.example:5433/tables?password=hush")
    assert (str(address), repr(address)) == ("postgresql://db.example:5433/tables",) * 2
