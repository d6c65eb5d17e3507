"""All tables go from one database into another; who plays at them notices nothing but another address."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.faults.process import address_of
from tests.postgres import Cluster
from tests.service.databases import ask, change
from tests.service.orders.giving import give
from tests.service.player import play_on
from tests.service.running import running
from tests.service.tables import Laid, lay
from valtable.cli import app
from valtable.service.orders.order import Announce, Ban
from valtable.service.settings import Database
from valtable.service.store.writer import Writer

FOREVER = "2999-01-01T00:00:00+00:00"


@pytest.fixture(params=["from a file to a server", "from a server to a file"])
def way(request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster) -> tuple[Database, Database]:
    ends: tuple[Database, Database] = (tmp_path / "tables.db", postgres.new())
    return ends if request.param.startswith("from a file") else ends[::-1]


def invoke(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, words)
    return result.exit_code, result.output


def move(source: Database, target: Database) -> tuple[int, Any]:
    code, output = invoke("move-tables", address_of(source), address_of(target), "--json")
    return code, json.loads(output)


def play_a_little(folder: Path, database: Database, stack: ExitStack) -> tuple[Laid, Laid]:
    """One table half-way, with a seat that has changed hands; one over; one that nobody has come to but its host."""
    with running(folder, database=database) as service:
        laid, over = lay(service, stack), lay(service, stack, options={"rounds": 2})
        play_on(laid.players, Random(1), 10)
        link = laid.devices[1].post(f"/api/tables/{laid.id}/links", json={"seat": 1}).json()["link"]
        other = stack.enter_context(service.device())
        assert other.post(f"/api/tables/{laid.id}/seat", json={"token": link.partition("#")[2]}).status_code == 200
        laid.devices[1] = other
        play_on(over.players, Random(1))
        wish = {"game": "proving", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        awaited = laid.maker.post("/api/tables", json=wish).json()
        give(service, Ban("198.51.100.7", FOREVER))
        give(service, Announce("We move tonight"))
    return laid, Laid(awaited["table"]["id"], [laid.maker], [], awaited)


def test_what_was_begun_goes_on_in_the_other_database(tmp_path: Path, way: tuple[Database, Database]) -> None:
    source, target = way
    with ExitStack() as stack:
        laid, awaited = play_a_little(tmp_path, source, stack)
        assert move(source, target) == (0, {"moved": 3, "already": 0, "different": []})
        code, output = invoke("check-tables", "--database-url", address_of(target), "--json")
        assert (code, json.loads(output)) == (0, {"checked": 3, "broken": []})
        with running(tmp_path, database=target) as service:
            again = []
            for seat, before in enumerate(laid.devices):
                device = stack.enter_context(service.device())
                device.cookies = before.cookies
                again.append(stack.enter_context(service.player(device, laid.id, seat)).join())
            for player in again:
                player.name = f"later-{player.name}"
            assert play_on(again, Random(2), 5) == 5
            friend = stack.enter_context(service.device())
            token = awaited.created["links"][0]["link"].partition("#")[2]
            assert friend.post(f"/api/tables/{awaited.id}/seat", json={"token": token}).json()["seat"] == 1
            assert friend.get("/api/announcement").json()["text"] == "We move tonight"
            assert len(ask(target, "SELECT network FROM bans")) == 1
    assert invoke("check-tables", "--database-url", address_of(target))[0] == 0


def test_what_was_interrupted_goes_on_and_what_differs_is_left_alone(
    tmp_path: Path, way: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = way
    with ExitStack() as stack:
        laid, _ = play_a_little(tmp_path, source, stack)
    write, written = Writer.write, 0

    async def write_two(self: Writer, *statements: Any) -> None:
        nonlocal written
        written += 1
        if written > 2:
            # The last statement fails: nothing of that table may be there.
            statements = (*statements, ("INSERT INTO tables (id) VALUES (?)", ("x",)))
        await write(self, *statements)

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "write", write_two)
        code, output = invoke("move-tables", address_of(source), address_of(target))
        assert (code, output.count("\n")) == (1, 1)
    assert len(ask(target, "SELECT id FROM tables")) == 2
    assert len(ask(target, "SELECT DISTINCT table_id FROM lines")) == 2
    assert move(source, target) == (0, {"moved": 1, "already": 2, "different": []})
    change(target, "UPDATE lines SET seat = 1 - seat WHERE table_id = ? AND n = 3", laid.id)
    assert move(source, target) == (1, {"moved": 0, "already": 2, "different": [laid.id]})
    code, output = invoke("move-tables", address_of(source), address_of(target))
    assert (code, "1 that differs" in output, laid.id in output) == (1, True, True)


def test_nobody_moves_what_is_played_or_is_not_there(tmp_path: Path, database: Database) -> None:
    other = tmp_path / "other.db"
    with running(tmp_path, database=database):
        for ends in ((database, other), (other, database)):
            code, output = invoke("move-tables", *map(address_of, ends))
            assert (code, output.count("\n")) == (1, 1), output
    code, output = invoke("move-tables", f"sqlite:///{tmp_path / 'no.db'}", address_of(database))
    assert (code, "no such database" in output) == (1, True)
    assert invoke("move-tables", address_of(database), address_of(database))[0] == 2
